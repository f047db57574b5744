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

/** The notation, with all possible commands. */
final class Phrases {
  static final List<Command> READY = List.of(new Ready());

  /** All sets of one to three features of different kinds: 12 + 48 + 64. */
  private static final List<List<Feature>> SETS =
      IntStream.range(1, 125)
          .mapToObj(i -> List.of(i / 25, i / 5 % 5, i % 5))
          .map(Phrases::features)
          .sorted((a, b) -> Integer.compare(a.size(), b.size()))
          .toList();

  static final List<Command> CALLS =
      Stream.concat(SETS.stream().<Command>map(Call::new), Stream.of(new CallCircuit())).toList();

  static final List<Command> SUGGESTIONS =
      Stream.concat(
              SETS.stream().<Command>map(Suggest::new),
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
              Feature::read,
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
                          AT, Slot.one("CARD", Phrases::place, Place::toString).withExample("b3")),
                      said -> new Point(said.one(1, Place.class)),
                      point -> List.of(List.of(), List.of(point.place()))),
                  Phrase.of(
                      Call.class,
                      "call",
                      List.of(FEATURES),
                      said -> new Call(said.all(0, Feature.class)),
                      call -> List.of(call.features())),
                  Phrase.of(CallCircuit.class, "call short circuit", new CallCircuit()),
                  Phrase.of(
                      Suggest.class,
                      "suggest",
                      List.of(FEATURES),
                      said -> new Suggest(said.all(0, Feature.class)),
                      suggest -> List.of(suggest.features())),
                  Phrase.of(SuggestCircuit.class, "suggest short circuit", new SuggestCircuit()),
                  Phrase.of(Decline.class, "decline", new Decline())))
          .withCache(all());

  private Phrases() {}

  /**
   * Returns at most one feature of each kind: for each kind the feature with the given rank, or
   * none for 0.
   */
  private static List<Feature> features(List<Integer> choices) {
    List<Feature> features = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      int choice =
          switch (feature.kind()) {
            case NUMBER -> choices.get(0);
            case COLOR -> choices.get(1);
            case TYPE -> choices.get(2);
          };
      if (choice == feature.rank()) {
        features.add(feature);
      }
    }
    return List.copyOf(features);
  }

  private static List<Command> all() {
    Layout largest = new Layout(Layout.LONGEST, Layout.LONGEST, 0);
    return Stream.of(
            READY, CALLS, SUGGESTIONS, largest.places().stream().<Command>map(Point::new).toList())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns the position that a word such as {@code b3} denotes. */
  static Optional<Place> place(String word) {
    if (word.length() != 2) {
      return Optional.empty();
    }
    int column = word.charAt(0) - 'a' + 1;
    int row = word.charAt(1) - '0';
    boolean there = column >= 1 && column <= Layout.LONGEST && row >= 1 && row <= Layout.LONGEST;
    return there ? Optional.of(new Place(column, row)) : Optional.empty();
  }
}
