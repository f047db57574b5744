package lethe.app.sim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.program.EnvironmentReply;
import lethe.app.program.FromProgram;
import lethe.app.program.GameMessages;
import lethe.app.program.GameMessages.MoveResult;
import lethe.app.program.ProgramError;
import lethe.app.program.ProgramErrorCode;
import lethe.app.program.ToProgram;
import lethe.app.titles.BotLevel;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;

/** One match of a training environment. */
final class EnvironmentMatch<C, O, V> {
  private final GameMessages<C, O, V> messages;
  private final Map<Seat, BotLevel<C, O, V>> levels;
  private final Map<Seat, MatchPlayer<C, O, V>> bots = new LinkedHashMap<>();
  private final boolean hasTexts;
  private Match<C, O, V> match;

  /** The legal commands of those of the program's seats that are to move. */
  private final Map<Seat, List<C>> legalCommands = new LinkedHashMap<>();

  private int toldPosition;

  /**
   * Creates a match.
   *
   * @param toldPosition the position up to which the program has received the observations of its
   *     seats
   * @param levels the levels of the bots by seat; the program plays all other seats
   * @param hasTexts whether replies also describe positions and observations in words
   */
  EnvironmentMatch(
      GameMessages<C, O, V> messages,
      Match<C, O, V> match,
      int toldPosition,
      Map<Seat, BotLevel<C, O, V>> levels,
      boolean hasTexts) {
    this.messages = messages;
    this.levels = levels;
    this.hasTexts = hasTexts;
    this.match = match;
    this.toldPosition = toldPosition;
    levels.forEach(
        (seat, level) ->
            bots.put(
                seat,
                MatchPlayer.create(new Contestant.OfLevel<>(level), messages.game(), match, seat)));
  }

  /** Lets the bots move until the program is to move, and returns the position. */
  EnvironmentReply begin(long id) {
    playBots();
    return reportPosition(id);
  }

  /**
   * Makes a move, lets the bots move until the program is to move again, and returns the position.
   * Refuses a move that cannot be made.
   */
  EnvironmentReply step(long id, Optional<String> seatName, FromProgram.Move move) {
    if (match.turn().isOver()) {
      return EnvironmentReply.refused(ProgramErrorCode.MATCH_OVER);
    }
    Optional<Seat> seat = seat(seatName);
    if (seat.isEmpty()) {
      return unknownSeat(seatName.orElseThrow());
    }
    if (!match.turn().awaits(seat.get())) {
      return EnvironmentReply.refused(ProgramErrorCode.NOT_TO_MOVE, seat.get());
    }
    return switch (messages.resolveMove(
        match, seat.get(), Objects.requireNonNull(legalCommands.get(seat.get())), move)) {
      case MoveResult.Refused<C>(ProgramError error) -> EnvironmentReply.refused(error);
      case MoveResult.Legal<C>(C command) -> {
        apply(match.submit(seat.get(), command));
        playBots();
        yield reportPosition(id);
      }
    };
  }

  boolean isOver() {
    return match.turn().isOver();
  }

  /**
   * Returns a copy of this match in which everything that a seat does not know is dealt again. This
   * match must not be over.
   */
  EnvironmentMatch<C, O, V> imagine(Seat seat, long seed) {
    Match<C, O, V> imaginedMatch =
        ((Applied<C, O, V>) match.addControl(new ControlEntry.Reshuffled(seat, seed))).next();
    return new EnvironmentMatch<>(
        messages, imaginedMatch, imaginedMatch.position(), levels, hasTexts);
  }

  /**
   * Returns the seat with a name, or the first seat to move if no name is given; empty if there is
   * none.
   */
  Optional<Seat> seat(Optional<String> name) {
    return match.seats().stream()
        .filter(seat -> name.map(seat.name()::equals).orElseGet(() -> match.turn().awaits(seat)))
        .findFirst();
  }

  EnvironmentReply unknownSeat(String name) {
    return EnvironmentReply.refused(
        ProgramErrorCode.UNKNOWN_SEAT,
        name,
        match.seats().stream().map(Seat::name).collect(Collectors.joining(", ")));
  }

  private void playBots() {
    while (match.turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Optional<Seat> next = seats.stream().filter(bots::containsKey).findFirst();
      if (next.isEmpty()) {
        return;
      }
      MatchPlayer<C, O, V> bot = Objects.requireNonNull(bots.get(next.get()));
      apply(match.submit(next.get(), bot.choose(match).orElseThrow()));
    }
  }

  private void apply(EntryResult<C, O, V> result) {
    Applied<C, O, V> applied = (Applied<C, O, V>) result;
    for (GameEvent<O> event : applied.events()) {
      bots.values().forEach(bot -> bot.observe(event));
    }
    match = applied.next();
  }

  /**
   * Returns the position with the observations that the program has not received yet, which then
   * count as received.
   */
  private EnvironmentReply reportPosition(long id) {
    Map<Seat, List<ToProgram.Told>> toldBySeat = new LinkedHashMap<>();
    Map<Seat, ToProgram.Choose> choices = new LinkedHashMap<>();
    Map<Seat, Integer> rewards = new LinkedHashMap<>();
    legalCommands.clear();
    for (Seat seat : match.seats()) {
      if (!bots.containsKey(seat)) {
        toldBySeat.put(
            seat,
            match.observationsSince(seat, toldPosition).stream()
                .map(observation -> toldMessage(observation, seat))
                .toList());
        if (match.turn().awaits(seat)) {
          List<C> legal = match.legalCommands(seat);
          legalCommands.put(seat, legal);
          choices.put(
              seat,
              hasTexts
                  ? messages.chooseMessage(match, seat, legal, 0)
                  : messages.briefChooseMessage(match, seat, legal));
        }
        rewards.put(seat, score(seat));
      }
    }
    Optional<ToProgram.Over> over =
        match.turn() instanceof Turn.Over(Outcome outcome)
            ? Optional.of(messages.overMessage(outcome))
            : Optional.empty();
    toldPosition = match.position();
    return new EnvironmentReply.Position(id, toldBySeat, choices, rewards, over);
  }

  private ToProgram.Told toldMessage(ToldObservation<O> observation, Seat seat) {
    return hasTexts
        ? messages.toldMessage(observation, seat)
        : new ToProgram.Told(observation.observation(), observation.ephemeral(), "");
  }

  /** Returns the score of a seat; 0 before the end of the match. */
  private int score(Seat seat) {
    return match.turn() instanceof Turn.Over(Outcome outcome)
        ? outcome.results().stream()
            .filter(result -> result.seat().equals(seat))
            .mapToInt(SeatResult::score)
            .sum()
        : 0;
  }
}
