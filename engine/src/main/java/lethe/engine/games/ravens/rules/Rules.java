package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.InputError;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * The rules of the Ravens.
 *
 * @param memories the memory cards of the match
 */
public record Rules(MemoryDeck memories) implements Game<State, Command, Observation, View> {
  public static final String NAME = "ravens";

  /** Increases with every change after which an existing journal might replay differently. */
  private static final int VERSION = 1;

  public static final List<Option> OPTIONS = List.of(Option.text(DeckParser.OPTION));

  private static final String STANDARD = "standard";
  private static final Turn FETH_MOVES = new Turn.Awaits(List.of(GameSeats.FETH));
  private static final Turn REN_MOVES = new Turn.Awaits(List.of(GameSeats.REN));

  /** Opens the game with the given options, or returns the errors in them. */
  public static Validated<Game<?, Command, Observation, View>> open(Options options) {
    Optional<InputError> error = options.findError(OPTIONS);
    if (error.isPresent()) {
      return Validated.invalid(error.get());
    }
    String deck = options.get(DeckParser.OPTION).orElse(STANDARD);
    return deck.equals(STANDARD)
        ? new Validated.Valid<>(new Rules(StandardDeck.MEMORIES))
        : DeckParser.parse(deck).flatMap(memories -> new Validated.Valid<>(new Rules(memories)));
  }

  /** Returns the memory cards of the standard deck, each at its index. */
  public static List<Card> standardDeck() {
    return StandardDeck.MEMORIES.cards();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int version() {
    return VERSION;
  }

  @Override
  public Seats seats() {
    return GameSeats.SEATS;
  }

  @Override
  public State initialState(int seats, Rng rng) {
    return Setup.start(memories, rng);
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return Setup.openingEvents(
        start.progress().batch(),
        start.atman().stack().getFirst().card(),
        start.poem().rows().stream().map(RowState::heart).toList());
  }

  @Override
  public Turn turn(State state) {
    if (state.outcome().isPresent()) {
      return new Turn.Over(state.outcome().get());
    }
    return state.phase().isFethsMove() ? FETH_MOVES : REN_MOVES;
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return turn(state).awaits(seat) ? LegalCommands.of(state) : List.of();
  }

  @Override
  public Command canonicalize(State state, Seat seat, Command command) {
    return turn(state).awaits(seat) ? CanonicalCommands.canonicalize(state, command) : command;
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    Turn turn = turn(state);
    if (!turn.awaits(seat)) {
      return Ruling.rejectOutOfTurn(turn, seat);
    }
    return LegalCommands.allows(state, command)
        ? CommandExecutor.execute(state, command, memories)
        : new Ruling.Rejected<>(Rejections.reject(state, command));
  }

  /**
   * Feth's moves with face-up cards can be undone, and so can choices after which no player sees
   * more than before: putting cards in order, and keeping a chunk of the Atman.
   */
  @Override
  public boolean isUndoable(Observation observation) {
    return switch (observation) {
      case Observation.HeartsArranged _,
          Observation.RoundBegan _,
          Observation.DrawingEnded _,
          Observation.RavenHeldOff _,
          Observation.RavenLanded _,
          Observation.Placed _,
          Observation.PowerUsed _,
          Observation.Sank _,
          Observation.Drifted _,
          Observation.Bloomed _,
          Observation.PutBack _,
          Observation.Discarded _,
          Observation.AtmanSplit _,
          Observation.ChunkKept _,
          Observation.BuildingEnded _ ->
          true;
      default -> false;
    };
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return Outcomes.of(Outcome.CONCEDED, state.piles().score().size(), false);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, memories, viewer);
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    ViewerKnowledge knowledge = new ViewerKnowledge(memories, view, observations, viewer);
    return rng -> new HiddenStateSampler(knowledge, rng).sample();
  }

  @Override
  public Notation<Command> notation() {
    return Phrases.NOTATION;
  }
}
