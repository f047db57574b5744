package lethe.app.titles.ravens;

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
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Entry;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Told;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Omen;
import lethe.engine.games.ravens.Perch.Place;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RavensFramesTest {
  private static final Shipped MATCH = Shipped.of("happy-ending");

  /** What is worth looking at, and where it first comes. */
  private static final Map<String, Predicate<View>> MOMENTS = moments();

  private static Map<String, Predicate<View>> moments() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>();
    moments.put("arrange", view -> view.phase() == Phase.ARRANGE);
    moments.put(
        "draw",
        view ->
            view.phase() == Phase.DRAW && view.line().stream().anyMatch(Raven.class::isInstance));
    moments.put(
        "build",
        view ->
            view.phase() == Phase.BUILD
                && view.line().size() > 2
                && view.atman().visible().size() > 3);
    moments.put("reveal", view -> view.phase() == Phase.REVEAL);
    moments.put("keep", view -> view.phase() == Phase.KEEP);
    moments.put("window", view -> view.phase() == Phase.WINDOW);
    moments.put(
        "take",
        view -> view.batch() == 2 && view.phase() == Phase.TAKE && view.ravens(Place.STANDING) > 0);
    moments.put("order", view -> view.phase() == Phase.ORDER);
    moments.put("free", view -> view.phase() == Phase.FREE);
    moments.put("parting", view -> view.phase() == Phase.PARTING);
    moments.put(
        "last batch", view -> view.batch() == 3 && view.phase() == Phase.TAKE && view.round() == 2);
    moments.put("over", view -> view.phase() == Phase.OVER);
    return moments;
  }

  @Test
  void everyPhaseFitsIntoAUsualWindow() {
    Golden.check(RavensFramesTest.class, "frames.80x24.golden", frames(new Size(80, 24), MOMENTS));
  }

  @Test
  void moreRoomShowsMore() {
    Map<String, Predicate<View>> some = new LinkedHashMap<>(MOMENTS);
    some.keySet().retainAll(List.of("build", "take", "last batch", "over"));
    Golden.check(RavensFramesTest.class, "frames.100x30.golden", frames(new Size(100, 30), some));
  }

  @Test
  void tooLittleRoomSaysSo() {
    Match<Command, Observation, View> match = MATCH.match();
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(59, 24), new Size(80, 15), new Size(20, 8))) {
      text.append(framed(match, Ravens.FETH, size)).append('\n');
    }
    Golden.check(RavensFramesTest.class, "frames.small.golden", text.toString());
  }

  /** A low window shows the fullest part of a large Atman, and says what is beyond. */
  @Test
  void aLargeAtmanIsCropped() {
    int position = MATCH.first(view -> view.atman().visible().size() > 8);
    Match<Command, Observation, View> match = MATCH.match().at(position);
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(120, 40), new Size(64, 16), new Size(80, 16))) {
      text.append(framed(match, Spectator.SPECTATOR, size)).append('\n');
    }
    Golden.check(RavensFramesTest.class, "frames.cropped.golden", text.toString());
  }

  /** Whoever draws on and on sees it coming. */
  @Test
  void theFifthRavenIsForeseen() {
    Match<Command, Observation, View> match = MATCH.match().at(1);
    StringBuilder text = new StringBuilder();
    for (Omen omen : List.of(Omen.ONE_MORE, Omen.FIVE_AFTER_DRAWING)) {
      while (match.view(Ravens.FETH).omen() != omen) {
        match =
            ((Moved<Command, Observation, View>) match.submit(Ravens.FETH, new Command.Draw(1)))
                .next();
      }
      text.append(framed(match, Ravens.FETH, Size.USUAL)).append('\n');
    }
    Golden.check(RavensFramesTest.class, "frames.omen.golden", text.toString());
  }

  @Test
  void asciiIsEnough() {
    int position = MATCH.first(MOMENTS.get("build"));
    Frame frame = draw(MATCH.match().at(position), Ravens.FETH, Size.USUAL).ascii();
    assertThat(frame.lines()).allMatch(line -> line.chars().allMatch(c -> c < 127));
    Golden.check(RavensFramesTest.class, "frames.ascii.golden", frame + "\n");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16", "100, 30", "132, 43", "61, 17"})
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
        }
      }
    }
  }

  private static String frames(Size size, Map<String, Predicate<View>> moments) {
    StringBuilder text = new StringBuilder();
    moments.forEach(
        (name, shows) -> {
          Match<Command, Observation, View> match = MATCH.match().at(MATCH.first(shows));
          for (Viewer viewer : viewers(match)) {
            text.append("== ").append(name).append(": ").append(called(viewer)).append("\n");
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

  /** The window with what this viewer was told since it last did something. */
  private static Frame draw(Match<Command, Observation, View> match, Viewer viewer, Size size) {
    Sight<Command, View> sight = Sight.of(match, viewer);
    Session<Command, Observation, View> session =
        Session.of(
            new Seating<>(
                RavensTitle.TITLE,
                notation(),
                viewer instanceof Seat seat ? List.of(seat) : List.of(),
                false,
                true,
                true,
                false),
            sight,
            new Rng(1),
            size);
    List<Told<Observation>> told = match.told(viewer);
    int before = match.at(since(match, viewer)).told(viewer).size();
    return Frames.frame(
        Update.update(session, new Input.Seen<>(sight, told.subList(before, told.size())))
            .session());
  }

  /** The position before the last ply of this viewer, or of anybody for who has no seat. */
  private static int since(Match<Command, Observation, View> match, Viewer viewer) {
    List<Entry<Command>> entries = match.at(match.position()).journal().entries();
    for (int i = match.position() - 1; i > 0; i--) {
      boolean own =
          entries.get(i) instanceof Entry.Ply<Command>(Seat seat, var _) && seat.equals(viewer);
      if (own || !(viewer instanceof Seat)) {
        return i;
      }
    }
    return 0;
  }

  private static Notation<Command> notation() {
    return ((Valid<Game<?, Command, Observation, View>>) RavensTitle.TITLE.open(Options.NONE))
        .value()
        .notation();
  }
}
