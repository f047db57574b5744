package lethe.engine.bots.sample;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Turned;
import lethe.engine.games.sample.Place;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Cell;

/** A bot that remembers every card that it has seen. */
public final class AttentiveBot implements Bot<Command, Observation, View> {
  private final Map<Place, Integer> seenFaces = new HashMap<>();
  private final MutableRng random;

  private AttentiveBot(Rng rng) {
    random = new MutableRng(rng);
  }

  public static Bot<Command, Observation, View> create(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new AttentiveBot(rng);
  }

  @Override
  public void observe(Observation observation) {
    if (observation instanceof Turned(Seat _, Place place, int face)) {
      seenFaces.put(place, face);
    }
  }

  /**
   * Chooses a card that forms a pair with a face-up or known card, or else one that it has not
   * seen.
   */
  @Override
  public Command choose(View view, List<Command> legal) {
    for (Place place : view.places()) {
      if (view.cell(place) instanceof Cell.Known(int face)) {
        seenFaces.put(place, face);
      }
    }
    List<Command> matching = legal.stream().filter(command -> formsPair(view, command)).toList();
    List<Command> unseen =
        legal.stream().filter(command -> !seenFaces.containsKey(place(command))).toList();
    return random.pick(matching.isEmpty() ? unseen.isEmpty() ? legal : unseen : matching);
  }

  private boolean formsPair(View view, Command command) {
    Optional<Integer> face = Optional.ofNullable(seenFaces.get(place(command)));
    List<Place> up =
        view.places().stream().filter(place -> view.cell(place) instanceof Cell.Up).toList();
    return face.isPresent()
        && (up.size() == 1 ? up.stream() : seenFaces.keySet().stream())
            .filter(other -> !other.equals(place(command)))
            .anyMatch(other -> face.get().equals(seenFaces.get(other)));
  }

  private static Place place(Command command) {
    return ((Command.Turn) command).place();
  }
}
