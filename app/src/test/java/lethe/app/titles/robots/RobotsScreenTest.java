package lethe.app.titles.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.GoldenFile;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.story.StoryProgress;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.text.CommandMarkup;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.TestGames;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;
import lethe.engine.games.robots.rules.RobotsLawsTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the drawn table and its messages. */
class RobotsScreenTest {
  private static final Title<Command, Observation, View> TITLE = RobotsTitle.TITLE;
  private static final List<Command> LEGAL_COMMANDS = List.of(new Command.Point(new Place(2, 3)));
  private static final Command POINT = new Command.Point(new Place(2, 1));
  private static final Command CALL = new Command.Call(List.of(Feature.THREE, Feature.BULB));

  /** Returns axle's view after some commands, in a match in which axle is active first. */
  private static View view(Map<String, String> options, int seats, String... lines) {
    return view(TestGames.open(TITLE, Options.of(options)), seats, lines);
  }

  @Test
  void theVerbForATeamIsPlural() {
    View view = view(Map.of("teams", "on"), 4);
    List<String> messages =
        TITLE.describe(view, Spectator.SPECTATOR).stream()
            .flatMap(part -> part.summary().stream())
            .toList();
    assertThat(String.join(" ", messages))
        .contains(" have 0 points")
        .doesNotContain(" has 0 points");
  }

  private static <S> View view(
      Game<S, Command, Observation, View> game, int seats, String... lines) {
    Seat axle = GameSeats.SEATS.firstSeats(1).getFirst();
    long seed = 3;
    while (!game.view(game.initialState(seats, new Rng(seed)), axle)
        .activeSeat()
        .orElseThrow()
        .equals(axle)) {
      seed++;
    }
    S state = game.initialState(seats, new Rng(seed));
    for (String line : lines) {
      String[] parts = line.split(": ", 2);
      Seat seat = game.seats().byName(parts[0]).orElseThrow();
      Command command = ((Parsed<Command>) game.notation().parse(parts[1])).values().getFirst();
      state = ((Accepted<S, Observation>) game.apply(state, seat, command)).next();
    }
    return game.view(state, axle);
  }

  @ParameterizedTest
  @ValueSource(strings = {"60x19", "80x24", "100x30", "151x59"})
  void gridsOfManySizesFitInTheWindow(String size) {
    StringBuilder text = new StringBuilder();
    for (Map<String, String> options :
        List.of(
            Map.<String, String>of(),
            Map.of("level", "easy"),
            Map.of("layout", "4x6"),
            Map.of("level", "expert"),
            Map.of("layout", "8x8"),
            Map.of("layout", "2x8"))) {
      Frame frame =
          TITLE.draw(
              view(options, 2),
              GameSeats.SEATS.firstSeats(1).getFirst(),
              ScriptedConsole.parseSize(size));
      assertThat(frame.size().columns())
          .isLessThanOrEqualTo(ScriptedConsole.parseSize(size).columns());
      assertThat(frame.size().rows())
          .isLessThanOrEqualTo(ScriptedConsole.parseSize(size).rows() - 5);
      text.append(options).append('\n').append(frame).append("\n\n");
    }
    GoldenFile.check(getClass(), "grids." + size + ".golden", text.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"60x19", "80x24", "100x30", "151x59"})
  void tablesWithFaceDownCardsMatchTheGoldenFile(String size) {
    List<String> lines = new ArrayList<>();
    GameSeats.SEATS.firstSeats(3).forEach(seat -> lines.add(seat + ": ready"));
    StringBuilder text = new StringBuilder();
    for (String line : List.of("bolt: point b2", "axle: call 3 red bulb", "cog: point d4")) {
      lines.add(line);
      View view = view(Map.of(), 3, lines.toArray(String[]::new));
      text.append(line).append('\n');
      text.append(TITLE.draw(view, Spectator.SPECTATOR, ScriptedConsole.parseSize(size)))
          .append("\n");
      view.activeSeat()
          .ifPresent(
              seat ->
                  text.append(CommandMarkup.strip(TITLE.question(view, seat, LEGAL_COMMANDS)))
                      .append("\n\n"));
    }
    GoldenFile.check(getClass(), "down." + size + ".golden", text.toString());
  }

