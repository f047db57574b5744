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
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.PointerTargetChecks;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests targets, previews, animations and lessons. */
class TaSePointingTest {
  private static final Title<Command, Observation, View> TITLE = TaSeTitle.TITLE;
  private static final List<Size> SIZES =
      List.of(new Size(80, 23), new Size(84, 39), new Size(151, 59));
  private static final int MATCHES = 6;

  private static List<Match<Command, Observation, View>> matches() {
    List<Match<Command, Observation, View>> matches = new ArrayList<>();
    for (int seed = 1; seed <= MATCHES; seed++) {
      matches.add(RandomMatches.match(TaSeTitle.TITLE, RandomBot::create, seed, _ -> true));
    }
    return matches;
  }

  private static void each(RandomMatches.MomentCheck<Command, View> look) {
    RandomMatches.each(matches(), look);
  }

  @Test
  void everyLegalCommandCanBeReachedByPointing() {
    each(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
            List<PointerTarget<Command>> targets = table.targets(legal);
            PointerTargetChecks.check(table.frame(), targets, legal);
            assertThat(targets).allMatch(target -> target.description().size() <= 3);
          }
        });
  }

  /** Tables with equal target areas are checked once. */
  @Test
  void arrowKeysReachEveryTarget() {
    Set<Set<Area>> seen = new HashSet<>();
    each(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            List<PointerTarget<Command>> targets = TITLE.layOut(view, viewer, size).targets(legal);
            if (seen.add(targets.stream().map(PointerTarget::area).collect(Collectors.toSet()))) {
              PointerTargetChecks.checkArrows(TITLE.draw(view, viewer, size), targets);
            }
          }
        });
  }

  @Test
  void theTargetOfAChipLiesWhereItIsDrawn() {
    each(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            Frame frame = TITLE.draw(view, viewer, size);
            for (PointerTarget<Command> target : TITLE.layOut(view, viewer, size).targets(legal)) {
              Area area = target.area();
              boolean chip = area.size().equals(TableMetrics.fitting(size).chip());
              if (chip && !target.commands().isEmpty()) {
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
  }

  /** The golden file has the table, a preview and the table after the match. */
  @Test
  void aLargeTableIsCenteredInALargeRoom() {
    Match<Command, Observation, View> match = matches().getFirst();
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(84, 39), new Size(151, 59))) {
      Match<Command, Observation, View> at = match.atPosition(5);
      Seat seat = at.view(SeatNames.RED).mover().orElseThrow();
      Command command = at.legalCommands(seat).getFirst();
      Frame considered = TITLE.layOut(at.view(seat), seat, size).preview(command);
      assertThat(considered.ascii().lines())
          .allMatch(line -> line.chars().allMatch(c -> c < 128 && c != '?'));
      View over = match.view(SeatNames.RED);
      text.append(size).append('\n').append(TITLE.draw(at.view(seat), seat, size));
      text.append("\n\n").append(command).append('\n').append(considered);
      text.append("\n\n").append(TITLE.draw(over, SeatNames.RED, size)).append("\n\n");
    }
    GoldenFile.check(getClass(), "large.golden", text.toString());
  }

  @Test
  void aPreviewDiffersFromTheTable() {
    each(
        (view, viewer, legal) -> {
          BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, SIZES.getFirst());
          Frame still = table.frame();
          for (Command command : legal) {
            Frame frame = table.preview(command);
            assertThat(frame.size()).isEqualTo(still.size());
            assertThat(frame.lines()).as("%s", command).isNotEqualTo(still.lines());
          }
        });
  }

  /** The animation follows the end of a round, and no other ply. */
  @Test
  void theCupsOpenOneAfterAnotherAtTheEndOfARound() {
    int opened = 0;
    for (Match<Command, Observation, View> match : matches()) {
      for (int position = 0; position < match.position(); position++) {
        View before = match.atPosition(position).view(SeatNames.RED);
        View after = match.atPosition(position + 1).view(SeatNames.RED);
        List<Frame> pictures = TITLE.animation(before, after, SeatNames.RED, SIZES.getFirst());
        assertThat(pictures).hasSize(after.scored().size() > before.scored().size() ? 8 : 0);
        assertThat(TITLE.animation(after, after, SeatNames.RED, SIZES.getFirst())).isEmpty();
        opened += pictures.isEmpty() ? 0 : 1;
        if (!pictures.isEmpty()) {
          assertThat(pictures.getFirst().toString()).contains("╲  1  ╱", "╲  2  ╱", "╲  3  ╱");
          assertThat(pictures.get(1).toString()).contains("cup 1").doesNotContain("╲  1  ╱");
          assertThat(pictures.getLast().toString()).contains("cup 1", "cup 2", "cup 3");
        }
      }
    }
    assertThat(opened).isEqualTo(MATCHES * RuleNumbers.ROUNDS);
  }

  @Test
  void everyLessonHasATextAndCanOccur() {
    Set<String> told = new TreeSet<>();
    each(
        (view, viewer, legal) -> {
          if (viewer instanceof Seat seat) {
            told.addAll(TITLE.tutor().lessons().names(view, seat, legal));
          }
        });
    assertThat(told)
        .containsExactlyInAnyOrderElementsOf(TaSeTitle.TITLE.texts().lesson().beats().keySet());
  }
}
