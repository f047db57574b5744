package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.AnimationChecks;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.PointerTargetChecks;
import lethe.app.titles.RandomMatches;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.bots.ravens.RandomRavensBot;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestSample;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Tests pointer targets, previews, animations and lessons. */
@Order(1)
class RavensPointingTest {
  private static final Title<Command, Observation, View> TITLE = RavensTitle.TITLE;
  private static final List<Size> SIZES =
      List.of(new Size(80, 23), new Size(100, 29), new Size(84, 39), new Size(151, 59));

  /**
   * The seeds of random matches. In the last match, a poem is completed over a wrong Atman, and
   * Feth has no legal placement.
   */
  private static final List<Integer> SEEDS = List.of(1, 2, 3, 394);

  /** Returns the example matches and some random matches. */
  private static List<Match<Command, Observation, View>> matches() {
    List<Match<Command, Observation, View>> matches = new ArrayList<>();
    ShippedMatch.all().forEach(shipped -> matches.add(shipped.match()));
    SEEDS.forEach(
        seed -> matches.add(RandomMatches.play(RavensTitle.TITLE, RandomRavensBot::create, seed)));
    return matches;
  }

  private static void forEachView(RandomMatches.PositionCheck<Command, View> check) {
    RandomMatches.forEachView(matches(), check);
  }

