package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Game;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

public class RobotsLawsTest implements GameLaws<State, Command, Observation, View> {
  /**
   * The names of the cards to check. Since the rules treat all cards alike, checking some of them
   * suffices.
   */
  private static final Map<Card, String> NAMES =
      Card.ALL.stream()
          .filter(card -> card.has(Feature.ONE) || card.has(Feature.RED))
          .collect(Collectors.toMap(card -> card, Card::toString, (a, b) -> a, LinkedHashMap::new));

  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Robots.open(options);
  }

  @Override
  public List<Options> variants() {
    return Stream.of(
            Map.<String, String>of(),
            Map.of("level", "expert"),
            Map.of("teams", "on", "layout", "2x3", "circuits", "2"),
            Map.of("layout", "2x2", "circuits", "0"))
        .map(Options::of)
        .toList();
  }

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(
        new Call(List.of()),
        new Suggest(List.of()),
        new Call(List.of(Feature.RED, Feature.ONE, Feature.RED)),
        new Call(List.of(Feature.BULB, Feature.GEAR)),
        new Suggest(List.of(Feature.ONE, Feature.TWO, Feature.RED)),
        new Call(List.of(Feature.values())),
        new Point(new Place(8, 8)),
        new Point(new Place(0, 1)),
        new Point(new Place(1, -3)),
        new Point(new Place(9, 1)));
  }

  /** Cards that are turned up, new deals, and the draw of the first seat reveal new information. */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return observation instanceof Called
        || observation instanceof CardsShown
        || observation instanceof RoundBegan;
  }

  @Override
  public Object pieces(State state) {
    Grid grid = state.grid();
    long circuitCount = grid.cards().stream().filter(ShortCircuitCard.class::isInstance).count();
    long memoryCardCount = grid.cards().stream().filter(Card.class::isInstance).distinct().count();
    return List.of(grid.layout(), grid.cards().size(), circuitCount, memoryCardCount);
  }

  /**
   * Returns where every checked card is, its row or the box, and for every position whether its
   * card is a memory card.
   */
  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    NAMES.values().forEach(name -> locations.put(name, "box"));
    for (Place place : state.grid().layout().places()) {
      Face.Up card = state.grid().cardAt(place);
      locations.put("sort of " + place, card instanceof Card);
      if (!name(card).isEmpty()) {
        locations.put(name(card), "row " + place.row());
      }
    }
    return locations;
  }

  private static String name(Face.Up card) {
    return card instanceof Card memoryCard ? NAMES.getOrDefault(memoryCard, "") : "";
  }

  /** Face-down cards are hidden if the viewer has not seen them or has forgotten them. */
  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    boolean remembersDeal =
        remembered.stream()
            .anyMatch(
                observation ->
                    observation instanceof CardsShown shown && shown.round() == state.round());
    if (remembersDeal || isMemorizing(state, viewer)) {
      return List.of();
    }
    Set<String> hiddenCards = new TreeSet<>(NAMES.values());
    Set<String> cardSorts = new TreeSet<>();
    for (Place place : state.grid().layout().places()) {
      if (state.grid().isUp(state.grid().layout().indexOf(place))) {
        hiddenCards.remove(name(state.grid().cardAt(place)));
      } else {
        cardSorts.add("sort of " + place);
      }
    }
    List<Set<String>> groups = new ArrayList<>();
    groups.add(cardSorts);
    if (!cardSorts.isEmpty()) {
      groups.add(hiddenCards);
    }
    return groups;
  }

  /**
   * Returns whether all cards are face up for this viewer: for a seat until it is ready, and for
   * spectators until the first seat is.
   */
  private static boolean isMemorizing(State state, Viewer viewer) {
    List<Integer> relevantSeats =
        viewer instanceof Seat seat
            ? List.of(seat.index())
            : IntStream.range(0, state.seating().seatCount()).boxed().toList();
    return state.phase() == Phase.MEMORIZING && relevantSeats.stream().noneMatch(state::isDone);
  }
}
