package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Spot;

/** Carries out legal commands. */
final class CommandExecutor {
  private CommandExecutor() {}

  static Accepted<State, Observation> execute(State state, Command command, MemoryDeck memories) {
    Transition transition = new Transition(state);
    switch (command) {
      case Command.Arrange(List<Integer> order) -> RenTurn.arrange(transition, order);
      case Command.Draw(int count) -> FethTurn.draw(transition, count);
      case Command.Stop _ -> FethTurn.endDrawing(transition);
      case Command.Place(int number, Spot at) -> FethTurn.place(transition, number, at, memories);
      case Command.End _ -> FethTurn.endBuilding(transition);
      case Command.Pass _ -> FethTurn.pass(transition);
      case Command.Use use -> PowerEffects.use(transition, state, use, memories);
      case Command.Order(List<Integer> order) -> PowerEffects.order(transition, state, order);
      case Command.Free(int number) -> PowerEffects.free(transition, number, memories);
      case Command.Take(Spot card) -> RenTurn.take(transition, state, card);
      case Command.With(int number) -> RenTurn.addScoreCard(transition, number);
      case Command.Done _ -> RenTurn.completeTake(transition, state);
      case Command.Reveal(int row) -> MemoryReliving.reveal(transition, row);
      case Command.Keep(Spot chunk) -> RenTurn.keep(transition, chunk);
    }
    return transition.toRuling();
  }
}
