package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Tally;

/**
 * Where the cards went, as Orpheus could follow them. Cards of the deck whose place he does not
 * know are alike; such a card gets a number of its own as it leaves the deck unseen, and bears it
 * until it is shuffled in again.
 */
final class Trail {
  /** What happened to the cards of the deck whose places are not known. */
  sealed interface Step {
    /** These left, unseen. */
    record Left(List<Integer> cards) implements Step {}

    /** These came back. */
    record CameBack(List<Integer> cards) implements Step {}

    /** One was seen, and its place is known now, or it has gone. */
    record Seen(Suit suit) implements Step {}

    /** One whose place was known is among them now. */
    record Joined(Suit suit) implements Step {}

    /** Of these cards, which lie in Removed, so many are of each suit, or more. */
    record Glanced(List<Integer> cards, List<Integer> least) implements Step {}

    /** Of this suit so many are among them. */
    record Counted(Suit suit, int least, int most) implements Step {}
  }

  /** A card of the deck whose place is not known; other cards are suits, or numbers beyond. */
  private static final int ANY = -1;

  private static final int FIRST = Suit.ALL.size();

  final List<Step> steps = new ArrayList<>();

  /** What those are that were seen, by their numbers. */
  final Map<Integer, Suit> seen = new HashMap<>();

  private final List<Integer> deck = new ArrayList<>(Collections.nCopies(Tally.DEALT.all(), ANY));
  private final List<Integer> discard = new ArrayList<>();
  private final List<Integer> removed = new ArrayList<>();
  private final List<Integer> held = new ArrayList<>();

  /** Spades that were seen in Removed and have left it. */
  private int spadesGone;

  /** Spades that the last look has seen. */
  private int spades;

  /** So many of the deck's top a hymn has seen, if a spade keeps it from its end. */
  private int sung;

  private int next = FIRST;

  private Trail() {}

  /** Follows all of it. */
  static Trail of(List<Observation> told) {
    Trail trail = new Trail();
    for (int i = 0; i < told.size(); i++) {
      int left =
          i + 1 < told.size() && told.get(i + 1) instanceof DiamondsLeft(int diamonds)
              ? diamonds
              : 0;
      trail.follow(told.get(i), left);
    }
    return trail;
  }

  /** The cards of the deck whose places are known. */
  int[] placed() {
    int[] placed = new int[FIRST];
    deck.stream().filter(card -> card != ANY).forEach(card -> placed[suit(card).index()]++);
    return placed;
  }

  private void follow(Observation told, int left) {
    switch (told) {
      case Observation.SpadesAdded(int count) -> add(Suit.SPADE, count);
      case Observation.Sung(int count) -> add(Suit.DIAMOND, count);
      case Observation.HeartsAdded(int count) -> add(Suit.HEART, count);
      case Observation.Gone() -> add(Suit.SPADE, spades - 1);
      case Observation.SpadesForgiven(int count) -> add(Suit.SPADE, count);
      case Looked(Kind cause, List<Glimpse> cards) -> look(cause, cards);
      case Observation.PutBack(boolean top) -> deck.add(top ? 0 : deck.size(), held.removeLast());
      case Observation.Discarded(int count, boolean bottom) -> take(count, bottom, discard);
      case Observation.SpadePunished(int _, int further, int bottom, int clubs, int jokers) -> {
        take(bottom, true, removed);
        sung = Math.min(sung, deck.size());
        add(Suit.CLUB, clubs);
        add(Suit.JOKER, jokers);
        add(Suit.SPADE, further);
      }
      case Observation.Shuffled(int count) -> shuffle(count, left);
      case Observation.Returned(List<Integer> positions) -> deck.addAll(discards(positions));
      case Observation.Removed(int count, List<Integer> positions) -> {
        take(count, false, removed);
        removed.addAll(discards(positions));
      }
      case Observation.Hymned(
              int count,
              List<Integer> positions,
              List<Integer> hearts,
              int _,
              int _) -> {
        for (int i = 0; i < count; i++) {
          diamond();
        }
        List<Integer> both = new ArrayList<>(hearts);
        both.addAll(positions);
        List<Integer> taken = discards(both);
        deck.addAll(taken.subList(0, hearts.size()));
        removed.addAll(taken.subList(hearts.size(), taken.size()));
      }
      case Observation.Arranged(List<Integer> order) -> discard.addAll(discards(order));
      case Counted(int hearts, int clubs, int jokers) -> {
        count(Suit.HEART, hearts);
        count(Suit.CLUB, clubs);
        count(Suit.JOKER, jokers);
      }
      case Observation.BoardBegan _,
          Observation.CardDrawn _,
          Observation.Stepped _,
          Observation.SpaceIgnored _,
          Observation.CardUsed _,
          Observation.CardReturned _,
          Observation.NothingDone _,
          Observation.Rolled _,
          Observation.Exchanged _,
          Observation.ObolGained _,
          DiamondsLeft _ -> {}
    }
  }

