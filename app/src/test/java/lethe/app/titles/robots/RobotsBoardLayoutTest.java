package lethe.app.titles.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.titles.Title;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.SeatNames;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how much room the cards have in small windows. */
class RobotsBoardLayoutTest {
  private static final Title<Command, Observation, View> TITLE = RobotsTitle.TITLE;
  private static final Seat AXLE = SeatNames.SEATS.firstSeats(1).getFirst();

  /**
   * The room for a table in a window of 60 columns and 20 rows; {@link #USUAL} is that in a usual
   * window.
   */
  private static final Size NARROW = new Size(60, 19);

  private static final Size USUAL = new Size(80, 23);

  private static View open(String layout) {
    return open(
        ((Valid<Game<?, Command, Observation, View>>)
                Robots.open(Options.of(Map.of("layout", layout))))
            .value());
  }

  private static <S> View open(Game<S, Command, Observation, View> game) {
    return game.view(game.initialState(2, new Rng(3)), AXLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x4", "4x4", "3x5", "4x6"})
  void theGridFitsInANarrowWindow(String layout) {
    View view = open(layout);
    assertThat(NARROW.contains(TITLE.minSize(view))).isTrue();
    Frame frame = TITLE.draw(view, AXLE, NARROW);
    assertThat(frame.size().columns()).isLessThanOrEqualTo(NARROW.columns());
    assertThat(TITLE.layOut(view, AXLE, NARROW).targets(List.of()))
        .allMatch(
            target -> target.area().column() + target.area().size().columns() <= NARROW.columns());
  }

  /** Returns a room for every number of rows, in several widths. */
  private static List<Size> rooms() {
    List<Size> rooms = new ArrayList<>();
    for (int columns : List.of(45, 60, 61, 75, 76, 80, 84, 100, 120, 160, 200, 250)) {
      for (int rows = 10; rows <= 75; rows++) {
        rooms.add(new Size(columns, rows));
      }
    }
    rooms.add(new Size(80, Size.UNLIMITED_ROWS));
    return rooms;
  }

  private static List<String> cut(Frame frame, Area area) {
    Sketch sketch = new Sketch(area.size());
    return sketch.draw(-area.column(), -area.row(), frame).frame().lines();
  }

  /**
   * The layout helps to memorize cards: in one window, every card always has the same place, size
   * and picture, during the minute and whenever it is turned up.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "layout=3x4 seats=1",
        "layout=4x4 seats=2",
        "layout=3x5 seats=3",
        "layout=4x5 seats=4",
        "layout=4x6 seats=2",
        "layout=5x5 seats=4 teams=on",
        "layout=2x3 seats=2",
        "layout=6x6 seats=4 teams=on"
      })
  void aCardHasOnePictureAtOneSizeOfTheWindow(String match) {
    Map<String, String> options = new TreeMap<>();
    for (String word : match.split(" ", -1)) {
      options.put(word.split("=", 2)[0], word.split("=", 2)[1]);
    }
    int seats = Integer.parseInt(options.remove("seats"));
    Game<?, Command, Observation, View> game =
        ((Valid<Game<?, Command, Observation, View>>) Robots.open(Options.of(options))).value();
    onePicture(game, options, seats);
  }

  private static void onePicture(
      Game<?, Command, Observation, View> game, Map<String, String> options, int seats) {
    List<Match<Command, Observation, View>> moments = played(game, options, seats);
    View minute = moments.getFirst().view(moments.getFirst().seats().getFirst());
    assertThat(minute.phase()).isEqualTo(Phase.MEMORIZING);
    for (Size room : rooms()) {
      Viewer viewer = moments.getFirst().seats().getFirst();
      BoardLayout plan = BoardLayout.of(minute, room);
      for (Match<Command, Observation, View> moment : moments) {
        View view = moment.view(viewer);
        assertThat(BoardLayout.of(view, room).card().size()).isEqualTo(plan.card().size());
        for (Place place : minute.layout().places()) {
          assertThat(BoardLayout.of(view, room).card(place)).isEqualTo(plan.card(place));
        }
      }
      if (room.contains(TITLE.minSize(minute)) && room.rows() % 3 == 0) {
        samePictures(moments, viewer, room, plan);
      }
    }
  }

  private static void samePictures(
      List<Match<Command, Observation, View>> moments, Viewer viewer, Size room, BoardLayout plan) {
    View minute = moments.getFirst().view(viewer);
    Frame shown = TITLE.draw(minute, viewer, room);
    for (Match<Command, Observation, View> moment : moments) {
      View view = moment.view(viewer);
      Frame frame = TITLE.draw(view, viewer, room);
      for (Place place : minute.layout().places()) {
        boolean marked = view.pointed().filter(place::equals).isPresent();
        if (view.cardAt(place) instanceof Face.Up && view.round() == minute.round() && !marked) {
          assertThat(cut(frame, plan.card(place)))
              .as("%s at %s", place, room)
              .isEqualTo(cut(shown, plan.card(place)));
        }
      }
    }
  }

  /** Returns some moments of a match of random calls, the minute first. */
  private static List<Match<Command, Observation, View>> played(
      Game<?, Command, Observation, View> game, Map<String, String> options, int seats) {
    List<Header.SeatedPlayer> table =
        SeatNames.SEATS.firstSeats(seats).stream()
            .map(seat -> new Header.SeatedPlayer(seat, new Player.Human()))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(game, new Header("robots", Options.of(options), 3, "", table));
    MutableRng dice = new MutableRng(new Rng(3));
    List<Match<Command, Observation, View>> moments = new ArrayList<>(List.of(match));
    for (int ply = 0; ply < 90; ply++) {
      if (match.turn() instanceof Turn.Awaits(List<Seat> asked)
          && match.submit(asked.getFirst(), dice.pick(match.legalCommands(asked.getFirst())))
              instanceof EntryResult.Applied<Command, Observation, View>(var next, _, _)) {
        match = next;
        if (ply < 8 || ply % 10 == 0) {
          moments.add(match);
        }
      }
    }
    return moments;
  }

  /** A call that is being typed shows the object as it looks on the cards. */
  @Test
  void aCallShowsTheObjectAsTheCardsDo() {
    for (Size size : List.of(new Size(80, 23), new Size(100, 40), new Size(200, 60))) {
      CardDrawing card = BoardLayout.of(open("4x4"), size).card();
      Place place = new Place(1, 1);
      List<String> shown =
          card.draw(
                  place,
                  new Card(Feature.TWO, Feature.RED, Feature.GEAR),
                  CardDrawing.Emphasis.NONE)
              .lines();
      List<String> claimed =
          card.drawClaimed(place, List.of(Feature.TWO, Feature.RED, Feature.GEAR), 3).lines();
      int last = shown.size() - 1;
      assertThat(inside(claimed.subList(1, last))).isEqualTo(inside(shown.subList(1, last)));
    }
  }

  private static List<String> inside(List<String> lines) {
    return lines.stream().map(line -> line.substring(1, line.length() - 1)).toList();
  }
}
