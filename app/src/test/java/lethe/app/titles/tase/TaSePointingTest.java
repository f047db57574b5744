package lethe.app.titles.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.Blind;
import lethe.app.titles.Pointable;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.app.titles.Tutor;
import lethe.engine.core.Match;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Counts;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** What can be pointed at, what is seen then, what moves, and what a beginner is told. */
class TaSePointingTest {
  private static final Renderer<Command, View> RENDERER = TaSeTitle.TITLE.renderer();
  private static final Tutor<Command, View> TUTOR = TaSeTitle.TITLE.tutor();
  private static final List<Size> SIZES = List.of(new Size(80, 23), new Size(84, 39));
  private static final int MATCHES = 6;

  private static List<Match<Command, Observation, View>> matches() {
    List<Match<Command, Observation, View>> matches = new ArrayList<>();
    for (int seed = 1; seed <= MATCHES; seed++) {
      matches.add(Blind.match(TaSeTitle.TITLE, RandomBot::of, seed, _ -> true));
    }
    return matches;
  }

  private static void each(Blind.Look<Command, View> look) {
    Blind.each(matches(), look);
  }

  @Test
  void allThatIsLegalCanBePointedAt() {
    each(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            List<Target<Command>> targets = RENDERER.targets(view, viewer, size, legal);
            Pointable.check(RENDERER.draw(view, viewer, size), targets, legal);
            assertThat(targets).allMatch(target -> target.about().size() <= 3);
          }
        });
  }

  /** Tables with the same places are one. */
  @Test
  void arrowsLeadEverywhere() {
    Set<Set<Area>> seen = new HashSet<>();
    each(
        (view, viewer, legal) -> {
          for (Size size : SIZES) {
            List<Target<Command>> targets = RENDERER.targets(view, viewer, size, legal);
            if (seen.add(targets.stream().map(Target::area).collect(Collectors.toSet()))) {
              Pointable.checkArrows(RENDERER.draw(view, viewer, size), targets);
            }
          }
        });
  }

  /** A chip is pointed at where it is drawn. */
  @Test
  void aChipIsPointedAtWhereItLies() {
    each(
        (view, viewer, legal) -> {
          Frame frame = RENDERER.draw(view, viewer, SIZES.getFirst());
          for (Target<Command> target : RENDERER.targets(view, viewer, SIZES.getFirst(), legal)) {
            if (target.area().size().rows() == 1 && !target.commands().isEmpty()) {
              Area area = target.area();
              assertThat(frame.at(area.column(), area.row()).glyph()).isEqualTo('(');
              assertThat(target.commands().getFirst())
                  .isInstanceOfSatisfying(
                      Command.Put.class,
                      put ->
                          assertThat(frame.at(area.column() + 1, area.row()).glyph())
                              .isEqualTo((char) ('0' + put.chip())));
            }
          }
        });
  }

  @Test
  void whatIsConsideredIsSeenUponTheTable() {
    each(
        (view, viewer, legal) -> {
          Frame table = RENDERER.draw(view, viewer, SIZES.getFirst());
          for (Command command : legal) {
            Frame frame = RENDERER.considering(command, view, viewer, SIZES.getFirst());
            assertThat(frame.size()).isEqualTo(table.size());
            assertThat(frame.lines()).as("%s", command).isNotEqualTo(table.lines());
          }
        });
  }

  /** The cups open one after the other when a round has been scored, and never before. */
  @Test
  void theCupsOpenOneAfterTheOther() {
    int opened = 0;
    for (Match<Command, Observation, View> match : matches()) {
      for (int position = 0; position < match.position(); position++) {
        View before = match.at(position).view(Roles.RED);
        View after = match.at(position + 1).view(Roles.RED);
        List<Frame> pictures = RENDERER.motion(before, after, Roles.RED, SIZES.getFirst());
        assertThat(pictures).hasSize(after.scored().size() > before.scored().size() ? 8 : 0);
        assertThat(RENDERER.motion(after, after, Roles.RED, SIZES.getFirst())).isEmpty();
        opened += pictures.isEmpty() ? 0 : 1;
        if (!pictures.isEmpty()) {
          assertThat(pictures.getFirst().toString()).contains("╲  1  ╱", "╲  2  ╱", "╲  3  ╱");
          assertThat(pictures.get(1).toString()).contains("cup 1").doesNotContain("╲  1  ╱");
          assertThat(pictures.getLast().toString()).contains("cup 1", "cup 2", "cup 3");
        }
      }
    }
    assertThat(opened).isEqualTo(MATCHES * Counts.ROUNDS);
  }

  @Test
  void everyLessonHasAText() {
    Set<String> told = new TreeSet<>();
    each(
        (view, viewer, legal) -> {
          if (viewer instanceof Seat seat) {
            told.addAll(TUTOR.lessons(view, seat, legal));
          }
        });
    assertThat(told)
        .containsExactlyInAnyOrderElementsOf(TaSeTitle.TITLE.prose().lesson().beats().keySet());
  }
}
