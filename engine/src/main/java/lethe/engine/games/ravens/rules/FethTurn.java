package lethe.engine.games.ravens.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.Spot;

/** Feth's turn. Rule book: Feth's turn 1 and 2. */
final class FethTurn {
  private FethTurn() {}

  static Ruling<State, Observation> draw(State state, int count) {
    if (count < 1 || count > state.deck().size()) {
      return Ruling.rejected(Illegal.NOT_SO_MANY, state.deck().size());
    }
    Transition draft = new Transition(state);
    for (int i = 0; i < count; i++) {
      Piece piece = draft.draw();
      draft.line = Transition.plus(draft.line, piece);
      draft.tell(new Observation.Drew(draft.line.size(), piece));
    }
    if (draft.deck.isEmpty()) {
      endDrawing(draft);
    }
    return draft.accepted();
  }

  static Ruling<State, Observation> stop(State state) {
    if (state.line().isEmpty()) {
      return Ruling.rejected(Illegal.NOTHING_DRAWN);
    }
    Transition draft = new Transition(state);
    endDrawing(draft);
    return draft.accepted();
  }

  /** Rule book: The world-devouring ravens. */
  private static void endDrawing(Transition draft) {
    draft.tell(new Observation.DrawingEnded());
    List<Piece> drawn = draft.line;
    draft.line = drawn.stream().filter(Card.class::isInstance).toList();
    for (int i = 0; i < drawn.size(); i++) {
      if (drawn.get(i) instanceof Raven raven) {
        if (i < draft.zone) {
          draft.holdOff(raven);
        } else {
          draft.hold(raven.color(), new RavenState(RavenStatus.STANDING, 0));
          draft.tell(new Observation.RavenLanded(raven.color()));
        }
      }
    }
    if (draft.ravens(RavenStatus.STANDING) == Color.COUNT) {
      draft.lose(Loss.FIVE_RAVENS);
    } else {
      Rounds.goOn(draft, Phase.BUILD);
    }
  }

  static Ruling<State, Observation> place(State state, int number, Spot at, Memories memories) {
    if (number < 1
        || number > state.line().size()
        || !(state.line().get(number - 1) instanceof Card card)) {
      return Ruling.rejected(Illegal.NO_SUCH_CARD_IN_LINE, number, state.line().size());
    }
    Optional<Illegal> misfit = state.atman().misfit(card, at);
    if (misfit.isPresent()) {
      return Ruling.rejected(misfit.get(), card, at);
    }
    Transition draft = new Transition(state);
    draft.line = Transition.minus(state.line(), number - 1);
    draft.placed++;
    draft.atman = state.atman().with(card, at);
    draft.tell(new Observation.Placed(card, at));
    Reliving.placed(draft, new LaidCard(card, at), Phase.BUILD, memories);
    return draft.accepted();
  }

  /** Rule book: Feth's turn 2; he must put in at least one. */
  static Ruling<State, Observation> end(State state) {
    if (state.placed() == 0 && Rounds.placeable(state.line(), state.atman())) {
      return Ruling.rejected(Illegal.MUST_PLACE);
    }
    Transition draft = new Transition(state);
    draft.tell(new Observation.BuildingEnded());
    if (state.placed() == 0) {
      draft.lose(Loss.NOTHING_PLACED);
      return draft.accepted();
    }
    draft.line = List.of();
    draft.discard(
        state.line().stream().filter(Card.class::isInstance).map(Card.class::cast).toList());
    draft.phase = Phase.TAKE;
    return draft.accepted();
  }

  static Ruling<State, Observation> pass(State state) {
    Transition draft = new Transition(state);
    draft.tell(new Observation.Passed());
    if (state.phase() == Phase.WINDOW) {
      Rounds.announce(draft);
    } else {
      Rounds.nextBatch(draft);
    }
    return draft.accepted();
  }

  /** Whether each of so many things is named, once. */
  static boolean isOrder(List<Integer> order, int count) {
    return order.size() == count
        && new HashSet<>(order).size() == count
        && order.stream().allMatch(number -> number >= 1 && number <= count);
  }
}
