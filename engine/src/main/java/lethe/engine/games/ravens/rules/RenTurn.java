package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Spot;

/** Ren's moves. Rule book: Ren's turn 1; If the Atman is split or runs out. */
final class RenTurn {
  private RenTurn() {}

  static Ruling<State, Observation> arrange(State state, List<Integer> order) {
    if (!FethTurn.isOrder(order, RowState.COUNT)) {
      return Ruling.rejected(Illegal.NOT_AN_ORDER, RowState.COUNT);
    }
    Transition draft = new Transition(state);
    List<Card> hearts =
        order.stream().map(number -> state.verses().get(number - 1).heart()).toList();
    draft.verses = Setup.poem(hearts);
    draft.tellRen(
        new Observation.HeartsArranged(Face.up(hearts)),
        new Observation.HeartsArranged(Face.down(RowState.COUNT)));
    Rounds.beginRound(draft);
    return draft.accepted();
  }

  /** In the third batch score cards may go with it, so it is not carried out yet. */
  static Ruling<State, Observation> take(State state, Spot at) {
    Optional<Ruling<State, Observation>> no = Canonical.refused(state, at);
    if (no.isPresent()) {
      return no.get();
    }
    Transition draft = new Transition(state);
    LaidCard laid = state.atman().at(at).orElseThrow();
    if (mayAdd(state)) {
      draft.taking = Optional.of(laid);
      draft.phase = Phase.WITH;
    } else {
      carryOut(draft, laid, List.of());
    }
    return draft.accepted();
  }

  /** Whether cards of the score pile may be used; everybody can tell. */
  static boolean mayAdd(State state) {
    return state.batch() == Counts.BATCHES
        && state.score().stream().anyMatch(Card.class::isInstance);
  }

  static Ruling<State, Observation> with(State state, int number) {
    if (number < 1
        || number > state.score().size()
        || !(state.score().get(number - 1) instanceof Card card)) {
      return Ruling.rejected(Illegal.NO_SUCH_CARD_SCORED, number);
    }
    if ((state.scored() & card.bit()) != 0) {
      return Ruling.rejected(Illegal.CHOSEN_ALREADY, number);
    }
    if (lacks(state) == 0) {
      return Ruling.rejected(Illegal.ROW_COMPLETE);
    }
    if (card.number() > lacks(state)) {
      return Ruling.rejected(Illegal.ROW_TOO_LONG, card, lacks(state));
    }
    Transition draft = new Transition(state);
    draft.scored |= card.bit();
    return draft.accepted();
  }

  static Ruling<State, Observation> done(State state) {
    Transition draft = new Transition(state);
    draft.taking = Optional.empty();
    draft.scored = 0;
    carryOut(draft, state.taking().orElseThrow(), chosen(state));
    return draft.accepted();
  }

  /** The score cards that Ren has chosen, in the order of the score pile. */
  static List<Card> chosen(State state) {
    return state.score().stream()
        .flatMap(
            piece ->
                piece instanceof Card card && (state.scored() & card.bit()) != 0
                    ? Stream.of(card)
                    : Stream.empty())
        .toList();
  }

  /** What the current row would lack with all that Ren has chosen. */
  static int lacks(State state) {
    int lacks = current(state.verses()).orElseThrow().lacks();
    int number = state.taking().orElseThrow().card().number();
    int left = number > lacks ? lacks : lacks - number;
    return left - chosen(state).stream().mapToInt(Card::number).sum();
  }

  static Optional<RowState> current(List<RowState> verses) {
    return verses.stream().filter(verse -> !verse.complete()).findFirst();
  }

  private static void carryOut(Transition draft, LaidCard laid, List<Card> scored) {
    Optional<RowState> current = current(draft.verses);
    Spot name = draft.atman.name(laid);
    draft.atman = draft.atman.without(laid);
    boolean fits = current.isPresent() && laid.card().number() <= current.get().lacks();
    draft.tell(new Observation.Taken(laid.card(), name, fits, scored));
    if (fits) {
      grow(draft, current.orElseThrow().number(), laid.card(), false);
    } else {
      draft.discard(List.of(laid.card()));
      current.ifPresent(verse -> draft.verse(verse.tooShortFor(laid.card().number())));
    }
    for (Card card : scored) {
      draft.score = Transition.minus(draft.score, draft.score.indexOf(card));
      grow(draft, current.orElseThrow().number(), card, true);
    }
    if (draft.atman.isEmpty()) {
      draft.lose(Loss.ATMAN_GONE);
      return;
    }
    boolean completed = current.isPresent() && announced(draft, current.get().number());
    if (draft.batch == Counts.BATCHES && !completed) {
      draft.lose(Loss.ROW_NOT_COMPLETED);
      return;
    }
    Rounds.settle(draft, Phase.WINDOW);
  }

  private static void grow(Transition draft, int row, Card card, boolean scored) {
    RowState before = draft.verses.get(row - 1);
    RowState after = before.with(card).settled(card);
    boolean turns = before.lies() != after.lies();
    draft.verse(after);
    draft.tell(new Observation.PoemGrew(row, card, scored, turns));
    if (turns) {
      draft.tell(new Observation.HeartTurned(row, after.heart()));
    }
  }

  /** The row that was built on is announced, and the fourth after the third. */
  private static boolean announced(Transition draft, int row) {
    boolean complete = draft.verses.get(row - 1).complete();
    draft.tell(new Observation.RowAnnounced(row, complete));
    if (complete && row == RowState.COUNT - 1) {
      announced(draft, row + 1);
    }
    return complete;
  }

  static Ruling<State, Observation> keep(State state, Spot at) {
    Optional<LaidCard> laid = state.atman().at(at);
    if (laid.isEmpty()) {
      return Ruling.rejected(Illegal.NO_CARD_THERE, at);
    }
    List<LaidCard> chunk = Canonical.chunkOf(state, laid.get());
    Spot name = Canonical.chunk(state.atman(), chunk);
    if (!name.equals(at)) {
      return Ruling.rejected(Illegal.OTHER_NAME, at, name);
    }
    Transition draft = new Transition(state);
    draft.atman = Atman.of(chunk);
    draft.tell(new Observation.ChunkKept(at));
    draft.discard(
        state.atman().stack().stream()
            .filter(other -> !chunk.contains(other))
            .map(LaidCard::card)
            .toList());
    Rounds.goOn(draft, state.back());
    return draft.accepted();
  }
}
