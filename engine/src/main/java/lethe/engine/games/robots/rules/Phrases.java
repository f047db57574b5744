package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Place;

/** The notation of the commands of Nothing Human, and lists of those other than pointing. */
final class Phrases {
  static final List<Command> READY = List.of(new Ready());

  /** All sets of one to three features of different kinds: 12 + 48 + 64. */
  private static final List<List<Feature>> FEATURE_SETS =
      IntStream.range(1, 125)
          .mapToObj(i -> List.of(i / 25, i / 5 % 5, i % 5))
          .map(Phrases::toFeatures)
          .sorted((a, b) -> Integer.compare(a.size(), b.size()))
          .toList();

  static final List<Command> CALLS =
      Stream.concat(FEATURE_SETS.stream().<Command>map(Call::new), Stream.of(new CallCircuit()))
          .toList();

  static final List<Command> SUGGESTIONS =
      Stream.concat(
              FEATURE_SETS.stream().<Command>map(Suggest::new),
              Stream.of(new SuggestCircuit(), new Decline()))
          .toList();

  private static final List<Feature.Kind> KINDS = List.of(Feature.Kind.values());

  private static final Slot<Feature> FEATURES =
      new Slot<Feature>(
              "FEATURE",
              "",
              1,
              3,
              Stream.of(Feature.values()).map(Feature::word).toList(),
              Feature::parse,
              Feature::word)
          .distinctBy(feature -> KINDS.indexOf(feature.kind()));

  /** An optional filler that is never written. */
  private static final Slot<String> AT =
      new Slot<>(
          "at", "", 0, 1, List.of(), word -> Optional.of(word).filter("at"::equals), word -> word);

  static final Notation<Command> NOTATION =
      Notation.of(
              List.<Phrase<Command>>of(
                  Phrase.of(Ready.class, "ready", new Ready()),
                  Phrase.of(
                      Point.class,
                      "point",
                      List.of(
                          AT,
                          Slot.single("CARD", Phrases::parsePlace, Place::toString)
                              .withExample("b3")),
                      values -> new Point(values.value(1, Place.class)),
                      point -> List.of(List.of(), List.of(point.place()))),
                  Phrase.of(
                      Call.class,
                      "call",
                      List.of(FEATURES),
                      values -> new Call(values.values(0, Feature.class)),
                      call -> List.of(call.features())),
                  Phrase.of(CallCircuit.class, "call short circuit", new CallCircuit()),
                  Phrase.of(
                      Suggest.class,
                      "suggest",
                      List.of(FEATURES),
                      values -> new Suggest(values.values(0, Feature.class)),
                      suggest -> List.of(suggest.features())),
                  Phrase.of(SuggestCircuit.class, "suggest short circuit", new SuggestCircuit()),
                  Phrase.of(Decline.class, "decline", new Decline())))
          .withCache(allCommands());

  private Phrases() {}

  /**
   * Returns the features with the given ranks, one rank for each kind; rank 0 means no feature of
   * this kind.
   */
  private static List<Feature> toFeatures(List<Integer> ranks) {
    List<Feature> features = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      int rank =
          switch (feature.kind()) {
            case NUMBER -> ranks.get(0);
            case COLOR -> ranks.get(1);
            case TYPE -> ranks.get(2);
          };
      if (rank == feature.rank()) {
        features.add(feature);
      }
    }
    return List.copyOf(features);
  }

  private static List<Command> allCommands() {
    Layout largest = new Layout(Layout.MAX_SIDE, Layout.MAX_SIDE, 0);
    return Stream.of(
            READY, CALLS, SUGGESTIONS, largest.places().stream().<Command>map(Point::new).toList())
        .flatMap(List::stream)
        .toList();
  }

  /**
   * Parses a position such as {@code b3}; returns empty if the largest grid has no such position.
   */
  static Optional<Place> parsePlace(String word) {
    if (word.length() != 2) {
      return Optional.empty();
    }
    int column = word.charAt(0) - 'a' + 1;
    int row = word.charAt(1) - '0';
    boolean valid = column >= 1 && column <= Layout.MAX_SIDE && row >= 1 && row <= Layout.MAX_SIDE;
    return valid ? Optional.of(new Place(column, row)) : Optional.empty();
  }
}
