package lethe.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.command.Intent.About;
import lethe.app.command.Intent.Look;
import lethe.app.command.Intent.Nothing;
import lethe.app.command.Intent.Other;
import lethe.app.command.Intent.Play;
import lethe.app.command.Intent.Unclear;
import lethe.engine.core.Notation;
import lethe.engine.core.Reading;
import lethe.engine.core.Reading.Misread;
import lethe.engine.core.Reason;

/** Understands typed lines. */
public final class Typed {
  /** What can be wrong where a command is known and has to go on otherwise. */
  private static final Set<Reason> GOES_ON =
      Set.of(Misread.EXPECTED, Misread.EXPECTED_MORE, Misread.AMBIGUOUS_WORD);

  private Typed() {}

  /**
   * What a line says, in a game's notation or as one of the words that every game knows. A
   * beginning is enough where only one word begins so; what could be both is asked back. The legal
   * commands are for suggestions alone.
   */
  public static <C> Intent<C> read(String line, Notation<C> notation, List<C> legal) {
    return read(
        line,
        notation,
        legal,
        Stream.of(Meta.values()).filter(meta -> meta.when() != Meta.When.POSED).toList());
  }

  /**
   * The same where not all of those words do something: only these are meant by their beginning,
   * and suggested.
   */
  public static <C> Intent<C> read(
      String line, Notation<C> notation, List<C> legal, List<Meta> possible) {
    String said = line.strip().toLowerCase(Locale.ROOT);
    if (said.isEmpty()) {
      return new Nothing<>();
    }
    if (said.equals("?")) {
      return new Other<>(Meta.MOVES);
    }
    if (said.matches("(?:help|\\?)\\s+.+")) {
      return new About<>(line.strip().split("\\s+", 2)[1]);
    }
    Reading<C> reading = notation.read(line);
    boolean verb = notation.verbs().contains(said);
    return meta(said, notation, possible)
        .filter(meta -> !(verb && reading instanceof Reading.Read))
        .orElseGet(
            () ->
                switch (reading) {
                  case Reading.Read<C>(List<Reading.Part<C>> parts) -> new Play<>(parts);
                  case Reading.Unreadable<C> _ when part(line).isPresent() ->
                      new Look<>(part(line).get());
                  case Reading.Unreadable<C> unreadable ->
                      unclear(unreadable, said, new Possible<>(notation, legal, possible));
                });
  }

  /** The part of the table that a line asks for: what follows on the word for looking. */
  public static Optional<String> part(String line) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 2);
    return words.length == 2 && words[0].equals(Meta.LOOK.word())
        ? Optional.of(words[1])
        : Optional.empty();
  }

  /** The word that every game knows which this begins, or the question which of several it is. */
  private static <C> Optional<Intent<C>> meta(
      String said, Notation<C> notation, List<Meta> possible) {
    Optional<Meta> whole =
        Stream.of(Meta.values()).filter(meta -> meta.word().equals(said)).findFirst();
    List<Meta> metas =
        Stream.concat(whole.stream(), possible.stream())
            .filter(meta -> meta.word().startsWith(said))
            .distinct()
            .toList();
    List<String> words =
        Stream.concat(
                notation.verbs().stream().filter(v -> v.startsWith(said)),
                metas.stream().map(Meta::word))
            .distinct()
            .toList();
    if (metas.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        whole.isPresent() || words.size() == 1
            ? new Other<>(whole.orElse(metas.getFirst()))
            : new Unclear<>(1, Misread.AMBIGUOUS_WORD, List.of(said, words), 0, List.of()));
  }

  private static <C> Unclear<C> unclear(
      Reading.Unreadable<C> unreadable, String said, Possible<C> possible) {
    int column = unreadable.column();
    int before = unreadable.before();
    List<Object> facts = unreadable.facts();
    if (unreadable.why() != Misread.UNKNOWN_WORD) {
      Unclear<C> there = new Unclear<>(column, unreadable.why(), facts, before, List.of());
      return before > 0
          ? there
          : possible
              .verb(said)
              .filter(_ -> GOES_ON.contains(unreadable.why()))
              .flatMap(verb -> possible.instead(verb, column))
              .orElseGet(() -> there.nearest(possible.nearest(said)));
    }
    Object word = facts.getFirst();
    if (word.equals("?") || Meta.WORDS.contains(word)) {
      return new Unclear<>(column, Misplaced.STANDS_ALONE, List.of(word), before, List.of());
    }
    if (before > 0) {
      return new Unclear<>(column, unreadable.why(), facts, before, List.of());
    }
    List<Object> expected = List.of(word, possible.begins());
    return new Unclear<>(column, unreadable.why(), expected, before, possible.nearest(said));
  }
}
