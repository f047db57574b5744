package lethe.app.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lethe.app.save.TextFile;
import lethe.app.terminal.StandardInput;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A script or saved match, after reading and playing its lines.
 *
 * @param file the file; {@code -} for standard input; for a text that was not read from a file, the
 *     name that stands for it in messages
 * @param script the parsed text
 * @param table the table after the last line that could be played
 * @param lastLineIgnored whether an incomplete last line was ignored
 * @param validLength the length of the text without an incomplete last line, in bytes
 * @param error the first error, if there is one; the table is in the state before it
 */
public record LoadedMatch(
    Path file,
    Script script,
    Table<?, ?, ?> table,
    boolean lastLineIgnored,
    long validLength,
    Optional<InputError> error) {
  private static final Path STANDARD_INPUT = Path.of("-");

  /** A byte order mark, which some editors write. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Returns whether this match was read from standard input. */
  public boolean isFromStandardInput() {
    return file.equals(STANDARD_INPUT);
  }

  /**
   * Returns whether this is a saved match rather than a script: only its header contains the start
   * time.
   */
  public boolean isSavedGame() {
    return !script.savedSince().isEmpty();
  }

  /** Returns whether this is a saved match that is not over. */
  public boolean isRunning() {
    return isSavedGame() && !table.match().turn().isOver();
  }

  /**
   * Lets the bots of a script without errors move until a human player is to move or the match is
   * over; leaves a saved match unchanged. Returns this object.
   */
  public LoadedMatch playBots() {
    if (error.isEmpty() && !isSavedGame()) {
      table.playBots();
    }
    return this;
  }

  /** Loads a file or a pipe named by the user, which must be completely valid. */
  public static Validated<LoadedMatch> load(Path file) throws IOException {
    return loadPrefix(file).flatMap(LoadedMatch::requireValid);
  }

  /** Loads a regular file that was found or will be written to; it must be completely valid. */
  public static Validated<LoadedMatch> loadRegular(Path file) {
    return TextFile.read(file).flatMap(text -> of(file, text));
  }

  /**
   * Loads a text, which must be completely valid.
   *
   * @param name the name that stands for the text in messages
   */
  public static Validated<LoadedMatch> of(Path name, String text) {
    return play(name, text, _ -> {}).flatMap(LoadedMatch::requireValid);
  }

  private static Validated<LoadedMatch> requireValid(LoadedMatch saved) {
    return saved.error().isPresent() ? Validated.invalid(saved.error().get()) : new Valid<>(saved);
  }

  /**
   * Loads a file or a pipe named by the user, up to the first line that cannot be played. Returns
   * errors if the text or its header is invalid.
   */
  public static Validated<LoadedMatch> loadPrefix(Path file) throws IOException {
    return loadPrefix(file, _ -> {});
  }

  /**
   * Loads a file as {@link #loadPrefix(Path)} does, after preparing its table.
   *
   * @param preparation called with the table of a script before its lines are played
   */
  public static Validated<LoadedMatch> loadPrefix(Path file, Consumer<Table<?, ?, ?>> preparation)
      throws IOException {
    Validated<String> content =
        file.equals(STANDARD_INPUT)
            ? TextFile.read(StandardInput.stream())
            : TextFile.readFileOrPipe(file);
    return content.flatMap(text -> play(file, text, preparation));
  }

  private static Validated<LoadedMatch> play(
      Path file, String text, Consumer<Table<?, ?, ?>> preparation) {
    String plain =
        text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    return Script.parse(plain)
        .flatMap(
            script -> {
              if (script.savedSince().isEmpty() || text.endsWith("\n")) {
                return play(file, script, false, utf8Length(text), preparation);
              }
              String wholeLines = plain.substring(0, plain.lastIndexOf('\n') + 1);
              long ignored = utf8Length(plain) - utf8Length(wholeLines);
              return Script.parse(wholeLines)
                  .flatMap(
                      validScript ->
                          play(file, validScript, true, utf8Length(text) - ignored, preparation));
            });
  }

  private static Validated<LoadedMatch> play(
      Path file,
      Script script,
      boolean lastLineIgnored,
      long validLength,
      Consumer<Table<?, ?, ?>> preparation) {
    return switch (TableFactory.create(script)) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        if (script.savedSince().isEmpty()) {
          preparation.accept(table);
        }
        Optional<InputError> error = ScriptPlayer.play(table, script);
        yield new Valid<>(
            new LoadedMatch(file, script, table, lastLineIgnored, validLength, error));
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) -> new Invalid<>(errors);
    };
  }

  private static long utf8Length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
