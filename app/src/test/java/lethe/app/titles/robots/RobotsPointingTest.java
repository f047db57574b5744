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
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestSample;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests targets, previews, animations and lessons. */
class RobotsPointingTest {
  private static final Title<Command, Observation, View> TITLE = RobotsTitle.TITLE;
  private static final List<Size> ROOMS =
      List.of(
          new Size(80, 23),
          new Size(80, 24),
          new Size(100, 29),
          new Size(84, 39),
          new Size(151, 59));

  /** Inspects one moment of a match. */
  private interface Look {
    void at(View before, View now, Seat seat, List<Command> legal);
  }

  private static void play(Map<String, String> options, int seats, long seed, Look look) {
    play(
        ((Validated.Valid<Game<?, Command, Observation, View>>) Robots.open(Options.of(options)))
            .value(),
        seats,
        seed,
        look);
  }

  /** Plays random legal commands, except that short circuits are called correctly. */
  private static <S> void play(
      Game<S, Command, Observation, View> game, int seats, long seed, Look look) {
    Rng rng = new Rng(seed);
    S state = game.initialState(seats, rng);
    Map<Seat, View> before = new HashMap<>();
    List<Face> open = List.of();
    while (game.turn(state) instanceof Turn.Awaits(List<Seat> asked)) {
      Seat seat = asked.getFirst();
      View now = game.view(state, seat);
      if (now.phase() == Phase.MEMORIZING) {
        open = now.cards();
      }
      List<Command> legal = game.legalCommands(state, seat);
      look.at(before.getOrDefault(seat, now), now, seat, legal);
      before.put(seat, now);
      Rng.Draw<Command> chosen = rng.pick(right(now, open, legal));
      rng = chosen.next();
      state = ((Accepted<S, Observation>) game.apply(state, seat, chosen.value())).next();
    }
  }

