package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.app.save.JournalStore;
import lethe.app.titles.BotLevel;
import lethe.app.titles.nothing.NothingTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Bot;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Validated;
import lethe.engine.games.nothing.Command;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Nothing;
import lethe.engine.games.nothing.Observation;
import lethe.engine.games.nothing.View;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.TaSe;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final Seat NORTH = Nothing.SEATS.firstSeats(2).getFirst();
  private static final Seat SOUTH = Nothing.SEATS.firstSeats(2).getLast();

  /** The observations of the bots made by {@link #recordingLevel}. */
  private final List<String> botObservations = new ArrayList<>();

  /**
   * Returns a level whose bots record their observations, and lay a card if they can or else play
   * the first legal command.
   */
  private BotLevel<Command, Observation, View> recordingLevel() {
    return new BotLevel<>(
        "recording",
        (_, seat, _) ->
            new Bot<>() {
              @Override
              public void observe(Observation observation) {
                botObservations.add(seat + " hears " + observation);
              }

              @Override
              public Command choose(View view, List<Command> legal) {
                return legal.contains(new Lay()) ? new Lay() : legal.getFirst();
              }
            });
  }

  private Table<Command, Observation, View> nothingTable(Player north, Player south) {
    return TestTables.tableWithBots(NothingTitle.TITLE, recordingLevel(), 7, north, south);
  }

  private List<String> observationsOf(Table<Command, Observation, View> table, Seat seat) {
    return table.match().observations(seat).stream()
        .map(ToldObservation::observation)
        .map(observation -> seat + " hears " + observation)
        .toList();
  }

  @Test
  void aBotObservesEventsOnceAndInOrder() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Machine(""), new Player.Human());
    for (int turn = 0; turn < 2; turn++) {
      table.playBots();
      table.submit(SOUTH, table.match().legalCommands(SOUTH).getFirst());
      table.submit(SOUTH, new Lay());
    }
    List<String> observations = observationsOf(table, NORTH);
    assertThat(table.letOneBotMove()).isTrue();
    assertThat(botObservations).isEqualTo(observations);
    assertThat(botObservations).anyMatch(line -> line.contains("card=Optional.empty"));
    assertThat(botObservations)
        .anyMatch(line -> line.matches(".*Drew.seat=north, card=Optional.\\d.*"));
  }

  @Test
  void aBotThatTakesOverObservesThePastEvents() {
    Table<Command, Observation, View> table = nothingTable(new Player.Human(), new Player.Human());
    table.submit(NORTH, table.match().legalCommands(NORTH).getFirst());
    table.submit(NORTH, new Lay());
    assertThat(botObservations).isEmpty();
    table.addControl(new ControlEntry.SeatReassigned(SOUTH, new Player.Machine("recording")));
    List<String> observations = observationsOf(table, SOUTH);
    assertThat(table.letOneBotMove()).isTrue();
    assertThat(botObservations).isNotEmpty().isEqualTo(observations);
  }

  @Test
  void aSeatHandedToAPlayerHasNoBot() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Machine("recording"), new Player.Machine("recording"));
    table.addControl(new ControlEntry.SeatReassigned(NORTH, new Player.Human()));
    assertThat(table.letOneBotMove()).isFalse();
    assertThat(table.match().players().getFirst()).isEqualTo(new Player.Human());
  }

  @Test
  void acceptedEntriesAreRecorded() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Human(), new Player.Machine(""));
    InMemoryStore store = new InMemoryStore();
    table.saveTo(store);
    Command pick = table.match().legalCommands(NORTH).getFirst();
    table.submit(NORTH, pick);
    table.addControl(new ControlEntry.Undone());
    table.submit(NORTH, pick);
    table.submit(NORTH, new Lay());
    table.playBots();
    assertThat(store.lines())
        .containsExactlyElementsOf(
            table.match().journal().entries().stream()
                .map(entry -> entry.line(table.game().notation()))
                .toList());
    assertThat(store.lines()).hasSize(6);
  }

  @Test
  void rejectedEntriesAreNotRecorded() {
    Table<Command, Observation, View> table = nothingTable(new Player.Human(), new Player.Human());
    InMemoryStore store = new InMemoryStore();
    table.saveTo(store);
    assertThat(table.submit(NORTH, new Lay())).isInstanceOf(NotApplied.class);
    assertThat(table.submit(SOUTH, new Lay())).isInstanceOf(NotApplied.class);
    assertThat(table.addControl(new ControlEntry.Undone())).isInstanceOf(NotApplied.class);
    assertThat(store.lines()).isEmpty();
    assertThat(table.match().position()).isZero();
  }

  @Test
  void anEntryThatCannotBeWrittenHasNoEffect() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Human(), new Player.Machine("recording"));
    table.saveTo(new ConflictingStore());
    Command pick = table.match().legalCommands(NORTH).getFirst();
    assertThat(table.submit(NORTH, pick))
        .isEqualTo(new EntryResult.NotApplied<>(Rejection.of(RejectionCode.TABLE_CHANGED)));
    assertThat(table.match().position()).isZero();
    assertThat(botObservations).isEmpty();
  }

  /** A store to which another writer always writes first. */
  private static final class ConflictingStore implements JournalStore {
    @Override
    public boolean appendEntry(int position, String line) {
      return false;
    }

    @Override
    public void close() {}
  }

  @Test
  void theOutcomeIsRecordedOnce() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Machine(""), new Player.Machine(""));
    InMemoryStore store = new InMemoryStore();
    table.saveTo(store);
    table.playBots();
    table.playBots();
    assertThat(store.lines().stream().filter(line -> line.startsWith("* outcome"))).hasSize(1);
    assertThat(store.lines().getLast()).startsWith("* outcome higher-pile north ");
  }

  @Test
  void botsPlayTheSameMatchFromTheSameSeed() {
    List<String> journals = new ArrayList<>();
    for (long seed : new long[] {1, 1, 2}) {
      Table<?, ?, ?> table = TestTables.table(seed, "bot:random", "bot:fading");
      table.playBots();
      journals.add(TestTables.journal(table).replaceFirst("seed .*\n", ""));
    }
    assertThat(journals.get(0)).isEqualTo(journals.get(1)).isNotEqualTo(journals.get(2));
  }

  @Test
  void theJournalNamesTheLevelOfEachBot() {
    assertThat(TestTables.journal(TestTables.table(3, "bot", "bot:random")))
        .contains("seat red bot:fading\n", "seat blue bot:random\n");
  }

  @Test
  void anUnknownLevelIsRejected() {
    Header header =
        new Header(
            TaSe.NAME,
            Options.NONE,
            3,
            "",
            List.of(
                new SeatedPlayer(GameSeats.RED, new Player.Human()),
                new SeatedPlayer(GameSeats.BLUE, new Player.Machine("genius"))));
    Validated<Table<?, ?, ?>> opened = TableFactory.create(TaSeTitle.TITLE, header);
    assertThat(opened)
        .isEqualTo(
            Validated.invalid(
                InputError.inOption(
                    "blue",
                    0,
                    0,
                    ScriptErrorCode.UNKNOWN_LEVEL,
                    "genius",
                    "bot:random, bot:fading, bot:attentive, bot:perfect")));
  }

  /** Marks and hints are only recorded, so the bot need not choose again. */
  @Test
  void marksAndHintsDoNotDiscardAChosenMove() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Machine("recording"), new Player.Human());
    int position = table.match().position();
    Runnable move = table.chooseBotMove(ProgressListener.NONE).orElseThrow();
    table.addControl(new ControlEntry.Marked(SOUTH, "here", "a note"));
    table.addControl(new ControlEntry.HintGiven(SOUTH));
    assertThat(table.hasChangedSince(position)).isFalse();
    move.run();
    assertThat(table.match().position()).isEqualTo(position + 3);
    assertThat(table.hasChangedSince(position)).isTrue();
  }

  @Test
  void aChosenMoveIsDiscardedIfTheMatchHasChanged() {
    Table<Command, Observation, View> table =
        nothingTable(new Player.Machine("recording"), new Player.Human());
    Runnable move = table.chooseBotMove(ProgressListener.NONE).orElseThrow();
    table.addControl(new ControlEntry.SeatReassigned(SOUTH, new Player.Machine("recording")));
    int position = table.match().position();
    move.run();
    assertThat(table.match().position()).isEqualTo(position);
  }
}
