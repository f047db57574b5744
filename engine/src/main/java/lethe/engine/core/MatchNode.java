package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Turn.Over;

/**
 * The implementation of a match: a chain of moments, each with its state, the entry that led to it,
 * and the previous moment. The cost of a ply does not depend on the length of the match.
 */
final class MatchNode<S, C, O, V> implements Match<C, O, V> {
  /** The data that all moments of a match share. */
  private record SharedContext<S, C, O, V>(
      Game<S, C, O, V> game, Header header, List<GameEvent<O>> openingEvents) {}

  /** The entry that led to a moment, and the previous moment. */
  private record Predecessor<S, C, O, V>(
      MatchNode<S, C, O, V> previous, Entry<C> entry, List<GameEvent<O>> events) {}

  private final SharedContext<S, C, O, V> context;
  private final Optional<Predecessor<S, C, O, V>> predecessor;
  private final int position;
  private final S state;
  private final List<Player> players;
  private final Optional<Outcome> concededOutcome;

  /** The most recent reshuffle of the hidden cards, if there was one. */
  private final Optional<Reshuffle> reshuffle;

  private final Optional<EffectivePly<S, C, O, V>> lastPly;

  /**
   * The last position at which more than one person played, or 0. No earlier ply can be taken back.
   */
  private final int lastSharedPosition;

  private MatchNode(
      SharedContext<S, C, O, V> context,
      Optional<Predecessor<S, C, O, V>> predecessor,
      S state,
      List<Player> players,
      Optional<Outcome> concededOutcome,
      Optional<Reshuffle> reshuffle,
      Optional<EffectivePly<S, C, O, V>> lastPly) {
    this.context = context;
    this.predecessor = predecessor;
    this.position = predecessor.map(s -> s.previous.position + 1).orElse(0);
    this.state = state;
    this.players = players;
    this.concededOutcome = concededOutcome;
    this.reshuffle = reshuffle;
    this.lastPly = lastPly;
    this.lastSharedPosition =
        Player.hasSeveralPeople(players)
            ? position
            : predecessor.map(s -> s.previous.lastSharedPosition).orElse(0);
  }

