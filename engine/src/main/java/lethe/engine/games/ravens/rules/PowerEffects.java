package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Reason;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.rules.HeldPowers.Held;

/** What each power does. Rule book: The Poem Cards' special powers. */
final class PowerEffects {
  private static final int GLIMPSE = 3;

  private PowerEffects() {}

  static Ruling<State, Observation> sever(State state, Command.Sever sever) {
    Optional<Ruling<State, Observation>> no = refused(state, sever, sever.card());
    if (no.isPresent()) {
      return no.get();
    }
    Transition draft = use(state, sever);
    discard(draft, List.of(laid(state, sever.card())));
    return draft.accepted();
  }

  static Ruling<State, Observation> blaze(State state, Command.Blaze blaze) {
    List<Spot> cards = blaze.cards();
    for (Spot at : cards) {
      Optional<Ruling<State, Observation>> no = refused(state, blaze, at);
      if (no.isPresent()) {
        return no.get();
      }
    }
    if (cards.isEmpty() || cards.size() > 2) {
      return Ruling.rejected(Illegal.ONE_OR_TWO);
    }
    LaidCard first = laid(state, cards.getFirst());
    LaidCard last = laid(state, cards.getLast());
    if (cards.size() == 2 && cards.getFirst().compareTo(cards.getLast()) >= 0) {
      return first.equals(last)
          ? Ruling.rejected(Illegal.SAME_CARD_TWICE, cards.getLast())
          : Ruling.rejected(Illegal.OTHER_NAME, cards.getFirst(), cards.getLast());
    }
    if (first.card().color() != last.card().color()) {
      return Ruling.rejected(Illegal.COLORS_DIFFER, first.card(), last.card());
    }
    Transition draft = use(state, blaze);
    discard(draft, cards.stream().map(at -> laid(state, at)).toList());
    return draft.accepted();
  }

  private static void discard(Transition draft, List<LaidCard> cards) {
    for (LaidCard laid : cards) {
      draft.atman = draft.atman.without(laid);
    }
    draft.discard(cards.stream().map(LaidCard::card).toList());
    Rounds.settle(draft, draft.phase);
  }

  static Ruling<State, Observation> sink(State state, Command.Sink sink) {
    Optional<Ruling<State, Observation>> no = refused(state, sink, sink.card());
    if (no.isPresent()) {
      return no.get();
    }
    LaidCard laid = laid(state, sink.card());
    if (!state.atman().sinkable(laid)) {
      return Ruling.rejected(Illegal.NOTHING_BENEATH, laid.card());
    }
    Transition draft = use(state, sink);
    draft.atman = state.atman().sunk(laid);
    draft.tell(new Observation.Sank(laid.card(), sink.card()));
    Rounds.goOn(draft, state.phase());
    return draft.accepted();
  }

  static Ruling<State, Observation> drift(State state, Command.Drift drift, Memories memories) {
    Optional<Ruling<State, Observation>> no = refused(state, drift, drift.card());
    if (no.isPresent()) {
      return no.get();
    }
    LaidCard laid = laid(state, drift.card());
    Spot to = drift.to();
    if (laid.at().equals(to)) {
      return Ruling.rejected(Illegal.SAME_PLACE, laid.card());
    }
    Atman lifted = state.atman().without(laid);
    Optional<Illegal> misfit = lifted.misfit(laid.card(), to);
    if (misfit.isPresent()) {
      return Ruling.rejected(misfit.get(), laid.card(), to);
    }
    Transition draft = use(state, drift);
    draft.atman = lifted.with(laid.card(), to);
    draft.tell(new Observation.Drifted(laid.card(), drift.card(), to));
    Reliving.placed(draft, new LaidCard(laid.card(), to), state.phase(), memories);
    return draft.accepted();
  }

