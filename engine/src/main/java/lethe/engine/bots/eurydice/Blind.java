package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/**
 * Plays anything: first it draws what kind of thing to do, stopping being one, then one of that
 * kind. So a choice of many cards is as likely to stop as to go on. The discard area it leaves as
 * it lies.
 */
public final class Blind implements Bot<Command, Observation, View> {
  private Rng rng;

  private Blind(Rng rng) {
    this.rng = rng;
  }

  public static Bot<Command, Observation, View> of(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new Blind(rng);
  }

  @Override
  public void told(Observation observation) {
    // It would make no use of it.
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    Map<Class<?>, List<Command>> kinds = new LinkedHashMap<>();
    for (Command command : Thumbs.worthwhile(legal)) {
      kinds.computeIfAbsent(command.getClass(), _ -> new ArrayList<>()).add(command);
    }
    Rng.Draw<List<Command>> kind = rng.oneOf(List.copyOf(kinds.values()));
    Rng.Draw<Command> draw = kind.rest().oneOf(kind.value());
    rng = draw.rest();
    return draw.value();
  }
}
