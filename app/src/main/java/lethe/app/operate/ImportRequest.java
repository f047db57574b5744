package lethe.app.operate;

import static lethe.app.operate.AdminMessages.MESSAGES;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.lobby.RejectionTexts;
import lethe.app.play.Commitment;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.SafeText;
import lethe.app.server.table.MatchImports;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The result of parsing an operator's request to import a journal. */
sealed interface ImportRequest {
  /**
   * A journal that can be imported.
   *
   * @param loadedMatch the journal and its match
   * @param file the name of the journal's file
   * @param seatNames the names of the players for whom seats are reserved; may omit seats
   */
  record WellFormed(LoadedMatch loadedMatch, String file, Map<Seat, String> seatNames)
      implements ImportRequest {}

  /** A request that cannot be fulfilled, with a message for the operator. */
  record IllFormed(String message) implements ImportRequest {}

  /**
   * Replays a journal and parses the reserved seats.
   *
   * @param file the name of the file
   * @param text the content of the file
   * @param seats the seats to reserve, each as {@code SEAT=NAME}
   * @param nameRules the rules for valid names
   */
  static ImportRequest parse(String file, String text, List<String> seats, NameRules nameRules) {
    Path path = Path.of(file);
    return switch (LoadedMatch.of(path, text)) {
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          new IllFormed(RejectionTexts.text(file, errors.getFirst()));
      case Valid<LoadedMatch>(LoadedMatch loaded) when !loaded.isSavedGame() ->
          new IllFormed(MESSAGES.format("not-a-saved-game", file));
      case Valid<LoadedMatch>(LoadedMatch loaded) when hasWrongSeed(loaded) ->
          new IllFormed(MESSAGES.format("wrong-seed", file));
      case Valid<LoadedMatch>(LoadedMatch loaded) -> parseSeats(loaded, path, seats, nameRules);
    };
  }

  /**
   * Returns whether a match that is not a branch contains a commitment that does not match the
   * seed.
   */
  private static boolean hasWrongSeed(LoadedMatch loadedMatch) {
    Match<?, ?, ?> match = loadedMatch.table().match();
    return !Fork.isFork(match)
        && Commitment.of(match)
            .filter(commitment -> !commitment.matches(match.header().seed()))
            .isPresent();
  }

  private static ImportRequest parseSeats(
      LoadedMatch loadedMatch, Path file, List<String> seats, NameRules nameRules) {
    List<Seat> humanSeats = MatchImports.humanSeats(loadedMatch.table());
    Map<Seat, String> seatNames = new LinkedHashMap<>();
    for (String assignment : seats) {
      String[] parts = assignment.split("=", 2);
      Optional<Seat> seat =
          humanSeats.stream().filter(candidate -> candidate.name().equals(parts[0])).findFirst();
      if (seat.isEmpty() || parts.length != 2 || seatNames.put(seat.get(), parts[1]) != null) {
        return new IllFormed(
            MESSAGES.format("unknown-seat", SafeText.sanitize(assignment, 40), humanSeats));
      }
      if (!nameRules.isValidOrGuestName(parts[1])) {
        return new IllFormed(MESSAGES.format("not-a-name", SafeText.sanitize(parts[1], 40)));
      }
    }
    return new WellFormed(loadedMatch, String.valueOf(file.getFileName()), seatNames);
  }
}
