package lethe.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.command.Intent.Empty;
import lethe.app.command.Intent.Explain;
import lethe.app.command.Intent.Look;
import lethe.app.command.Intent.Mark;
import lethe.app.command.Intent.NotUnderstood;
import lethe.app.command.Intent.Play;
import lethe.app.command.Intent.UseCommonCommand;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.ParseResult.ParsedCommand;

/** Determines the meaning of a player's input line. */
public final class InputParser {
  /** Errors that mean that a known verb must be continued differently. */
  private static final Set<ErrorCode> CONTINUATION_ERRORS =
      Set.of(
          ParseErrorCode.UNEXPECTED_WORD,
          ParseErrorCode.UNEXPECTED_END,
          ParseErrorCode.AMBIGUOUS_WORD);

  private InputParser() {}

  /**
   * Parses a line as commands of the game or as a command of the program. Unambiguous prefixes are
   * accepted; a prefix of both kinds of commands is reported as ambiguous. A line without a verb
   * and an incomplete line are completed if only one command is possible; legal commands take
   * precedence. Apart from that, the legal commands are used only for errors and suggestions.
   */
  public static <C> Intent<C> parse(String line, Notation<C> notation, List<C> legal) {
    return parse(line, notation, legal, nonPuzzleCommands());
  }

  /**
   * Parses a line as {@link #parse(String, Notation, List)} does.
   *
   * @param available the program's commands that can be abbreviated and suggested
   */
  public static <C> Intent<C> parse(
      String line, Notation<C> notation, List<C> legal, List<CommonCommand> available) {
    return parse(line, notation, legal, available, true);
  }

  /**
   * Parses a line that is still being typed, as {@link #parse(String, Notation, List)} does, but
   * without looking for suggestions, which takes too long for every key.
   */
  public static <C> Intent<C> parseForPreview(String line, Notation<C> notation, List<C> legal) {
    return parse(line, notation, legal, nonPuzzleCommands(), false);
  }

  private static List<CommonCommand> nonPuzzleCommands() {
    return Stream.of(CommonCommand.values())
        .filter(command -> command.availability() != CommonCommand.Availability.PUZZLE)
        .toList();
  }

  private static <C> Intent<C> parse(
      String line,
      Notation<C> notation,
      List<C> legal,
      List<CommonCommand> available,
      boolean findsSuggestions) {
    String text = line.strip().toLowerCase(Locale.ROOT);
    if (text.isEmpty()) {
      return new Empty<>();
    }
    if (text.equals("?")) {
      return new UseCommonCommand<>(CommonCommand.MOVES);
    }
    if (text.matches("(?:help|\\?)\\s+.+")) {
      return new Explain<>(line.strip().split("\\s+", 2)[1]);
    }
    if (text.startsWith(CommonCommand.MARK.word() + " ")) {
      return new Mark<>(line.strip().substring(CommonCommand.MARK.word().length()).strip());
    }
    ParseResult<C> result = notation.parse(line);
    boolean isVerb = notation.verbs().contains(text);
    return commonCommand(text, notation, available)
        .filter(command -> !(isVerb && result instanceof ParseResult.Parsed))
        .orElseGet(
            () ->
                switch (result) {
                  case ParseResult.Parsed<C>(List<ParsedCommand<C>> parts) -> new Play<>(parts);
                  case ParseResult.ParseFailure<C> _ when lookTarget(line).isPresent() ->
                      new Look<>(lookTarget(line).get());
                  case ParseResult.ParseFailure<C> failure -> {
                    AvailableCommands<C> commands =
                        new AvailableCommands<>(notation, legal, available);
                    yield commands
                        .completion(text, failure)
                        .<Intent<C>>map(
                            command -> new Play<>(List.of(new ParsedCommand<>(command, 1))))
                        .orElseGet(
                            () ->
                                findsSuggestions
                                    ? notUnderstood(failure, text, commands)
                                    : new NotUnderstood<>(
                                        failure.column(),
                                        failure.code(),
                                        failure.arguments(),
                                        failure.parsedBefore(),
                                        List.of()));
                  }
                });
  }

  /** Returns the part of the table that a {@code look} line names; empty for any other line. */
  public static Optional<String> lookTarget(String line) {
    String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+", 2);
    return words.length == 2 && words[0].equals(CommonCommand.LOOK.word())
        ? Optional.of(words[1])
        : Optional.empty();
  }

  /**
   * Returns the program's command that a text names or abbreviates, or an error if the abbreviation
   * is ambiguous; empty if there is no such command.
   */
  private static <C> Optional<Intent<C>> commonCommand(
      String text, Notation<C> notation, List<CommonCommand> available) {
    Optional<CommonCommand> exactCommand =
        Stream.of(CommonCommand.values())
            .filter(command -> command.word().equals(text))
            .findFirst();
    List<CommonCommand> commonCommands =
        Stream.concat(exactCommand.stream(), available.stream())
            .filter(command -> command.word().startsWith(text))
            .distinct()
            .toList();
    List<String> words =
        Stream.concat(
                notation.verbs().stream().filter(verb -> verb.startsWith(text)),
                commonCommands.stream().map(CommonCommand::word))
            .distinct()
            .toList();
    if (commonCommands.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        exactCommand.isPresent() || words.size() == 1
            ? new UseCommonCommand<>(exactCommand.orElse(commonCommands.getFirst()))
            : new NotUnderstood<>(
                1, ParseErrorCode.AMBIGUOUS_WORD, List.of(text, words), 0, List.of()));
  }

  private static <C> NotUnderstood<C> notUnderstood(
      ParseResult.ParseFailure<C> failure, String text, AvailableCommands<C> available) {
    int column = failure.column();
    int parsedBefore = failure.parsedBefore();
    List<Object> arguments = failure.arguments();
    if (failure.code() != ParseErrorCode.UNKNOWN_WORD) {
      NotUnderstood<C> notUnderstood =
          new NotUnderstood<>(column, failure.code(), arguments, parsedBefore, List.of());
      return parsedBefore > 0
          ? notUnderstood
          : available
              .verb(text)
              .filter(_ -> CONTINUATION_ERRORS.contains(failure.code()))
              .flatMap(verb -> available.continuationError(verb, text, failure))
              .orElseGet(() -> notUnderstood.withSuggestions(available.suggestions(text)));
    }
    Object word = arguments.getFirst();
    if (word.equals("?") || CommonCommand.WORDS.contains(word)) {
      return new NotUnderstood<>(
          column, LineErrorCode.MUST_STAND_ALONE, List.of(word), parsedBefore, List.of());
    }
    if (parsedBefore > 0) {
      return new NotUnderstood<>(column, failure.code(), arguments, parsedBefore, List.of());
    }
    List<Object> messageArguments = List.of(word, available.firstWords());
    return new NotUnderstood<>(
        column, failure.code(), messageArguments, parsedBefore, available.suggestions(text));
  }
}
