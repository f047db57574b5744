package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PilesView;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/**
 * Samples states that are consistent with a view and with what was told. Hidden are the order of
 * the deck, the face-down hearts, untold cards beneath ravens, and Ren's incomplete choice.
 */
final class HiddenStateSampler {
  private final ViewerKnowledge known;
  private final View view;
  private Rng rng;

  HiddenStateSampler(ViewerKnowledge known, Rng rng) {
    this.known = known;
    this.view = known.view;
    this.rng = rng;
  }

  State state() {
    long left = known.anywhere;
    List<Card> hearts = known.hearts.drawn(rng.derive("hearts"));
    for (Card heart : hearts) {
      left &= ~heart.bit();
    }
    List<RavenState> ravens = new ArrayList<>();
    for (RavenView raven : view.ravens()) {
      long more = draw(left & known.anywhere(raven.color()), known.untold(raven.color()));
      left &= ~more;
      ravens.add(new RavenState(raven.status(), known.beneath(raven.color()) | more));
    }
    long lost = draw(left, view.piles().destroyed() - Long.bitCount(known.destroyed));
    left &= ~lost;
    return state(rows(hearts), ravens, known.destroyed | lost, deck(left));
  }

  private State state(List<RowState> rows, List<RavenState> ravens, long lost, List<Piece> deck) {
    int refuted = 0;
    for (Colors colors : view.poem().refutedColorSets()) {
      refuted |= 1 << colors.mask();
    }
    PilesView piles = view.piles();
    State state =
        new State(
            view.progress(),
            new Piles(
                deck, piles.top().size(), piles.line(), piles.discards(), piles.score(), lost),
            view.atman(),
            List.copyOf(ravens),
            new Poem(rows, refuted, rows.isEmpty() ? view.poem().powers() : List.of()),
            view.taking().map(this::taking).orElse(PendingTake.NOTHING),
            view.outcome(),
            rng.derive("rest"));
    boolean mayHaveBegun =
        state.phase() == Phase.TAKE && !known.viewer.equals(SeatNames.REN) && state.mayAddScored();
    return mayHaveBegun && below(2) == 0 ? begun(state) : state;
  }

  private PendingTake taking(View.PendingTakeView taking) {
    long scored = 0;
    for (int number : taking.scored()) {
      scored |= CardBits.of(view.piles().score().get(number - 1));
    }
    return new PendingTake(Optional.of(taking.laid()), scored);
  }

  /** Returns the state in which Ren has begun to choose score cards. */
  private State begun(State before) {
    Transition t = new Transition(before);
    List<LaidCard> visible = before.atman().visible();
    t.taking = new PendingTake(Optional.of(visible.get(below(visible.size()))), 0);
    t.phase = Phase.WITH;
    for (Piece piece : before.piles().score()) {
      if (piece instanceof Card card && below(2) == 0 && card.fits(t.state().lacks())) {
        t.taking = new PendingTake(t.taking.card(), t.taking.scored() | card.bit());
      }
    }
    return t.state();
  }

  /** Returns the deck in random order, beneath the top cards that the viewer has seen. */
  private List<Piece> deck(long cards) {
    List<Piece> hidden = new ArrayList<>(known.memories.of(cards));
    hidden.addAll(known.ravens);
    Rng.Draw<List<Piece>> order = rng.shuffled(hidden);
    rng = order.next();
    return ListEdits.plus(order.value(), known.top);
  }

  private List<RowState> rows(List<Card> drawn) {
    List<Card> rest = new ArrayList<>(drawn);
    if (view.progress().phase() == Phase.ARRANGE) {
      rest.sort((a, b) -> Integer.compare(a.index(), b.index()));
    }
    List<RowState> rows = new ArrayList<>();
    for (RowView row : view.poem().rows()) {
      HeartView seen = row.heart();
      Card heart = seen.card() instanceof Face.Up(Card card) ? card : rest.removeFirst();
      rows.add(
          new RowState(
              row.number(), heart, seen.status(), row.poem(), seen.least(), seen.excludedColors()));
    }
    return List.copyOf(rows);
  }

  private long draw(long bits, int count) {
    if (count <= 0) {
      return 0;
    }
    Rng.Draw<List<Card>> order = rng.shuffled(known.memories.of(bits));
    rng = order.next();
    long drawn = 0;
    for (Card card : order.value().subList(0, count)) {
      drawn |= card.bit();
    }
    return drawn;
  }

  private int below(int bound) {
    Rng.Draw<Integer> draw = rng.nextInt(bound);
    rng = draw.next();
    return draw.value();
  }
}
