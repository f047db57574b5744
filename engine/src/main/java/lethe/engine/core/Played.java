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
import lethe.engine.core.Control.Redrawn;
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

  /** A ply that has not been taken back, who made it, what it told, and the moment before it. */
  private record Standing<S, C, O, V>(Seat seat, List<Event<O>> events, Played<S, C, O, V> before) {
    boolean isSilent() {
      return events.isEmpty();
    }

    boolean isRevocable() {
      return events.stream().map(Event::whole).allMatch(before.deal.game::revocable);
    }
  }

  /**
   * All that this seat could not know was drawn anew: others know of what was before no more than
   * it does.
   *
   * @param position how many entries the journal had then
   */
  private record Anew(Seat eyes, int position) {}

  private final Deal<S, C, O, V> deal;
  private final Optional<Step<S, C, O, V>> step;
  private final int position;
  private final S state;
  private final List<Player> players;
  private final Optional<Outcome> conceded;

  /** When the deal was last drawn anew, if it was. */
  private final Optional<Anew> anew;

  /** The last ply that stands. */
  private final Optional<Standing<S, C, O, V>> last;

  private Played(
      Deal<S, C, O, V> deal,
      Optional<Step<S, C, O, V>> step,
      S state,
      List<Player> players,
      Optional<Outcome> conceded,
      Optional<Anew> anew,
      Optional<Standing<S, C, O, V>> last) {
    this.deal = deal;
    this.step = step;
    this.position = step.map(s -> s.from.position + 1).orElse(0);
    this.state = state;
    this.players = players;
    this.conceded = conceded;
    this.anew = anew;
    this.last = last;
  }

  static <S, C, O, V> Played<S, C, O, V> start(Game<S, C, O, V> game, Header header) {
    S state = game.start(header.table().size(), new Rng(header.seed()));
    return new Played<>(
        new Deal<>(game, header, game.opening(state)),
        Optional.empty(),
        state,
        header.table().stream().map(Seated::player).toList(),
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
    return told(
        moments(earlierPosition).stream()
            .map(moment -> moment.step.map(Step::events).orElse(deal.opening)),
        viewer);
  }

  @Override
  public List<Told<O>> standing(Viewer viewer) {
    admit(viewer);
    List<Told<O>> standing = new ArrayList<>();
    for (var ply = last; ply.isPresent(); ply = ply.get().before.last) {
      Viewer eyes = isBeforeAnew(ply.get()) ? anew.get().eyes() : viewer;
      standing.addAll(told(Stream.of(ply.get().events), eyes).reversed());
    }
    Viewer eyes = anew.<Viewer>map(Anew::eyes).orElse(viewer);
    standing.addAll(told(Stream.of(deal.opening), eyes).reversed());
    return List.copyOf(standing.reversed());
  }

  private boolean isBeforeAnew(Standing<S, C, O, V> ply) {
    return anew.filter(since -> ply.before.position < since.position()).isPresent();
  }

  private static <O> List<Told<O>> told(Stream<List<Event<O>>> plies, Viewer viewer) {
    return plies
        .flatMap(List::stream)
        .map(event -> new Told<>(event.told(viewer), event.fleeting()))
        .toList();
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
      case Ruling.Accepted<S, O>(S next, List<Event<O>> events) ->
          moved(
              new Ply<>(seat, canonical),
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
    List<O> told = standing(seat).stream().<O>map(Told::what).toList();
    return new Foresight<>(deal.game, view(seat), told, seat)
        .loses(deal.game.canonical(state, seat, command), legal(seat));
  }

  @Override
  public Answer<C, O, V> note(Control control) {
    Entry<C> entry = new Note<>(control);
    return switch (control) {
      case Undone() ->
          undoRefusal(seats())
              .<Answer<C, O, V>>map(Refused::new)
              .orElseGet(
                  () -> {
                    Played<S, C, O, V> back = last.orElseThrow().before;
                    return moved(entry, List.of(), back.state, players, conceded, back.last);
                  });
      case Conceded c when turn().isOver() -> refused(Refusal.MATCH_OVER);
      case Conceded(Seat seat) ->
          moved(
              entry, List.of(), state, players, Optional.of(deal.game.conceded(state, seat)), last);
      case Handed(Seat seat, Player player) -> {
        List<Player> changed = new ArrayList<>(players);
        changed.set(seat.index(), player);
        yield moved(entry, List.of(), state, List.copyOf(changed), conceded, last);
      }
      case Redrawn _ when turn().isOver() -> refused(Refusal.MATCH_OVER);
      case Redrawn(Seat seat, long seed) ->
          new Moved<>(redrawn(entry, seat, new Rng(seed)), entry, List.of());
      case Concluded(String claimed) ->
          switch (turn()) {
            case Over(Outcome outcome) when outcome.toString().equals(claimed) ->
                moved(entry, List.of(), state, players, conceded, last);
            case Over(Outcome outcome) ->
                new Refused<>(Rejection.of(Refusal.ANOTHER_OUTCOME, outcome, claimed));
            case Turn.Awaits awaits -> refused(Refusal.MATCH_NOT_OVER);
          };
      case Control.Shown _,
          Control.Unguarded _,
          Control.Known _,
          Control.Guided _,
          Control.Hinted _,
          Control.Copied _,
          Control.Committed _,
          Control.Adjourned _ ->
          moved(entry, List.of(), state, players, conceded, last);
    };
  }

  /** The same for this seat, with all else drawn anew. */
  private Played<S, C, O, V> redrawn(Entry<C> entry, Seat seat, Rng rng) {
    List<O> told = standing(seat).stream().<O>map(Told::what).toList();
    S other = deal.game.imagine(view(seat), told, seat, rng);
    return new Played<>(
        deal,
        Optional.of(new Step<>(this, entry, List.of())),
        other,
        players,
        conceded,
        Optional.of(new Anew(seat, position + 1)),
        last);
  }

  @Override
  public Optional<Rejection> undoRefusal(List<Seat> seats) {
    if (turn().isOver()) {
      return Optional.of(Rejection.of(Refusal.MATCH_OVER));
    }
    Optional<Standing<S, C, O, V>> ply = last;
    while (ply.isPresent() && ply.get().isSilent() && !seats.contains(ply.get().seat)) {
      ply = ply.get().before.last;
    }
    if (ply.isEmpty() || isBeforeAnew(ply.get())) {
      return Optional.of(Rejection.of(Refusal.NOTHING_TO_UNDO));
    }
    if (!seats.contains(ply.get().seat)) {
      return Optional.of(Rejection.of(Refusal.ANOTHER_HAS_MOVED, ply.get().seat));
    }
    return ply.get().isRevocable()
        ? Optional.empty()
        : Optional.of(Rejection.of(Refusal.SEEN_OR_HEARD));
  }

  @Override
  public Optional<Seat> takenBack(Viewer viewer) {
    return step.filter(reached -> reached.entry.equals(new Note<C>(new Undone())))
        .flatMap(undo -> undo.from.last)
        .filter(ply -> !ply.isSilent() || viewer.equals(ply.seat) || viewer instanceof Referee)
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
      Optional<Standing<S, C, O, V>> ply) {
    Step<S, C, O, V> reached = new Step<>(this, entry, events);
    return new Moved<>(
        new Played<>(deal, Optional.of(reached), next, seated, outcome, anew, ply), entry, events);
  }

  private static <C, O, V> Answer<C, O, V> refused(Refusal why) {
    return new Refused<>(Rejection.of(why));
  }
}
