package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.titles.TestGames;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/**
 * Tests one match at two tables with a shared journal, as on two servers. Of two concurrent
 * entries, the one that is written first counts.
 */
class SharedJournalTest {
  private final InMemoryStore store = new InMemoryStore();
  private final Table<?, ?, ?> firstTable = table();
  private final Table<?, ?, ?> secondTable = table();

  private Table<?, ?, ?> table() {
    Table<?, ?, ?> table = TestTables.table(7, "human", "human");
    table.saveTo(store);
    return table;
  }

  private void assertSameJournals() {
    assertThat(TestTables.journal(firstTable))
        .isEqualTo(TestTables.journal(secondTable))
        .endsWith(storeText());
  }

  private String storeText() {
    return String.join("\n", store.lines()) + "\n";
  }

  @Test
  void movesAreReplicatedBetweenTables() {
    AtomicInteger notificationCount = new AtomicInteger();
    firstTable.addListener(notificationCount::incrementAndGet);
    TestTables.playFirstLegalCommand(secondTable);
    TestTables.playFirstLegalCommand(secondTable);
    firstTable.catchUp();
    assertSameJournals();
    assertThat(notificationCount).hasValue(2);
    firstTable.catchUp();
    assertThat(notificationCount).hasValue(2);
    TestTables.playFirstLegalCommand(firstTable);
    secondTable.catchUp();
    assertSameJournals();
    assertThat(store.lines()).hasSize(3);
  }

  /** Control entries in between do not change the seat's decision. */
  @Test
  void aMoveIsAcceptedIfTheSeatIsStillToMove() {
    Seat seat = TestGames.seatToMove(firstTable.match());
    secondTable.addControl(new ControlEntry.ScreenNotCleared(seat));
    assertThat(TestTables.playFirstLegalCommand(firstTable))
        .isInstanceOf(EntryResult.Applied.class);
    secondTable.catchUp();
    assertSameJournals();
    assertThat(store.lines()).hasSize(2);
  }

  /** This happens if a player types in two windows that are connected to different servers. */
  @Test
  void theSecondOfTwoConcurrentMovesOfASeatConflicts() {
    TestTables.playFirstLegalCommand(secondTable);
    assertThat(TestTables.playFirstLegalCommand(firstTable))
        .isEqualTo(new EntryResult.NotApplied<>(Rejection.of(RejectionCode.TABLE_CHANGED)));
    assertSameJournals();
    assertThat(store.lines()).hasSize(1);
  }

  /** The command might be legal again, but would not be what the player meant. */
  @Test
  void aMoveForAnEarlierPositionConflicts() {
    Seat seat = TestGames.seatToMove(firstTable.match());
    while (store.lines().size() < 2 || !TestGames.seatToMove(secondTable.match()).equals(seat)) {
      TestTables.playFirstLegalCommand(secondTable);
    }
    int before = store.lines().size();
    assertThat(TestTables.playFirstLegalCommand(firstTable))
        .isEqualTo(new EntryResult.NotApplied<>(Rejection.of(RejectionCode.TABLE_CHANGED)));
    assertSameJournals();
    assertThat(store.lines()).hasSize(before);
  }

  @Test
  void aControlEntryIsAddedAfterEntriesOfAnotherTable() {
    TestTables.playFirstLegalCommand(secondTable);
    Seat seat = firstTable.match().seats().getFirst();
    assertThat(firstTable.addControlIfAllowed(new ControlEntry.HintGiven(seat))).isEmpty();
    secondTable.catchUp();
    assertSameJournals();
    assertThat(store.lines()).hasSize(2).endsWith("* hint red");
  }

  /** An entry of a later version stops the table, and nothing is written after it. */
  @Test
  void anUnknownEntryStopsTheTable() {
    store.appendEntry(0, "* unheard-of");
    firstTable.catchUp();
    assertThat(firstTable.failure()).isPresent();
    assertThat(firstTable.retryWriting()).isFalse();
    assertThat(TestTables.playFirstLegalCommand(firstTable))
        .isInstanceOf(EntryResult.NotApplied.class);
    assertThat(store.lines()).isEqualTo(List.of("* unheard-of"));
  }

  @Test
  void aStoppedTableContinuesAfterTheEntryIsCorrected() {
    store.appendEntry(0, "* unheard-of");
    firstTable.catchUp();
    store.replaceLast("* hint red");
    assertThat(firstTable.retryWriting()).isTrue();
    assertThat(firstTable.failure()).isEmpty();
    assertThat(TestTables.playFirstLegalCommand(firstTable))
        .isInstanceOf(EntryResult.Applied.class);
    secondTable.catchUp();
    assertSameJournals();
  }
}
