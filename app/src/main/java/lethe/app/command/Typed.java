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
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult;
import lethe.engine.core.ParseResult.ParseErrorCode;

/** Interprets input lines. */
public final class Typed {
  /** Errors after which the known command has to continue differently. */
  private static final Set<ErrorCode> GOES_ON =
      Set.of(ParseErrorCode.EXPECTED, ParseErrorCode.EXPECTED_MORE, ParseErrorCode.AMBIGUOUS_WORD);

  private Typed() {}

  /**
   * Interprets a line in a game's notation or as a command of the program. Unambiguous prefixes are
   * accepted; a word that could be both is reported as ambiguous. The legal commands are used only
   * for suggestions.
   */
  public static <C> Intent<C> read(String line, Notation<C> notation, List<C> legal) {
    return read(
        line,
        notation,
        legal,
        Stream.of(Meta.values()).filter(meta -> meta.when() != Meta.When.POSED).toList());
  }

  /**
   * Like {@link #read(String, Notation, List)}, with only some of the program's commands available
   * for abbreviation and suggestions.
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
    ParseResult<C> reading = notation.parse(line);
    boolean verb = notation.verbs().contains(said);
    return meta(said, notation, possible)
        .filter(meta -> !(verb && reading instanceof ParseResult.Parsed))
        .orElseGet(
            () ->
                switch (reading) {
                  case ParseResult.Parsed<C>(List<ParseResult.ParsedCommand<C>> parts) ->
                      new Play<>(parts);
                  case ParseResult.ParseFailure<C> _ when part(line).isPresent() ->
                      new Look<>(part(line).get());
                  case ParseResult.ParseFailure<C> unreadable ->
                      unclear(unreadable, said, new Possible<>(notation, legal, possible));
                });
  }

  /** Returns the part of the table that a line asks to hear. */
  public static Optional<String> part(String line) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 2);
    return words.length == 2 && words[0].equals(Meta.LOOK.word())
        ? Optional.of(words[1])
        : Optional.empty();
  }

  /** Returns the program's command with this prefix, or an error if it is ambiguous. */
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
            : new Unclear<>(1, ParseErrorCode.AMBIGUOUS_WORD, List.of(said, words), 0, List.of()));
  }

  private static <C> Unclear<C> unclear(
      ParseResult.ParseFailure<C> unreadable, String said, Possible<C> possible) {
    int column = unreadable.column();
    int before = unreadable.parsedBefore();
    List<Object> facts = unreadable.arguments();
    if (unreadable.code() != ParseErrorCode.UNKNOWN_WORD) {
      Unclear<C> there = new Unclear<>(column, unreadable.code(), facts, before, List.of());
      return before > 0
          ? there
          : possible
              .verb(said)
              .filter(_ -> GOES_ON.contains(unreadable.code()))
              .flatMap(verb -> possible.instead(verb, column))
              .orElseGet(() -> there.nearest(possible.nearest(said)));
    }
    Object word = facts.getFirst();
    if (word.equals("?") || Meta.WORDS.contains(word)) {
      return new Unclear<>(column, LineErrorCode.STANDS_ALONE, List.of(word), before, List.of());
    }
    if (before > 0) {
      return new Unclear<>(column, unreadable.code(), facts, before, List.of());
    }
    List<Object> expected = List.of(word, possible.begins());
    return new Unclear<>(column, unreadable.code(), expected, before, possible.nearest(said));
  }
}
