package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import lethe.engine.bots.ravens.FairBots;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.ScreenLaws;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * Implements {@link ScreenLaws} for the Ravens. {@link RavensLawsTest} adds the other laws of the
 * game. The test of its screens, in the app, extends this class directly.
 */
public abstract class RavensScreenLaws implements ScreenLaws<State, Command, Observation, View> {
  private static final Rules STANDARD_GAME = new Rules(StandardDeck.MEMORIES);

  /**
   * A cache of the bots' choices. All laws play the same matches, and choosing takes longer than
   * checking.
   */
  private static final Map<List<Object>, Command> CHOICE_CACHE = new ConcurrentHashMap<>();

  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Ravens.open(options);
  }

  @Override
  public List<Options> variants() {
    return List.of(Options.NONE, Options.of(Map.of("deck", TestDecks.WITH_DUPLICATES)));
  }

  @Override
  public int matches() {
    return TestVolume.times(1, 3);
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(
        new Command.Draw(0),
        new Command.Draw(99),
        new Command.Place(0, Atman.FIRST_SPOT),
        new Command.Place(1, new Spot(99, -99)),
        new Command.Arrange(List.of(1, 2, 3)),
        new Command.Arrange(List.of(1, 2, 3, 3)),
        new Command.Arrange(List.of(0, 1, 2, 3)),
        new Command.Order(List.of()),
        new Command.Order(List.of(2, 2, 1)),
        new Command.Blaze(List.of()),
        new Command.Blaze(List.of(Atman.FIRST_SPOT, Atman.FIRST_SPOT)),
        new Command.Blaze(List.of(Atman.FIRST_SPOT, new Spot(13, 13), new Spot(12, 14))),
        new Command.Drift(Atman.FIRST_SPOT, Atman.FIRST_SPOT),
        new Command.Sever(Atman.FIRST_SPOT, 1),
        new Command.Sever(Atman.FIRST_SPOT, 9),
        new Command.Glimmer(2),
        new Command.Requiem(Color.RED, 4),
        new Command.Reveal(0),
        new Command.Reveal(5),
        new Command.With(0),
        new Command.With(99),
        new Command.Free(0),
        new Command.Bloom(99));
  }

  /**
   * Follows the bots in most plies, so that matches reach the third batch, and otherwise chooses at
   * random.
   */
  @Override
  public Command choose(View view, List<Command> legal, MutableRng rng) {
    if (rng.oneIn(8)) {
      return pickRandom(legal, rng);
    }
    Seat seat = view.mover().orElseThrow();
    Rng botRng = rng.split();
    if (CHOICE_CACHE.size() > 50_000) {
      CHOICE_CACHE.clear();
    }
    return CHOICE_CACHE.computeIfAbsent(
        List.of(view, botRng),
        _ -> FairBots.create(STANDARD_GAME, seat, botRng).choose(view, legal));
  }

  private static Command pickRandom(List<Command> legal, MutableRng rng) {
    List<Command> candidates =
        legal.stream()
            .filter(command -> !(command instanceof Command.Draw draw) || draw.count() < 3)
            .toList();
    return rng.pick(candidates);
  }

  /** Chooses at random, because the bots take too much time. */
  @Override
  public Command chooseFast(View view, List<Command> legal, MutableRng rng) {
    return pickRandom(legal, rng);
  }

  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return switch (observation) {
      case Observation.Drew _, Observation.Seeded _, Observation.BatchBegan _ -> true;
      case Observation.HeartsDrawn _ -> viewer.equals(GameSeats.REN);
      case Observation.Glimpsed _ -> viewer.equals(GameSeats.FETH);
      case Observation.Taken _,
          Observation.PoemGrew _,
          Observation.HeartTurned _,
          Observation.HeartStirred _,
          Observation.HeartRelived _,
          Observation.RowAnnounced _,
          Observation.Announced _,
          Observation.HeartsOpened _ ->
          !viewer.equals(GameSeats.REN);
      default -> false;
    };
  }

  @Override
  public Object pieces(State state) {
    return new TreeSet<>(pieceLocations(state).keySet());
  }

  /**
   * Returns the location of every piece, the piece at every position of the deck, and Ren's
   * incomplete take.
   */
  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new TreeMap<>(pieceLocations(state));
    for (int i = 1; i <= state.piles().deck().size(); i++) {
      locations.put("deck " + i, state.piles().deck().get(state.piles().deck().size() - i));
    }
    if (state.phase() == Phase.TAKE) {
      locations.put("take", state.pendingTake());
    }
    return locations;
  }

  private static Map<String, Object> pieceLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    state.piles().deck().forEach(piece -> putLocation(locations, piece, "deck"));
    state.piles().line().forEach(piece -> putLocation(locations, piece, "line"));
    state.piles().discards().forEach(piece -> putLocation(locations, piece, "discards"));
    state.piles().score().forEach(piece -> putLocation(locations, piece, "score"));
    state.atman().stack().forEach(laidCard -> putLocation(locations, laidCard.card(), "atman"));
    for (RowState row : state.poem().rows()) {
      String name = state.phase() == Phase.ARRANGE ? "" : " " + row.number();
      // After a win, relived hearts are in the score pile and still shown in their rows.
      if (!state.piles().score().contains(row.heart())) {
        putLocation(locations, row.heart(), "heart" + name);
      }
      row.poem().forEach(card -> putLocation(locations, card.card(), "poem" + name));
    }
    List<Card> cards = TestDecks.cards();
    for (Raven raven : Raven.ALL) {
      RavenState ravenState = state.raven(raven.color());
      if (ravenState.isStanding() || ravenState.status() == RavenStatus.CHASED) {
        putLocation(locations, raven, ravenState.status());
      }
      bitIndexes(ravenState.cardsBeneath())
          .forEach(i -> locations.put("card " + i, "beneath " + raven));
    }
    bitIndexes(state.piles().destroyedCards())
        .forEach(i -> locations.put("card " + i, "destroyed"));
    if (locations.size() != cards.size() + Raven.ALL.size()) {
      locations.put("lost or doubled", locations.size());
    }
    return locations;
  }

  private static void putLocation(Map<String, Object> locations, Piece piece, Object place) {
    String name = piece instanceof Card card ? "card " + card.index() : piece.toString();
    Object previous = locations.put(name, place);
    if (previous != null) {
      locations.put(name + " twice", previous);
    }
  }

  private static List<Integer> bitIndexes(long mask) {
    List<Integer> bits = new ArrayList<>();
    for (int i = 0; i < Long.SIZE; i++) {
      if ((mask & 1L << i) != 0) {
        bits.add(i);
      }
    }
    return bits;
  }

  /**
   * The hidden items are the positions of the deck, except those that the viewer has looked at, and
   * for everyone but Ren also the hearts and the incomplete take. Cards that could be the same
   * face-down hearts are interchangeable; if public information restricts the colors of all hearts
   * together, only cards of the same color are.
   */
  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    List<Set<String>> hidden = new ArrayList<>();
    int seenCount = viewer.equals(GameSeats.FETH) ? state.piles().knownTopCount() : 0;
    Set<String> deck = new TreeSet<>();
    for (int i = seenCount + 1; i <= state.piles().deck().size(); i++) {
      deck.add("deck " + i);
    }
    hidden.add(deck);
    if (viewer.equals(GameSeats.REN)) {
      return hidden;
    }
    if (state.phase() == Phase.TAKE && state.canAddScoreCards()) {
      hidden.add(Set.of("take"));
    }
    boolean hasJointRestriction =
        state.phase() == Phase.REVEAL || state.poem().refutedColorSets() != 0;
    Map<String, Set<String>> interchangeable = new TreeMap<>();
    if (state.phase() != Phase.OVER
        && state.poem().rows().stream().anyMatch(RowState::isHeartDown)) {
      Set<Integer> knownCards = locatedCards(state, remembered, seenCount);
      for (int i = 0; i < TestDecks.cards().size(); i++) {
        if (!knownCards.contains(i)) {
          Card card = TestDecks.cards().get(i);
          String kind = possibleRows(state, card) + (hasJointRestriction ? card.color() : "");
          interchangeable.computeIfAbsent(kind, _ -> new TreeSet<>()).add("card " + i);
        }
      }
    }
    hidden.addAll(interchangeable.values());
    return hidden;
  }

  /**
   * Returns, for each row, whether a card could be its face-down heart according to public
   * information.
   */
  private static String possibleRows(State state, Card card) {
    int currentNumber =
        Poem.currentRow(state.poem().rows()).map(RowState::number).orElse(RuleNumbers.ROWS + 1);
    StringBuilder rows = new StringBuilder();
    for (RowState row : state.poem().rows()) {
      int openTotal = row.meter() - row.poemTotal();
      int min = row.number() < currentNumber ? openTotal : row.minNumber();
      int max =
          row.number() < currentNumber
              ? openTotal
              : row.number() == currentNumber ? openTotal - 1 : RuleNumbers.MAX_NUMBER;
      boolean fits =
          row.isHeartDown()
              && card.number() >= min
              && card.number() <= max
              && !row.excludedColors().has(card.color());
      rows.append(fits);
    }
    return rows.toString();
  }

  /**
   * Returns the indexes of the cards whose locations are visible or were announced.
   *
   * @param seenCount the number of cards on top of the deck that the viewer has seen
   */
  private static Set<Integer> locatedCards(
      State state, List<Observation> remembered, int seenCount) {
    Set<Integer> knownCards = new HashSet<>();
    for (Observation observation : remembered) {
      if (observation instanceof Observation.Discarded(List<Card> _, List<Card> devouredCards)) {
        devouredCards.forEach(card -> knownCards.add(card.index()));
      } else if (observation instanceof Observation.BatchBegan) {
        knownCards.retainAll(destroyedCards(remembered));
      } else if (observation instanceof Observation.RavenChased(Color _, List<Card> freedCards)) {
        freedCards.forEach(card -> knownCards.remove(card.index()));
      } else if (observation instanceof Observation.Freed(Color _, List<Card> freedCards)) {
        freedCards.forEach(card -> knownCards.remove(card.index()));
      }
    }
    state.piles().line().forEach(piece -> addMemory(knownCards, piece));
    state.piles().score().forEach(piece -> addMemory(knownCards, piece));
    state.piles().discards().forEach(piece -> addMemory(knownCards, piece));
    state.atman().stack().forEach(laidCard -> addMemory(knownCards, laidCard.card()));
    for (RowState row : state.poem().rows()) {
      row.poem().forEach(card -> addMemory(knownCards, card.card()));
      if (!row.isHeartDown()) {
        addMemory(knownCards, row.heart());
      }
    }
    state.piles().deckTop(seenCount).forEach(piece -> addMemory(knownCards, piece));
    return knownCards;
  }

  /**
   * Returns the indexes of the cards that were beneath ravens when the cards there were destroyed.
   */
  private static Set<Integer> destroyedCards(List<Observation> remembered) {
    Set<Integer> indexesBeneath = new HashSet<>();
    Set<Integer> destroyedIndexes = new HashSet<>();
    for (Observation observation : remembered) {
      switch (observation) {
        case Observation.Discarded(List<Card> _, List<Card> devouredCards) ->
            devouredCards.forEach(card -> indexesBeneath.add(card.index()));
        case Observation.RavenChased(Color _, List<Card> freedCards) ->
            freedCards.forEach(card -> indexesBeneath.remove(card.index()));
        case Observation.Freed(Color _, List<Card> freedCards) ->
            freedCards.forEach(card -> indexesBeneath.remove(card.index()));
        case Observation.Destroyed _ -> {
          destroyedIndexes.addAll(indexesBeneath);
          indexesBeneath.clear();
        }
        default -> {}
      }
    }
    return destroyedIndexes;
  }

  private static void addMemory(Set<Integer> knownCards, Piece piece) {
    if (piece instanceof Card card) {
      knownCards.add(card.index());
    }
  }
}
