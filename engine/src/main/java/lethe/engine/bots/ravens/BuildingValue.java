package lethe.engine.bots.ravens;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** What Feth's choices are worth while he builds: how Ren would like what they leave her. */
final class BuildingValue {
  private static final double CARD_SHOWS = 0.01;

  private final View view;
  private final PoemProgress poem;
  private final TakeValue ren;
  private final List<HeartGuess> guesses;
  private final BlockValue blocks;

  BuildingValue(View view, TakeValue ren, List<HeartGuess> guesses) {
    this.view = view;
    this.ren = ren;
    this.poem = PoemProgress.of(view);
    this.guesses = guesses;
    this.blocks = new BlockValue(view, poem, guesses);
  }

  /** What an Atman is worth when Ren comes to take. */
  double of(Atman atman) {
    List<PossibleTake> takes = PossibleTake.all(atman);
    double sum = takes.isEmpty() ? 2 * TakeValue.RUIN * guesses.size() : 0;
    if (!takes.isEmpty()) {
      for (HeartGuess guess : guesses) {
        sum += ren.best(poem, guess, takes);
      }
    }
    return sum / guesses.size() + blocks.growing(atman) + CARD_SHOWS * takes.size();
  }

  /** What a command of the building step is worth. */
  double after(Command command) {
    return command instanceof Command.Bloom(int number, _)
        ? bloomed((Card) view.piles().discards().get(number - 1))
        : AtmanChange.of(view.atman(), view.piles().line(), command)
            .map(this::of)
            .orElse(TakeValue.RUIN * 10);
  }

  private double of(AtmanChange change) {
    Atman after = change.after();
    return of(after) + change.placed().map(placed -> blocks.relived(after, placed)).orElse(0.0);
  }

  /** A card of the discard pile is worth it if it relives a memory. */
  private double bloomed(Card card) {
    double best = Double.NEGATIVE_INFINITY;
    for (Spot at : view.atman().places(card)) {
      LaidCard placed = new LaidCard(card, at);
      Atman after = view.atman().with(placed);
      double relived = blocks.relived(after, placed);
      if (relived > BlockValue.NO_HEART_STIRS) {
        best = Math.max(best, of(after) + relived);
      }
    }
    return best;
  }

  /** The first of two placements that relive a memory, if that is worth more than this. */
  Optional<Command> plan(double most) {
    List<Piece> line = view.piles().line();
    double best = most;
    Optional<Command> plan = Optional.empty();
    for (int i = 0; i < line.size(); i++) {
      for (int j = 0; j < line.size(); j++) {
        if (i == j
            || !(line.get(i) instanceof Card first)
            || !(line.get(j) instanceof Card second)
            || first.color() != second.color()
            || first.number() + second.number() > Counts.BLOCK) {
          continue;
        }
        for (Spot at : view.atman().places(first)) {
          double value = planned(new LaidCard(first, at), second);
          if (value > best) {
            best = value;
            plan = Optional.of(new Command.Place(i + 1, at));
          }
        }
      }
    }
    return plan;
  }

  private double planned(LaidCard first, Card second) {
    double best = Double.NEGATIVE_INFINITY;
    Atman half = view.atman().with(first);
    for (Spot at : half.places(second)) {
      LaidCard placed = new LaidCard(second, at);
      Atman whole = half.with(placed);
      double relived = blocks.relived(whole, placed);
      if (relived > BlockValue.RAVEN_GOES) {
        best = Math.max(best, relived + of(whole));
      }
    }
    return best;
  }
}
