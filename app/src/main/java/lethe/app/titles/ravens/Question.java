package lethe.app.titles.ravens;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.words.Lists;
import lethe.app.words.Messages;
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
  private static final int DRAWN = 3;

  String text(Seat seat) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return messages.format("ask.nothing");
    }
    return switch (view.progress().phase()) {
      case ARRANGE -> messages.format("ask.ARRANGE");
      case DRAW -> draw();
      case BUILD -> build();
      case REVEAL -> messages.format("ask.REVEAL", askedColor(), Lists.or(reveals()));
      case KEEP -> messages.format("ask.KEEP", Lists.or(keeps()));
      case ORDER -> messages.format("ask.ORDER." + Math.min(3, view.piles().top().size()));
      case FREE -> messages.format(legal.size() == 1 ? "ask.FREE.only" : "ask.FREE", askedColor());
      case TAKE -> take();
      case WITH -> with();
      case WINDOW, PARTING -> messages.format("ask." + view.progress().phase(), powers());
      case OVER -> messages.format("ask.nothing");
    };
  }

  /** Returns all legal commands of a class. */
  private <T extends Command> Stream<T> all(Class<T> kind) {
    return legal.stream().filter(kind::isInstance).map(kind::cast);
  }

  private String draw() {
    if (!view.piles().line().isEmpty()) {
      int safe = view.progress().zone() - view.piles().line().size();
      return messages.format(safe > 0 ? "ask.DRAW.safe" : "ask.DRAW", safe);
    }
    int most = all(Command.Draw.class).mapToInt(Command.Draw::count).max().orElse(1);
    String how =
        most == 1
            ? messages.format("ask.draw")
            : messages.format("ask.draws", Math.min(DRAWN, most));
    return messages.format(
        view.progress().zone() == 0 ? "ask.DRAW.first" : "ask.DRAW.zone",
        how,
        view.progress().zone());
  }

  /** Returns the question while building, with one placement as an example. */
  private String build() {
    boolean first = view.progress().placed() == 0;
    Optional<Command.Place> place = all(Command.Place.class).findFirst();
    return place
        .map(
            example ->
                messages.format(
                    first ? "ask.BUILD.first" : "ask.BUILD", example.number(), example.at()))
        .orElseGet(
            () ->
                first
                    ? messages.format("ask.BUILD.stuck", powers())
                    : messages.format("ask.BUILD.done"));
  }

  private String take() {
    Spot name = view.atman().nameOf(view.atman().visible().getLast());
    if (view.poem().currentRow().isEmpty()) {
      return messages.format("ask.TAKE.done", name);
    }
    RowView row = view.poem().currentRow().get();
    if (view.progress().batch() < RuleNumbers.BATCHES) {
      return messages.format("ask.TAKE.row", row.number(), row.remaining(), name);
    }
    return view.atman().visible().reversed().stream()
        .flatMap(card -> completing(card, row.remaining()).stream())
        .min(Comparator.comparingInt(example -> example.scored().size()))
        .map(
            example ->
                messages.format(
                    example.scored().isEmpty() ? "ask.TAKE.last" : "ask.TAKE.with",
                    row.number(),
                    row.remaining(),
                    example.spot(),
                    numbers(example.scored())))
        .orElseGet(() -> messages.format("ask.TAKE.lost", row.number(), row.remaining(), name));
  }

  /** A card to take, and the score cards that complete a row with it. */
  private record TakeExample(Spot spot, List<Integer> scored) {}

  private Optional<TakeExample> completing(LaidCard card, int lacks) {
    return adding(card.card().remainingAfter(lacks), List.of())
        .map(scored -> new TakeExample(view.atman().nameOf(card), scored));
  }

  /**
   * Returns the smallest set of score cards with exactly this total; empty if there is none.
   *
   * @param but the numbers of the cards that are already chosen
   */
  private Optional<List<Integer>> adding(int sum, List<Integer> but) {
    Map<Integer, List<Integer>> fewest = new HashMap<>(Map.of(0, List.of()));
    for (int number = 1; number <= view.piles().score().size(); number++) {
      if (view.piles().score().get(number - 1) instanceof Card card && !but.contains(number)) {
        for (int before = sum - card.number(); before >= 0; before--) {
          List<Integer> known = fewest.get(before);
          if (known != null) {
            List<Integer> longer = Stream.concat(known.stream(), Stream.of(number)).toList();
            fewest.merge(before + card.number(), longer, (a, b) -> a.size() <= b.size() ? a : b);
          }
        }
      }
    }
    return Optional.ofNullable(fewest.get(sum));
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private String with() {
    int lacks = view.taking().map(View.PendingTakeView::lacks).orElse(0);
    if (lacks == 0) {
      return messages.format("ask.WITH.done");
    }
    return adding(lacks, view.taking().map(View.PendingTakeView::scored).orElse(List.of()))
        .map(scored -> messages.format("ask.WITH", lacks, numbers(scored)))
        .orElseGet(() -> messages.format("ask.WITH.none", lacks));
  }

  private String askedColor() {
    return view.progress().asked().map(ItemNames::of).orElse("");
  }

  private List<String> reveals() {
    return all(Command.Reveal.class)
        .map(reveal -> messages.format("ask.reveal", reveal.row()))
        .toList();
  }

  private List<String> keeps() {
    return all(Command.Keep.class).map(keep -> messages.format("ask.keep", keep.chunk())).toList();
  }

  /** Returns the usable powers, each once, as they are typed. */
  private String powers() {
    Map<Power, Command.Use> examples = new EnumMap<>(Power.class);
    all(Command.Use.class).forEach(use -> examples.putIfAbsent(use.power(), use));
    return Lists.or(examples.values().stream().map(this::example).toList());
  }

  private String example(Command.Use use) {
    String key = "ask.power." + use.power();
    return switch (use) {
      case Command.Sever(Spot card, _) -> messages.format(key, card);
      case Command.Blaze(List<Spot> cards, _) -> messages.format(key, cards.getFirst());
      case Command.Sink(Spot card, _) -> messages.format(key, card);
      case Command.Drift(Spot card, Spot to, _) -> messages.format(key, card, to);
      case Command.Bloom(int number, _) -> messages.format(key, number);
      case Command.Dawn(Color raven, _) -> messages.format(key, ItemNames.of(raven));
      case Command.Whisper(Color raven, _) -> messages.format(key, ItemNames.of(raven));
      case Command.Requiem(Color raven, _) -> messages.format(key, ItemNames.of(raven));
      case Command.Seed _, Command.Glimmer _ -> messages.format(key);
    };
  }
}
