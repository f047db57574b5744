package lethe.engine.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Control.Conceded;
import lethe.engine.core.Control.Concluded;
import lethe.engine.core.Control.Handed;
import lethe.engine.core.Control.Undone;
import lethe.engine.core.Entry.Note;
import lethe.engine.core.Entry.Ply;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Turn.Over;

/**
 * The only match: a chain of moments, each holding its state, what led to it, and the moment
 * before. A ply costs the same however long the match is, and going back costs nothing but the
 * steps.
 */
final class Played<S, C, O, V> implements Match<C, O, V> {
  /** What all moments of one match share. */
  private record Deal<S, C, O, V>(Game<S, C, O, V> game, Header header, List<Event<O>> opening) {}

  /** What led to a moment, and from where. */
  private record Step<S, C, O, V>(Played<S, C, O, V> from, Entry<C> entry, List<Event<O>> events) {}

  /** A ply that can be taken back, who made it, and from where. */
  private record Silent<S, C, O, V>(Seat seat, Played<S, C, O, V> from) {}

  private final Deal<S, C, O, V> deal;
  private final Optional<Step<S, C, O, V>> step;
  private final int position;
  private final S state;
  private final List<Player> players;
  private final Optional<Outcome> conceded;

  /** What an undo would take back. */
  private final Optional<Silent<S, C, O, V>> earlier;

  private Played(
      Deal<S, C, O, V> deal,
      Optional<Step<S, C, O, V>> step,
      S state,
      List<Player> players,
      Optional<Outcome> conceded,
      Optional<Silent<S, C, O, V>> earlier) {
    this.deal = deal;
    this.step = step;
    this.position = step.map(s -> s.from.position + 1).orElse(0);
    this.state = state;
    this.players = players;
    this.conceded = conceded;
    this.earlier = earlier;
  }

  static <S, C, O, V> Played<S, C, O, V> start(Game<S, C, O, V> game, Header header) {
    S state = game.start(header.table().size(), new Rng(header.seed()));
    return new Played<>(
        new Deal<>(game, header, game.opening(state)),
        Optional.empty(),
        state,
        header.table().stream().map(Seated::player).toList(),
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

  @Override
  public Turn turn() {
    return conceded.<Turn>map(Over::new).orElseGet(() -> deal.game.turn(state));
  }

  @Override
  public List<C> legal(Seat seat) {
    return conceded.isPresent() ? List.of() : deal.game.legal(state, seat);
  }

  @Override
  public V view(Viewer viewer) {
    admit(viewer);
    return deal.game.view(state, viewer);
  }

  @Override
  public List<Told<O>> toldSince(Viewer viewer, int earlierPosition) {
    admit(viewer);
    List<Told<O>> told = new ArrayList<>();
    for (Played<S, C, O, V> moment : moments(earlierPosition)) {
      for (Event<O> event : moment.step.map(Step::events).orElse(deal.opening)) {
        told.add(new Told<>(event.told(viewer), event.fleeting()));
      }
    }
    return List.copyOf(told);
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
      return refused(Refusal.MATCH_OVER);
    }
    C canonical = deal.game.canonical(state, seat, command);
    return switch (deal.game.apply(state, seat, canonical)) {
      case Ruling.Accepted<S, O>(S next, List<Event<O>> events) -> {
        boolean silent = events.isEmpty() && deal.game.turn(next).awaits(seat);
        yield moved(
            new Ply<>(seat, canonical),
            events,
            next,
            players,
            conceded,
            silent ? Optional.of(new Silent<>(seat, this)) : Optional.empty());
      }
      case Ruling.Rejected<S, O>(Rejection why) -> new Refused<>(why);
    };
  }

  @Override
  public Answer<C, O, V> note(Control control) {
    Entry<C> entry = new Note<>(control);
    return switch (control) {
      case Undone() when earlier.isEmpty() -> refused(Refusal.NOTHING_TO_UNDO);
      case Undone() -> {
        Played<S, C, O, V> back = earlier.orElseThrow().from;
        yield moved(entry, List.of(), back.state, players, conceded, back.earlier);
      }
      case Conceded c when turn().isOver() -> refused(Refusal.MATCH_OVER);
      case Conceded(Seat seat) ->
          moved(
              entry,
              List.of(),
              state,
              players,
              Optional.of(deal.game.conceded(state, seat)),
              Optional.empty());
      case Handed(Seat seat, Player player) -> {
        List<Player> changed = new ArrayList<>(players);
        changed.set(seat.index(), player);
        yield moved(entry, List.of(), state, List.copyOf(changed), conceded, earlier);
      }
      case Concluded(String claimed) ->
          switch (turn()) {
            case Over(Outcome outcome) when outcome.toString().equals(claimed) ->
                moved(entry, List.of(), state, players, conceded, earlier);
            case Over(Outcome outcome) ->
                new Refused<>(Rejection.of(Refusal.ANOTHER_OUTCOME, outcome, claimed));
            case Turn.Awaits awaits -> refused(Refusal.MATCH_NOT_OVER);
          };
      case Control.Shown _,
          Control.Unguarded _,
          Control.Known _,
          Control.Hinted _,
          Control.Copied _,
          Control.Committed _,
          Control.Adjourned _ ->
          moved(entry, List.of(), state, players, conceded, earlier);
    };
  }

  @Override
  public boolean undoable(Seat seat) {
    return earlier.isPresent() && earlier.orElseThrow().seat.equals(seat);
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

  /** Those after this position, the earliest first. */
  private List<Played<S, C, O, V>> moments(int earlierPosition) {
    List<Played<S, C, O, V>> moments = new ArrayList<>();
    Optional<Played<S, C, O, V>> moment = Optional.of(this);
    while (moment.isPresent() && moment.get().position > earlierPosition) {
      moments.add(moment.get());
      moment = moment.get().step.map(Step::from);
    }
    Collections.reverse(moments);
    return moments;
  }

  private Answer<C, O, V> moved(
      Entry<C> entry,
      List<Event<O>> events,
      S next,
      List<Player> seated,
      Optional<Outcome> outcome,
      Optional<Silent<S, C, O, V>> undo) {
    Step<S, C, O, V> reached = new Step<>(this, entry, events);
    return new Moved<>(
        new Played<>(deal, Optional.of(reached), next, seated, outcome, undo), entry, events);
  }

  private static <C, O, V> Answer<C, O, V> refused(Refusal why) {
    return new Refused<>(Rejection.of(why));
  }
}
