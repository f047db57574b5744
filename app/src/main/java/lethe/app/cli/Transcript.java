package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.local.ProgramOutput;
import lethe.app.play.Table;
import lethe.app.session.Storyteller;
import lethe.app.session.Storyteller.Passage;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** Prints a match as text from the viewpoint of one viewer, from the deal to its current state. */
final class Transcript<C, O, V> {
  /** The size of the drawn table: the default width, and enough rows for any table. */
  private static final Size PAGE_SIZE = new Size(Size.DEFAULT.columns(), Size.UNLIMITED_ROWS);

  private final Title<C, O, V> title;
  private final Table<C, O, V> table;
  private final Match<C, O, V> match;
  private final Viewer viewer;
  private final Optional<Path> restrictedFile;
  private final Storyteller<O> storyteller;

  /**
   * Creates a transcript.
   *
   * @param restrictedFile the file if the match is a saved game that is still running itself or in
   *     a copy; otherwise empty. If it is present, everything that players may see only once is
   *     omitted.
   * @param withStory whether to include the story
   */
  Transcript(
      Table<C, O, V> table, Viewer viewer, Optional<Path> restrictedFile, boolean withStory) {
    this.title = table.title();
    this.table = table;
    this.match = table.match();
    this.viewer = viewer;
    this.restrictedFile = restrictedFile;
    this.storyteller = new Storyteller<>(title, match.header(), viewer, withStory);
  }

  /**
   * Prints the messages, the table, and the outcome or the seats to move. Omits the rest of the
   * messages if the output cannot be written.
   */
  void print(ProgramOutput output) {
    for (Match<C, O, V> current : match.momentsSince(Match.BEFORE_DEAL)) {
      if (output.isBroken()) {
        break;
      }
      Optional<Entry<C>> entry = current.entriesBackwards().findFirst();
      if (entry.isPresent() && viewer instanceof Referee) {
        output.print(List.of(Text.faint("> " + entry.get().line(table.game().notation()))));
      }
      List<ToldObservation<O>> observations =
          current.observationsSince(viewer, current.position() - 1).stream()
              .filter(told -> !(told.ephemeral() && restrictedFile.isPresent()))
              .toList();
      output.print(
          Passage.lines(storyteller.tell(Storyteller.undoText(current, viewer), observations)));
    }
    output.out().println();
    V view = match.view(viewer);
    if (restrictedFile.isPresent() && title.viewingSeconds(view) > 0) {
      output.print(
          List.of(Text.plain(LetheCli.MESSAGES.format("face-up-cards", restrictedFile.get()))));
    } else {
      output.print(title.draw(view, viewer, PAGE_SIZE));
    }
    output.out().println();
    output.print(closingLines());
  }

  private List<Text> closingLines() {
    return switch (match.turn()) {
      case Turn.Over(var outcome) -> {
        List<Text> lines = new ArrayList<>(Passage.lines(storyteller.tellEnd(outcome.ending())));
        lines.addAll(title.ending(outcome, ResultCaveat.caveatsOf(match)));
        yield lines;
      }
      case Turn.Awaits awaits -> List.of(Text.plain(statusText(awaits)));
    };
  }

  /** Returns the outcome of a match, or a message that names the seats to move. */
  static String statusText(Turn turn) {
    return switch (turn) {
      case Turn.Over(var outcome) -> outcome.toString();
      case Turn.Awaits(List<Seat> seats) ->
          LetheCli.MESSAGES.format("awaits", MatchStatus.seatNames(seats));
    };
  }
}
