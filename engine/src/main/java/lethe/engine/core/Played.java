package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Turn.Over;

/**
 * The implementation of a match: a chain of moments, each with its state, the entry that led to it,
 * and the previous moment. The cost of a ply does not depend on the length of the match.
 */
final class Played<S, C, O, V> implements Match<C, O, V> {
  /** What all moments of a match share. */
  private record Deal<S, C, O, V>(
      Game<S, C, O, V> game, Header header, List<GameEvent<O>> opening) {}

  /** The entry that led to a moment, and the previous moment. */
  private record Step<S, C, O, V>(
      Played<S, C, O, V> from, Entry<C> entry, List<GameEvent<O>> events) {}

  private final Deal<S, C, O, V> deal;
  private final Optional<Step<S, C, O, V>> step;
  private final int position;
  private final S state;
  private final List<Player> players;
  private final Optional<Outcome> conceded;

  /** The last time the hidden cards were dealt again, if ever. */
  private final Optional<Reshuffle> reshuffle;

  /** The last ply that was not taken back. */
  private final Optional<Standing<S, C, O, V>> last;

  /** The last position at which more than one person played; no earlier ply can be taken back. */
  private final int shared;

  private Played(
      Deal<S, C, O, V> deal,
      Optional<Step<S, C, O, V>> step,
      S state,
      List<Player> players,
      Optional<Outcome> conceded,
      Optional<Reshuffle> anew,
      Optional<Standing<S, C, O, V>> last) {
    this.deal = deal;
    this.step = step;
    this.position = step.map(s -> s.from.position + 1).orElse(0);
    this.state = state;
    this.players = players;
    this.conceded = conceded;
    this.reshuffle = anew;
    this.last = last;
    this.shared = Player.severalPeople(players) ? position : step.map(s -> s.from.shared).orElse(0);
  }

