package lethe.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.session.Moment;
import lethe.app.session.Snapshot;
import lethe.app.titles.TakenBack;
import lethe.app.titles.Title;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/** Whose eyes look at a screen, and what each of those who share it has not seen yet. */
final class Eyes<C, O, V> {
  private final Title<C, O, V> title;
  private final Notation<C> notation;
  private final Company company;

  /** How far in the journal each pair of eyes has looked. */
  private final Map<Viewer, Integer> heard = new HashMap<>();

  private Viewer viewer;

  Eyes(Title<C, O, V> title, Notation<C> notation, Company company, Match<C, O, V> match) {
    this.title = title;
    this.notation = notation;
    this.company = company;
    Viewer first =
        company.mine().stream().<Viewer>map(s -> s).findFirst().orElse(Spectator.SPECTATOR);
    this.viewer = next(match, first);
  }

  /** Whose eyes look now. */
  Viewer viewer() {
    return viewer;
  }

  /**
   * What the eyes that are to look now have not seen yet, entry by entry; the last of it is now.
   * They have seen it then. Where they are taught, also what told nothing can matter.
   */
  List<Moment<C, O, V>> look(Match<C, O, V> match) {
    viewer = next(match, viewer);
    int from = Math.min(heard.getOrDefault(viewer, Match.BEFORE_THE_DEAL), match.position());
    heard.put(viewer, match.position());
    if (title.renderer().isShared(match.view(viewer))) {
      company.mine().forEach(seat -> heard.put(seat, match.position()));
    }
    List<Moment<C, O, V>> moments = new ArrayList<>();
    boolean guided = match.isGuided();
    for (Match<C, O, V> then : match.since(from)) {
      List<Told<O>> fresh = then.toldSince(viewer, then.position() - 1);
      Optional<Text> takenBack = TakenBack.of(then, viewer, notation);
      boolean last = then.position() == match.position();
      if (last || (guided && isMove(then)) || !fresh.isEmpty() || takenBack.isPresent()) {
        moments.add(new Moment<>(Snapshot.of(then, viewer), fresh, takenBack, isForeign(then)));
      }
    }
    return moments.isEmpty()
        ? List.of(new Moment<>(Snapshot.of(match, viewer), List.of(), Optional.empty(), false))
        : moments;
  }

  private static boolean isMove(Match<?, ?, ?> match) {
    return match.backwards().findFirst().filter(Entry.Ply.class::isInstance).isPresent();
  }

  /** Whether the last entry is a move of a seat that does not type here. */
  private boolean isForeign(Match<C, O, V> match) {
    return match
        .backwards()
        .findFirst()
        .filter(
            last -> last instanceof Entry.Ply<C>(Seat seat, C _) && !company.mine().contains(seat))
        .isPresent();
  }

  /** Of the seats that type here the one to move, and nobody else until then. */
  private Viewer next(Match<C, O, V> match, Viewer before) {
    if (match.turn() instanceof Turn.Awaits(List<Seat> seats)
        && !(before instanceof Seat seat && seats.contains(seat))) {
      return seats.stream()
          .filter(company.mine()::contains)
          .<Viewer>map(seat -> seat)
          .findFirst()
          .orElse(before);
    }
    return before;
  }
}
