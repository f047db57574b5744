package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;

/**
 * Tests one match at two tables with a shared journal, as on two servers. The journal's next line
 * decides which entry counts.
 */
class SharedJournalTest {
  private final InMemoryStore pages = new InMemoryStore("pages");
  private final Table<?, ?, ?> here = table();
  private final Table<?, ?, ?> there = table();

  private Table<?, ?, ?> table() {
    Table<?, ?, ?> table = TestTables.table(7, "human", "human");
    table.saveTo(pages);
    return table;
  }

  private static Seat turn(Table<?, ?, ?> table) {
    return ((Turn.Awaits) table.match().turn()).seats().getFirst();
  }

  /** Plays the first legal command. */
  private static <C, O, V> EntryResult<C, O, V> play(Table<C, O, V> table, Seat seat) {
    return table.submit(seat, table.match().legalCommands(seat).getFirst());
  }

  private void assertSameJournals() {
    assertThat(TestTables.journal(here)).isEqualTo(TestTables.journal(there)).endsWith(text());
  }

  private String text() {
    return String.join("\n", pages.lines()) + "\n";
  }

  @Test
  void aMoveAtOneTableIsPlayedAtTheOther() {
    AtomicInteger told = new AtomicInteger();
    here.addListener(told::incrementAndGet);
    play(there, turn(there));
    play(there, turn(there));
    here.catchUp();
    assertSameJournals();
    assertThat(told).hasValue(2);
    here.catchUp();
    assertThat(told).hasValue(2);
    play(here, turn(here));
    there.catchUp();
    assertSameJournals();
    assertThat(pages.lines()).hasSize(3);
  }

  /** Control entries in between do not change what the seat is asked. */
  @Test
  void aMoveIsAcceptedIfTheSeatIsStillToMove() {
    Seat seat = turn(here);
    there.addControl(new ControlEntry.ScreenNotCleared(seat));
    assertThat(play(here, seat)).isInstanceOf(EntryResult.Applied.class);
    there.catchUp();
    assertSameJournals();
    assertThat(pages.lines()).hasSize(2);
  }

  /** This happens if a player types in windows at two servers. */
  @Test
  void theSecondOfTwoConcurrentMovesOfASeatConflicts() {
    Seat seat = turn(here);
    play(there, seat);
    assertThat(play(here, seat))
        .isEqualTo(new EntryResult.NotApplied<>(Rejection.of(RejectionCode.MOVED_ON)));
    assertSameJournals();
    assertThat(pages.lines()).hasSize(1);
  }

  /** The command might be legal again, but would not be what the player meant. */
  @Test
  void aMoveForAnEarlierPositionConflicts() {
    Seat seat = turn(here);
    while (pages.lines().size() < 2 || !turn(there).equals(seat)) {
      play(there, turn(there));
    }
    int before = pages.lines().size();
    assertThat(play(here, seat))
        .isEqualTo(new EntryResult.NotApplied<>(Rejection.of(RejectionCode.MOVED_ON)));
    assertSameJournals();
    assertThat(pages.lines()).hasSize(before);
  }

  @Test
  void aControlEntryFollowsEntriesOfTheOtherTable() {
    play(there, turn(there));
    Seat seat = here.match().seats().getFirst();
    assertThat(here.addControlIfAllowed(new ControlEntry.HintGiven(seat))).isEmpty();
    there.catchUp();
    assertSameJournals();
    assertThat(pages.lines()).hasSize(2).endsWith("* hint red");
  }

  /** An entry of a later version stops the table, and nothing is written after it. */
  @Test
  void anUnknownEntryStopsTheTable() {
    pages.appendEntry(0, "* unheard-of");
    here.catchUp();
    assertThat(here.failure()).isPresent();
    assertThat(here.retry()).isFalse();
    assertThat(play(here, turn(here))).isInstanceOf(EntryResult.NotApplied.class);
    assertThat(pages.lines()).isEqualTo(List.of("* unheard-of"));
  }

  @Test
  void aStoppedTableContinuesWhenTheEntryCanBeApplied() {
    pages.appendEntry(0, "* unheard-of");
    here.catchUp();
    pages.replaceLast("* hint red");
    assertThat(here.retry()).isTrue();
    assertThat(here.failure()).isEmpty();
    assertThat(play(here, turn(here))).isInstanceOf(EntryResult.Applied.class);
    there.catchUp();
    assertSameJournals();
  }
}
