package lethe.app.titles.ravens;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The question for a seat, with the commands to type.
 *
 * @param legal the legal commands; the question names no others
 */
record Question(Messages messages, View view, List<Command> legal) {
  /** The number of cards drawn in the example, if the deck contains that many. */
  private static final int EXAMPLE_DRAWS = 3;

  String text(Seat seat) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return messages.format("ask.nothing");
    }
    return switch (view.progress().phase()) {
      case ARRANGE -> messages.format("ask.ARRANGE");
      case DRAW -> drawQuestion();
      case BUILD -> buildQuestion();
      case REVEAL ->
          messages.format("ask.REVEAL", requestedColor(), Lists.joinWithOr(revealTexts()));
      case KEEP -> messages.format("ask.KEEP", Lists.joinWithOr(keepTexts()));
      case ORDER -> messages.format("ask.ORDER." + Math.min(3, view.piles().deckTop().size()));
      case FREE ->
          messages.format(legal.size() == 1 ? "ask.FREE.only" : "ask.FREE", requestedColor());
      case TAKE -> takeQuestion();
      case ADD_SCORE_CARDS -> scoreQuestion();
      case BEFORE_ANNOUNCEMENT, BATCH_END ->
          messages.format("ask." + view.progress().phase(), powers());
      case OVER -> messages.format("ask.nothing");
    };
  }

  private <T extends Command> Stream<T> legalCommands(Class<T> kind) {
    return legal.stream().filter(kind::isInstance).map(kind::cast);
  }

  private String drawQuestion() {
    if (!view.piles().line().isEmpty()) {
      int safeCards = view.progress().safetyZone() - view.piles().line().size();
      return messages.format(safeCards > 0 ? "ask.DRAW.safe" : "ask.DRAW", safeCards);
    }
    int maxCount = legalCommands(Command.Draw.class).mapToInt(Command.Draw::count).max().orElse(1);
    String drawText =
        maxCount == 1
            ? messages.format("ask.draw")
            : messages.format("ask.draws", Math.min(EXAMPLE_DRAWS, maxCount));
    return messages.format(
        view.progress().safetyZone() == 0 ? "ask.DRAW.first" : "ask.DRAW.zone",
        drawText,
        view.progress().safetyZone());
  }

  /** Returns the question while building, with a legal placement as an example if there is one. */
  private String buildQuestion() {
    boolean isFirst = view.progress().cardsPlaced() == 0;
    Optional<Command.Place> place = legalCommands(Command.Place.class).findFirst();
    return place
        .map(
            example ->
                messages.format(
                    isFirst ? "ask.BUILD.first" : "ask.BUILD", example.number(), example.at()))
        .orElseGet(
            () ->
                isFirst
                    ? messages.format("ask.BUILD.stuck", powers())
                    : messages.format("ask.BUILD.done"));
  }

  private String takeQuestion() {
    Spot cardSpot = view.atman().nameOf(view.atman().visibleCards().getLast());
    if (view.poem().currentRow().isEmpty()) {
      return messages.format("ask.TAKE.done", cardSpot);
    }
    RowView row = view.poem().currentRow().get();
    if (view.progress().batch() < RuleNumbers.BATCHES) {
      return messages.format("ask.TAKE.row", row.number(), row.missingTotal(), cardSpot);
    }
    return view.atman().visibleCards().reversed().stream()
        .flatMap(card -> takeExample(card, row.missingTotal()).stream())
        .min(Comparator.comparingInt(example -> example.scoreCards().size()))
        .map(
            example ->
                messages.format(
                    example.scoreCards().isEmpty() ? "ask.TAKE.last" : "ask.TAKE.with",
                    row.number(),
                    row.missingTotal(),
                    example.spot(),
                    numbers(example.scoreCards())))
        .orElseGet(
            () -> messages.format("ask.TAKE.lost", row.number(), row.missingTotal(), cardSpot));
  }

  /**
   * A card to take, by its spot, and the numbers of the score cards that complete a row with it.
   */
  private record TakeExample(Spot spot, List<Integer> scoreCards) {}

  private Optional<TakeExample> takeExample(LaidCard card, int missingTotal) {
    return smallestSet(card.card().missingTotalAfter(missingTotal), List.of())
        .map(scoreCards -> new TakeExample(view.atman().nameOf(card), scoreCards));
  }

  /**
   * Returns the numbers of the fewest score cards with exactly this total; empty if there are none.
   *
   * @param excluded the numbers of the cards that are already chosen
   */
  private Optional<List<Integer>> smallestSet(int total, List<Integer> excluded) {
    Map<Integer, List<Integer>> smallestSets = new HashMap<>(Map.of(0, List.of()));
    for (int number = 1; number <= view.piles().score().size(); number++) {
      if (view.piles().score().get(number - 1) instanceof Card card && !excluded.contains(number)) {
        for (int subtotal = total - card.number(); subtotal >= 0; subtotal--) {
          List<Integer> smaller = smallestSets.get(subtotal);
          if (smaller != null) {
            List<Integer> extendedSet = Stream.concat(smaller.stream(), Stream.of(number)).toList();
            smallestSets.merge(
                subtotal + card.number(), extendedSet, (a, b) -> a.size() <= b.size() ? a : b);
          }
        }
      }
    }
    return Optional.ofNullable(smallestSets.get(total));
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private String scoreQuestion() {
    int missingTotal = view.pendingTake().map(View.PendingTakeView::missingTotal).orElse(0);
    if (missingTotal == 0) {
      return messages.format("ask.ADD_SCORE_CARDS.done");
    }
    return smallestSet(
            missingTotal,
            view.pendingTake().map(View.PendingTakeView::chosenScoreCards).orElse(List.of()))
        .map(
            scoreCards -> messages.format("ask.ADD_SCORE_CARDS", missingTotal, numbers(scoreCards)))
        .orElseGet(() -> messages.format("ask.ADD_SCORE_CARDS.none", missingTotal));
  }

  private String requestedColor() {
    return view.progress().requestedColor().map(ItemNames::name).orElse("");
  }

  private List<String> revealTexts() {
    return legalCommands(Command.Reveal.class)
        .map(reveal -> messages.format("ask.reveal", reveal.row()))
        .toList();
  }

  private List<String> keepTexts() {
    return legalCommands(Command.Keep.class)
        .map(keep -> messages.format("ask.keep", keep.chunk()))
        .toList();
  }

  /** Returns the usable powers, each once, as they are typed. */
  private String powers() {
    Map<Power, Command.Use> examples = new EnumMap<>(Power.class);
    legalCommands(Command.Use.class).forEach(use -> examples.putIfAbsent(use.power(), use));
    return Lists.joinWithOr(examples.values().stream().map(this::example).toList());
  }

  private String example(Command.Use use) {
    String key = "ask.power." + use.power();
    return switch (use) {
      case Command.Sever(Spot card, _) -> messages.format(key, card);
      case Command.Blaze(List<Spot> cards, _) -> messages.format(key, cards.getFirst());
      case Command.Sink(Spot card, _) -> messages.format(key, card);
      case Command.Drift(Spot card, Spot to, _) -> messages.format(key, card, to);
      case Command.Bloom(int number, _) -> messages.format(key, number);
      case Command.Dawn(Color raven, _) -> messages.format(key, ItemNames.name(raven));
      case Command.Whisper(Color raven, _) -> messages.format(key, ItemNames.name(raven));
      case Command.Requiem(Color raven, _) -> messages.format(key, ItemNames.name(raven));
      case Command.Seed _, Command.Glimmer _ -> messages.format(key);
    };
  }
}
