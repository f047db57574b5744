package lethe.app.cli;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.json.JsonWriter;
import lethe.app.play.Table;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * Prints a match as JSON from the viewpoint of one viewer. Each line is an object that contains one
 * item and a text that describes it. The first item is the header: game, options, seats and viewer,
 * but never the seed. It is followed by the turn whenever the turn or the legal moves that the
 * viewer may know change, by the journal entries that the viewer may know, and by the viewer's
 * observations of each entry. The last item is the outcome, if the match is over. The command of a
 * ply is included only for the seat that gave it and for the referee. For other viewers, a ply
 * without observations is omitted.
 *
 * <p>Lines do not depend on later entries, so that they stay the same while a script grows. In a
 * saved game, information that is shown only once is added when the match and its copies are over.
 */
final class JsonTranscript<C, O, V> {
  private record MatchHeader(
      String game, Map<String, String> options, List<SeatedPlayer> seats, Viewer viewer) {}

  /**
   * A command and the seat that gave it.
   *
   * @param command the command; empty if the viewer must not know it
   */
  private record Ply<C>(Seat seat, Optional<C> command) {}

  private final Table<C, O, V> table;
  private final Match<C, O, V> match;
  private final Viewer viewer;
  private final boolean isRestricted;

  /**
   * Creates a transcript.
   *
   * @param isRestricted whether the match is a saved game that is still running itself or in a
   *     copy. If it is, observations that players may see only once are omitted, as are the
   *     commands that caused them and entries that players may read only after the match.
   */
  JsonTranscript(Table<C, O, V> table, Viewer viewer, boolean isRestricted) {
    this.table = table;
    this.match = table.match();
    this.viewer = viewer;
    this.isRestricted = isRestricted;
  }

  void print(PrintStream out) {
    MatchHeader header =
        new MatchHeader(
            match.header().game(),
            match.header().options().values(),
            match.header().seatedPlayers(),
            viewer);
    out.println(JsonWriter.objectWithText("match", header, table.title().name()));
    Match<C, O, V> previousMatch = match.atPosition(0);
    printObservations(previousMatch.observations(viewer), out);
    printRunningTurn(previousMatch, out);
    for (Match<C, O, V> current : match.momentsSince(0)) {
      if (out.checkError()) {
        return;
      }
      List<ToldObservation<O>> newObservations =
          current.observationsSince(viewer, previousMatch.position());
      printEntry(
          current.entriesBackwards().findFirst().orElseThrow(), current, newObservations, out);
      printObservations(newObservations, out);
      if (!current.turn().equals(previousMatch.turn())
          || !moves(current).equals(moves(previousMatch))) {
        printRunningTurn(current, out);
      }
      previousMatch = current;
    }
    if (match.turn() instanceof Turn.Over(var outcome)) {
      out.println(
          JsonWriter.objectWithText("outcome", outcome, Transcript.statusText(match.turn())));
    }
  }

  private void printEntry(
      Entry<C> entry,
      Match<C, O, V> current,
      List<ToldObservation<O>> newObservations,
      PrintStream out) {
    String line = entry.line(table.game().notation());
    switch (entry) {
      case Entry.Ply<C>(Seat seat, C command) -> {
        boolean commandVisible = viewer instanceof Referee || seat.equals(viewer);
        boolean hasEphemeral =
            isRestricted && newObservations.stream().anyMatch(ToldObservation::ephemeral);
        if (commandVisible && !hasEphemeral) {
          out.println(
              JsonWriter.objectWithText("ply", new Ply<>(seat, Optional.of(command)), line));
        } else if (!newObservations.isEmpty()) {
          out.println(
              JsonWriter.objectWithText("ply", new Ply<>(seat, Optional.empty()), seat + ":"));
        }
      }
      case Entry.Control<C>(ControlEntry control) -> {
        if (isVisible(control, current)) {
          out.println(JsonWriter.objectWithText("note", control, line));
        }
      }
    }
  }

  private boolean isVisible(ControlEntry control, Match<C, O, V> current) {
    return switch (control) {
      case ControlEntry.Undone() -> current.undoneSeat(viewer).isPresent();
      case ControlEntry.SeatReassigned _,
          ControlEntry.Conceded _,
          ControlEntry.Adjourned _,
          ControlEntry.TutorialStarted _ ->
          true;
      case ControlEntry.Marked(Seat seat, _, _) -> seat.equals(viewer);
      case ControlEntry.ScreenNotCleared _,
          ControlEntry.DealKnown _,
          ControlEntry.Copied _,
          ControlEntry.HintGiven _ ->
          !isRestricted;
      case ControlEntry.Reshuffled _,
          ControlEntry.TimedViewStarted _,
          ControlEntry.DealCommitted _,
          ControlEntry.Concluded _ ->
          viewer instanceof Referee;
    };
  }

  private void printObservations(List<ToldObservation<O>> observations, PrintStream out) {
    for (ToldObservation<O> toldObservation : observations) {
      if (!(toldObservation.ephemeral() && isRestricted)) {
        List<String> lines =
            table.title().narrate(toldObservation.observation(), viewer).stream()
                .map(Text::text)
                .toList();
        out.println(
            JsonWriter.objectWithText(
                "told", toldObservation.observation(), String.join("\n", lines)));
      }
    }
  }

  /**
   * Prints the turn at a moment unless the match is over; the outcome is printed at the end of the
   * transcript.
   */
  private void printRunningTurn(Match<C, O, V> moment, PrintStream out) {
    if (moment.turn() instanceof Turn.Awaits awaits) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("turn", awaits);
      Map<Seat, List<String>> moves = moves(moment);
      if (!moves.isEmpty()) {
        line.put("moves", moves);
      }
      line.put("text", Transcript.statusText(moment.turn()));
      out.println(JsonWriter.write(line));
    }
  }

  /** Returns the legal moves of each seat that is to move, if the viewer may know them. */
  private Map<Seat, List<String>> moves(Match<C, O, V> moment) {
    Map<Seat, List<String>> moves = new LinkedHashMap<>();
    for (Seat seat : moment.seats()) {
      if (moment.turn().awaits(seat) && (seat.equals(viewer) || viewer instanceof Referee)) {
        moves.put(
            seat,
            moment.legalCommands(seat).stream().map(table.game().notation()::format).toList());
      }
    }
    return moves;
  }
}