  private void add(Suit suit, int count) {
    deck.addAll(Collections.nCopies(count, suit.index()));
  }

  private void count(Suit suit, int count) {
    int unplaced = count - placed()[suit.index()];
    steps.add(new Step.Counted(suit, unplaced, unplaced));
  }

  /** What a card is that has been seen, or is known by its kind alone. */
  Suit suit(int card) {
    return card < FIRST ? Suit.ALL.get(card) : Objects.requireNonNull(seen.get(card));
  }

  private boolean isKnown(int card) {
    return card != ANY && (card < FIRST || seen.containsKey(card));
  }

  /** Cards leave the deck by an end, unseen. */
  private void take(int count, boolean bottom, List<Integer> to) {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int card = bottom ? deck.removeLast() : deck.removeFirst();
      if (card == ANY) {
        card = next++;
        left.add(card);
      }
      to.add(card);
    }
    if (!left.isEmpty()) {
      steps.add(new Step.Left(left));
    }
  }

  private List<Integer> discards(List<Integer> positions) {
    List<Integer> taken = positions.stream().map(position -> discard.get(position - 1)).toList();
    List<Integer> places = new ArrayList<>(positions);
    places.sort(Collections.reverseOrder());
    places.forEach(place -> discard.remove(/* index */ place - 1));
    return taken;
  }

  /** Nothing is known of any place after it; then its top goes. */
  private void shuffle(int count, int left) {
    int diamonds = Collections.frequency(deck.subList(0, sung), Suit.DIAMOND.index());
    sung = 0;
    List<Integer> back = new ArrayList<>();
    for (int card : deck) {
      if (card >= FIRST) {
        back.add(card);
      } else if (card != ANY) {
        steps.add(new Step.Joined(Suit.ALL.get(card)));
      }
    }
    if (!back.isEmpty()) {
      steps.add(new Step.CameBack(back));
    }
    Collections.fill(deck, ANY);
    take(count, false, removed);
    if (count > 0 && diamonds > 0) {
      int most = left > 0 ? diamonds - left : deck.size();
      steps.add(new Step.Counted(Suit.DIAMOND, diamonds - left, most));
    }
  }

  /** A diamond of the deck goes, one whose place is known before any other. */
  private void diamond() {
    int at = deck.indexOf(Suit.DIAMOND.index());
    if (at < 0) {
      at = deck.indexOf(ANY);
      steps.add(new Step.Seen(Suit.DIAMOND));
    }
    deck.remove(/* index */ at);
    removed.add(Suit.DIAMOND.index());
  }

  private void look(Kind cause, List<Glimpse> cards) {
    int[] inRemoved = new int[FIRST];
    int top = 0;
    for (Glimpse glimpse : cards) {
      Suit suit = glimpse.face().seen().orElseThrow();
      switch (glimpse.zone()) {
        case DECK -> {
          if (deck.get(top) == ANY) {
            steps.add(new Step.Seen(suit));
            deck.set(top, suit.index());
          }
          top++;
        }
        case DISCARD -> {
          int card = discard.get(glimpse.position() - 1);
          if (!isKnown(card)) {
            seen.put(card, suit);
          }
        }
        case REMOVED -> inRemoved[suit.index()]++;
        case DIAMONDS -> {}
      }
    }
    glance(inRemoved);
    spades = (int) cards.stream().filter(glimpse -> isSpade(glimpse.face())).count();
    discard.removeIf(card -> isKnown(card) && suit(card) == Suit.SPADE);
    List<Integer> looked = deck.subList(0, top);
    looked.removeIf(card -> suit(card) == Suit.SPADE);
    sung = cause == Kind.HYMN && spades > 0 ? looked.size() : 0;
    if (cause != Kind.HYMN && spades == 0) {
      held.addAll(looked);
      looked.clear();
    }
  }

  private static boolean isSpade(Face face) {
    return face.seen().filter(Suit.SPADE::equals).isPresent();
  }

  /** Which cards of Removed they are is not known: only that such cards are there. */
  private void glance(int[] glanced) {
    int[] least = glanced.clone();
    List<Integer> unknown = new ArrayList<>();
    for (int card : removed) {
      if (isKnown(card)) {
        least[suit(card).index()]--;
      } else {
        unknown.add(card);
      }
    }
    least[Suit.SPADE.index()] += spadesGone;
    spadesGone += glanced[Suit.SPADE.index()];
    if (Arrays.stream(glanced).sum() > 0) {
      steps.add(new Step.Glanced(unknown, Arrays.stream(least).boxed().toList()));
    }
  }
}