  static Ruling<State, Observation> seed(State state, Command.Seed seed) {
    Optional<Ruling<State, Observation>> no = refused(state, seed);
    if (no.isPresent()) {
      return no.get();
    }
    if (state.deck().isEmpty()) {
      return Ruling.rejected(Illegal.DECK_EMPTY);
    }
    Transition draft = use(state, seed);
    Piece piece = draft.draw();
    draft.tell(new Observation.Seeded(piece));
    switch (piece) {
      case Card card -> draft.line = Transition.plus(draft.line, card);
      case Raven raven -> draft.holdOff(raven);
    }
    Rounds.goOn(draft, state.phase());
    return draft.accepted();
  }

  static Ruling<State, Observation> bloom(State state, Command.Bloom bloom) {
    int number = bloom.number();
    Optional<Ruling<State, Observation>> no = refused(state, bloom);
    if (no.isPresent()) {
      return no.get();
    }
    if (number < 1
        || number > state.discards().size()
        || !(state.discards().get(number - 1) instanceof Card card)) {
      return Ruling.rejected(Illegal.NO_SUCH_CARD_DISCARDED, number);
    }
    Transition draft = use(state, bloom);
    draft.discards = Transition.minus(state.discards(), number - 1);
    draft.line = Transition.plus(state.line(), card);
    draft.tell(new Observation.Bloomed(card));
    Rounds.goOn(draft, state.phase());
    return draft.accepted();
  }

  static Ruling<State, Observation> glimmer(State state, Command.Glimmer glimmer) {
    Optional<Ruling<State, Observation>> no = refused(state, glimmer);
    if (no.isPresent()) {
      return no.get();
    }
    if (state.deck().isEmpty()) {
      return Ruling.rejected(Illegal.DECK_EMPTY);
    }
    Transition draft = use(state, glimmer);
    int count = Math.min(GLIMPSE, state.deck().size());
    draft.known = Math.max(state.known(), count);
    draft.back = state.phase();
    draft.phase = Phase.ORDER;
    draft.tellFeth(
        new Observation.Glimpsed(Face.up(top(state, count))),
        new Observation.Glimpsed(Face.down(count)));
    return draft.accepted();
  }

  static Ruling<State, Observation> order(State state, List<Integer> order) {
    int count = glimpsed(state);
    if (!FethTurn.isOrder(order, count)) {
      return Ruling.rejected(Illegal.NOT_AN_ORDER, count);
    }
    List<Piece> top = top(state, count);
    List<Piece> ordered = order.stream().map(number -> top.get(number - 1)).toList();
    List<Piece> deck = new ArrayList<>(state.deck().subList(0, state.deck().size() - count));
    deck.addAll(ordered.reversed());
    Transition draft = new Transition(state);
    draft.deck = List.copyOf(deck);
    draft.tellFeth(
        new Observation.PutBack(Face.up(ordered)), new Observation.PutBack(Face.down(count)));
    Rounds.goOn(draft, state.back());
    return draft.accepted();
  }

  /** How many cards a glimmer shows now. */
  static int glimpsed(State state) {
    return Math.min(GLIMPSE, state.deck().size());
  }

  /** The top of the deck, the topmost first. */
  static List<Piece> top(State state, int count) {
    int size = state.deck().size();
    return state.deck().subList(size - count, size).reversed();
  }

  static Ruling<State, Observation> dawn(State state, Command.Dawn dawn, Memories memories) {
    Color raven = dawn.raven();
    Optional<Ruling<State, Observation>> no = refused(state, dawn, raven);
    if (no.isPresent()) {
      return no.get();
    }
    Transition draft = use(state, dawn);
    draft.chase(raven, memories);
    Rounds.goOn(draft, state.phase());
    return draft.accepted();
  }

