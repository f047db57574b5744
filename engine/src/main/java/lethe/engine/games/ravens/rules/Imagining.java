package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PilesView;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * States that look like a view and agree with what was told. Hidden are the deck's order, the
 * face-down hearts, what lies beneath the ravens where it was not told, and a take that Ren has not
 * finished.
 */
final class Imagining {
  private final Memories memories;
  private final View view;

  /** The bits of the cards that this viewer does not see. */
  private final long unseen;

  private final Devoured devoured;
  private Rng rng = new Rng(0);

  Imagining(Memories memories, View view, List<Observation> told) {
    this.memories = memories;
    this.view = view;
    this.unseen = CardBits.unseen(memories, view);
    this.devoured = new Devoured(view, unseen, told);
  }

  State state(Viewer viewer, Rng stream) {
    rng = stream;
    long left = unseen & ~devoured.all();
    List<Card> hearts =
        new HeartSampling(view, memories, left, needs()).drawn(rng.stream("hearts"));
    for (Card heart : hearts) {
      left &= ~heart.bit();
    }
    List<RavenState> ravens = new ArrayList<>();
    for (RavenView raven : view.ravens()) {
      long known = devoured.beneath(raven.color()) | CardBits.of(raven.beneath());
      long more =
          draw(left & ~known & of(raven.color()), raven.beneath().size() - Long.bitCount(known));
      left &= ~(known | more);
      ravens.add(new RavenState(raven.status(), known | more));
    }
    long lost = draw(left, view.piles().destroyed() - Long.bitCount(devoured.destroyed()));
    left &= ~lost;
    return state(viewer, rows(hearts), ravens, devoured.destroyed() | lost, deck(left));
  }

  private State state(
      Viewer viewer, List<RowState> rows, List<RavenState> ravens, long lost, List<Piece> deck) {
    int refuted = 0;
    for (Colors colors : view.poem().refuted()) {
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
            view.taking().map(this::taking).orElse(Taking.NOTHING),
            view.outcome(),
            rng.stream("rest"));
    boolean mayHaveBegun =
        state.phase() == Phase.TAKE && !viewer.equals(Roles.REN) && state.mayAddScored();
    return mayHaveBegun && below(2) == 0 ? begun(state) : state;
  }

  private Taking taking(View.Taking taking) {
    long scored = 0;
    for (int number : taking.scored()) {
      scored |= CardBits.of(view.piles().score().get(number - 1));
    }
    return new Taking(Optional.of(taking.laid()), scored);
  }

  /** Ren has begun to put a take together. */
  private State begun(State before) {
    Transition t = new Transition(before);
    List<LaidCard> visible = before.atman().visible();
    t.taking = new Taking(Optional.of(visible.get(below(visible.size()))), 0);
    t.phase = Phase.WITH;
    for (Piece piece : before.piles().score()) {
      if (piece instanceof Card card && below(2) == 0 && card.fits(t.state().lacks())) {
        t.taking = new Taking(t.taking.card(), t.taking.scored() | card.bit());
      }
    }
    return t.state();
  }

  /** The deck's cards in any order, beneath those that Feth has looked at and this viewer sees. */
  private List<Piece> deck(long cards) {
    List<Piece> hidden = new ArrayList<>(memories.of(cards));
    List<Piece> top = new ArrayList<>();
    for (Face face : view.piles().top()) {
      if (face instanceof Face.Up(Piece piece)) {
        top.add(piece);
      }
    }
    for (Raven raven : Raven.ALL) {
      boolean away = view.raven(raven.color()).status() == RavenStatus.AWAY;
      if (away
          && !view.piles().line().contains(raven)
          && !view.piles().discards().contains(raven)
          && !top.contains(raven)) {
        hidden.add(raven);
      }
    }
    Rng.Draw<List<Piece>> order = rng.shuffled(hidden);
    rng = order.rest();
    return Lists.plus(order.value(), top.reversed());
  }

  private List<RowState> rows(List<Card> drawn) {
    List<Card> rest = new ArrayList<>(drawn);
    if (view.progress().phase() == Phase.ARRANGE) {
      rest.sort((a, b) -> Integer.compare(a.index(), b.index()));
    }
    List<RowState> rows = new ArrayList<>();
    for (RowView row : view.poem().rows()) {
      HeartView known = row.heart();
      Card heart = known.card() instanceof Face.Up(Card card) ? card : rest.removeFirst();
      rows.add(
          new RowState(
              row.number(), heart, known.status(), row.poem(), known.least(), known.not()));
    }
    return List.copyOf(rows);
  }

  /** How many cards of each color must be left to lie beneath its raven. */
  private int[] needs() {
    int[] needs = new int[Color.COUNT];
    for (RavenView raven : view.ravens()) {
      long known = devoured.beneath(raven.color()) | CardBits.of(raven.beneath());
      needs[raven.color().index()] = raven.beneath().size() - Long.bitCount(known);
    }
    return needs;
  }

  private long of(Color color) {
    long bits = 0;
    for (Card card : memories.cards()) {
      bits |= card.color() == color ? card.bit() : 0;
    }
    return bits;
  }

  private long draw(long bits, int count) {
    if (count <= 0) {
      return 0;
    }
    Rng.Draw<List<Card>> order = rng.shuffled(memories.of(bits));
    rng = order.rest();
    long drawn = 0;
    for (Card card : order.value().subList(0, count)) {
      drawn |= card.bit();
    }
    return drawn;
  }

  private int below(int bound) {
    Rng.Draw<Integer> draw = rng.below(bound);
    rng = draw.rest();
    return draw.value();
  }
}
