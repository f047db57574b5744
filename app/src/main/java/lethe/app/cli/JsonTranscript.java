package lethe.app.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Text;
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
 * item and a text that describes it. The first is the match: game, options, seats and viewer, but
 * never the seed. It is followed by the turn whenever it changes, by the journal entries, and by
 * the viewer's observations of each entry. The command of a ply is included only for the seat that
 * gave it and for the referee. For other viewers, a ply without observations is omitted.
 */
final class JsonTranscript<C, O, V> {
  /** The first line. */
  private record Head(
      String game, Map<String, String> options, List<SeatedPlayer> seats, Viewer viewer) {}

  /**
   * A ply.
   *
   * @param command empty if the viewer must not know it
   */
  private record Ply<C>(Seat seat, Optional<C> command) {}

  private final Table<C, O, V> table;
  private final Match<C, O, V> match;
  private final Viewer viewer;
  private final boolean running;

  /**
   * Creates a transcript.
   *
   * @param closed whether the match is saved and still running, so that information shown only
   *     briefly is not repeated
   */
  JsonTranscript(Table<C, O, V> table, Viewer viewer, boolean closed) {
    this.table = table;
    this.match = table.match();
    this.viewer = viewer;
    this.running = closed;
  }

  void print(PrintStream out) {
    Head head =
        new Head(
            match.header().game(),
            match.header().options().values(),
            match.header().seatedPlayers(),
            viewer);
    out.println(JsonWriter.line("match", head, "text", table.title().name()));
    Match<C, O, V> before = match.atPosition(0);
    printObservations(before.observations(viewer), out);
    runningTurn(before.turn(), out);
    for (Match<C, O, V> current : match.momentsSince(0)) {
      if (out.checkError()) {
        return;
      }
      List<ToldObservation<O>> newObservations =
          current.observationsSince(viewer, before.position());
      entry(current.entriesBackwards().findFirst().orElseThrow(), current, newObservations, out);
      printObservations(newObservations, out);
      if (!current.turn().equals(before.turn())) {
        runningTurn(current.turn(), out);
      }
      before = current;
    }
    if (match.turn() instanceof Turn.Over(var outcome)) {
      out.println(JsonWriter.line("outcome", outcome, "text", Transcript.statusText(match.turn())));
    }
  }

  private void entry(
      Entry<C> entry,
      Match<C, O, V> current,
      List<ToldObservation<O>> newObservations,
      PrintStream out) {
    String line = entry.line(table.game().notation());
    switch (entry) {
      case Entry.Ply<C>(Seat seat, C command) -> {
        boolean own = viewer instanceof Referee || seat.equals(viewer);
        boolean fleeting = running && newObservations.stream().anyMatch(ToldObservation::ephemeral);
        if (own && !fleeting) {
          out.println(JsonWriter.line("ply", new Ply<>(seat, Optional.of(command)), "text", line));
        } else if (!newObservations.isEmpty()) {
          out.println(
              JsonWriter.line("ply", new Ply<>(seat, Optional.empty()), "text", seat + ":"));
        }
      }
      case Entry.Control<C>(ControlEntry control) -> {
        if (isVisible(control, current)) {
          out.println(JsonWriter.line("note", control, "text", line));
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
      case ControlEntry.ScreenNotCleared _,
          ControlEntry.DealKnown _,
          ControlEntry.Copied _,
          ControlEntry.HintGiven _ ->
          match.turn().isOver();
      case ControlEntry.Reshuffled _,
          ControlEntry.TimedViewStarted _,
          ControlEntry.DealCommitted _,
          ControlEntry.Concluded _ ->
          viewer instanceof Referee;
    };
  }

  private void printObservations(List<ToldObservation<O>> observations, PrintStream out) {
    for (ToldObservation<O> one : observations) {
      if (!(one.ephemeral() && running)) {
        List<String> words =
            table.title().narrate(one.observation(), viewer).stream().map(Text::words).toList();
        out.println(JsonWriter.line("told", one.observation(), "text", String.join("\n", words)));
      }
    }
  }

  /** Prints the turn while the match runs. The outcome is the last line of the transcript. */
  private static void runningTurn(Turn turn, PrintStream out) {
    if (turn instanceof Turn.Awaits awaits) {
      out.println(JsonWriter.line("turn", awaits, "text", Transcript.statusText(turn)));
    }
  }
}
