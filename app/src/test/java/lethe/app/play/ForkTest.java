package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests forks with the same deal and with reshuffled cards. */
class ForkTest {
  private static final int FORK_POSITION = 12;
  private static final int MOVE_COUNT = TestVolume.times(2, 6);
  private static final int SEED_COUNT = TestVolume.times(5, 6);

  static Stream<Arguments> matches() {
    return Stream.of(
        Arguments.of(TaSeTitle.class, "whole-match", 1),
        Arguments.of(RobotsTitle.class, "whole-match", 1),
        Arguments.of(EurydiceTitle.class, "she-walks-free", 5),
        Arguments.of(RavensTitle.class, "good-ending", 5));
  }

  @ParameterizedTest
  @MethodSource("matches")
  void aReshuffleKeepsTheKnowledgeOfTheSeat(Class<?> resources, String name, int minDeals) {
    Table<?, ?, ?> table = TestTables.example(resources, name);
    for (Seat seat : table.match().seats()) {
      assertKnowledgeIsKept(table, seat, FORK_POSITION, minDeals);
      assertKnowledgeIsKept(table, seat, table.match().position() / 2, minDeals);
    }
  }

  /** The message is shown until the first move. */
  @Test
  void theIntroductionOfAForkNamesItsPosition() {
    Table<?, ?, ?> table = TestTables.example(TaSeTitle.class, "whole-match");
    Table<?, ?, ?> fork = new Fork(28, Optional.empty()).tableFrom(table);
    Seat red = table.match().seats().getFirst();
    assertThat(Fork.introduction(table.match().atPosition(28), List.of(red))).isEmpty();
    assertThat(Fork.introduction(fork.match(), List.of(red)))
        .contains("This new match begins like the earlier one. You play on from moment 28.");
    assertThat(Fork.introduction(fork.match(), List.of()))
        .contains("This new match begins like the earlier one.");
    Table<?, ?, ?> reshuffled =
        new Fork(28, Optional.of(new ControlEntry.Reshuffled(red, 1))).tableFrom(table);
    assertThat(Fork.introduction(reshuffled.match(), List.of(red)).orElseThrow())
        .endsWith("moment 28. All cards that you could not know then are reshuffled.");
    playOn(fork, 1);
    assertThat(Fork.introduction(fork.match(), List.of(red))).isEmpty();
  }

  private static <C, O, V> void assertKnowledgeIsKept(
      Table<C, O, V> table, Seat viewer, int position, int minDeals) {
    Match<C, O, V> before = table.match().atPosition(position);
    Set<Object> refereeViews = new HashSet<>();
    for (int seed = 0; seed < SEED_COUNT; seed++) {
      Table<C, O, V> fork =
          new Fork(position, Optional.of(new ControlEntry.Reshuffled(viewer, seed)))
              .tableFrom(table);
      Match<C, O, V> match = fork.match();
      assertThat(match.view(viewer)).isEqualTo(before.view(viewer));
      assertThat(match.observationsNotUndone(viewer))
          .isEqualTo(before.observationsNotUndone(viewer));
      assertThat(match.legalCommands(viewer)).isEqualTo(before.legalCommands(viewer));
      assertThat(match.undoRejection(match.seats()))
          .contains(Rejection.of(undoRejectionCode(match)));
      assertThat(ResultCaveat.caveatsOf(match))
          .contains(new ResultCaveat.DealKnown(ControlEntry.DealKnown.Cause.FORK));
      playOn(fork, seed);
      if (!fork.match().turn().isOver()) {
        fork.addControl(new ControlEntry.Conceded(viewer));
      }
      Object refereeView = fork.match().view(fork.match().referee().orElseThrow());
      refereeViews.add(refereeView);
      assertThat(refereeViewOfReplay(fork)).isEqualTo(refereeView);
    }
    assertThat(refereeViews).hasSizeGreaterThanOrEqualTo(minDeals);
  }

  /** Returns the code with which undoing a move from before the reshuffle is rejected. */
  private static RejectionCode undoRejectionCode(Match<?, ?, ?> match) {
    return Player.hasSeveralPeople(match.players())
        ? RejectionCode.SEVERAL_HUMAN_PLAYERS
        : RejectionCode.NOTHING_TO_UNDO;
  }

  /** Plays random moves and moves of the best bot, and asserts that all of them are applied. */
  private static <C, O, V> void playOn(Table<C, O, V> fork, int seed) {
    MutableRng rng = new MutableRng(new Rng(seed));
    for (int i = 0; i < MOVE_COUNT && fork.match().turn() instanceof Turn.Awaits(var seats); i++) {
      Seat seat = seats.getFirst();
      C command =
          rng.oneIn(2) ? rng.pick(fork.match().legalCommands(seat)) : fork.hint(seat).orElseThrow();
      assertThat(fork.submit(seat, command)).isInstanceOf(EntryResult.Applied.class);
    }
  }

  /** Returns the referee's view of the match that the fork's journal describes. */
  private static Object refereeViewOfReplay(Table<?, ?, ?> fork) {
    String text = TestTables.journal(fork);
    Table<?, ?, ?> read =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("fork"), text)).value().table();
    return refereeView(read.match());
  }

  private static <V> Object refereeView(Match<?, ?, V> match) {
    return match.view(match.referee().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("matches")
  void aForkWithTheSameDealAllowsTheSameUndos(Class<?> resources, String name) {
    Table<?, ?, ?> table = TestTables.example(resources, name);
    Table<?, ?, ?> fork = new Fork(FORK_POSITION, Optional.empty()).tableFrom(table);
    assertThat(TestTables.journal(fork)).endsWith("* known fork\n");
    List<Seat> seats = table.match().seats();
    assertThat(fork.match().undoRejection(seats))
        .isEqualTo(table.match().atPosition(FORK_POSITION).undoRejection(seats));
  }
}
