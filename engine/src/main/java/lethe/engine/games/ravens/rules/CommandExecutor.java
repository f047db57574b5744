package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Spot;

/** Carries out legal commands. */
final class CommandExecutor {
  private CommandExecutor() {}

  static Accepted<State, Observation> of(State state, Command command, MemoryDeck memories) {
    Transition t = new Transition(state);
    switch (command) {
      case Command.Arrange(List<Integer> order) -> RenTurn.arrange(t, order);
      case Command.Draw(int count) -> FethTurn.draw(t, count);
      case Command.Stop _ -> FethTurn.endDrawing(t);
      case Command.Place(int number, Spot at) -> FethTurn.place(t, number, at, memories);
      case Command.End _ -> FethTurn.end(t);
      case Command.Pass _ -> FethTurn.pass(t);
      case Command.Use use -> PowerEffects.use(t, state, use, memories);
      case Command.Order(List<Integer> order) -> PowerEffects.order(t, state, order);
      case Command.Free(int number) -> PowerEffects.free(t, number, memories);
      case Command.Take(Spot card) -> RenTurn.take(t, state, card);
      case Command.With(int number) -> RenTurn.with(t, number);
      case Command.Done _ -> RenTurn.done(t, state);
      case Command.Reveal(int row) -> MemoryReliving.reveal(t, row);
      case Command.Keep(Spot chunk) -> RenTurn.keep(t, chunk);
    }
    return t.accepted();
  }
}
