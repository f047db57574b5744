package lethe.app.titles.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lethe.app.GoldenFile;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.AnimationChecks;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.PointerTargetChecks;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Match;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests pointer targets, previews, animations and lessons. */
class TaSePointingTest {
  private static final Title<Command, Observation, View> TITLE = TaSeTitle.TITLE;
  private static final List<Size> SIZES =
      List.of(new Size(80, 23), new Size(84, 39), new Size(151, 59));
  private static final int MATCH_COUNT = 6;

  private static List<Match<Command, Observation, View>> matches() {
    List<Match<Command, Observation, View>> matches = new ArrayList<>();
    for (int seed = 1; seed <= MATCH_COUNT; seed++) {
      matches.add(RandomMatches.play(TaSeTitle.TITLE, RandomBot::create, seed));
    }
    return matches;
  }

  private static void forEachView(RandomMatches.PositionCheck<Command, View> check) {
    RandomMatches.forEachView(matches(), check);
  }

  @Test
  void everyLegalCommandCanBeReachedByPointing() {
    forEachView(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
            List<PointerTarget<Command>> targets = table.targets(legal);
            PointerTargetChecks.assertValid(table.frame(), targets, legal);
            assertThat(targets).allMatch(target -> target.description().size() <= 3);
          }
        });
  }

  /** Tables with equal target areas are checked once. */
  @Test
  void arrowKeysReachEveryTarget() {
    Set<Set<Area>> checked = new HashSet<>();
    forEachView(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            List<PointerTarget<Command>> targets = TITLE.layOut(view, viewer, size).targets(legal);
            if (checked.add(
                targets.stream().map(PointerTarget::area).collect(Collectors.toSet()))) {
              PointerTargetChecks.assertReachableWithArrows(
                  TITLE.draw(view, viewer, size), targets);
            }
          }
        });
  }

  @Test
  void aChipsTargetLiesWhereTheChipIsDrawn() {
    int[] chipCount = {0};
    forEachView(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            Frame frame = TITLE.draw(view, viewer, size);
            for (PointerTarget<Command> target : TITLE.layOut(view, viewer, size).targets(legal)) {
              Area area = target.area();
              boolean isChip = area.size().equals(TableMetrics.fitting(size).chipSize());
              if (isChip && !target.commands().isEmpty()) {
                chipCount[0]++;
                char edge = frame.at(area.column(), area.row()).glyph();
                assertThat(edge).isEqualTo(area.size().rows() == 1 ? '(' : '┌');
                int middle = area.column() + area.size().columns() / 2;
                assertThat(target.commands().getFirst())
                    .isInstanceOfSatisfying(
                        Command.Put.class,
                        put ->
                            assertThat(frame.at(middle, area.doubledCenterRow() / 2).glyph())
                                .isEqualTo((char) ('0' + put.chip())));
              }
            }
          }
        });
    assertThat(chipCount[0]).isGreaterThan(100);
  }

  /**
   * The golden file contains the table during a match, a preview, and the table after the match.
   */
  @Test
  void tablesInLargeWindowsMatchTheGoldenFile() {
    Match<Command, Observation, View> match = matches().getFirst();
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(84, 39), new Size(151, 59))) {
      Match<Command, Observation, View> position = match.atPosition(5);
      Seat seat = position.view(GameSeats.RED).mover().orElseThrow();
      Command command = position.legalCommands(seat).getFirst();
      Frame preview = TITLE.layOut(position.view(seat), seat, size).preview(command);
      assertThat(preview.ascii().lines())
          .allMatch(line -> line.chars().allMatch(c -> c < 128 && c != '?'));
      View finalView = match.view(GameSeats.RED);
      text.append(size).append('\n').append(TITLE.draw(position.view(seat), seat, size));
      text.append("\n\n").append(command).append('\n').append(preview);
      text.append("\n\n").append(TITLE.draw(finalView, GameSeats.RED, size)).append("\n\n");
    }
    GoldenFile.check(getClass(), "large.golden", text.toString());
  }

  @Test
  void aPreviewDiffersFromTheTable() {
    forEachView(
        (view, viewer, legal) -> {
          BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, SIZES.getFirst());
          Frame tableFrame = table.frame();
          for (Command command : legal) {
            Frame frame = table.preview(command);
            assertThat(frame.size()).isEqualTo(tableFrame.size());
            assertThat(frame.lines()).as("%s", command).isNotEqualTo(tableFrame.lines());
          }
        });
  }

  /** Other plies are not animated. */
  @Test
  void theCupsOpenOneByOneAfterARound() {
    int rounds = 0;
    for (Match<Command, Observation, View> match : matches()) {
      for (int position = 0; position < match.position(); position++) {
        View before = match.atPosition(position).view(GameSeats.RED);
        View after = match.atPosition(position + 1).view(GameSeats.RED);
        List<Frame> frames =
            TITLE.animation(
                new ViewChange<>(before, after, List.of()), GameSeats.RED, SIZES.getFirst());
        AnimationChecks.assertValid(frames);
        assertThat(frames.isEmpty())
            .isEqualTo(after.scoredRounds().size() == before.scoredRounds().size());
        assertThat(
                TITLE.animation(
                    new ViewChange<>(after, after, List.of()), GameSeats.RED, SIZES.getFirst()))
            .isEmpty();
        rounds += frames.isEmpty() ? 0 : 1;
        if (!frames.isEmpty()) {
          assertThat(frames.getFirst().toString()).contains("╲  1  ╱", "╲  2  ╱", "╲  3  ╱");
          assertThat(frames.get(3).toString()).contains("cup 1").doesNotContain("╲  1  ╱");
          assertThat(frames.getLast().toString()).contains("cup 1", "cup 2", "cup 3");
        }
      }
    }
    assertThat(rounds).isEqualTo(MATCH_COUNT * RuleNumbers.ROUNDS);
  }

  @Test
  void everyLessonHasATextAndCanOccur() {
    Set<String> shown = new TreeSet<>();
    forEachView(
        (view, viewer, legal) -> {
          if (viewer instanceof Seat seat) {
            shown.addAll(TITLE.tutor().lessons().names(view, seat, legal));
          }
        });
    assertThat(shown)
        .containsExactlyInAnyOrderElementsOf(TaSeTitle.TITLE.texts().lessons().beats().keySet());
  }
}
