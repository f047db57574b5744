package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.app.titles.AnimationChecks;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.PointerTargetChecks;
import lethe.app.titles.TestGames;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestSample;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests pointer targets, previews, animations and lessons. */
class EurydicePointingTest {
  private static final Title<Command, Observation, View> TITLE = EurydiceTitle.TITLE;
  private static final List<Size> SIZES =
      List.of(new Size(80, 23), new Size(100, 29), new Size(60, 20), new Size(84, 39));

  /** A check of a position, which also receives the view before the last ply. */
  private interface PositionCheck {
    void check(View before, View view, List<Command> legal);
  }

  /** Checks every position of a random match, in which the discards are rarely arranged. */
  private static void forEachPosition(long seed, PositionCheck check) {
    forEachPosition(TestGames.open(TITLE), seed, check);
  }

  private static <S> void forEachPosition(
      Game<S, Command, Observation, View> game, long seed, PositionCheck check) {
    Rng rng = new Rng(seed);
    S state = game.initialState(1, rng);
    View before = game.view(state, GameSeats.ORPHEUS);
    while (game.turn(state) instanceof Turn.Awaits) {
      View view = game.view(state, GameSeats.ORPHEUS);
      List<Command> legal = game.legalCommands(state, GameSeats.ORPHEUS);
      check.check(before, view, legal);
      before = view;
      List<Command> options =
          rng.state() % 20 == 0 || view.phase() == Phase.ARRANGE
              ? legal
              : legal.stream().filter(command -> !(command instanceof Command.Arrange)).toList();
      Rng.Draw<Command> chosen = rng.pick(options);
      rng = chosen.next();
      state =
          ((Accepted<S, Observation>) game.apply(state, GameSeats.ORPHEUS, chosen.value())).next();
    }
    check.check(before, game.view(state, GameSeats.ORPHEUS), List.of());
  }

  @Test
  void everyLegalCommandCanBeReachedByPointing() {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    TestSample<Size> sizes = new TestSample<>(SIZES);
    for (long seed = 1; seed <= TestVolume.times(6, 12); seed++) {
      forEachPosition(
          seed,
          (_, view, legal) -> {
            phases.add(view.phase());
            for (Size size : sizes.next()) {
              BoardDrawing<Command, View> table = TITLE.layOut(view, GameSeats.ORPHEUS, size);
              PointerTargetChecks.assertValid(table.frame(), table.targets(legal), legal);
            }
          });
    }
    assertThat(phases).hasSizeGreaterThan(12);
  }

  @Test
  void spectatorsCanPointButNotPlay() {
    Size size = new Size(80, 23);
    forEachPosition(
        3,
        (_, view, _) -> {
          var targets = TITLE.layOut(view, Spectator.SPECTATOR, size).targets(List.of());
          assertThat(targets).isNotEmpty();
          PointerTargetChecks.assertValid(
              TITLE.draw(view, Spectator.SPECTATOR, size), targets, List.of());
        });
  }

  @Test
  void arrowKeysReachEveryTarget() {
    for (long seed = 1; seed <= 2; seed++) {
      forEachPosition(
          seed,
          (_, view, legal) -> {
            for (Size size : List.of(new Size(80, 23), new Size(100, 29), new Size(84, 39))) {
              BoardDrawing<Command, View> table = TITLE.layOut(view, GameSeats.ORPHEUS, size);
              PointerTargetChecks.assertReachableWithArrows(table.frame(), table.targets(legal));
            }
          });
    }
  }

  @Test
  void everySymbolAheadIsExplainedAtItsSpace() {
    forEachPosition(
        4,
        (_, view, legal) -> {
          List<PointerTarget<Command>> targets =
              TITLE.layOut(view, GameSeats.ORPHEUS, Size.DEFAULT).targets(legal);
          view.board().spaces().stream()
              .filter(space -> space.row() > view.space().row())
              .forEach(
                  space -> {
                    PointerTarget<Command> target =
                        targets.stream()
                            .filter(
                                candidate ->
                                    candidate
                                        .description()
                                        .getFirst()
                                        .text()
                                        .startsWith(space.name() + ", "))
                            .findFirst()
                            .orElseThrow();
                    for (Symbol symbol : space.symbols()) {
                      assertThat(target.description().stream().map(Text::text))
                          .anyMatch(line -> line.startsWith(symbol.label() + ": "));
                    }
                  });
        });
  }

  @Test
  void targetsLieWhereTheirObjectsAreDrawn() {
    for (Size size : SIZES) {
      forEachPosition(
          5,
          (_, view, legal) -> {
            BoardDrawing<Command, View> table = TITLE.layOut(view, GameSeats.ORPHEUS, size);
            List<String> lines = table.frame().lines();
            for (PointerTarget<Command> target : table.targets(legal)) {
              String text = lines.get(target.area().row()).substring(target.area().column());
              for (Command command : target.commands()) {
                switch (command) {
                  case Up _ -> assertThat(text).startsWith("> ");
                  case Resolve(Symbol.Kind kind, int _) when text.charAt(0) != '@' ->
                      assertThat(kind.label()).startsWith(text.substring(0, 1));
                  case Command.Return(int card) -> assertThat(text).startsWith(card + ":");
                  case Command.Survey(int card) -> assertThat(text).startsWith(card + ":");
                  case Command.UseObol() -> assertThat(text).containsPattern("^(@|obols|Board )");
                  default -> {}
                }
              }
            }
          });
    }
  }

