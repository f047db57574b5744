package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.nothing.NothingTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests a table that is used by many threads. */
@Timeout(60)
class SharedTableTest {
  /**
   * A console that plays the first legal command when it is asked, and otherwise waits to be woken.
   */
  private static final class FirstLegalConsole implements Console {
    private final Semaphore woken = new Semaphore(0);
    private int screenCount;

    @Override
    public Size size() {
      return Size.DEFAULT;
    }

    @Override
    public void wake() {
      woken.release();
    }

    @Override
    public PageEvent showAndAwaitEvent(Screen screen) {
      screenCount++;
      if (screen.prompt().contains("quit")) {
        return new PageEvent.InputEnded();
      }
      if (screen.kind() == Screen.Kind.TEXT) {
        return new PageEvent.LineEntered("");
      }
      if (screen.expectsInput()) {
        return new PageEvent.LineEntered(screen.lines().getFirst());
      }
      woken.acquireUninterruptibly();
      woken.drainPermits();
      return new PageEvent.TableChanged();
    }

    @Override
    public void close() {}
  }

  private static List<Seat> seats(Table<?, ?, ?> table, int index) {
    return List.of(table.match().seats().get(index));
  }

  private static Participants participantsIn(List<Seat> ownSeats) {
    return new Participants(ownSeats, ownSeats, Optional.empty());
  }

  private static void playAt(Table<?, ?, ?> table, Console... consoles) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> players = new ArrayList<>();
      for (int i = 0; i < consoles.length; i++) {
        Console console = consoles[i];
        List<Seat> ownSeats = i < table.match().seats().size() ? seats(table, i) : List.of();
        players.add(
            threads.submit(
                () ->
                    MatchRunner.run(
                        table, console, participantsIn(ownSeats), TaskRunner.IMMEDIATE, DEFAULT)));
      }
      for (Future<?> player : players) {
        player.get();
      }
    }
  }

  @Test
  void twoPlayersAndASpectatorOnThreeThreadsReachTheEnd() throws Exception {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    InMemoryStore store = new InMemoryStore();
    table.saveTo(store);
    table.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> true, this::fail);
    FirstLegalConsole spectator = new FirstLegalConsole();
    playAt(table, new FirstLegalConsole(), new FirstLegalConsole(), spectator);
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(spectator.screenCount).isPositive();
    assertThat(store.lines().stream().filter(line -> line.startsWith("red: "))).hasSize(48);
  }

  @Test
  void aPlayerCannotPlayForAnotherSeat() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    ScriptedConsole blue =
        new ScriptedConsole(Size.DEFAULT, List.of("put 5 in 2", "moves", "quit"));
    MatchRunner.run(table, blue, participantsIn(seats(table, 1)), TaskRunner.IMMEDIATE, DEFAULT);
    assertThat(table.match().position()).isZero();
    assertThat(blue.screenTexts().getFirst()).contains("Waiting for red.").endsWith("blue> ");
  }

  /** The store rejects an entry at a wrong position. */
  @Test
  void concurrentEntriesAreWrittenInOrder() throws Exception {
    Table<?, ?, ?> table = TestTables.table(5, "human", "human");
    InMemoryStore store = new InMemoryStore();
    table.saveTo(store);
    ConcurrentLinkedQueue<Boolean> notifications = new ConcurrentLinkedQueue<>();
    table.addListener(() -> notifications.add(true));
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      IntStream.range(0, 400)
          .forEach(_ -> threads.execute(() -> table.addControl(new ControlEntry.Adjourned())));
    }
    assertThat(store.lines()).hasSize(400);
    assertThat(notifications).hasSize(400);
    assertThat(table.match().position()).isEqualTo(400);
  }

  @Test
  void anotherPlayersMoveCannotBeUndone() {
    assertOnlyTheMoverCanUndo(
        TestTables.table(NothingTitle.TITLE, Options.NONE, 7, "human", "bot:first"));
  }

  private static <C, O, V> void assertOnlyTheMoverCanUndo(Table<C, O, V> table) {
    Seat north = table.match().seats().getFirst();
    Seat south = table.match().seats().getLast();
    assertThat(table.submit(north, table.match().legalCommands(north).getFirst()))
        .isInstanceOf(Applied.class);
    assertThat(table.undoLast(List.of(south))).isInstanceOf(EntryResult.NotApplied.class);
    assertThat(table.undoLast(List.of(north))).isInstanceOf(Applied.class);
  }

  @Test
  void aTableOnAServerMovesItsBots() throws Exception {
    Table<?, ?, ?> table = TestTables.table(3, "bot:random", "bot:random");
    LinkedBlockingQueue<Integer> positions = new LinkedBlockingQueue<>();
    table.addListener(() -> positions.add(table.match().position()));
    table.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> true, this::fail);
    for (int next = 1; !hasOutcome(table.match()); next++) {
      assertThat(positions.poll(30, TimeUnit.SECONDS)).isEqualTo(next);
    }
    assertThat(table.match().turn().isOver()).isTrue();
  }

  @Test
  void watchingATableDoesNotMoveItsBots() {
    Table<?, ?, ?> table = TestTables.table(3, "bot:random", "bot:random");
    table.runBots(Duration.ofDays(1), TaskRunner.IMMEDIATE, () -> true, this::fail);
    ScriptedConsole spectator = new ScriptedConsole(Size.DEFAULT, List.of("", "", ""));
    MatchRunner.run(table, spectator, participantsIn(List.of()), TaskRunner.IMMEDIATE, DEFAULT);
    assertThat(spectator.screenTexts())
        .isNotEmpty()
        .allMatch(screen -> screen.endsWith("(watching)> "));
    assertThat(table.match().position()).isZero();
  }

  @Test
  void aBotsMoveIsDelayedByThePace() throws Exception {
    Table<?, ?, ?> table = TestTables.table(4711, "human", "bot:random");
    LinkedBlockingQueue<Long> moved = new LinkedBlockingQueue<>();
    table.addListener(() -> moved.add(System.nanoTime()));
    long begun = System.nanoTime();
    table.runBots(Duration.ofMillis(200), TaskRunner.IMMEDIATE, () -> true, this::fail);
    Long first = moved.poll(30, TimeUnit.SECONDS);
    assertThat(first - begun).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(200));
  }

  @Test
  void aBotPlaysAReassignedSeat() throws Exception {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    table.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> true, this::fail);
    table.addControl(
        new ControlEntry.SeatReassigned(
            table.match().seats().getLast(), new Player.Machine("random")));
    playAt(table, new FirstLegalConsole());
    assertThat(table.match().turn().isOver()).isTrue();
  }

  private static boolean hasOutcome(Match<?, ?, ?> match) {
    List<?> entries = match.journal().entries();
    return !entries.isEmpty() && entries.getLast().toString().contains("Concluded");
  }

  private void fail(RuntimeException e) {
    throw new AssertionError(e);
  }
}
