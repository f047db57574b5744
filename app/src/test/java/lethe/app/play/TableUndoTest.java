package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Bot;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests undoing moves at a table. */
class TableUndoTest {
  private static final String UNDONE_MESSAGE = "Undone: red's last move.";

  /** The observations of the latest bot in each seat. */
  private final Map<Seat, List<Observation>> observationsBySeat = new HashMap<>();

  private static ScriptedConsole play(Table<?, ?, ?> table, List<Seat> ownSeats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).erasingScreens();
    Participants participants = new Participants(ownSeats, ownSeats, Optional.empty());
    MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, DEFAULT);
    return console;
  }

  /** Returns a table at which red opens with one chip, after which blue is to move. */
  private static Table<?, ?, ?> humansOnlyTable() {
    return TestTables.table(3, "human", "human");
  }

  @Test
  void undoIsUnavailableForTwoPlayersAtOneKeyboard() {
    Table<?, ?, ?> table = humansOnlyTable();
    ScriptedConsole console =
        play(table, GameSeats.SEATS.firstSeats(2), "", "put 5 in 2", "", "undo", "");
    assertThat(TestTables.entries(table)).containsExactly("red: put 5 in 2");
    assertThat(table.match().turn().awaits(GameSeats.BLUE)).isTrue();
    assertThat(String.join("\n", console.screenTexts()))
        .contains("You cannot undo while another person plays in this match")
        .doesNotContain(UNDONE_MESSAGE);
  }

  @Test
  void undoIsRejectedBetweenHumanPlayersAtSeparateScreens() {
    Table<?, ?, ?> table = humansOnlyTable();
    for (Seat seat : GameSeats.SEATS.firstSeats(2)) {
      ScriptedConsole console =
          play(
              table,
              List.of(seat),
              seat.equals(GameSeats.RED) ? "put 5 in 2" : "moves",
              "undo",
              "quit");
      assertThat(console.screenTexts().getLast())
          .contains("You cannot undo while another person plays in this match");
      assertThat(TestTables.entries(table)).containsExactly("red: put 5 in 2");
    }
  }

  /** A player who takes over a bot's seat after the move, and returns it, has seen the move. */
  @Test
  void aMoveSeenByAnotherPlayerCannotBeUndone() {
    Table<Command, Observation, View> table = tableWithBot();
    table.submit(GameSeats.RED, new Put(5, 2));
    table.addControl(new ControlEntry.SeatReassigned(GameSeats.BLUE, new Player.Human()));
    assertThat(table.undoLast(List.of(GameSeats.RED))).isEqualTo(rejected());
    assertThat(table.undoLast(List.of(GameSeats.BLUE))).isEqualTo(rejected());
    table.addControl(new ControlEntry.SeatReassigned(GameSeats.BLUE, new Player.Machine("")));
    assertThat(table.undoLast(List.of(GameSeats.RED))).isEqualTo(rejected());
  }

  private static NotApplied<Command, Observation, View> rejected() {
    return new NotApplied<>(Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS));
  }

  @Test
  void aSpectatorSeesThatAMoveWasUndone() {
    Table<Command, Observation, View> table = tableWithBot();
    table.submit(GameSeats.RED, new Put(5, 2));
    table.undoLast(List.of(GameSeats.RED));
    String screen = play(table, List.of(), "quit").screenTexts().getLast();
    assertThat(screen).contains(UNDONE_MESSAGE).contains("(5)");
  }

  /**
   * Each case includes the commands before the move; only the first word or words of each command
   * are given.
   */
  @ParameterizedTest
  @CsvSource({
    "ravens, arrange, true",
    "ravens, arrange; draw 3, false",
    "ravens, arrange; draw 9; stop, true",
    "ravens, arrange; draw 9; stop; place, true",
    "ravens, arrange; draw 9; stop; place; end, true",
    "ravens, arrange; draw 9; stop; place; end; take, false",
    "eurydice, up middle, true",
    "eurydice, up middle; resolve peril, true",
    "eurydice, up middle; resolve peril; pay, true",
    "eurydice, up middle; resolve peril; roll, false",
    "eurydice, up left; resolve song; sing 2, true",
    "robots, ready, false",
    "robots, ready; point b2, true",
    "robots, ready; point b2; call 1, false",
    "ta-se, put 5, true",
  })
  void onlyMovesThatRevealNothingCanBeUndone(String game, String line, boolean undoable) {
    Title<?, ?, ?> title = Titles.byName(game).orElseThrow();
    Seat mover = tableAfter(title, line, Optional.empty()).lastMover();
    Table<?, ?, ?> table = tableAfter(title, line, Optional.of(mover)).table();
    assertThat(table.match().undoRejection(List.of(mover)).map(Rejection::code))
        .isEqualTo(
            undoable ? Optional.empty() : Optional.of(RejectionCode.HIDDEN_INFORMATION_REVEALED));
  }

  /** A table after some commands, and the seat that gave the last one. */
  private record PlayedTable(Table<?, ?, ?> table, Seat lastMover) {}

  /**
   * Returns a table with a human in at most one seat and bots in the others, after these commands.
   */
  private static PlayedTable tableAfter(
      Title<?, ?, ?> title, String line, Optional<Seat> humanSeat) {
    String[] players =
        title.seats().firstSeats(title.seats().min()).stream()
            .map(seat -> humanSeat.equals(Optional.of(seat)) ? "human" : "bot")
            .toArray(String[]::new);
    Table<?, ?, ?> table = TestTables.table(title, Options.NONE, 3, players);
    Seat mover = table.match().seats().getFirst();
    for (String prefix : line.split("; ", -1)) {
      mover = playCommandWithPrefix(table, prefix);
    }
    return new PlayedTable(table, mover);
  }

  private static <C, O, V> Seat playCommandWithPrefix(Table<C, O, V> table, String prefix) {
    for (Seat seat : table.match().seats()) {
      for (C command : table.match().legalCommands(seat)) {
        if (table.game().notation().format(command).startsWith(prefix)) {
          table.submit(seat, command);
          return seat;
        }
      }
    }
    throw new AssertionError(prefix + " is not legal");
  }

  @Test
  void undoIsRejectedAfterTheBotHasMoved() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    ScriptedConsole red = play(table, List.of(GameSeats.RED), "put 5 in 2", "undo", "quit");
    assertThat(red.screenTexts().getLast())
        .contains("You cannot undo your move, because blue has moved since.");
    assertThat(TestTables.entries(table)).doesNotContain("* undo");
  }

  /** A bot's observations are the same whether the match continued or was reopened. */
  @Test
  void aBotDoesNotObserveUndoneMoves() {
    Table<Command, Observation, View> table = tableWithBot();
    table.submit(GameSeats.RED, new Put(5, 2));
    assertThat(table.undoLast(List.of(GameSeats.RED))).isInstanceOf(Applied.class);
    table.submit(GameSeats.RED, new Put(4, 1));
    table.playBots();
    List<Observation> live = List.copyOf(observationsBySeat.get(GameSeats.BLUE));
    assertThat(live).contains(new Observation.Placed(1, GameSeats.RED, 4, 1));
    assertThat(live).doesNotContain(new Observation.Placed(1, GameSeats.RED, 5, 2));
    Table<Command, Observation, View> reopened =
        new Table<>(table.title(), table.game(), table.match().atPosition(3));
    reopened.letOneBotMove();
    assertThat(live).startsWith(observationsBySeat.get(GameSeats.BLUE).toArray(Observation[]::new));
    List<Observation> told =
        table.match().observations(GameSeats.BLUE).stream()
            .map(ToldObservation::observation)
            .toList();
    assertThat(told).contains(new Observation.Placed(1, GameSeats.RED, 5, 2));
  }

  @Test
  void anUndoCreatesANewBot() {
    Table<Command, Observation, View> table = tableWithBot();
    table.submit(GameSeats.RED, new Put(5, 2));
    List<Observation> before = observationsBySeat.get(GameSeats.BLUE);
    table.addControl(new ControlEntry.Undone());
    assertThat(observationsBySeat.get(GameSeats.BLUE)).isNotSameAs(before);
    assertThat(table.letOneBotMove()).isFalse();
  }

  /**
   * Returns a table with a human as red, who opens, and a bot as blue that records what it is told.
   */
  private Table<Command, Observation, View> tableWithBot() {
    BotLevel<Command, Observation, View> level =
        new BotLevel<>("recording", (_, seat, _) -> recordingBot(seat));
    return TestTables.tableWithBots(
        TaSeTitle.TITLE, level, 3, new Player.Human(), new Player.Machine(""));
  }

  private Bot<Command, Observation, View> recordingBot(Seat seat) {
    List<Observation> notes = new ArrayList<>();
    observationsBySeat.put(seat, notes);
    return new Bot<>() {
      @Override
      public void observe(Observation observation) {
        notes.add(observation);
      }

      @Override
      public Command choose(View view, List<Command> legal) {
        return legal.getFirst();
      }
    };
  }
}