  /** Tests the table with the longest texts: the player may point at a bonus card. */
  @ParameterizedTest
  @ValueSource(ints = {60, 70, 76, 78, 80, 90})
  void theValuesOfCallsAreNotCutOff(int columns) {
    Map<String, String> options = Map.of();
    View start = view(options, 2);
    Place circuit =
        start.layout().places().stream()
            .filter(place -> start.cardAt(place) instanceof ShortCircuitCard)
            .findFirst()
            .orElseThrow();
    View bonus =
        view(
            options,
            2,
            "axle: ready",
            "bolt: ready",
            "bolt: point " + circuit,
            "axle: call short circuit");
    assertThat(bonus.isBonus()).isTrue();
    List<String> lines =
        TITLE.draw(bonus, GameSeats.SEATS.firstSeats(1).getFirst(), new Size(columns, 24)).lines();
    String values = "1, 2 or 3 right features: 1, 3 or 6 points. Short circuit: nothing.";
    String text = String.join(" ", lines).replaceAll(" +", " ").replace("decline ", "");
    assertThat(text).contains(values);
    assertThat(lines).noneMatch(line -> line.startsWith("Axle") && line.contains("features"));
  }

  /** The texts use the verb of the command, {@code point}. */
  @ParameterizedTest
  @ValueSource(strings = {"messages.properties", "rules.txt", "lesson.txt"})
  void textsAvoidTheVerbPick(String file) throws IOException {
    try (InputStream text = RobotsTitle.class.getResourceAsStream(file)) {
      assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8).lines())
          .map(line -> line.replaceFirst("^[a-z.]+=", ""))
          .noneMatch(line -> line.matches("(?i).*\\bpick(s|ed)?\\b[^\\]]*"));
    }
  }

  @Test
  void theAsciiTableHasOnlyAsciiCharacters() {
    Frame frame = TITLE.draw(view(Map.of(), 2), Spectator.SPECTATOR, new Size(100, 30)).ascii();
    assertThat(frame.lines()).allMatch(line -> line.chars().allMatch(c -> c < 128 && c != '?'));
    assertThat(frame.toString()).contains("+a1---", "short circuit", "yellow", ".=.");
  }

  @Test
  void aLargeWindowHasLargeCards() {
    Size large = new Size(151, 59);
    View start = view(Map.of("layout", "4x4"), 2);
    Frame table = TITLE.draw(start, Spectator.SPECTATOR, large);
    assertThat(table.toString()).contains("\\_=_/", "-----/ | /-----");
    assertThat(table.ascii().lines())
        .allMatch(line -> line.chars().allMatch(c -> c < 128 && c != '?'));
    View calling = view(Map.of(), 2, "axle: ready", "bolt: ready", "bolt: point b2");
    Frame preview =
        TITLE.layOut(calling, GameSeats.SEATS.firstSeats(1).getFirst(), large).preview(CALL);
    assertThat(preview.toString()).contains("\\_=_/   \\_=_/   \\_=_/", "3 ? bulb", "+3");
  }

  @Test
  void tablesNameTheNumbersAndColorsOfCards() {
    for (String layout : List.of("4x4", "5x5", "4x6", "8x8")) {
      View view = view(Map.of("layout", layout), 2);
      String drawing = TITLE.draw(view, Spectator.SPECTATOR, new Size(80, 24)).toString();
      for (var face : view.cards()) {
        if (face instanceof Card card) {
          String longName = card.number().word() + " " + card.color().word().substring(0, 3);
          String shortName = card.number().word() + card.color().name().charAt(0);
          assertThat(drawing.contains(longName) || drawing.contains(shortName))
              .as(card + "")
              .isTrue();
        }
      }
    }
  }

  @Test
  void theTableShowsTheValueOfAShortCircuit() {
    String prefix = "1, 2 or 3 right features: 1, 3 or 6 points. Short circuit: ";
    assertThat(draw(view(Map.of(), 1, "axle: ready"))).contains(prefix + "1 point.");
    assertThat(draw(view(Map.of(), 2, "axle: ready", "bolt: ready")))
        .contains(prefix + "a bonus card.");
  }

  @Test
  void aSuggestionWithoutAClaimIsReportedAsAWhisper() {
    Seat cog = GameSeats.SEATS.byName("cog").orElseThrow();
    Claim claim = new Claim.Named(List.of(Feature.THREE, Feature.BULB));
    assertThat(messages(new Suggested(cog, Optional.of(claim))))
        .containsExactly("Cog suggests: 3 bulb.");
    assertThat(messages(new Suggested(cog, Optional.empty())))
        .containsExactly("Cog whispers something to the captain.");
  }

  @Test
  void everyEndingHasAText() {
    List<Seat> two = GameSeats.SEATS.firstSeats(2);
    for (String keyword :
        List.of(
            "most-points",
            "shared",
            "team-most-points",
            "team-shared",
            "conceded",
            "human",
            "cyborg",
            "android",
            "robot")) {
      Outcome outcome =
          new Outcome(
              keyword,
              List.of(
                  new SeatResult(two.getFirst(), 7, true),
                  new SeatResult(two.getLast(), 3, false)));
      assertThat(TITLE.ending(outcome).getFirst().text()).contains("7");
      assertThat(
              RobotsTitle.TITLE
                  .texts()
                  .story()
                  .tell("end." + keyword, Spectator.SPECTATOR, StoryProgress.atStart(new Rng(1))))
          .isPresent();
    }
    Outcome conceded = new Outcome("conceded", List.of(new SeatResult(two.getFirst(), 7, false)));
    assertThat(TITLE.ending(conceded).getFirst().text())
        .isEqualTo("Lost: the match was conceded at 7 points.");
  }

  /** Checks the twin law for frames, messages, previews, lessons and viewing times. */
  @Test
  @SuppressWarnings("JUnitMethodInvoked") // runs an inherited law on everything that is shown
  void theScreenRevealsNoMoreThanTheView() {
    new RobotsLawsTest() {
      @Override
      public List<Options> variants() {
        return List.of(
            Options.of(Map.of("layout", "2x2", "circuits", "0")),
            Options.of(Map.of("teams", "on", "layout", "2x3", "circuits", "2")));
      }

      @Override
      public Object screen(
          View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
        Size size = new Size(80, 24);
        BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
        return List.of(
            table.frame(),
            TITLE.describe(view, viewer),
            TITLE.describePlace("a1", view, viewer),
            observations.isEmpty()
                ? List.of()
                : TITLE.narrate(observations.getLast().observation(), viewer),
            viewer instanceof Seat seat && view.activeSeat().isPresent()
                ? TITLE.question(view, seat, List.of(POINT, CALL))
                : "",
            TITLE.mayShareView(view),
            RobotsTitle.TITLE.viewingSeconds(view),
            table.targets(List.of(POINT, CALL)),
            table.preview(POINT),
            table.preview(CALL),
            TITLE.animation(
                new ViewChange<>(withCardsFaceDown(view), view, List.of()), viewer, size),
            viewer instanceof Seat seat
                ? TITLE.tutor().lessons().names(view, seat, List.of(POINT, CALL))
                : "");
      }
    }.noViewerCanDistinguishTheTrueStateFromItsTwins();
  }

  private static View withCardsFaceDown(View view) {
    return new View(
        view.layout(),
        view.hasTeams(),
        view.round(),
        view.phase(),
        view.activeSeat(),
        view.pointingSeat(),
        Collections.nCopies(view.cards().size(), new Face.Down()),
        view.pointedPlace(),
        view.isBonus(),
        view.doneSeats(),
        view.captains(),
        view.sides(),
        view.latestCall());
  }

  private static String draw(View view) {
    return TITLE.draw(view, Spectator.SPECTATOR, new Size(80, 24)).toString();
  }

  private static List<String> messages(Observation observation) {
    return TITLE.narrate(observation, Spectator.SPECTATOR).stream().map(Text::text).toList();
  }
}
