package lethe.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.command.Intent.Common;
import lethe.app.command.Intent.Empty;
import lethe.app.command.Intent.Explain;
import lethe.app.command.Intent.Look;
import lethe.app.command.Intent.NotUnderstood;
import lethe.app.command.Intent.Play;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult;
import lethe.engine.core.ParseResult.ParseErrorCode;

/** Interprets input lines. */
public final class InputParser {
  /** Errors that mean that a known command must be continued differently. */
  private static final Set<ErrorCode> CONTINUATION_ERRORS =
      Set.of(ParseErrorCode.EXPECTED, ParseErrorCode.EXPECTED_MORE, ParseErrorCode.AMBIGUOUS_WORD);

  private InputParser() {}

  /**
   * Interprets a line in a game's notation or as a command of the program. Unambiguous prefixes are
   * accepted; a word that could be both is reported as ambiguous. The legal commands are used only
   * for suggestions.
   */
  public static <C> Intent<C> parse(String line, Notation<C> notation, List<C> legal) {
    return parse(
        line,
        notation,
        legal,
        Stream.of(CommonCommand.values())
            .filter(meta -> meta.availability() != CommonCommand.Availability.PUZZLE)
            .toList());
  }

  /**
   * Like {@link #parse(String, Notation, List)}, with only some of the program's commands available
   * for abbreviation and suggestions.
   */
  public static <C> Intent<C> parse(
      String line, Notation<C> notation, List<C> legal, List<CommonCommand> possible) {
    String text = line.strip().toLowerCase(Locale.ROOT);
    if (text.isEmpty()) {
      return new Empty<>();
    }
    if (text.equals("?")) {
      return new Common<>(CommonCommand.MOVES);
    }
    if (text.matches("(?:help|\\?)\\s+.+")) {
      return new Explain<>(line.strip().split("\\s+", 2)[1]);
    }
    ParseResult<C> reading = notation.parse(line);
    boolean verb = notation.verbs().contains(text);
    return commonCommand(text, notation, possible)
        .filter(meta -> !(verb && reading instanceof ParseResult.Parsed))
        .orElseGet(
            () ->
                switch (reading) {
                  case ParseResult.Parsed<C>(List<ParseResult.ParsedCommand<C>> parts) ->
                      new Play<>(parts);
                  case ParseResult.ParseFailure<C> _ when lookedAtPart(line).isPresent() ->
                      new Look<>(lookedAtPart(line).get());
                  case ParseResult.ParseFailure<C> unreadable ->
                      notUnderstood(
                          unreadable, text, new AvailableCommands<>(notation, legal, possible));
                });
  }

  /** Returns the part of the table that a line asks to be described. */
  public static Optional<String> lookedAtPart(String line) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 2);
    return words.length == 2 && words[0].equals(CommonCommand.LOOK.word())
        ? Optional.of(words[1])
        : Optional.empty();
  }

  /** Returns the program's command with this prefix, or an error if it is ambiguous. */
  private static <C> Optional<Intent<C>> commonCommand(
      String text, Notation<C> notation, List<CommonCommand> possible) {
    Optional<CommonCommand> whole =
        Stream.of(CommonCommand.values()).filter(meta -> meta.word().equals(text)).findFirst();
    List<CommonCommand> commonCommands =
        Stream.concat(whole.stream(), possible.stream())
            .filter(meta -> meta.word().startsWith(text))
            .distinct()
            .toList();
    List<String> words =
        Stream.concat(
                notation.verbs().stream().filter(v -> v.startsWith(text)),
                commonCommands.stream().map(CommonCommand::word))
            .distinct()
            .toList();
    if (commonCommands.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        whole.isPresent() || words.size() == 1
            ? new Common<>(whole.orElse(commonCommands.getFirst()))
            : new NotUnderstood<>(
                1, ParseErrorCode.AMBIGUOUS_WORD, List.of(text, words), 0, List.of()));
  }

  private static <C> NotUnderstood<C> notUnderstood(
      ParseResult.ParseFailure<C> unreadable, String text, AvailableCommands<C> possible) {
    int column = unreadable.column();
    int before = unreadable.parsedBefore();
    List<Object> arguments = unreadable.arguments();
    if (unreadable.code() != ParseErrorCode.UNKNOWN_WORD) {
      NotUnderstood<C> there =
          new NotUnderstood<>(column, unreadable.code(), arguments, before, List.of());
      return before > 0
          ? there
          : possible
              .verb(text)
              .filter(_ -> CONTINUATION_ERRORS.contains(unreadable.code()))
              .flatMap(verb -> possible.alternatives(verb, column))
              .orElseGet(() -> there.suggestions(possible.suggestions(text)));
    }
    Object word = arguments.getFirst();
    if (word.equals("?") || CommonCommand.WORDS.contains(word)) {
      return new NotUnderstood<>(
          column, LineErrorCode.STANDS_ALONE, List.of(word), before, List.of());
    }
    if (before > 0) {
      return new NotUnderstood<>(column, unreadable.code(), arguments, before, List.of());
    }
    List<Object> expected = List.of(word, possible.firstWords());
    return new NotUnderstood<>(
        column, unreadable.code(), expected, before, possible.suggestions(text));
  }
}