  static <S, C, O, V> Played<S, C, O, V> start(Game<S, C, O, V> game, Header said) {
    if (said.rules() != Header.UNSTATED && said.rules() != game.version()) {
      throw new IllegalArgumentException("rules " + said.rules() + " of " + game.name());
    }
    Header header = said.ruled(game.version());
    S state = game.initialState(header.table().size(), new Rng(header.seed()));
    return new Played<>(
        new Deal<>(game, header, game.openingEvents(state)),
        Optional.empty(),
        state,
        header.table().stream().map(Header.Seated::player).toList(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Override
  public Header header() {
    return deal.header;
  }

  @Override
  public List<Player> players() {
    return players;
  }

  @Override
  public int position() {
    return position;
  }

  /** Returns the last ply that was not taken back. */
  Optional<Standing<S, C, O, V>> last() {
    return last;
  }

  /** Returns whether a person plays this seat now. */
  boolean isPerson(Seat seat) {
    return players.get(seat.index()) instanceof Player.Human;
  }

  /** Whether what was told of a ply from here leaves nobody wiser. */
  boolean isRevocable(List<GameEvent<O>> events) {
    return events.stream().map(GameEvent::fullObservation).allMatch(deal.game::isUndoable);
  }

  @Override
  public Turn turn() {
    return conceded.<Turn>map(Over::new).orElseGet(() -> deal.game.turn(state));
  }

  @Override
  public List<C> legal(Seat seat) {
    return conceded.isPresent() ? List.of() : deal.game.legalCommands(state, seat);
  }

  @Override
  public V view(Viewer viewer) {
    admit(viewer);
    return deal.game.view(state, viewer);
  }

  @Override
  public List<ToldObservation<O>> toldSince(Viewer viewer, int earlierPosition) {
    admit(viewer);
    List<ToldObservation<O>> told = new ArrayList<>();
    if (earlierPosition < 0) {
      tell(deal.opening, viewer, told);
    }
    for (Played<S, C, O, V> moment : moments(earlierPosition)) {
      moment.step.ifPresent(reached -> tell(reached.events, viewer, told));
    }
    return List.copyOf(told);
  }

  @Override
  public List<ToldObservation<O>> standing(Viewer viewer) {
    admit(viewer);
    List<Standing<S, C, O, V>> plies = new ArrayList<>();
    for (var ply = last; ply.isPresent(); ply = ply.get().earlier()) {
      plies.add(ply.get());
    }
    List<ToldObservation<O>> told = new ArrayList<>();
    tell(deal.opening, Reshuffle.eyes(reshuffle, 0, viewer), told);
    for (Standing<S, C, O, V> ply : plies.reversed()) {
      tell(ply.events(), Reshuffle.eyes(reshuffle, ply.before().position, viewer), told);
    }
    return List.copyOf(told);
  }

  private static <O> void tell(
      List<GameEvent<O>> events, Viewer viewer, List<ToldObservation<O>> told) {
    for (GameEvent<O> event : events) {
      told.add(new ToldObservation<>(event.observationFor(viewer), event.ephemeral()));
    }
  }

  @Override
  public List<Match<C, O, V>> since(int earlierPosition) {
    return List.copyOf(moments(earlierPosition));
  }

  @Override
  public Stream<Entry<C>> backwards() {
    return Stream.iterate(step, Optional::isPresent, last -> last.orElseThrow().from.step)
        .map(last -> last.orElseThrow().entry);
  }

  private void admit(Viewer viewer) {
    if (viewer instanceof Referee referee && !referee.judges(deal)) {
      throw new IllegalArgumentException("the referee of another match");
    }
  }

  @Override
  public Answer<C, O, V> submit(Seat seat, C command) {
    if (conceded.isPresent()) {
      return new Refused<>(Rejection.of(RejectionCode.MATCH_OVER));
    }
    C canonical = deal.game.canonicalize(state, seat, command);
    return switch (deal.game.apply(state, seat, canonical)) {
      case Ruling.Accepted<S, O>(S next, List<GameEvent<O>> events) ->
          moved(
              new Entry.Ply<>(seat, canonical),
              events,
              next,
              players,
              conceded,
              Optional.of(new Standing<>(seat, events, this)));
      case Ruling.Rejected<S, O>(Rejection why) -> new Refused<>(why);
    };
  }

  @Override
  public boolean loses(Seat seat, C command) {
    List<O> told = standing(seat).stream().<O>map(ToldObservation::observation).toList();
    return new LossCheck<>(deal.game, deal.game.stateSampler(view(seat), told, seat), seat)
        .losesAvoidably(deal.game.canonicalize(state, seat, command), legal(seat));
  }

  @Override
  public Answer<C, O, V> addControl(ControlEntry control) {
    Entry<C> entry = new Entry.Control<>(control);
    return switch (control) {
      case ControlEntry.Undone() ->
          undoRefusal(seats())
              .<Answer<C, O, V>>map(Refused::new)
              .orElseGet(
                  () -> {
                    Played<S, C, O, V> back = last.orElseThrow().before();
                    return moved(entry, List.of(), back.state, players, conceded, back.last);
                  });
      case ControlEntry.Conceded c when turn().isOver() ->
          new Refused<>(Rejection.of(RejectionCode.MATCH_OVER));
      case ControlEntry.Conceded(Seat seat) ->
          moved(
              entry,
              List.of(),
              state,
              players,
              Optional.of(deal.game.outcomeIfConceded(state, seat)),
              last);
      case ControlEntry.SeatReassigned(Seat seat, Player player) -> {
        List<Player> changed = new ArrayList<>(players);
        changed.set(seat.index(), player);
        yield moved(entry, List.of(), state, List.copyOf(changed), conceded, last);
      }
      case ControlEntry.Reshuffled _ when turn().isOver() ->
          new Refused<>(Rejection.of(RejectionCode.MATCH_OVER));
      case ControlEntry.Reshuffled(Seat seat, long seed) ->
          new Moved<>(reshuffledFor(entry, seat, new Rng(seed)), entry, List.of());
      case ControlEntry.Concluded(String claimed) ->
          switch (turn()) {
            case Over(Outcome outcome) when outcome.toString().equals(claimed) ->
                moved(entry, List.of(), state, players, conceded, last);
            case Over(Outcome outcome) ->
                new Refused<>(Rejection.of(RejectionCode.ANOTHER_OUTCOME, outcome, claimed));
            case Turn.Awaits awaits -> new Refused<>(Rejection.of(RejectionCode.MATCH_NOT_OVER));
          };
      case ControlEntry.TimedViewStarted _,
          ControlEntry.ScreenNotCleared _,
          ControlEntry.DealKnown _,
          ControlEntry.TutorialStarted _,
          ControlEntry.HintGiven _,
          ControlEntry.Copied _,
          ControlEntry.DealCommitted _,
          ControlEntry.Adjourned _ ->
          moved(entry, List.of(), state, players, conceded, last);
    };
  }

  /** Returns this moment with everything hidden from the seat dealt again. */
  private Played<S, C, O, V> reshuffledFor(Entry<C> entry, Seat seat, Rng rng) {
    List<O> told = standing(seat).stream().<O>map(ToldObservation::observation).toList();
    S other = deal.game.stateSampler(view(seat), told, seat).sample(rng);
    return new Played<>(
        deal,
        Optional.of(new Step<>(this, entry, List.of())),
        other,
        players,
        conceded,
        Optional.of(new Reshuffle(seat, position + 1)),
        last);
  }

  @Override
  public Optional<Rejection> undoRefusal(List<Seat> seats) {
    if (turn().isOver()) {
      return Optional.of(Rejection.of(RejectionCode.MATCH_OVER));
    }
    List<Seat> people = seats().stream().filter(this::isPerson).toList();
    if (people.size() > 1 || !seats.containsAll(people)) {
      return Optional.of(Rejection.of(RejectionCode.BETWEEN_PEOPLE));
    }
    Optional<Standing<S, C, O, V>> ply = Standing.lastToldOrOf(last, people);
    if (ply.isEmpty()
        || ply.get().before().position < reshuffle.map(Reshuffle::position).orElse(0)) {
      return Optional.of(Rejection.of(RejectionCode.NOTHING_TO_UNDO));
    }
    return ply.get().before().position < shared
        ? Optional.of(Rejection.of(RejectionCode.BETWEEN_PEOPLE))
        : ply.get().undoRefusal(people);
  }

  @Override
  public Optional<Seat> takenBack(Viewer viewer) {
    return step.filter(
            reached -> reached.entry.equals(new Entry.Control<C>(new ControlEntry.Undone())))
        .flatMap(undo -> undo.from.last)
        .filter(ply -> !ply.isSilent() || viewer.equals(ply.seat()) || viewer instanceof Referee)
        .map(Standing::seat);
  }

  @Override
  public Optional<Referee> referee() {
    return turn().isOver() ? Optional.of(new Referee(deal)) : Optional.empty();
  }

  @Override
  public Match<C, O, V> at(int earlierPosition) {
    Played<S, C, O, V> moment = this;
    while (moment.position > earlierPosition) {
      moment = moment.step.orElseThrow().from;
    }
    return moment;
  }

  @Override
  public Journal<C> journal() {
    return new Journal<>(deal.header, backwards().toList().reversed());
  }

  @Override
  public String toString() {
    return "Match of " + deal.game.name() + ", " + position + " entries";
  }

  /** Returns the moments after a position, earliest first. */
  private List<Played<S, C, O, V>> moments(int earlierPosition) {
    List<Played<S, C, O, V>> moments = new ArrayList<>();
    Optional<Played<S, C, O, V>> now = Optional.of(this);
    while (now.isPresent() && now.get().position > earlierPosition) {
      moments.add(now.get());
      now = now.get().step.map(Step::from);
    }
    return moments.reversed();
  }

  private Answer<C, O, V> moved(
      Entry<C> entry,
      List<GameEvent<O>> events,
      S next,
      List<Player> seated,
      Optional<Outcome> outcome,
      Optional<Standing<S, C, O, V>> ply) {
    Step<S, C, O, V> reached = new Step<>(this, entry, events);
    return new Moved<>(
        new Played<>(deal, Optional.of(reached), next, seated, outcome, reshuffle, ply),
        entry,
        events);
  }
}
