package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Pattern;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A script, saved game or journal as parsed text, before a game has interpreted it. The three share
 * one format: a saved game is a script that has been played.
 *
 * <pre>
 * lethe 1                 the format version; optional
 * game ta-se
 * rules 1                 the version of the game's rules; optional unless this is a saved game
 * option open-cups on     the lines of a multi-line value follow, each beginning with |
 * seed 4711
 * seat red human
 * seat blue bot
 * # a comment
 * red: put 5 in 2         a command of a seat; the seat to move if no name is given
 * * concede blue          a control entry
 * </pre>
 *
 * @param game the name of the game
 * @param rulesVersion the version of its rules, if the header states it
 * @param options the chosen options by name, each with its position in the text
 * @param seed the seed, if the header states it
 * @param savedSince the time of the first save; empty in a handwritten script
 * @param players the players that the header states, by the name of the seat
 * @param lines the lines after the header, without blank lines and comments
 */
public record Script(
    Token game,
    Optional<Token> rulesVersion,
    Map<String, OptionSetting> options,
    OptionalLong seed,
    String savedSince,
    Map<String, SeatSetting> players,
    List<ScriptLine> lines) {
  public static final int VERSION = 1;

  /** The maximum length of a line, in characters. */
  public static final int MAX_LINE_LENGTH = 2_000;

  /** A piece of text and its position; line and column count from 1. */
  public record Token(String text, int line, int column) {}

  /** An option and its value, as the header states them. */
  public record OptionSetting(Token name, Token value) {}

  /** A seat and its player, as the header states them. */
  public record SeatSetting(Token seat, Token player) {}

  /**
   * A line after the header.
   *
   * @param seat the seat it names, if any
   * @param isControl whether it is a control entry
   * @param content the rest of the line
   */
  public record ScriptLine(Optional<Token> seat, boolean isControl, Token content) {
    /** Creates an error at a column of {@link #content}, counted from 1. */
    public InputError errorAt(int column, ErrorCode code, List<Object> arguments) {
      return new InputError("", content.line(), content.column() + column - 1, code, arguments);
    }
  }

  /** Reads a script, or returns the first error. Never throws, whatever the text. */
  public static Validated<Script> parse(String text) {
    return new Parser(text).parse();
  }

  /** Returns the options without their positions. */
  public Options optionValues() {
    Map<String, String> values = new TreeMap<>();
    options.forEach((name, setting) -> values.put(name, setting.value().text()));
    return Options.of(values);
  }

  /**
   * Converts the position of an error in an option to a position in this script. Returns other
   * errors unchanged.
   */
  public InputError locate(InputError error) {
    OptionSetting setting = options.get(error.option());
    if (setting == null) {
      return error;
    }
    Token value = error.code() == ScriptErrorCode.UNKNOWN_OPTION ? setting.name() : setting.value();
    boolean singleLine = value.text().indexOf('\n') < 0;
    return new InputError(
        error.option(),
        value.line() + (singleLine ? 0 : error.line() - 1),
        (singleLine ? value.column() : 3) + error.column() - 1,
        error.code(),
        error.arguments());
  }

  /**
   * Interprets the header for a game with these seats, or returns an error for every unknown seat
   * or, if there is none, for the first unknown player. The table is the smallest one that contains
   * all named seats, or the default table if the header names none. Seats without a stated player
   * are played by humans; the seed is 0 if none is stated. Options are not checked.
   */
  public Validated<Header> parseHeader(Seats seats) {
    List<InputError> errors = new ArrayList<>();
    List<Seat> namedSeats = new ArrayList<>();
    for (SeatSetting setting : players.values()) {
      Token name = setting.seat();
      seats
          .byName(name.text())
          .ifPresentOrElse(
              namedSeats::add,
              () ->
                  errors.add(
                      InputError.at(
                          name.line(),
                          name.column(),
                          ScriptErrorCode.UNKNOWN_SEAT,
                          name.text(),
                          String.join(", ", seats.names()))));
    }
    if (!errors.isEmpty()) {
      return new Invalid<>(errors);
    }
    List<SeatedPlayer> table = new ArrayList<>();
    for (Seat seat : seats.smallestTableWith(namedSeats)) {
      SeatSetting setting = players.get(seat.name());
      if (setting == null) {
        table.add(new SeatedPlayer(seat, new Player.Human()));
        continue;
      }
      Token token = setting.player();
      Optional<Player> player = Player.parse(token.text());
      if (player.isEmpty()) {
        return Validated.invalid(
            InputError.at(
                token.line(), token.column(), ScriptErrorCode.UNKNOWN_PLAYER, token.text()));
      }
      table.add(new SeatedPlayer(seat, player.get()));
    }
    return new Valid<>(
        new Header(
            game.text(), rulesVersionNumber(), optionValues(), seed.orElse(0), savedSince, table));
  }

  /** Returns the version of the rules that the header states, or {@link Header#UNSTATED_RULES}. */
  private int rulesVersionNumber() {
    return rulesVersion.map(token -> Integer.parseInt(token.text())).orElse(Header.UNSTATED_RULES);
  }

  private static final class Parser {
    /** A positive whole number of at most nine digits, which fits in an {@code int}. */
    private static final Pattern RULES_VERSION = Pattern.compile("[1-9][0-9]{0,8}");

    private final List<String> lines;
    private final Map<String, Token> headerValues = new LinkedHashMap<>();
    private final Map<String, OptionSetting> options = new LinkedHashMap<>();
    private final Map<String, SeatSetting> players = new LinkedHashMap<>();
    private final List<ScriptLine> body = new ArrayList<>();

    /** The index of the line after the last multi-line value. */
    private int blockEnd;

    Parser(String text) {
      this.lines = text.lines().toList();
    }

    Validated<Script> parse() {
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        String strippedLine = line.strip();
        if (line.length() > MAX_LINE_LENGTH) {
          return invalid(i, 1, ScriptErrorCode.LINE_TOO_LONG, MAX_LINE_LENGTH);
        }
        if (strippedLine.startsWith("|") && i >= blockEnd) {
          if (!headerValues.containsKey("game") && !body.isEmpty()) {
            // Not a script, for example a text with a table.
            return invalid(0, 1, ScriptErrorCode.MISSING_GAME);
          }
          return invalid(i, indent(line, 0) + 1, ScriptErrorCode.VALUE_WITHOUT_OPTION);
        }
        if (strippedLine.isEmpty()
            || strippedLine.startsWith("#")
            || strippedLine.startsWith("|")) {
          continue;
        }
        Optional<InputError> error =
            isHeaderLine(strippedLine) ? parseHeaderLine(i, line) : Optional.empty();
        if (error.isPresent()) {
          return Validated.invalid(error.get());
        }
        if (!isHeaderLine(strippedLine)) {
          body.add(parseLine(i, line));
        }
      }
      if (headerValues.isEmpty() && options.isEmpty() && players.isEmpty() && body.isEmpty()) {
        return invalid(0, 1, ScriptErrorCode.EMPTY_FILE);
      }
      Token game = headerValues.get("game");
      if (game == null) {
        return invalid(0, 1, ScriptErrorCode.MISSING_GAME);
      }
      Token seed = headerValues.get("seed");
      Token saved = headerValues.get("saved");
      Optional<Token> rules = Optional.ofNullable(headerValues.get("rules"));
      if (rules.isPresent() && !RULES_VERSION.matcher(rules.get().text()).matches()) {
        Token token = rules.get();
        return Validated.invalid(
            InputError.at(
                token.line(), token.column(), ScriptErrorCode.INVALID_RULES_VERSION, token.text()));
      }
      Optional<Long> seedValue = seed == null ? Optional.empty() : Numbers.parseLong(seed.text());
      if (seed != null && seedValue.isEmpty()) {
        return Validated.invalid(
            InputError.at(seed.line(), seed.column(), ScriptErrorCode.INVALID_SEED, seed.text()));
      }
      return new Valid<>(
          new Script(
              game,
              rules,
              options,
              seedValue.map(OptionalLong::of).orElse(OptionalLong.empty()),
              saved == null ? "" : saved.text(),
              players,
              List.copyOf(body)));
    }

    /**
     * Returns whether the line is a header line. After the first line of the body, the word {@code
     * seed} alone is a command of a game.
     */
    private boolean isHeaderLine(String line) {
      String keyword = line.split("\\s", 2)[0];
      return switch (keyword) {
        case "seed" -> body.isEmpty() || !line.equals(keyword);
        case "lethe", "game", "rules", "saved", "option", "seat" -> true;
        default -> false;
      };
    }

    private Optional<InputError> parseHeaderLine(int i, String line) {
      int start = indent(line, 0);
      String word = line.substring(start).split("\\s", 2)[0];
      Token remainder = restOfLine(i, line, start + word.length());
      if (word.equals("lethe") && !remainder.text().equals(String.valueOf(VERSION))) {
        // A file in another format version cannot be interpreted any further.
        return Optional.of(
            InputError.at(
                remainder.line(),
                remainder.column(),
                ScriptErrorCode.UNSUPPORTED_FORMAT,
                remainder.text(),
                VERSION));
      }
      if (!body.isEmpty()) {
        return Optional.of(InputError.at(i + 1, start + 1, ScriptErrorCode.MISPLACED_HEADER, word));
      }
      if (!word.equals("option") && !word.equals("seat")) {
        return headerValues.putIfAbsent(word, remainder) == null
            ? Optional.empty()
            : Optional.of(InputError.at(i + 1, start + 1, ScriptErrorCode.REPEATED_HEADER, word));
      }
      Token name = new Token(remainder.text().split("\\s", 2)[0], i + 1, remainder.column());
      if (word.equals("option") && name.text().isEmpty()) {
        return Optional.of(
            InputError.at(i + 1, name.column(), ScriptErrorCode.MISSING_OPTION_NAME));
      }
      Token value = restOfLine(i, line, remainder.column() - 1 + name.text().length());
      String block = word.equals("option") && value.text().isEmpty() ? readBlock(i + 1) : "";
      Token textValue = block.isEmpty() ? value : new Token(block, i + 2, 3);
      boolean isNew =
          word.equals("seat")
              ? players.putIfAbsent(name.text(), new SeatSetting(name, value)) == null
              : options.putIfAbsent(name.text(), new OptionSetting(name, textValue)) == null;
      return isNew
          ? Optional.empty()
          : Optional.of(
              InputError.at(
                  i + 1, start + 1, ScriptErrorCode.REPEATED_HEADER, word + " " + name.text()));
    }

    /**
     * Reads the lines that begin with a bar, starting at the given index, without the bar and a
     * blank after it. Sets {@link #blockEnd}.
     */
    private String readBlock(int from) {
      StringBuilder block = new StringBuilder();
      for (blockEnd = from;
          blockEnd < lines.size() && lines.get(blockEnd).startsWith("|");
          blockEnd++) {
        String line = lines.get(blockEnd).substring(1);
        block.append(line.startsWith(" ") ? line.substring(1) : line).append('\n');
      }
      return block.toString();
    }

    private static ScriptLine parseLine(int i, String line) {
      int start = indent(line, 0);
      if (line.charAt(start) == '*') {
        return new ScriptLine(Optional.empty(), true, restOfLine(i, line, start + 1));
      }
      int colon = line.indexOf(':');
      String name = colon < 0 ? "" : line.substring(start, colon).strip();
      return name.isEmpty() || name.indexOf(' ') >= 0
          ? new ScriptLine(Optional.empty(), false, restOfLine(i, line, start))
          : new ScriptLine(
              Optional.of(new Token(name, i + 1, start + 1)),
              false,
              restOfLine(i, line, colon + 1));
    }

    private static Token restOfLine(int i, String line, int from) {
      int start = indent(line, from);
      return new Token(line.substring(start).stripTrailing(), i + 1, start + 1);
    }

    private static int indent(String line, int from) {
      int index = from;
      while (index < line.length() && Character.isWhitespace(line.charAt(index))) {
        index++;
      }
      return index;
    }

    private static Validated<Script> invalid(
        int i, int column, ErrorCode code, Object... arguments) {
      return Validated.invalid(InputError.at(i + 1, column, code, arguments));
    }
  }
}
