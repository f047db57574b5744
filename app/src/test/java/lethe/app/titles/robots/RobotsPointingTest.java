package lethe.app.titles.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.story.Beat;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.PointerTargetChecks;
import lethe.app.titles.TestGames;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestSample;
import lethe.engine.core.Turn;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests pointer targets, previews, animations and lessons. */
class RobotsPointingTest {
  private static final Title<Command, Observation, View> TITLE = RobotsTitle.TITLE;
  private static final List<Size> SIZES =
      List.of(
          new Size(80, 23),
          new Size(80, 24),
          new Size(100, 29),
          new Size(84, 39),
          new Size(151, 59));

  /**
   * A check of a position before a seat moves. It also receives the view before the seat's previous
   * move or, if there is none, the current view again.
   */
  private interface PositionCheck {
    void check(View before, View view, Seat seat, List<Command> legal);
  }

  /** Checks every position of a random match, in which short circuits are called correctly. */
  private static void forEachPosition(
      Map<String, String> options, int seats, long seed, PositionCheck check) {
    forEachPosition(TestGames.open(TITLE, Options.of(options)), seats, seed, check);
  }

  private static <S> void forEachPosition(
      Game<S, Command, Observation, View> game, int seats, long seed, PositionCheck check) {
    Rng rng = new Rng(seed);
    S state = game.initialState(seats, rng);
    Map<Seat, View> before = new HashMap<>();
    List<Face> memorized = List.of();
    while (game.turn(state) instanceof Turn.Awaits(List<Seat> awaited)) {
      Seat seat = awaited.getFirst();
      View view = game.view(state, seat);
      if (view.phase() == Phase.MEMORIZING) {
        memorized = view.cards();
      }
      List<Command> legal = game.legalCommands(state, seat);
      check.check(before.getOrDefault(seat, view), view, seat, legal);
      before.put(seat, view);
      Rng.Draw<Command> chosen = rng.pick(sensibleCommands(view, memorized, legal));
      rng = chosen.next();
      state = ((Accepted<S, Observation>) game.apply(state, seat, chosen.value())).next();
    }
  }