  @Test
  void mostPreviewsAreVisibleWithoutColor() {
    Set<String> changed = new TreeSet<>();
    for (long seed = 6; seed <= 12; seed++) {
      forEachPosition(
          seed,
          (_, view, legal) -> {
            BoardDrawing<Command, View> table = TITLE.layOut(view, GameSeats.ORPHEUS, Size.DEFAULT);
            List<String> tableLines = table.frame().lines();
            for (Command command : legal) {
              Frame preview = table.preview(command);
              assertThat(preview.size()).isEqualTo(table.frame().size());
              if (!preview.lines().equals(tableLines)) {
                changed.add(command.getClass().getSimpleName());
              } else {
                assertThat(command)
                    .isNotInstanceOfAny(
                        Up.class, Resolve.class, Command.Return.class, Command.Survey.class);
              }
            }
          });
    }
    assertThat(changed)
        .contains("Up", "UseObol", "Resolve", "Look", "Remove", "Hymn", "Return", "Survey")
        .contains("Arrange", "Pay", "Exchange");
  }

  @Test
  void stepsTurnedCardsAndTheFinalCountAreAnimated() {
    int[] animatedCount = {0};
    for (long seed = 1; seed <= 4; seed++) {
      forEachPosition(
          seed,
          (before, view, _) -> {
            for (Size size : SIZES) {
              assertThat(animation(view, view, size)).isEmpty();
              List<Frame> frames = animation(before, view, size);
              AnimationChecks.assertValid(frames);
              boolean picksUpCards = before.heldCards().isEmpty() && !view.heldCards().isEmpty();
              boolean opened =
                  before.marks() == view.marks()
                      && (picksUpCards || openCount(view) > openCount(before));
              boolean counted =
                  !view.deckCounts().equals(before.deckCounts()) && !view.ending().isEmpty();
              if (opened || counted || view.path().size() > before.path().size()) {
                assertThat(frames).isNotEmpty();
                animatedCount[0]++;
              }
            }
          });
    }
    assertThat(animatedCount[0]).isGreaterThan(100);
  }

  private static List<Frame> animation(View before, View after, Size size) {
    return TITLE.animation(new ViewChange<>(before, after, List.of()), GameSeats.ORPHEUS, size);
  }

  /** The path lights up from the start to the end of the board. */
  @Test
  void theLastAnimationOfABoardShowsTheWholePath() {
    int[] endedBoards = {0};
    for (long seed = 1; seed <= 4; seed++) {
      forEachPosition(
          seed,
          (before, view, _) -> {
            if (view.board().number() != before.board().number()) {
              List<Frame> frames = animation(before, view, SIZES.getFirst());
              List<Integer> visitedCounts =
                  frames.stream()
                      .map(
                          frame ->
                              (int)
                                  String.join("", frame.lines())
                                      .chars()
                                      .filter(c -> c == '*')
                                      .count())
                      .toList();
              int pathSize = before.path().size();
              assertThat(visitedCounts.subList(frames.size() - pathSize - 2, frames.size() - 2))
                  .isEqualTo(IntStream.rangeClosed(1, pathSize).boxed().toList());
              assertThat(visitedCounts.getLast()).isEqualTo(pathSize);
              assertThat(frames.getLast().lines().getFirst()).contains("@ End");
              endedBoards[0]++;
            }
          });
    }
    assertThat(endedBoards[0]).isPositive();
  }

  private static long openCount(View view) {
    return view.discard().stream().filter(Face.Up.class::isInstance).count();
  }

  @Test
  void everyLessonHasATextAndCanOccur() {
    Map<String, List<Beat>> texts = EurydiceTitle.TITLE.texts().lessons().beats();
    Set<String> allShown = new TreeSet<>();
    for (long seed = 1; seed <= 40; seed++) {
      Set<String> shown = new HashSet<>();
      forEachPosition(
          seed,
          (_, view, legal) -> {
            List<String> lessons = TITLE.tutor().lessons().names(view, GameSeats.ORPHEUS, legal);
            assertThat(texts.keySet()).containsAll(lessons);
            lessons.stream().filter(shown::add).findFirst().ifPresent(allShown::add);
          });
    }
    assertThat(allShown).containsExactlyInAnyOrderElementsOf(texts.keySet());
  }

  /** Lessons appear one per turn; the lesson about a symbol must come in time. */
  @Test
  void everySymbolIsTaughtBeforeItIsFirstResolved() {
    for (long seed = 1; seed <= 12; seed++) {
      Set<String> shown = new HashSet<>();
      forEachPosition(
          seed,
          (_, view, legal) -> {
            TITLE.tutor().lessons().names(view, GameSeats.ORPHEUS, legal).stream()
                .filter(lesson -> !shown.contains(lesson))
                .findFirst()
                .ifPresent(shown::add);
            view.currentSymbol()
                .filter(_ -> view.phase() != Phase.OVER)
                .ifPresent(
                    symbol ->
                        assertThat(shown)
                            .contains("symbol." + ItemNames.lowerCaseName(symbol.kind())));
          });
    }
  }
}