  /** Returns the right call for a short circuit; otherwise all legal commands. */
  private static List<Command> right(View view, List<Face> open, List<Command> legal) {
    Command circuit = new Command.CallCircuit();
    boolean is =
        legal.contains(circuit)
            && open.get(view.layout().places().indexOf(view.pointed().orElseThrow()))
                instanceof ShortCircuitCard;
    return is ? List.of(circuit) : legal;
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
    TestSample<Size> rooms = new TestSample<>(ROOMS);
    play(
        Map.of("layout", layout, "teams", teams),
        seats,
        7,
        (_, now, seat, legal) -> {
          for (Size room : rooms.next()) {
            BoardDrawing<Command, View> table = TITLE.layOut(now, seat, room);
            PointerTargetChecks.check(table.frame(), table.targets(legal), legal);
            BoardDrawing<Command, View> others = TITLE.layOut(now, Spectator.SPECTATOR, room);
            PointerTargetChecks.check(table.frame(), others.targets(List.of()), List.of());
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"4x4, off, 1", "4x4, on, 4", "5x5, off, 2"})
  void arrowKeysReachEveryTarget(String layout, String teams, int seats) {
    Set<Phase> seen = new HashSet<>();
    play(
        Map.of("layout", layout, "teams", teams),
        seats,
        8,
        (_, now, seat, legal) -> {
          if (seen.add(now.phase())) {
            for (Size room : ROOMS) {
              BoardDrawing<Command, View> table = TITLE.layOut(now, seat, room);
              PointerTargetChecks.checkArrows(table.frame(), table.targets(legal));
            }
          }
        });
  }

  @Test
  void theTargetOfACardLiesWhereItIsDrawn() {
    play(
        Map.of(),
        2,
        9,
        (_, now, seat, legal) -> {
          if (now.phase() != Phase.POINTING) {
            return;
          }
          for (Size room : ROOMS) {
            BoardDrawing<Command, View> table = TITLE.layOut(now, seat, room);
            List<String> lines = table.frame().lines();
            for (PointerTarget<Command> target : table.targets(legal)) {
              for (Command command : target.commands()) {
                String row = lines.get(target.area().row());
                assertThat(row.substring(target.area().column() + 1))
                    .startsWith(((Point) command).place().toString());
              }
            }
          }
        });
  }

  @Test
  void aPreviewOfACallDiffersFromTheTable() {
    Set<String> drawn = new TreeSet<>();
    play(
        Map.of(),
        2,
        10,
        (_, now, seat, legal) -> {
          for (Size room : ROOMS) {
            BoardDrawing<Command, View> table = TITLE.layOut(now, seat, room);
            List<String> still = table.frame().lines();
            for (Command command : legal.subList(0, Math.min(9, legal.size()))) {
              Frame ghost = table.preview(command);
              assertThat(ghost.size()).isEqualTo(table.frame().size());
              if (command instanceof Point || command instanceof Call) {
                assertThat(ghost.lines()).isNotEqualTo(still);
                drawn.add(command + "");
              }
            }
          }
        });
    assertThat(drawn).hasSizeGreaterThan(20);
  }

  @Test
  void aPreviewOfACallShowsTheCardAndItsPoints() {
    List<String> ghosts = new ArrayList<>();
    play(
        Map.of(),
        2,
        11,
        (_, now, seat, _) -> {
          if (now.phase() == Phase.CALLING && ghosts.isEmpty()) {
            for (Command command :
                List.of(
                    new Call(List.of(Feature.THREE, Feature.RED, Feature.BULB)),
                    new Call(List.of(Feature.THREE, Feature.RED)),
                    new Call(List.of(Feature.BULB)),
                    new Call(List.of(Feature.GREEN)),
                    new Command.CallCircuit())) {
              ghosts.add(TITLE.layOut(now, seat, Size.DEFAULT).preview(command).toString());
            }
          }
        });
    assertThat(ghosts.get(0)).contains("(*) (*) (*)", "3 red bulb", "+6");
    assertThat(ghosts.get(1)).contains("? ? ?", "3 red ?", "+3");
    assertThat(ghosts.get(2)).contains("? ? bulb", "+1").containsPattern("\\? +\\(\\*\\)");
    assertThat(ghosts.get(3)).contains("? green ?", "+1");
    assertThat(ghosts.get(4)).contains("--/\\/--", "short circuit", "+0");
  }

  /** Cards turned face down are in no frame, and unchanged cards do not move. */
  @Test
  void onlyCardsTurnedUpAreAnimated() {
    List<Integer> pictures = new ArrayList<>();
    play(
        Map.of(),
        3,
        12,
        (before, now, seat, _) -> {
          for (Size room : ROOMS) {
            assertThat(TITLE.animation(now, now, seat, room)).isEmpty();
            List<Frame> motion = TITLE.animation(before, now, seat, room);
            Frame table = TITLE.draw(now, seat, room);
            assertThat(motion).hasSizeLessThanOrEqualTo(8);
            assertThat(motion).allMatch(picture -> picture.size().equals(table.size()));
            pictures.add(motion.size());
            if (before.phase() == Phase.MEMORIZING || now.phase() == Phase.MEMORIZING) {
              assertThat(motion).isEmpty();
            }
            BoardLayout plan = BoardLayout.of(now, room);
            List<String> still = table.lines();
            List<List<String>> moving = motion.stream().map(Frame::lines).toList();
            for (Place place : now.layout().places()) {
              if (now.cardAt(place) instanceof Face.Down) {
                var area = plan.card(place);
                assertThat(moving)
                    .allMatch(
                        lines ->
                            lines
                                .get(area.row())
                                .startsWith(
                                    still
                                        .get(area.row())
                                        .substring(area.column(), area.column() + 3),
                                    area.column()));
              }
            }
          }
        });
    assertThat(pictures.stream().filter(size -> size > 0).count()).isGreaterThan(20);
  }

  @Test
  void everyLessonHasATextAndCanOccur() {
    Map<String, List<Beat>> texts = RobotsTitle.TITLE.texts().lesson().beats();
    Set<String> told = new TreeSet<>();
    for (long seed = 1; seed <= 6; seed++) {
      for (int seats : List.of(1, 2)) {
        lessons(told, texts.keySet(), Map.of(), seats, seed);
      }
      lessons(told, texts.keySet(), Map.of("teams", "on"), 4, seed);
    }
    assertThat(told).containsExactlyInAnyOrderElementsOf(texts.keySet());
  }

  /** Collects the lessons as a player gets them: one per turn, each once. */
  private static void lessons(
      Set<String> all, Set<String> texts, Map<String, String> options, int seats, long seed) {
    Set<String> told = new HashSet<>();
    play(
        options,
        seats,
        seed,
        (_, now, seat, legal) -> {
          List<String> lessons = TITLE.tutor().lessons().names(now, seat, legal);
          assertThat(texts).containsAll(lessons);
          if (seat.index() == 0) {
            lessons.stream().filter(told::add).findFirst().ifPresent(all::add);
          }
        });
  }

  @Test
  void explanationsAreShort() {
    Set<String> said = new TreeSet<>();
    play(
        Map.of("teams", "on"),
        4,
        13,
        (_, now, seat, legal) ->
            said.addAll(
                TITLE.layOut(now, seat, Size.DEFAULT).targets(legal).stream()
                    .flatMap(target -> target.description().stream())
                    .map(text -> text.words())
                    .collect(Collectors.toSet())));
    assertThat(said).hasSizeGreaterThan(40).allMatch(words -> words.length() <= 200);
  }
}