  static Ruling<State, Observation> whisper(
      State state, Command.Whisper whisper, Memories memories) {
    Color raven = whisper.raven();
    Optional<Ruling<State, Observation>> no = refused(state, whisper, raven);
    if (no.isPresent()) {
      return no.get();
    }
    List<Card> beneath = memories.of(state.holds().get(raven.index()).beneath());
    if (beneath.isEmpty()) {
      return Ruling.rejected(Illegal.RAVEN_HOLDS_NOTHING, raven);
    }
    Transition draft = use(state, whisper);
    draft.asked = Optional.of(raven);
    draft.back = state.phase();
    draft.phase = Phase.FREE;
    draft.tellFeth(
        new Observation.Whispered(raven, Face.up(beneath)),
        new Observation.Whispered(raven, Face.down(beneath.size())));
    return draft.accepted();
  }

  static Ruling<State, Observation> free(State state, int number, Memories memories) {
    Color raven = state.asked().orElseThrow();
    List<Card> beneath = memories.of(state.holds().get(raven.index()).beneath());
    if (number < 1 || number > beneath.size()) {
      return Ruling.rejected(Illegal.NO_SUCH_CARD_BENEATH, number, beneath.size());
    }
    Transition draft = new Transition(state);
    draft.asked = Optional.empty();
    draft.free(raven, List.of(beneath.get(number - 1)));
    Rounds.goOn(draft, state.back());
    return draft.accepted();
  }

  static Ruling<State, Observation> requiem(
      State state, Command.Requiem requiem, Memories memories) {
    Color raven = requiem.raven();
    Optional<Ruling<State, Observation>> no = refused(state, requiem, raven);
    if (no.isPresent()) {
      return no.get();
    }
    List<Card> beneath = memories.of(state.holds().get(raven.index()).beneath());
    if (beneath.isEmpty()) {
      return Ruling.rejected(Illegal.RAVEN_HOLDS_NOTHING, raven);
    }
    Transition draft = use(state, requiem);
    draft.free(raven, beneath);
    Rounds.goOn(draft, state.phase());
    return draft.accepted();
  }

  /** The next state, with the poem card spent. */
  private static Transition use(State state, Command.Use use) {
    Held held = HeldPowers.held(state, use).orElseThrow();
    Transition draft = new Transition(state);
    if (held.row() == 0) {
      draft.parting = Transition.minus(state.parting(), state.parting().indexOf(held.card()));
    } else {
      draft.verse(state.verses().get(held.row() - 1).used(held.card()));
    }
    draft.tell(new Observation.PowerUsed(held.row(), held.card()));
    return draft;
  }

  private static LaidCard laid(State state, Spot at) {
    return state.atman().at(at).orElseThrow();
  }

  private static Optional<Ruling<State, Observation>> refused(State state, Command.Use use) {
    Power power = use.power();
    boolean needsLine = power == Power.SEED || power == Power.BLOOM;
    if (HeldPowers.rows(state, power).isEmpty()) {
      return refused(Illegal.NO_SUCH_POWER, power);
    }
    if (!HeldPowers.froms(state, power).contains(use.row())) {
      return refused(Illegal.NO_SUCH_POWER_IN_ROW, power, use.row());
    }
    return needsLine && state.phase() != Phase.BUILD
        ? refused(Illegal.ONLY_WHILE_BUILDING, power)
        : Optional.empty();
  }

  private static Optional<Ruling<State, Observation>> refused(
      State state, Command.Use use, Spot at) {
    Optional<Ruling<State, Observation>> no = refused(state, use);
    return no.isPresent() ? no : Canonical.refused(state, at);
  }

  private static Optional<Ruling<State, Observation>> refused(
      State state, Command.Use use, Color raven) {
    Optional<Ruling<State, Observation>> no = refused(state, use);
    return no.isPresent() || state.holds().get(raven.index()).stands()
        ? no
        : refused(Illegal.RAVEN_NOT_IN_ROW, raven);
  }

  private static Optional<Ruling<State, Observation>> refused(Reason why, Object... facts) {
    return Optional.of(Ruling.rejected(why, facts));
  }
}
