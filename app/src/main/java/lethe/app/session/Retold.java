package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import lethe.app.frame.Text;
import lethe.app.titles.Storyteller;
import lethe.app.titles.TakenBack;
import lethe.app.titles.Title;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * What a viewer of a match that is over was told until one of its moments, with the story and the
 * lessons.
 *
 * @param whole the match to its end
 * @param position how many entries had been made at that moment
 * @param lessons what the viewer was taught, by how many entries had been made then
 */
record Retold<C, O, V>(
    Title<C, O, V> title,
    Match<C, O, V> whole,
    int position,
    Viewer viewer,
    SortedMap<Integer, Text> lessons) {
  /** What was told after so many entries. */
  List<Text> since(int from) {
    Storyteller<O> storyteller = new Storyteller<>(title, whole.header(), viewer, true);
    Match<C, O, V> match = whole.at(position);
    List<Told<O>> fresh = match.toldSince(viewer, from);
    List<Told<O>> all = match.told(viewer);
    all.subList(0, all.size() - fresh.size()).forEach(storyteller::tell);
    List<Text> lines = new ArrayList<>();
    for (Match<C, O, V> then : match.since(from)) {
      TakenBack.of(then, viewer).ifPresent(lines::add);
      then.toldSince(viewer, then.position() - 1)
          .forEach(one -> lines.addAll(storyteller.tell(one)));
      Optional.ofNullable(lessons.get(then.position())).ifPresent(lines::add);
    }
    if (match.turn() instanceof Turn.Over(var outcome) && position == ended()) {
      lines.addAll(storyteller.end(outcome.how()));
    }
    return lines;
  }

  /** What was done last, as far as these eyes saw it, what was told of it, and how it ended. */
  List<Text> last(Notation<C> notation) {
    Match<C, O, V> match = whole.at(position);
    List<Text> lines = new ArrayList<>();
    match
        .backwards()
        .findFirst()
        .filter(this::isSeen)
        .ifPresent(entry -> lines.add(Text.faint("> " + entry.line(notation))));
    lines.addAll(since(position - 1));
    if (match.turn() instanceof Turn.Over(var outcome)) {
      lines.addAll(title.end(outcome, viewer, Circumstance.of(match)));
    }
    return lines;
  }

  /**
   * Whether these eyes see the entry itself, and not only what came of it. Seeds, names of files
   * and of people are nothing that was played.
   */
  boolean isSeen(Entry<C> entry) {
    return switch (entry) {
      case Entry.Ply<C>(Seat seat, C _) -> viewer instanceof Referee || seat.equals(viewer);
      case Entry.Note<C>(Control what) -> viewer instanceof Referee && isPlay(what);
    };
  }

  private static boolean isPlay(Control what) {
    return switch (what) {
      case Control.Handed _,
          Control.Undone _,
          Control.Guided _,
          Control.Hinted _,
          Control.Conceded _,
          Control.Concluded _ ->
          true;
      case Control.Shown _,
          Control.Known _,
          Control.Redrawn _,
          Control.Copied _,
          Control.Unguarded _,
          Control.Committed _,
          Control.Adjourned _ ->
          false;
    };
  }

  /** How many entries there were when the match was first over. */
  private int ended() {
    int first = whole.position();
    while (first > 0 && whole.at(first - 1).turn().isOver()) {
      first--;
    }
    return first;
  }
}
