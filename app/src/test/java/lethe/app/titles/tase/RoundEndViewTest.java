package lethe.app.titles.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.TestGames;
import lethe.app.titles.ViewChange;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the view that is drawn while the cups are opened at the end of a round. */
class RoundEndViewTest {
  private static Match<Command, Observation, View> start() {
    return HumanMatches.start(TaSeTitle.TITLE, 2, 3);
  }

  /** Returns the animation of the opening cups, as a spectator sees it. */
  private static List<Frame> frames(View before, View after) {
    return TaSeTitle.TITLE.animation(
        new ViewChange<>(before, after, List.of()), Spectator.SPECTATOR, Size.DEFAULT);
  }

  /** Plays random matches and checks every ply after which the cups are opened. */
  private static void forEachScoring(BiConsumer<View, View> check) {
    forEachScoring(_ -> true, check);
  }

  /** Plays random matches, with preferred commands where they are legal. */
  private static void forEachScoring(Predicate<Command> preferred, BiConsumer<View, View> check) {
    for (long seed = 0; seed < 10; seed++) {
      Match<Command, Observation, View> match = start();
      MutableRng rng = new MutableRng(new Rng(seed));
      while (!match.turn().isOver()) {
        View before = match.view(Spectator.SPECTATOR);
        Seat seat = TestGames.seatToMove(match);
        List<Command> legal = match.legalCommands(seat);
        List<Command> choices = legal.stream().filter(preferred).toList();
        Command command = rng.pick(choices.isEmpty() ? legal : choices);
        match =
            ((EntryResult.Applied<Command, Observation, View>) match.submit(seat, command)).next();
        View after = match.view(Spectator.SPECTATOR);
        if (after.scoredRounds().size() > before.scoredRounds().size()) {
          check.accept(before, after);
        }
      }
    }
  }

  /**
   * Each step lasts three frames. First, the chips of a cup appear, then the duplicates are struck
   * out if there are any, and then the totals appear; the cups won follow at the end.
   */
  @Test
  void theCupsAreOpenedStepByStep() {
    forEachScoring(
        (before, after) -> {
          List<CupScore> cups = after.scoredRounds().getLast().cups();
          List<String> expected = new ArrayList<>(List.of("0 open, 0 struck, 0 counted"));
          int struck = 0;
          for (int cup = 1; cup <= cups.size(); cup++) {
            int duplicates = 2 * cups.get(cup - 1).duplicates().size();
            expected.add(cup + " open, " + struck + " struck, " + (cup - 1) + " counted");
            if (duplicates > 0) {
              struck += duplicates;
              expected.add(cup + " open, " + struck + " struck, " + (cup - 1) + " counted");
            }
            expected.add(cup + " open, " + struck + " struck, " + cup + " counted");
          }
          expected.add(expected.getLast() + ", tally");
          List<Frame> frames = frames(before, after);
          List<String> steps = new ArrayList<>();
          for (int i = 0; i < frames.size(); i++) {
            if (i == 0 || !frames.get(i).equals(frames.get(i - 1))) {
              steps.add(step(frames.get(i).toString()));
            }
          }
          assertThat(steps).isEqualTo(expected);
          assertThat(frames).hasSize(3 * expected.size());
        });
  }

  @Test
  void chipsInACrowdedCupDoNotReadLikeOtherNumbers() {
    Pattern crowded = Pattern.compile("\\d \\d×\\d");
    long[] crowdedCups = new long[1];
    forEachScoring(
        command -> command instanceof Command.Put(_, int cup) && cup == 1,
        (_, after) -> {
          String table = TaSeTitle.TITLE.draw(after, Spectator.SPECTATOR, Size.DEFAULT).toString();
          assertThat(table).doesNotContainPattern("\\d\\d[×0-9 ]*×");
          crowdedCups[0] += crowded.matcher(table).results().count();
        });
    assertThat(crowdedCups[0]).isPositive();
  }

  private static String step(String frame) {
    return count(frame, "cup \\d(?=  |\n)")
        + " open, "
        + count(frame, "×")
        + " struck, "
        + count(frame, "\\d \\+ ")
        + " counted"
        + (frame.contains("in all: ") ? ", tally" : "");
  }

  private static long count(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().count();
  }

  @Test
  void theTableSaysWhenAMatchIsDecided() {
    int[] decided = new int[1];
    forEachScoring(
        (_, after) -> {
          int left = 3 * (6 - after.scoredRounds().size());
          int lead = after.red().cupsWon() - after.blue().cupsWon();
          boolean isDecided = left > 0 && Math.abs(lead) > left;
          decided[0] += isDecided ? 1 : 0;
          String winner = lead > 0 ? "red" : "blue";
          String table = TaSeTitle.TITLE.draw(after, Spectator.SPECTATOR, Size.DEFAULT).toString();
          assertThat(table.contains("; " + winner + " won")).isEqualTo(isDecided);
          assertThat(
                  String.join(" ", BoardText.parts(after, Spectator.SPECTATOR).get(1).messages()))
              .matches(text -> text.contains("cannot catch up") == isDecided);
        });
    assertThat(decided[0]).isPositive();
  }

  @Test
  void theLastChipIsShownOnlyInItsCup() {
    int oneChipRounds = 0;
    int twoChipRounds = 0;
    int keptChips = 0;
    for (long seed = 0; seed < 40; seed++) {
      Match<Command, Observation, View> match = start();
      Rng rng = new Rng(seed);
      while (!match.turn().isOver()) {
        List<Command> legal = match.legalCommands(TestGames.seatToMove(match));
        Rng.Draw<Integer> draw = rng.nextInt(legal.size());
        rng = draw.next();
        Command command = legal.get(draw.value());
        View before = match.view(Spectator.SPECTATOR);
        Seat seat = TestGames.seatToMove(match);
        match =
            ((EntryResult.Applied<Command, Observation, View>) match.submit(seat, command)).next();
        View after = match.view(Spectator.SPECTATOR);
        if (after.scoredRounds().size() == before.scoredRounds().size()) {
          continue;
        }
        View closing = new RoundEndView(before, after.scoredRounds().getLast()).closedView();
        switch (command) {
          case Command.Put(int chip, int cup) -> {
            assertThat(closing.side(seat).hand().has(chip)).isFalse();
            assertThat(closing.latestChips().getLast())
                .isEqualTo(new Observation.Placed(before.round(), seat, chip, cup));
            twoChipRounds += closing.latestChips().size() == 2 ? 1 : 0;
            oneChipRounds += closing.latestChips().size() == 1 ? 1 : 0;
            for (Frame frame : frames(before, after)) {
              assertThat(frame.toString()).contains(seat + " " + chip + " in cup " + cup);
            }
          }
          case Command.Keep() -> {
            keptChips++;
            assertThat(closing.latestChips()).isEqualTo(before.latestChips());
            assertThat(closing.side(seat).hand()).isEqualTo(before.side(seat).hand());
          }
        }
        assertThat(
                closing.side(GameSeats.RED).hand().size()
                    + closing.side(GameSeats.BLUE).hand().size())
            .isEqualTo(command instanceof Command.Keep ? 1 : 0);
        if (match.turn().isOver()) {
          assertThat(closing.red().hand()).isEqualTo(after.red().hand());
          assertThat(closing.blue().discardedChips()).isEqualTo(after.blue().discardedChips());
          assertThat(closing.latestChips()).isEqualTo(after.latestChips());
        }
      }
    }
    assertThat(List.of(oneChipRounds, twoChipRounds, keptChips)).allMatch(count -> count > 0);
  }
}
