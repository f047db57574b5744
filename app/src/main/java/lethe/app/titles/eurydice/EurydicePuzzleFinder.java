package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Optional;
import lethe.app.text.Messages;
import lethe.app.titles.Analyst;
import lethe.app.titles.Assessment;
import lethe.app.titles.PuzzleFinder;
import lethe.engine.core.Decision;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * Finds decisions in which one option wins significantly more often than all others. On the last
 * space of the last board, the solver can count the cards of the deck for each option.
 *
 * @param analyst assesses the options
 */
record EurydicePuzzleFinder(Messages messages, Analyst<Command, Observation, View> analyst)
    implements PuzzleFinder<Command, Observation, View> {
  private static final String PATH = "path";
  private static final String SPACE = "space";
  private static final String LAST_SPACE = "last-space";
  private static final String DECK = "deck";
  private static final String CARDS = "cards";

  /** The number of repetitions, which must all have the same result. */
  private static final int REPETITIONS = 2;

  /** The minimum difference between the chances of the best and the second best option. */
  private static final double MIN_GAIN = 0.04;

  /** The minimum number of legal commands. */
  private static final int MIN_COMMANDS = 3;

  @Override
  public Optional<Assessment<Command>> assessIfPuzzle(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    if (decision.legalCommands().size() < MIN_COMMANDS) {
      return Optional.empty();
    }
    Assessment<Command> first = analyst.assess(game, seats, decision, rng, ProgressListener.NONE);
    boolean isClear =
        PuzzleFinder.isClear(first) && PuzzleFinder.gain(first).orElseThrow() >= MIN_GAIN;
    for (int i = 0; isClear && i < REPETITIONS; i++) {
      Assessment<Command> repeated =
          analyst.assess(game, seats, decision, rng.derive("again " + i), ProgressListener.NONE);
      isClear =
          PuzzleFinder.isClear(repeated)
              && repeated
                  .evaluations()
                  .getFirst()
                  .command()
                  .equals(first.evaluations().getFirst().command());
    }
    return isClear ? Optional.of(first) : Optional.empty();
  }

  @Override
  public List<String> themes() {
    return List.of(PATH, SPACE, LAST_SPACE, DECK, CARDS);
  }

  @Override
  public String theme(View view, Seat seat, List<Observation> observations) {
    return isLastSpace(view)
        ? LAST_SPACE
        : switch (view.phase()) {
          case MOVE -> PATH;
          case SPACE -> SPACE;
          case RETURN, SONG, EXCHANGE, GIVE_BACK -> DECK;
          case GLANCE, PLACE, PERIL, DROP, SURVEY, REMOVE, HYMN, EXCESS, ARRANGE, OVER -> CARDS;
        };
  }

  /** Returns whether Orpheus is at the last space before the deck is counted. */
  private static boolean isLastSpace(View view) {
    return view.board().number() == view.boards()
        && view.board().successors(view.space()).stream().allMatch(Space::isEnd);
  }

  @Override
  public List<String> question(
      View view, Seat seat, List<Observation> observations, Evaluation best) {
    return List.of(
        messages.format(
            "puzzle.ask." + theme(view, seat, observations),
            view.space().name(),
            view.currentSymbol().map(Symbol::label).orElse("")));
  }
}
