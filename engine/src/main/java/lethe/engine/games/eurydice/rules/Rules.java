package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.StateSampler;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.View;

/** The rules of Eurydice. */
public final class Rules implements Game<State, Command, Observation, View> {
  public static final String NAME = "eurydice";

  /** Increases with every change after which an existing journal might replay differently. */
  private static final int VERSION = 1;

  public static final List<Option> OPTIONS = PrintedParts.OPTIONS;

  private static final Turn ORPHEUS_MOVES = new Turn.Awaits(List.of(GameSeats.ORPHEUS));

  private final PrintedParts parts;
  private final Notation<Command> notation;

  Rules(PrintedParts parts) {
    this.parts = parts;
    this.notation = Phrases.notationFor(parts.boards());
  }

  /**
   * Opens the game with the given options and default components, or returns the errors in the
   * options.
   */
  public static Validated<Game<?, Command, Observation, View>> open(
      Options options, String defaultBoards, String defaultCards) {
    return PrintedParts.parse(options, defaultBoards, defaultCards)
        .flatMap(parts -> new Validated.Valid<>(new Rules(parts)));
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

  /** Rule book: Setup. */
  @Override
  public State initialState(int seats, Rng rng) {
    State state = new State(rng, parts.boards().getFirst());
    byte[] deck = Pile.empty();
    for (Suit suit : Suit.ALL) {
      deck = Pile.with(deck, Pile.unknownCard(suit), SuitCounts.INITIAL_DECK.count(suit));
    }
    Rng.Draw<byte[]> draw = Pile.shuffled(deck, rng);
    state.deck = draw.value();
    state.rng = draw.next();
    state.openingEvents = CommandExecutor.layOutFirstBoard(parts, state);
    return state;
  }

  @Override
  public List<GameEvent<Observation>> openingEvents(State start) {
    return start.openingEvents;
  }

  @Override
  public Turn turn(State state) {
    return state.ending.isEmpty() ? ORPHEUS_MOVES : new Turn.Over(Outcomes.of(state));
  }

  /**
   * A ply can be taken back if it showed no hidden card, drew no special card and did not roll the
   * die. Taking back a shuffle reveals nothing: the cards return to their former order, which stays
   * hidden.
   */
  @Override
  public boolean isUndoable(Observation observation) {
    return switch (observation) {
      case Observation.Stepped _,
          Observation.SpaceIgnored _,
          Observation.CardUsed _,
          Observation.CardReturned _,
          Observation.NothingDone _,
          Observation.PutBack _,
          Observation.Shuffled _,
          Observation.Discarded _,
          Observation.Exchanged _,
          Observation.Returned _,
          Observation.Removed _,
          Observation.DiamondsAdded _,
          Observation.ObolGained _,
          Observation.Arranged _,
          Observation.HeartsAdded _ ->
          true;
      default -> false;
    };
  }

  @Override
  public Outcome outcomeIfConceded(State state, Seat seat) {
    return Outcomes.CONCEDED;
  }

  @Override
  public List<Command> legalCommands(State state, Seat seat) {
    return LegalCommands.of(state);
  }

  @Override
  public Command canonicalize(State state, Seat seat, Command command) {
    return CanonicalCommands.canonicalize(state, command);
  }

  @Override
  public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
    if (state.phase == Phase.OVER) {
      return Ruling.reject(RejectionCode.MATCH_OVER);
    }
    List<Command> legal = LegalCommands.of(state);
    if (!legal.contains(command)) {
      return new Ruling.Rejected<>(Rejections.reject(state, command, verbs(legal)));
    }
    State next = state.copy();
    return new Ruling.Accepted<>(next, CommandExecutor.execute(parts, next, command));
  }

  private List<String> verbs(List<Command> legalCommands) {
    return legalCommands.stream()
        .map(command -> notation.format(command).split(" ", 2)[0])
        .distinct()
        .toList();
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state, parts.boards().size(), viewer);
  }

  @Override
  public StateSampler<State> stateSampler(
      View view, List<Observation> observations, Viewer viewer) {
    return new HiddenStateSampler(view, observations);
  }

  @Override
  public Notation<Command> notation() {
    return notation;
  }
}
