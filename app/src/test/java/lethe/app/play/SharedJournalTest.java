package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.engine.core.Answer;
import lethe.engine.core.Control;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;

/** One match at two tables, as in two houses: what is agreed on is the next line of its journal. */
class SharedJournalTest {
  private final Pages pages = new Pages("pages");
  private final Table<?, ?, ?> here = table();
  private final Table<?, ?, ?> there = table();

  private Table<?, ?, ?> table() {
    Table<?, ?, ?> table = Tables.set(7, "human", "human");
    table.keep(pages);
    return table;
  }

  private static Seat turn(Table<?, ?, ?> table) {
    return ((Turn.Awaits) table.match().turn()).seats().getFirst();
  }

  /** Plays what is legal first. */
  private static <C, O, V> Answer<C, O, V> play(Table<C, O, V> table, Seat seat) {
    return table.submit(seat, table.match().legal(seat).getFirst());
  }

  private void areTheSame() {
    assertThat(Tables.journal(here)).isEqualTo(Tables.journal(there)).endsWith(text());
  }

  private String text() {
    return String.join("\n", pages.lines()) + "\n";
  }

  @Test
  void whatIsPlayedThereIsPlayedHere() {
    AtomicInteger told = new AtomicInteger();
    here.listen(told::incrementAndGet);
    play(there, turn(there));
    play(there, turn(there));
    here.catchUp();
    areTheSame();
    assertThat(told).hasValue(2);
    here.catchUp();
    assertThat(told).hasValue(2);
    play(here, turn(here));
    there.catchUp();
    areTheSame();
    assertThat(pages.lines()).hasSize(3);
  }

  /** What was said about the match between changes nothing of what the seat was asked for. */
  @Test
  void aMoveStandsThatIsStillAskedFor() {
    Seat seat = turn(here);
    there.note(new Control.Unguarded(seat));
    assertThat(play(here, seat)).isInstanceOf(Answer.Moved.class);
    there.catchUp();
    areTheSame();
    assertThat(pages.lines()).hasSize(2);
  }

  /** As when somebody types in two windows at two houses. */
  @Test
  void ofTwoMovesOfOneSeatOneStands() {
    Seat seat = turn(here);
    play(there, seat);
    assertThat(play(here, seat)).isEqualTo(new Answer.Refused<>(Rejection.of(Refusal.MOVED_ON)));
    areTheSame();
    assertThat(pages.lines()).hasSize(1);
  }

  /** The same command could be legal again, and would not be meant. */
  @Test
  void aMoveThatWasMeantForAnotherMomentIsNotPlayed() {
    Seat seat = turn(here);
    while (pages.lines().size() < 2 || !turn(there).equals(seat)) {
      play(there, turn(there));
    }
    int before = pages.lines().size();
    assertThat(play(here, seat)).isEqualTo(new Answer.Refused<>(Rejection.of(Refusal.MOVED_ON)));
    areTheSame();
    assertThat(pages.lines()).hasSize(before);
  }

  @Test
  void whatIsSaidAboutTheMatchIsSaidAfterWhatCameBefore() {
    play(there, turn(there));
    Seat seat = here.match().seats().getFirst();
    assertThat(here.refusal(new Control.Hinted(seat))).isEmpty();
    there.catchUp();
    areTheSame();
    assertThat(pages.lines()).hasSize(2).endsWith("* hint red");
  }

  /** A line of a program that knows more stops the table here, and nothing is written after it. */
  @Test
  void whatIsNotUnderstoodStopsTheTable() {
    pages.append(0, "* unheard-of");
    here.catchUp();
    assertThat(here.trouble()).isPresent();
    assertThat(here.retry()).isFalse();
    assertThat(play(here, turn(here))).isInstanceOf(Answer.Refused.class);
    assertThat(pages.lines()).isEqualTo(List.of("* unheard-of"));
  }
}