  /**
   * Returns only the correct call if the seat may call and the card pointed at is a short circuit;
   * otherwise all legal commands.
   */
  private static List<Command> sensibleCommands(
      View view, List<Face> memorized, List<Command> legal) {
    Command call = new Command.CallCircuit();
    boolean isCircuit =
        legal.contains(call)
            && memorized.get(view.layout().places().indexOf(view.pointedPlace().orElseThrow()))
                instanceof ShortCircuitCard;
    return isCircuit ? List.of(call) : legal;
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, off, 1",
    "4x4, off, 2",
    "4x4, on, 4",
    "5x5, off, 2",
    "4x6, on, 6",
    "8x8, off, 2"
  })
  void everyLegalCommandCanBeReachedByPointing(String layout, String teams, int seats) {
    TestSample<Size> sizes = new TestSample<>(SIZES);
    forEachPosition(
        Map.of("layout", layout, "teams", teams),
        seats,
        7,
        (_, view, seat, legal) -> {
          for (Size size : sizes.next()) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, seat, size);
            PointerTargetChecks.assertValid(table.frame(), table.targets(legal), legal);
            BoardDrawing<Command, View> spectatorTable =
                TITLE.layOut(view, Spectator.SPECTATOR, size);
            PointerTargetChecks.assertValid(
                spectatorTable.frame(), spectatorTable.targets(List.of()), List.of());
          }
        });
  }

  /** Checks the first position of each phase. */
  @ParameterizedTest
  @CsvSource({"4x4, off, 1", "4x4, on, 4", "5x5, off, 2"})
  void arrowKeysReachEveryTarget(String layout, String teams, int seats) {
    Set<Phase> phases = new HashSet<>();
    forEachPosition(
        Map.of("layout", layout, "teams", teams),
        seats,
        8,
        (_, view, seat, legal) -> {
          if (phases.add(view.phase())) {
            for (Size size : SIZES) {
              BoardDrawing<Command, View> table = TITLE.layOut(view, seat, size);
              PointerTargetChecks.assertReachableWithArrows(table.frame(), table.targets(legal));
            }
          }
        });
  }

  @Test
  void aCardsTargetLiesWhereTheCardIsDrawn() {
    int[] cardCount = {0};
    forEachPosition(
        Map.of(),
        2,
        9,
        (_, view, seat, legal) -> {
          if (view.phase() != Phase.POINTING) {
            return;
          }
          for (Size size : SIZES) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, seat, size);
            List<String> lines = table.frame().lines();
            for (PointerTarget<Command> target : table.targets(legal)) {
              for (Command command : target.commands()) {
                String row = lines.get(target.area().row());
                assertThat(row.substring(target.area().column() + 1))
                    .startsWith(((Point) command).place().toString());
                cardCount[0]++;
              }
            }
          }
        });
    assertThat(cardCount[0]).isPositive();
  }

  @Test
  void previewsOfPointsAndCallsDifferFromTheTable() {
    Set<String> previewed = new TreeSet<>();
    forEachPosition(
        Map.of(),
        2,
        10,
        (_, view, seat, legal) -> {
          for (Size size : SIZES) {
            BoardDrawing<Command, View> table = TITLE.layOut(view, seat, size);
            List<String> tableLines = table.frame().lines();
            for (Command command : legal.subList(0, Math.min(9, legal.size()))) {
              Frame preview = table.preview(command);
              assertThat(preview.size()).isEqualTo(table.frame().size());
              if (command instanceof Point || command instanceof Call) {
                assertThat(preview.lines()).isNotEqualTo(tableLines);
                previewed.add(command + "");
              }
            }
          }
        });
    assertThat(previewed).hasSizeGreaterThan(20);
  }

  @Test
  void aPreviewOfACallShowsTheNamedFeaturesAndPoints() {
    List<String> previews = new ArrayList<>();
    forEachPosition(
        Map.of(),
        2,
        11,
        (_, view, seat, _) -> {
          if (view.phase() == Phase.CALLING && previews.isEmpty()) {
            for (Command command :
                List.of(
                    new Call(List.of(Feature.THREE, Feature.RED, Feature.BULB)),
                    new Call(List.of(Feature.THREE, Feature.RED)),
                    new Call(List.of(Feature.BULB)),
                    new Call(List.of(Feature.GREEN)),
                    new Command.CallCircuit())) {
              previews.add(TITLE.layOut(view, seat, Size.DEFAULT).preview(command).toString());
            }
          }
        });
    assertThat(previews.get(0)).contains("(*) (*) (*)", "3 red bulb", "+6");
    assertThat(previews.get(1)).contains("? ? ?", "3 red ?", "+3");
    assertThat(previews.get(2)).contains("? ? bulb", "+1").containsPattern("\\? +\\(\\*\\)");
    assertThat(previews.get(3)).contains("? green ?", "+1");
    assertThat(previews.get(4)).contains("--/\\/--", "short circuit", "+0");
  }

  /** Cards that are turned face down, and cards that do not change, are not animated. */
  @Test
  void onlyCardsTurnedUpAreAnimated() {
    List<Integer> frameCounts = new ArrayList<>();
    forEachPosition(
        Map.of(),
        3,
        12,
        (before, view, seat, _) -> {
          for (Size size : SIZES) {
            assertThat(TITLE.animation(new ViewChange<>(view, view, List.of()), seat, size))
                .isEmpty();
            List<Frame> frames =
                TITLE.animation(new ViewChange<>(before, view, List.of()), seat, size);
            Frame table = TITLE.draw(view, seat, size);
            assertThat(frames).hasSizeLessThanOrEqualTo(8);
            assertThat(frames).allMatch(frame -> frame.size().equals(table.size()));
            frameCounts.add(frames.size());
            if (before.phase() == Phase.MEMORIZING || view.phase() == Phase.MEMORIZING) {
              assertThat(frames).isEmpty();
            }
            BoardLayout layout = BoardLayout.of(view, size);
            List<String> tableLines = table.lines();
            List<List<String>> frameLines = frames.stream().map(Frame::lines).toList();
            for (Place place : view.layout().places()) {
              if (view.cardAt(place) instanceof Face.Down) {
                var area = layout.cardArea(place);
                assertThat(frameLines)
                    .allMatch(
                        lines ->
                            lines
                                .get(area.row())
                                .startsWith(
                                    tableLines
                                        .get(area.row())
                                        .substring(area.column(), area.column() + 3),
                                    area.column()));
              }
            }
          }
        });
    assertThat(frameCounts.stream().filter(count -> count > 0).count()).isGreaterThan(20);
  }

  @Test
  void everyLessonHasATextAndCanOccur() {
    Map<String, List<Beat>> texts = RobotsTitle.TITLE.texts().lessons().beats();
    Set<String> shown = new TreeSet<>();
    for (long seed = 1; seed <= 6; seed++) {
      for (int seats : List.of(1, 2)) {
        collectLessons(shown, texts.keySet(), Map.of(), seats, seed);
      }
      collectLessons(shown, texts.keySet(), Map.of("teams", "on"), 4, seed);
    }
    assertThat(shown).containsExactlyInAnyOrderElementsOf(texts.keySet());
  }

  /** Collects the lessons that a player is shown in a match: one per turn, and each only once. */
  private static void collectLessons(
      Set<String> allShown, Set<String> texts, Map<String, String> options, int seats, long seed) {
    Set<String> shown = new HashSet<>();
    forEachPosition(
        options,
        seats,
        seed,
        (_, view, seat, legal) -> {
          List<String> lessons = TITLE.tutor().lessons().names(view, seat, legal);
          assertThat(texts).containsAll(lessons);
          if (seat.index() == 0) {
            lessons.stream().filter(shown::add).findFirst().ifPresent(allShown::add);
          }
        });
  }

  @Test
  void descriptionsOfTargetsAreShort() {
    Set<String> texts = new TreeSet<>();
    forEachPosition(
        Map.of("teams", "on"),
        4,
        13,
        (_, view, seat, legal) ->
            texts.addAll(
                TITLE.layOut(view, seat, Size.DEFAULT).targets(legal).stream()
                    .flatMap(target -> target.description().stream())
                    .map(text -> text.text())
                    .collect(Collectors.toSet())));
    assertThat(texts).hasSizeGreaterThan(40).allMatch(line -> line.length() <= 200);
  }
}