  @Test
  void everyLegalCommandCanBeReachedByPointing() {
    TestSample<Size> sizes = new TestSample<>(SIZES);
    forEachView(
        (view, viewer, legal) -> {
          for (Size size : sizes.next()) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
            List<PointerTarget<Command>> targets = table.targets(legal);
            PointerTargetChecks.assertValid(table.frame(), targets, legal);
            assertThat(targets).allMatch(target -> target.description().size() <= 3);
          }
        });
  }

  /** Uses only the example matches. Tables with equal target areas are checked once. */
  @Test
  void arrowKeysReachEveryTarget() {
    Set<Set<Area>> checked = new HashSet<>();
    RandomMatches.forEachView(
        ShippedMatch.all().stream().map(ShippedMatch::match).toList(),
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
            List<PointerTarget<Command>> targets = table.targets(legal);
            if (checked.add(
                targets.stream().map(PointerTarget::area).collect(Collectors.toSet()))) {
              PointerTargetChecks.assertReachableWithArrows(table.frame(), targets);
            }
          }
        });
    assertThat(checked).hasSizeGreaterThan(1);
  }

  @Test
  void aCardsTargetLiesWhereTheCardIsDrawn() {
    Set<Scale> scales = new HashSet<>();
    TestSample<Size> sizes = new TestSample<>(SIZES);
    forEachView(
        (view, viewer, legal) -> {
          for (Size size : sizes.next()) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
            for (PointerTarget<Command> target : table.targets(legal)) {
              for (Command command : target.commands()) {
                Optional<Scale> scale = scale(target.area().size());
                if (command instanceof Command.Take(var name) && scale.isPresent()) {
                  scales.add(scale.get());
                  String mark = ItemNames.mark(view.atman().topCard(name).orElseThrow().card());
                  assertThat(text(table.frame(), target.area())).contains(mark);
                }
              }
            }
          }
        });
    assertThat(scales).containsAll(Scale.ALL);
  }

  /** Returns the scale at which a quadrant has this size; empty if there is none. */
  private static Optional<Scale> scale(Size size) {
    return Scale.ALL.stream()
        .filter(scale -> size.equals(new Size(scale.columnStep() - 1, scale.rowStep() - 1)))
        .findFirst();
  }

  private static String text(Frame frame, Area area) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < area.size().columns(); i++) {
      text.append(frame.at(area.column() + i, area.doubledCenterRow() / 2).glyph());
    }
    return text.toString();
  }

  /** The previews also have the same size as the table. */
  @Test
  void mostPreviewsAreVisibleWithoutColor() {
    Size size = SIZES.getFirst();
    Set<String> unchanged = new TreeSet<>();
    forEachView(
        (view, viewer, legal) -> {
          BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
          List<String> tableLines = table.frame().lines();
          boolean isShort = legal.size() < 150;
          for (Command command : isShort ? legal : legal.subList(0, 150)) {
            Frame frame = table.preview(command);
            assertThat(frame.size()).isEqualTo(table.frame().size());
            if (frame.lines().equals(tableLines)) {
              unchanged.add(command.getClass().getSimpleName());
            }
          }
        });
    // The previews of other commands may change only colors, or cards outside the window.
    assertThat(unchanged)
        .doesNotContain("Reveal", "Keep", "Free", "With", "Dawn", "Whisper", "Requiem", "Draw");
  }

  @Test
  void animationsAreShortAndShowRavensAndHearts() {
    int landed = 0;
    int relived = 0;
    int scored = 0;
    int chased = 0;
    for (Match<Command, Observation, View> match : matches()) {
      for (int position = 0; position < match.position(); position++) {
        for (Viewer viewer : List.of(GameSeats.FETH, GameSeats.REN, Spectator.SPECTATOR)) {
          View before = match.atPosition(position).view(viewer);
          View after = match.atPosition(position + 1).view(viewer);
          List<Frame> frames = animation(match, position, viewer);
          AnimationChecks.assertValid(frames);
          assertThat(frames)
              .extracting(Frame::size)
              .isSubsetOf(
                  TITLE.draw(before, viewer, SIZES.getFirst()).size(),
                  TITLE.draw(after, viewer, SIZES.getFirst()).size());
          assertThat(
                  TITLE.animation(
                      new ViewChange<>(after, after, List.of()), viewer, SIZES.getFirst()))
              .isEmpty();
          boolean lands =
              after.countRavens(RavenStatus.STANDING) > before.countRavens(RavenStatus.STANDING);
          boolean relives = relivedHearts(after) > relivedHearts(before);
          boolean scores = after.poem().rows().isEmpty() && relivedHearts(before) > 0;
          boolean isChase =
              after.progress().batch() == before.progress().batch()
                  && after.countRavens(RavenStatus.STANDING)
                      < before.countRavens(RavenStatus.STANDING);
          landed += lands ? 1 : 0;
          relived += relives ? 1 : 0;
          scored += scores ? 1 : 0;
          chased += isChase ? 1 : 0;
          assertThat(frames.isEmpty() && (lands || relives || scores || isChase))
              .as("%s", after)
              .isFalse();
        }
      }
    }
    assertThat(landed).isGreaterThan(3);
    assertThat(relived).isGreaterThan(3);
    assertThat(scored).isPositive();
    assertThat(chased).isPositive();
  }

  private static List<Frame> animation(
      Match<Command, Observation, View> match, int position, Viewer viewer) {
    return TITLE.animation(
        new ViewChange<>(
            match.atPosition(position).view(viewer),
            match.atPosition(position + 1).view(viewer),
            observations(match, position, viewer)),
        viewer,
        SIZES.getFirst());
  }

  private static List<Observation> observations(
      Match<Command, Observation, View> match, int position, Viewer viewer) {
    return match.atPosition(position + 1).observationsSince(viewer, position).stream()
        .map(ToldObservation::observation)
        .toList();
  }

  /** All viewers see every heart, and whether it scores. */
  @Test
  void theEndOfABatchOpensEveryHeart() {
    int batchEnds = 0;
    for (Match<Command, Observation, View> match :
        ShippedMatch.all().stream().map(ShippedMatch::match).toList()) {
      for (int position = 0; position < match.position(); position++) {
        for (Viewer viewer : List.of(GameSeats.FETH, GameSeats.REN, Spectator.SPECTATOR)) {
          List<Observation> observations = observations(match, position, viewer);
          if (observations.contains(new Observation.Announced(true))) {
            batchEnds++;
            Observation.HeartsOpened opened =
                (Observation.HeartsOpened)
                    observations.stream()
                        .filter(Observation.HeartsOpened.class::isInstance)
                        .findFirst()
                        .orElseThrow();
            List<Set<String>> frames =
                animation(match, position, viewer).stream()
                    .map(frame -> Set.copyOf(frame.lines()))
                    .toList();
            List<RowView> rows = match.atPosition(position).view(viewer).poem().rows();
            assertThat(frames)
                .anySatisfy(
                    lines -> {
                      for (int i = 0; i < rows.size(); i++) {
                        String mark = ItemNames.mark(opened.hearts().get(i));
                        String shown =
                            rows.get(i).heart().status() == HeartStatus.RELIVED
                                ? (i + 1) + "*" + mark + "*"
                                : (i + 1) + "×(" + mark + ")";
                        assertThat(lines).anyMatch(line -> line.contains(shown));
                      }
                    });
          }
        }
      }
    }
    assertThat(batchEnds).isGreaterThan(3);
  }

  private static long relivedHearts(View view) {
    return view.poem().rows().stream()
        .filter(row -> row.heart().status() == HeartStatus.RELIVED)
        .count();
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
        .containsExactlyInAnyOrderElementsOf(RavensTitle.TITLE.texts().lessons().beats().keySet());
  }

  /** A description fits into the box at the bottom of the window. */
  @Test
  void descriptionsOfTargetsAreShort() {
    forEachView(
        (view, viewer, legal) -> {
          for (PointerTarget<Command> target :
              TITLE.layOut(view, viewer, SIZES.getFirst()).targets(legal)) {
            int lines =
                IntStream.range(0, target.description().size())
                    .map(i -> target.description().get(i).wrapped(74).size())
                    .sum();
            assertThat(lines).as("%s", target.description()).isLessThanOrEqualTo(6);
            assertThat(target.description())
                .extracting(Text::text)
                .noneMatch(text -> text.contains("{"));
          }
        });
  }
}
