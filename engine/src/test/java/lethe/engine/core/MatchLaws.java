package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.same;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Control.Conceded;
import lethe.engine.core.Control.Concluded;
import lethe.engine.core.Control.Undone;
import org.junit.jupiter.api.Test;

/** What is true of undoing, giving up, and ends. */
interface MatchLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  @Test
  default void silentPliesAndNoOthersCanBeUndone() {
    everyMoment(
        () ->
            new Law<>() {
              @Override
              public void at(Moment<S, C, O, V> now, Dice dice) {
                boolean undoable = now.match().seats().stream().anyMatch(now.match()::undoable);
                same("undoable", !now.earlier().isEmpty(), undoable);
                if (!undoable) {
                  refused(now.match().note(new Undone()), Refusal.NOTHING_TO_UNDO);
                }
              }

              @Override
              public void ply(
                  Moment<S, C, O, V> before, Seat seat, C command, Moment<S, C, O, V> after) {
                boolean silent = after.events().isEmpty();
                for (Seat other : before.match().seats()) {
                  boolean own = other.equals(seat) && after.match().turn().awaits(seat);
                  same(
                      other + " may undo " + command, silent && own, after.match().undoable(other));
                }
                if (silent) {
                  same("whose turn it is", before.match().turn(), after.match().turn());
                  for (Viewer viewer : before.viewers()) {
                    if (!viewer.equals(seat)) {
                      same(viewer + " sees", before.view(viewer), after.view(viewer));
                    }
                  }
                }
              }

              @Override
              public void undone(Moment<S, C, O, V> before, Moment<S, C, O, V> after) {
                int position = before.match().position();
                same("entries", position + 1, after.match().position());
                same(
                    "last entry",
                    new Entry.Note<C>(new Undone()),
                    after.match().journal().entries().getLast());
                Match<C, O, V> restored = restored(after.match());
                same("what is back", Outside.now(restored), Outside.now(after.match()));
                for (Viewer viewer : before.viewers()) {
                  same(
                      viewer + " was told",
                      before.match().told(viewer),
                      after.match().told(viewer));
                  Set<String> hidden = unknown(after, viewer);
                  check(
                      hidden.containsAll(unknown(before, viewer)),
                      () -> "an undo shows " + viewer + " more");
                }
              }
            });
  }

  @Test
  default void aSeatMayConcede() {
    everyMoment(
        (now, dice) -> {
          Seat seat = dice.oneOf(now.match().seats());
          if (now.isOver()) {
            refused(now.match().note(new Conceded(seat)), Refusal.MATCH_OVER);
            return;
          }
          refused(now.match().note(new Concluded("conceded")), Refusal.MATCH_NOT_OVER);
          Moment<S, C, O, V> end = now.noted(new Conceded(seat));
          Outside.judged(end.match());
          for (Seat other : end.match().seats()) {
            same("legal", List.of(), end.match().legal(other));
            for (C command : now.match().legal(other)) {
              refused(end.match().submit(other, command), Refusal.MATCH_OVER);
            }
          }
          refused(end.match().note(new Conceded(seat)), Refusal.MATCH_OVER);
          refused(end.match().note(new Undone()), Refusal.NOTHING_TO_UNDO);
        });
  }

  @Test
  default void onlyTheTrueOutcomeIsRecorded() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMatch(
          last -> {
            String outcome = Outside.outcome(last.match());
            same("turn", last.match().turn(), last.noted(new Concluded(outcome)).match().turn());
            for (String other : List.of("", "x", outcome + " ", outcome + " won")) {
              refused(last.match().note(new Concluded(other)), Refusal.ANOTHER_OUTCOME);
            }
          });
    }
  }

  @Test
  default void theRefereeComesAtTheEndAndSeesOneMatch() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMoment(
          () ->
              (now, _) -> {
                same("a referee", now.isOver(), now.match().referee().isPresent());
                if (now.isOver()) {
                  Referee referee = now.match().referee().orElseThrow();
                  for (int i = 0; i <= now.match().position(); i++) {
                    now.match().at(i).view(referee);
                  }
                  toldMost(now.match(), referee);
                  Match<C, O, V> other = table.again(now).match();
                  check(isRefused(() -> other.view(referee)), "the referee of another match sees");
                  check(isRefused(() -> other.told(referee)), "the referee of another match hears");
                }
              });
    }
  }

  /** The moment that the undo at the end of the journal has brought back. */
  private static <C, O, V> Match<C, O, V> restored(Match<C, O, V> match) {
    List<Entry<C>> entries = match.journal().entries();
    int undos = 0;
    int at = entries.size();
    do {
      at--;
      undos += entries.get(at).equals(new Entry.Note<C>(new Undone())) ? 1 : -1;
    } while (undos > 0);
    return match.at(at);
  }

  private Set<String> unknown(Moment<S, C, O, V> now, Viewer viewer) {
    Set<String> unknown = new TreeSet<>();
    hidden(now.view(viewer), now.remembered(viewer, Memory.ALL), viewer).forEach(unknown::addAll);
    return unknown;
  }

  private static <C, O, V> void refused(Answer<C, O, V> answer, Refusal why) {
    check(
        answer instanceof Refused<C, O, V>(Rejection rejection) && rejection.why() == why,
        () -> why + " expected, but was " + answer);
  }

  /** Where a seat is told more than a spectator, the referee is told as much. */
  private static <C, O, V> void toldMost(Match<C, O, V> match, Referee referee) {
    List<Told<O>> told = match.told(referee);
    List<Told<O>> open = match.told(Spectator.SPECTATOR);
    List<Told<O>> most = new ArrayList<>(open);
    for (Seat seat : match.seats()) {
      List<Told<O>> own = match.told(seat);
      for (int i = 0; i < most.size(); i++) {
        if (!own.get(i).equals(open.get(i))) {
          most.set(i, own.get(i));
        }
      }
    }
    same("the referee is told", most, told);
  }

  private static boolean isRefused(Runnable look) {
    try {
      look.run();
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }
}
