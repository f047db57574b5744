package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lethe.app.Golden;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.Frames;
import lethe.app.session.Input;
import lethe.app.session.Seating;
import lethe.app.session.Session;
import lethe.app.session.Sight;
import lethe.app.session.Update;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Told;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole windows of the matches that come with the program. */
class EurydiceFramesTest {
  /** What is worth looking at, and where it first comes. */
  private static final Map<String, Predicate<View>> MOMENTS = moments();

  private static Map<String, Predicate<View>> moments() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>();
    moments.put("start", view -> true);
    moments.put("space", view -> view.phase() == Phase.SPACE && view.pending().size() == 2);
    moments.put("peril", view -> view.phase() == Phase.PERIL);
    moments.put("glance", view -> view.phase() == Phase.GLANCE && view.board().number() == 3);
    moments.put("place", view -> view.phase() == Phase.PLACE);
    moments.put("remove", view -> view.phase() == Phase.REMOVE);
    moments.put("give back", view -> view.phase() == Phase.GIVE_BACK && !view.picks().isEmpty());
    moments.put("obol", view -> view.phase() == Phase.SPACE && view.obols() > 0 && !view.begun());
    moments.put("survey", view -> view.phase() == Phase.SURVEY && view.board().number() == 2);
    moments.put("song", view -> view.phase() == Phase.SONG && view.board().number() == 3);
    moments.put("hymn", view -> view.phase() == Phase.HYMN && view.board().number() == 3);
    moments.put("over", view -> view.phase() == Phase.OVER);
    return moments;
  }

  @Test
  void everyPhaseFitsIntoAUsualWindow() {
    Golden.check(
        EurydiceFramesTest.class,
        "frames.80x24.golden",
        frames("she-walks-free", new Size(80, 24), MOMENTS));
  }

  @Test
  void moreRoomShowsTheLegend() {
    Map<String, Predicate<View>> some = new LinkedHashMap<>(MOMENTS);
    some.keySet().retainAll(List.of("start", "glance", "over"));
    Golden.check(
        EurydiceFramesTest.class,
        "frames.100x30.golden",
        frames("she-walks-free", new Size(100, 30), some));
  }

  @Test
  void theThirdSpadeIsShown() {
    Map<String, Predicate<View>> some = Map.of("gone", view -> view.phase() == Phase.OVER);
    Golden.check(
        EurydiceFramesTest.class,
        "frames.gone.golden",
        frames("he-looks-back", new Size(80, 24), some));
  }

  @Test
  void asciiIsEnough() {
    Shipped shipped = Shipped.of("she-walks-free");
    Match<Command, Observation, View> match =
        shipped.match().at(shipped.first(MOMENTS.get("give back")));
    Frame frame = draw(match, match.seats().getFirst(), Size.USUAL).ascii();
    assertThat(frame.lines()).allMatch(line -> line.chars().allMatch(c -> c < 127));
    Golden.check(EurydiceFramesTest.class, "frames.ascii.golden", frame + "\n");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 24", "100, 30", "132, 43"})
  void everythingStaysInTheWindow(int columns, int rows) {
    Size size = new Size(columns, rows);
    for (Shipped shipped : Shipped.all()) {
      for (int position = 0; position <= shipped.match().position(); position++) {
        Match<Command, Observation, View> match = shipped.match().at(position);
        for (Viewer viewer : viewers(match)) {
          Frame frame = draw(match, viewer, size);
          assertThat(new Size(columns, rows - 1).holds(frame.size()))
              .as("%s %s %s%n%s", shipped.name(), position, viewer, frame)
              .isTrue();
          assertThat(frame.toString())
              .as("%s %s %s", shipped.name(), position, viewer)
              .contains("Eurydice   board " + match.view(viewer).board().number());
        }
      }
    }
  }

  private static String frames(String name, Size size, Map<String, Predicate<View>> moments) {
    Shipped shipped = Shipped.of(name);
    StringBuilder text = new StringBuilder();
    moments.forEach(
        (moment, shows) -> {
          Match<Command, Observation, View> match = shipped.match().at(shipped.first(shows));
          for (Viewer viewer : viewers(match)) {
            text.append("== ").append(moment).append(": ").append(called(viewer)).append("\n");
            text.append(framed(match, viewer, size)).append('\n');
          }
        });
    return text.toString();
  }

  private static String called(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seat.name();
      case Spectator _ -> "spectator";
      case Referee _ -> "referee";
    };
  }

  private static List<Viewer> viewers(Match<Command, Observation, View> match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    match.referee().ifPresent(viewers::add);
    return viewers;
  }

  private static String framed(Match<Command, Observation, View> match, Viewer viewer, Size size) {
    String edge = "+" + "-".repeat(size.columns()) + "+\n";
    StringBuilder text = new StringBuilder(edge);
    for (String line : draw(match, viewer, size).lines()) {
      text.append("|").append(line).append(" ".repeat(size.columns() - line.length()));
      text.append("|\n");
    }
    return text.append(edge).toString();
  }

  /** The window with what this viewer was told by the last ply that told anybody anything. */
  private static Frame draw(Match<Command, Observation, View> match, Viewer viewer, Size size) {
    Sight<Command, View> sight = Sight.of(match, viewer);
    Session<Command, Observation, View> session =
        Session.of(
            new Seating<>(
                EurydiceTitle.TITLE,
                Shipped.GAME.notation(),
                viewer instanceof Seat seat ? List.of(seat) : List.of(),
                false,
                true,
                true,
                false),
            sight,
            new Rng(1),
            size);
    List<Told<Observation>> told = match.told(viewer);
    int before = match.at(Math.max(0, match.position() - 1)).told(viewer).size();
    int from = match.position() == 0 ? 0 : before;
    return Frames.frame(
        Update.update(session, new Input.Seen<>(sight, told.subList(from, told.size()))).session());
  }
}
