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
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PoemCard;
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

  /** What lies beneath each raven, as far as it was told. */
  private final long[] beneath = new long[Color.COUNT];

  private long destroyed;
  private Rng rng = new Rng(0);

  Imagining(Memories memories, View view, List<Observation> told) {
    this.memories = memories;
    this.view = view;
    this.unseen = unseen(memories, view);
    told.forEach(this::remember);
    for (int i = 0; i < beneath.length; i++) {
      beneath[i] = some(beneath[i] & unseen, view.ravens().get(i).beneath().size());
    }
    destroyed = some(destroyed & unseen, view.destroyed());
  }

  private static long unseen(Memories memories, View view) {
    long seen = 0;
    for (LaidCard laid : view.atman().stack()) {
      seen |= laid.card().bit();
    }
    for (RowView row : view.rows()) {
      seen |= bit(row.heart());
      for (PoemCard card : row.poem()) {
        seen |= card.card().bit();
      }
    }
    for (List<Piece> pile : List.of(view.line(), view.score(), view.discards())) {
      for (Piece piece : pile) {
        seen |= bit(piece);
      }
    }
    for (Face face : view.top()) {
      seen |= bit(face);
    }
    return ((1L << memories.cards().size()) - 1) & ~seen;
  }

  private void remember(Observation observation) {
    switch (observation) {
      case Observation.Discarded(List<Card> piled, List<Card> devoured) -> {
        for (Card card : devoured) {
          beneath[card.color().index()] |= card.bit();
        }
      }
      case Observation.RavenChased(Color raven, List<Card> freed) -> beneath[raven.index()] = 0;
      case Observation.RavenDefeated(Color raven, List<Card> freed) -> beneath[raven.index()] = 0;
      case Observation.Freed(Color raven, List<Card> cards) -> {
        for (Card card : cards) {
          beneath[raven.index()] &= ~card.bit();
        }
      }
      case Observation.Destroyed gone -> {
        for (int i = 0; i < beneath.length; i++) {
          destroyed |= beneath[i];
          beneath[i] = 0;
        }
      }
      default -> {}
    }
  }

  /** So many of these bits at most. */
  private static long some(long bits, int most) {
    long rest = bits;
    while (Long.bitCount(rest) > most) {
      rest &= rest - 1;
    }
    return rest;
  }

  State state(Viewer viewer, Rng stream) {
    rng = stream;
    long held = destroyed;
    for (long bits : beneath) {
      held |= bits;
    }
    List<Card> hearts = hearts(unseen & ~held);
    long left = unseen & ~held;
    for (Card heart : hearts) {
      left &= ~heart.bit();
    }
    List<RavenState> holds = new ArrayList<>();
    for (RavenView perch : view.ravens()) {
      int at = perch.color().index();
      long known = beneath[at] | faces(perch.beneath());
      long more =
          draw(left & ~known & of(perch.color()), perch.beneath().size() - Long.bitCount(known));
      left &= ~(known | more);
      holds.add(new RavenState(perch.status(), known | more));
    }
    long lost = draw(left, view.destroyed() - Long.bitCount(destroyed));
    left &= ~lost;
    return state(viewer, verses(hearts), holds, destroyed | lost, deck(left));
  }

  private State state(
      Viewer viewer, List<RowState> verses, List<RavenState> holds, long lost, List<Piece> deck) {
    int refuted = 0;
    for (Colors colors : view.refuted()) {
      refuted |= 1 << colors.mask();
    }
    State state =
        new State(
            view.batch(),
            view.round(),
            view.phase(),
            view.resumes(),
            view.asked(),
            view.zone(),
            view.placed(),
            deck,
            view.top().size(),
            view.line(),
            view.discards(),
            view.score(),
            view.atman(),
            List.copyOf(holds),
            verses,
            refuted,
            view.rows().isEmpty() ? view.powers() : List.of(),
            view.taking().map(View.Taking::laid),
            scored(),
            lost,
            view.outcome(),
            rng.stream("rest"));
    boolean mayHaveBegun =
        state.phase() == Phase.TAKE && !viewer.equals(Roles.REN) && RenTurn.mayAdd(state);
    return mayHaveBegun && below(2) == 0 ? begun(state) : state;
  }

  private long scored() {
    long scored = 0;
    for (int number : view.taking().map(View.Taking::scored).orElse(List.of())) {
      scored |= bit(view.score().get(number - 1));
    }
    return scored;
  }

  /** Ren has begun to put a take together. */
  private State begun(State before) {
    Transition draft = new Transition(before);
    List<LaidCard> visible = before.atman().visible();
    draft.taking = Optional.of(visible.get(below(visible.size())));
    draft.phase = Phase.WITH;
    State state = draft.state();
    for (Piece piece : before.score()) {
      if (piece instanceof Card card && below(2) == 0 && card.number() <= RenTurn.lacks(state)) {
        draft.scored |= card.bit();
        state = draft.state();
      }
    }
    return state;
  }

  /** The deck's cards in any order, beneath those that Feth has looked at and this viewer sees. */
  private List<Piece> deck(long cards) {
    List<Piece> hidden = new ArrayList<>(memories.of(cards));
    List<Piece> top = new ArrayList<>();
    for (Face face : view.top()) {
      if (face instanceof Face.Up(Piece piece)) {
        top.add(piece);
      }
    }
    for (Raven raven : Raven.ALL) {
      boolean away = view.raven(raven.color()).status() == RavenStatus.AWAY;
      if (away
          && !view.line().contains(raven)
          && !view.discards().contains(raven)
          && !top.contains(raven)) {
        hidden.add(raven);
      }
    }
    Rng.Draw<List<Piece>> order = rng.shuffled(hidden);
    rng = order.rest();
    return Transition.plus(order.value(), top.reversed());
  }

  private List<RowState> verses(List<Card> drawn) {
    List<Card> rest = new ArrayList<>(drawn);
    if (view.phase() == Phase.ARRANGE) {
      rest.sort((a, b) -> Integer.compare(a.index(), b.index()));
    }
    List<RowState> verses = new ArrayList<>();
    for (RowView row : view.rows()) {
      Card heart = row.heart() instanceof Face.Up(Piece piece) ? (Card) piece : rest.removeFirst();
      verses.add(new RowState(row.number(), heart, row.lies(), row.poem(), row.least(), row.not()));
    }
    return List.copyOf(verses);
  }

  private List<Card> hearts(long cards) {
    return new HeartSampling(view, memories, cards, needs()).drawn(rng.stream("hearts"));
  }

  /** How many cards of each color must be left to lie beneath its raven. */
  private int[] needs() {
    int[] needs = new int[Color.COUNT];
    for (int i = 0; i < needs.length; i++) {
      RavenView perch = view.ravens().get(i);
      needs[i] = perch.beneath().size() - Long.bitCount(beneath[i] | faces(perch.beneath()));
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

  private static long faces(List<Face> faces) {
    long bits = 0;
    for (Face face : faces) {
      bits |= bit(face);
    }
    return bits;
  }

  private static long bit(Face face) {
    return face instanceof Face.Up(Piece piece) ? bit(piece) : 0;
  }

  private static long bit(Piece piece) {
    return piece instanceof Card card ? card.bit() : 0;
  }
}
