package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lethe.app.GoldenFile;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.MatchWindows;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares windows of the example matches with golden files. */
class RavensFramesTest {
  private static final ShippedMatch MATCH = ShippedMatch.of("happy-ending");

  /** Draws windows in which the messages since the viewer's last ply are new. */
  private static final MatchWindows<Command, Observation, View> WINDOWS =
      MatchWindows.of(
          RavensTitle.TITLE,
          (match, viewer) ->
              match.atPosition(positionBeforeLastPly(match, viewer)).observations(viewer).size());

  /** The positions to draw, by name. Each is the first one that satisfies its predicate. */
  private static final Map<String, Predicate<View>> MOMENTS = moments();

  private static Map<String, Predicate<View>> moments() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>();
    moments.put("arrange", view -> view.progress().phase() == Phase.ARRANGE);
    moments.put(
        "draw",
        view ->
            view.progress().phase() == Phase.DRAW
                && view.piles().line().stream().anyMatch(Raven.class::isInstance));
    moments.put(
        "build",
        view ->
            view.progress().phase() == Phase.BUILD
                && view.piles().line().size() > 2
                && view.atman().visibleCards().size() > 3);
    moments.put("reveal", view -> view.progress().phase() == Phase.REVEAL);
    moments.put("keep", view -> view.progress().phase() == Phase.KEEP);
    moments.put("window", view -> view.progress().phase() == Phase.BEFORE_ANNOUNCEMENT);
    moments.put(
        "take",
        view ->
            view.progress().batch() == 2
                && view.progress().phase() == Phase.TAKE
                && view.countRavens(RavenStatus.STANDING) > 0);
    moments.put("order", view -> view.progress().phase() == Phase.ORDER);
    moments.put("free", view -> view.progress().phase() == Phase.FREE);
    moments.put("parting", view -> view.progress().phase() == Phase.BATCH_END);
    moments.put(
        "last batch",
        view ->
            view.progress().batch() == 3
                && view.progress().phase() == Phase.TAKE
                && view.progress().round() == 2);
    moments.put("over", view -> view.progress().phase() == Phase.OVER);
    return moments;
  }

  @Test
  void windowsOfStandardSizeMatchTheGoldenFile() {
    GoldenFile.check(
        RavensFramesTest.class, "frames.80x24.golden", frames(new Size(80, 24), MOMENTS));
  }

  @Test
  void largerWindowsMatchTheGoldenFiles() {
    Map<String, Predicate<View>> moments = new LinkedHashMap<>(MOMENTS);
    moments.keySet().retainAll(List.of("build", "take", "last batch", "over"));
    GoldenFile.check(
        RavensFramesTest.class, "frames.100x30.golden", frames(new Size(100, 30), moments));
    GoldenFile.check(
        RavensFramesTest.class, "frames.151x59.golden", frames(new Size(151, 59), moments));
  }

  @Test
  void aWindowTooSmallForTheTableShowsOnlyMessages() {
    Match<Command, Observation, View> match = MATCH.match();
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(59, 24), new Size(80, 15), new Size(20, 8))) {
      text.append(WINDOWS.drawWithBorder(match, GameSeats.FETH, size)).append('\n');
    }
    GoldenFile.check(RavensFramesTest.class, "frames.small.golden", text.toString());
  }

  /**
   * A short window shows the part of a large Atman with the most cards, and lists the other cards.
   */
  @Test
  void aLargeAtmanIsCroppedInAShortWindow() {
    int position = MATCH.firstPosition(view -> view.atman().visibleCards().size() > 8);
    Match<Command, Observation, View> match = MATCH.match().atPosition(position);
    StringBuilder text = new StringBuilder();
    for (Size size : List.of(new Size(120, 40), new Size(64, 16), new Size(80, 16))) {
      text.append(WINDOWS.drawWithBorder(match, Spectator.SPECTATOR, size)).append('\n');
    }
    GoldenFile.check(RavensFramesTest.class, "frames.cropped.golden", text.toString());
  }

  /** The warning appears before the draw that can turn up the fifth raven. */
  @Test
  void thePlayerIsWarnedOfTheFifthRaven() {
    Match<Command, Observation, View> match = MATCH.match().atPosition(1);
    StringBuilder text = new StringBuilder();
    for (RavenThreat threat : List.of(RavenThreat.ONE_MORE, RavenThreat.FIVE_AFTER_DRAWING)) {
      while (match.view(GameSeats.FETH).threat() != threat) {
        match =
            ((Applied<Command, Observation, View>)
                    match.submit(GameSeats.FETH, new Command.Draw(1)))
                .next();
      }
      text.append(WINDOWS.drawWithBorder(match, GameSeats.FETH, Size.DEFAULT)).append('\n');
    }
    GoldenFile.check(RavensFramesTest.class, "frames.omen.golden", text.toString());
  }

  @Test
  void theAsciiWindowHasOnlyAsciiCharacters() {
    int position = MATCH.firstPosition(MOMENTS.get("build"));
    Frame frame =
        WINDOWS.draw(MATCH.match().atPosition(position), GameSeats.FETH, Size.DEFAULT).ascii();
    assertThat(frame.lines()).allMatch(line -> line.chars().allMatch(c -> c < 127));
    GoldenFile.check(RavensFramesTest.class, "frames.ascii.golden", frame + "\n");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16", "100, 30", "132, 43", "151, 59", "61, 17"})
  void everyFrameFitsInTheWindow(int columns, int rows) {
    Size size = new Size(columns, rows);
    for (ShippedMatch shipped : ShippedMatch.all()) {
      int step = TestVolume.times(5, 1);
      for (int position = columns % step;
          position <= shipped.match().position();
          position += step) {
        Match<Command, Observation, View> match = shipped.match().atPosition(position);
        for (Viewer viewer : MatchWindows.viewers(match)) {
          Frame frame = WINDOWS.draw(match, viewer, size);
          assertThat(new Size(columns, rows - 1).contains(frame.size()))
              .as("%s %s %s%n%s", shipped.name(), position, viewer, frame)
              .isTrue();
        }
      }
    }
  }

  private static String frames(Size size, Map<String, Predicate<View>> moments) {
    StringBuilder text = new StringBuilder();
    moments.forEach(
        (name, predicate) ->
            text.append(
                WINDOWS.drawAllWithBorder(
                    name, MATCH.match().atPosition(MATCH.firstPosition(predicate)), size)));
    return text.toString();
  }

  /**
   * Returns the position before the viewer's last ply or, if the viewer has no seat, before the
   * last entry; 0 if there is none.
   */
  private static int positionBeforeLastPly(Match<Command, Observation, View> match, Viewer viewer) {
    List<Entry<Command>> entries = match.atPosition(match.position()).journal().entries();
    for (int i = match.position() - 1; i > 0; i--) {
      boolean isOwnPly =
          entries.get(i) instanceof Entry.Ply<Command>(Seat seat, var _) && seat.equals(viewer);
      if (isOwnPly || !(viewer instanceof Seat)) {
        return i;
      }
    }
    return 0;
  }
}