  static <S, C, O, V> MatchNode<S, C, O, V> start(Game<S, C, O, V> game, Header givenHeader) {
    if (givenHeader.rulesVersion() != Header.UNSTATED_RULES
        && givenHeader.rulesVersion() != game.version()) {
      throw new IllegalArgumentException(
          "rules " + givenHeader.rulesVersion() + " of " + game.name());
    }
    Header header = givenHeader.withRulesVersion(game.version());
    S state = game.initialState(header.seatedPlayers().size(), new Rng(header.seed()));
    return new MatchNode<>(
        new SharedContext<>(game, header, game.openingEvents(state)),
        Optional.empty(),
        state,
        header.seatedPlayers().stream().map(Header.SeatedPlayer::player).toList(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Override
  public Header header() {
    return context.header;
  }

  @Override
  public List<Player> players() {
    return players;
  }

  @Override
  public int position() {
    return position;
  }

  /** Returns the last ply that was not taken back; empty if there is none. */
  Optional<EffectivePly<S, C, O, V>> lastPly() {
    return lastPly;
  }

  /**
   * Returns whether the game permits a ply with these events to be taken back; true if there are
   * none.
   */
  boolean isUndoable(List<GameEvent<O>> events) {
    return events.stream().map(GameEvent::fullObservation).allMatch(context.game::isUndoable);
  }

  @Override
  public Turn turn() {
    return concededOutcome.<Turn>map(Over::new).orElseGet(() -> context.game.turn(state));
  }

  @Override
  public List<C> legalCommands(Seat seat) {
    return concededOutcome.isPresent() ? List.of() : context.game.legalCommands(state, seat);
  }

  @Override
  public V view(Viewer viewer) {
    requireAllowed(viewer);
    return context.game.view(state, viewer);
  }

  @Override
  public List<ToldObservation<O>> observationsSince(Viewer viewer, int earlierPosition) {
    requireAllowed(viewer);
    List<ToldObservation<O>> observations = new ArrayList<>();
    if (earlierPosition < 0) {
      addObservations(context.openingEvents, viewer, observations);
    }
    for (MatchNode<S, C, O, V> node : nodesSince(earlierPosition)) {
      node.predecessor.ifPresent(step -> addObservations(step.events, viewer, observations));
    }
    return List.copyOf(observations);
  }

  @Override
  public List<ToldObservation<O>> observationsNotUndone(Viewer viewer) {
    requireAllowed(viewer);
    List<EffectivePly<S, C, O, V>> plies = new ArrayList<>();
    for (var ply = lastPly; ply.isPresent(); ply = ply.get().previousPly()) {
      plies.add(ply.get());
    }
    List<ToldObservation<O>> observations = new ArrayList<>();
    addObservations(context.openingEvents, Reshuffle.viewerAt(reshuffle, 0, viewer), observations);
    for (EffectivePly<S, C, O, V> ply : plies.reversed()) {
      addObservations(
          ply.events(),
          Reshuffle.viewerAt(reshuffle, ply.previousNode().position, viewer),
          observations);
    }
    return List.copyOf(observations);
  }

  private static <O> void addObservations(
      List<GameEvent<O>> events, Viewer viewer, List<ToldObservation<O>> observations) {
    for (GameEvent<O> event : events) {
      observations.add(new ToldObservation<>(event.observationFor(viewer), event.ephemeral()));
    }
  }

  @Override
  public List<Match<C, O, V>> momentsSince(int earlierPosition) {
    return List.copyOf(nodesSince(earlierPosition));
  }

  @Override
  public Stream<Entry<C>> entriesBackwards() {
    return Stream.iterate(
            predecessor, Optional::isPresent, step -> step.orElseThrow().previous.predecessor)
        .map(step -> step.orElseThrow().entry);
  }

  private void requireAllowed(Viewer viewer) {
    if (viewer instanceof Referee referee && !referee.isRefereeOf(context)) {
      throw new IllegalArgumentException("the referee of another match");
    }
  }

  @Override
  public EntryResult<C, O, V> submit(Seat seat, C command) {
    if (concededOutcome.isPresent()) {
      return new NotApplied<>(Rejection.of(RejectionCode.MATCH_OVER));
    }
    C canonicalCommand = context.game.canonicalize(state, seat, command);
    return switch (context.game.apply(state, seat, canonicalCommand)) {
      case Ruling.Accepted<S, O>(S next, List<GameEvent<O>> events) ->
          append(
              new Entry.Ply<>(seat, canonicalCommand),
              events,
              next,
              players,
              concededOutcome,
              Optional.of(new EffectivePly<>(seat, events, this)));
      case Ruling.Rejected<S, O>(Rejection rejection) -> new NotApplied<>(rejection);
    };
  }

  @Override
  public boolean losesAvoidably(Seat seat, C command) {
    List<O> observations =
        observationsNotUndone(seat).stream().<O>map(ToldObservation::observation).toList();
    return new LossCheck<>(
            context.game, context.game.stateSampler(view(seat), observations, seat), seat)
        .losesAvoidably(context.game.canonicalize(state, seat, command), legalCommands(seat));
  }

  @Override
  public EntryResult<C, O, V> addControl(ControlEntry control) {
    Entry<C> entry = new Entry.Control<>(control);
    return switch (control) {
      case ControlEntry.Undone() ->
          undoRejection(seats())
              .<EntryResult<C, O, V>>map(NotApplied::new)
              .orElseGet(
                  () -> {
                    MatchNode<S, C, O, V> restoredNode = lastPly.orElseThrow().previousNode();
                    return append(
                        entry,
                        List.of(),
                        restoredNode.state,
                        players,
                        concededOutcome,
                        restoredNode.lastPly);
                  });
      case ControlEntry.Conceded c when turn().isOver() ->
          new NotApplied<>(Rejection.of(RejectionCode.MATCH_OVER));
      case ControlEntry.Conceded(Seat seat) ->
          append(
              entry,
              List.of(),
              state,
              players,
              Optional.of(context.game.outcomeIfConceded(state, seat)),
              lastPly);
      case ControlEntry.SeatReassigned(Seat seat, Player player) -> {
        List<Player> newPlayers = new ArrayList<>(players);
        newPlayers.set(seat.index(), player);
        yield append(entry, List.of(), state, List.copyOf(newPlayers), concededOutcome, lastPly);
      }
      case ControlEntry.Reshuffled _ when turn().isOver() ->
          new NotApplied<>(Rejection.of(RejectionCode.MATCH_OVER));
      case ControlEntry.Reshuffled(Seat seat, long seed) ->
          new Applied<>(reshuffledFor(entry, seat, new Rng(seed)), entry, List.of());
      case ControlEntry.Concluded(String claimedOutcome) ->
          switch (turn()) {
            case Over(Outcome outcome) when outcome.toString().equals(claimedOutcome) ->
                append(entry, List.of(), state, players, concededOutcome, lastPly);
            case Over(Outcome outcome) ->
                new NotApplied<>(
                    Rejection.of(RejectionCode.DIFFERENT_OUTCOME, outcome, claimedOutcome));
            case Turn.Awaits awaits -> new NotApplied<>(Rejection.of(RejectionCode.MATCH_NOT_OVER));
          };
      case ControlEntry.TimedViewStarted _,
          ControlEntry.ScreenNotCleared _,
          ControlEntry.DealKnown _,
          ControlEntry.TutorialStarted _,
          ControlEntry.HintGiven _,
          ControlEntry.Marked _,
          ControlEntry.Copied _,
          ControlEntry.DealCommitted _,
          ControlEntry.Adjourned _ ->
          append(entry, List.of(), state, players, concededOutcome, lastPly);
    };
  }

  /**
   * Returns the moment after a reshuffle, in which everything hidden from the seat is dealt again.
   */
  private MatchNode<S, C, O, V> reshuffledFor(Entry<C> entry, Seat seat, Rng rng) {
    List<O> observations =
        observationsNotUndone(seat).stream().<O>map(ToldObservation::observation).toList();
    S sampledState = context.game.stateSampler(view(seat), observations, seat).sample(rng);
    return new MatchNode<>(
        context,
        Optional.of(new Predecessor<>(this, entry, List.of())),
        sampledState,
        players,
        concededOutcome,
        Optional.of(new Reshuffle(seat, position + 1)),
        lastPly);
  }

  @Override
  public Optional<Rejection> undoRejection(List<Seat> seats) {
    if (turn().isOver()) {
      return Optional.of(Rejection.of(RejectionCode.MATCH_OVER));
    }
    List<Seat> humanSeats = humanSeats();
    if (humanSeats.size() > 1 || !seats.containsAll(humanSeats)) {
      return Optional.of(Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS));
    }
    Optional<EffectivePly<S, C, O, V>> ply = EffectivePly.lastAnnouncedOrBy(lastPly, humanSeats);
    if (ply.isEmpty()
        || ply.get().previousNode().position < reshuffle.map(Reshuffle::position).orElse(0)) {
      return Optional.of(Rejection.of(RejectionCode.NOTHING_TO_UNDO));
    }
    return ply.get().previousNode().position < lastSharedPosition
        ? Optional.of(Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS))
        : ply.get().undoRejection(humanSeats);
  }

  @Override
  public Optional<Seat> undoneSeat(Viewer viewer) {
    return predecessor
        .filter(step -> step.entry.equals(new Entry.Control<C>(new ControlEntry.Undone())))
        .flatMap(undo -> undo.previous.lastPly)
        .filter(
            ply -> !ply.isUnannounced() || viewer.equals(ply.seat()) || viewer instanceof Referee)
        .map(EffectivePly::seat);
  }

  @Override
  public Optional<Referee> referee() {
    return turn().isOver() ? Optional.of(new Referee(context)) : Optional.empty();
  }

  @Override
  public Match<C, O, V> atPosition(int earlierPosition) {
    MatchNode<S, C, O, V> node = this;
    while (node.position > earlierPosition) {
      node = node.predecessor.orElseThrow().previous;
    }
    return node;
  }

  @Override
  public Journal<C> journal() {
    return new Journal<>(context.header, entriesBackwards().toList().reversed());
  }

  @Override
  public String toString() {
    return "Match of " + context.game.name() + ", " + position + " entries";
  }

  /** Returns the moments after a position, earliest first. */
  private List<MatchNode<S, C, O, V>> nodesSince(int earlierPosition) {
    List<MatchNode<S, C, O, V>> nodes = new ArrayList<>();
    Optional<MatchNode<S, C, O, V>> node = Optional.of(this);
    while (node.isPresent() && node.get().position > earlierPosition) {
      nodes.add(node.get());
      node = node.get().predecessor.map(Predecessor::previous);
    }
    return nodes.reversed();
  }

  private EntryResult<C, O, V> append(
      Entry<C> entry,
      List<GameEvent<O>> events,
      S newState,
      List<Player> newPlayers,
      Optional<Outcome> concededOutcome,
      Optional<EffectivePly<S, C, O, V>> lastPly) {
    Predecessor<S, C, O, V> newPredecessor = new Predecessor<>(this, entry, events);
    return new Applied<>(
        new MatchNode<>(
            context,
            Optional.of(newPredecessor),
            newState,
            newPlayers,
            concededOutcome,
            reshuffle,
            lastPly),
        entry,
        events);
  }
}
