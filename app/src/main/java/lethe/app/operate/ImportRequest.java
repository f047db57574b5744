package lethe.app.operate;

import static lethe.app.operate.AdminMessages.MESSAGES;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.lobby.LobbyMessages;
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

/** The result of reading a journal to import. */
sealed interface ImportRequest {
  /**
   * A journal that can be imported.
   *
   * @param file the name of the file it was read from
   * @param seatNames the names for which seats are reserved; may omit seats
   */
  record WellFormed(LoadedMatch saved, String file, Map<Seat, String> seatNames)
      implements ImportRequest {}

  record IllFormed(String message) implements ImportRequest {}

  /**
   * Reads a journal and replays it.
   *
   * @param file the name of the file
   * @param text the content of the file
   * @param seats the seats to reserve, each as {@code SEAT=NAME}
   * @param names decides which names are valid
   */
  static ImportRequest parse(String file, String text, List<String> seats, NameRules names) {
    Path path = Path.of(file);
    return switch (LoadedMatch.of(path, text)) {
      case Invalid<LoadedMatch>(List<InputError> errors) ->
          new IllFormed(LobbyMessages.text(file, errors.getFirst()));
      case Valid<LoadedMatch>(LoadedMatch saved) when !saved.isSavedGame() ->
          new IllFormed(MESSAGES.format("script", file));
      case Valid<LoadedMatch>(LoadedMatch saved) when isBroken(saved) ->
          new IllFormed(MESSAGES.format("broken", file));
      case Valid<LoadedMatch>(LoadedMatch saved) -> parseSeats(saved, path, seats, names);
    };
  }

  /** Returns whether the seed does not match the commitment in the file. */
  private static boolean isBroken(LoadedMatch saved) {
    Match<?, ?, ?> match = saved.table().match();
    return !Fork.isFork(match)
        && Commitment.of(match).filter(one -> !one.binds(match.header().seed())).isPresent();
  }

  private static ImportRequest parseSeats(
      LoadedMatch saved, Path file, List<String> seats, NameRules names) {
    List<Seat> open = MatchImports.humanSeats(saved.table());
    Map<Seat, String> seatNames = new LinkedHashMap<>();
    for (String word : seats) {
      String[] sides = word.split("=", 2);
      Optional<Seat> seat = open.stream().filter(one -> one.name().equals(sides[0])).findFirst();
      boolean valid = seat.isPresent() && sides.length == 2 && names.isValidOrGuestName(sides[1]);
      if (!valid || seatNames.put(seat.get(), sides[1]) != null) {
        return new IllFormed(MESSAGES.format("no-seat", SafeText.sanitize(word, 40), open));
      }
    }
    return new WellFormed(saved, String.valueOf(file.getFileName()), seatNames);
  }
}
