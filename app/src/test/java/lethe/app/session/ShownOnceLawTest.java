package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PausePolicy;
import lethe.app.page.TextPage;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.titles.AllTitles;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.app.titles.sample.SampleTitle;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that a player sees what is shown only once before play goes on: as a message, or on the
 * table at the player's next turn.
 */
@Tag("titles")
class ShownOnceLawTest {
  private static final int PLIES = 80;

  /** Titles whose observations are shown for a limited time have another test. */
  static Stream<Title<?, ?, ?>> titles() {
    return AllTitles.ALL.stream().filter(title -> !title.isTimed());
  }

  @ParameterizedTest
  @MethodSource("titles")
  void ephemeralInformationIsShownBeforePlayContinues(Title<?, ?, ?> title) {
    assertShownBeforePlayContinues(title);
  }

  @Test
  void aWrongClaimThatTheTableShowsAnObservationIsDetected() {
    Title<Command, Observation, View> title = SampleTitle.TITLE;
    Title<Command, Observation, View> faulty =
        new Title<>(
            title.info(),
            title.rules(),
            title.renderer(),
            title.narration().withKeptOnTableTest(_ -> true),
            title.tutor(),
            title.texts(),
            title.bots(),
            title.memory());
    assertThatThrownBy(() -> assertShownBeforePlayContinues(faulty))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("kept on the table");
  }

  private static void assertShownBeforePlayContinues(Title<?, ?, ?> title) {
    for (PausePolicy pauses : PausePolicy.values()) {
      for (boolean showsEachMove : List.of(true, false)) {
        new Player<>(title, pauses, showsEachMove).play();
      }
    }
  }

  /** A player at one seat, while random moves are made in all other seats. */
  private static final class Player<C, O, V> {
    private final Title<C, O, V> title;

    /** Whether the page shows each move of another seat before the next is made. */
    private final boolean showsEachMove;

    private final PausePolicy pauses;
    private final Seat seat;
    private final MatchPageTester<C, O, V> tester;
    private final MutableRng rng = new MutableRng(new Rng(1));

    /** The moments that have not been passed to the page yet. */
    private final List<Moment<C, O, V>> unseen = new ArrayList<>();

    /** The ephemeral observations since the player's last turn. */
    private final List<O> expected = new ArrayList<>();

    /** The expected observations that other seats caused. */
    private final List<O> expectedFromOthers = new ArrayList<>();

    private final List<String> screens = new ArrayList<>();

    Player(Title<C, O, V> title, PausePolicy pauses, boolean showsEachMove) {
      this.title = title;
      this.showsEachMove = showsEachMove;
      this.pauses = pauses;
      this.seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
      this.tester = MatchPageTester.of(title, Options.NONE, 1, 1, seat, Size.DEFAULT, pauses);
    }

    void play() {
      for (int ply = 0; ply < PLIES && !tester.match().turn().isOver(); ply++) {
        Seat mover = tester.mover();
        if (mover.equals(seat)) {
          assertObservationsWereShown();
        }
        int position = tester.match().position();
        C command = rng.pick(tester.match().legalCommands(mover));
        String line = tester.matchPage().notation().format(command);
        if (mover.equals(seat)) {
          tester.type(line);
        }
        tester.play(line);
        addMoment(position, !mover.equals(seat));
        if (showsEachMove || tester.match().turn().isOver() || tester.mover().equals(seat)) {
          showUnseen();
        }
      }
    }

    private void addMoment(int position, boolean isForeign) {
      Match<C, O, V> match = tester.match();
      List<ToldObservation<O>> told = match.observationsSince(seat, position);
      unseen.add(
          new Moment<>(Snapshot.of(title, match, seat), told, Optional.<Text>empty(), isForeign));
      for (ToldObservation<O> one : told) {
        if (one.ephemeral()) {
          expected.add(one.observation());
          if (isForeign) {
            expectedFromOthers.add(one.observation());
          }
        }
      }
    }

    /** Passes the unseen moments to the page, and closes all texts above the table. */
    private void showUnseen() {
      tester.send(
          new MatchUpdate.Advanced<>(List.of(), List.copyOf(unseen), PostMatchSummary.NONE));
      unseen.clear();
      while (tester.page() instanceof TextPage<?, ?>) {
        screens.add(FoldedTexts.foldWithoutBars(tester.screen()));
        tester.type("");
      }
      screens.add(FoldedTexts.foldWithoutBars(tester.screen()));
      if (pauses != PausePolicy.NEVER && !tester.matchPage().snapshot().isToMove()) {
        assertNothingIsRepeated();
      }
    }

    /** Asserts that nothing that was shown only once stays below the table while others play. */
    private void assertNothingIsRepeated() {
      for (O observation : expected) {
        for (Text line : title.narrate(observation, seat)) {
          assertThat(tester.recentMessages()).doesNotContain(line.text());
        }
      }
    }

    private void assertObservationsWereShown() {
      for (O observation : expected) {
        if (!title.isKeptOnTable(observation)) {
          for (Text line : title.narrate(observation, seat)) {
            assertThat(screens)
                .as("\"%s\" is shown to %s before its next turn", line.text(), seat)
                .anyMatch(screen -> screen.contains(FoldedTexts.foldWithoutBars(line.text())));
          }
        } else if (expectedFromOthers.contains(observation)) {
          assertKeptOnTable(observation);
        }
      }
      expected.clear();
      expectedFromOthers.clear();
      screens.clear();
    }

    /** Asserts that one message about the table contains all numbers of an observation. */
    private void assertKeptOnTable(O observation) {
      for (Text line : title.narrate(observation, seat)) {
        Set<String> numbers = tokens(line.text());
        numbers.removeIf(token -> !token.matches(".*\\d.*"));
        assertThat(title.describe(tester.match().view(seat), seat))
            .as("\"%s\", which is kept on the table", line.text())
            .flatExtracting(BoardPart::messages)
            .anyMatch(message -> tokens(message).containsAll(numbers));
      }
    }

    private static Set<String> tokens(String text) {
      return Arrays.stream(text.split("[^A-Za-z0-9]+")).collect(Collectors.toSet());
    }
  }
}
