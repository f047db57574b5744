package lethe.app.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lethe.app.server.client.TakeoverPolicy;

/**
 * The settings of a table beyond the rules of its game: the time limit for a move, who may watch,
 * who may sit down, and who may take the seat of a player who has left.
 *
 * @param pace the time limit for a move; empty if there is none
 * @param joinWord the word required to sit down without an invitation; empty if the table is not
 *     private
 * @param takeoverPolicy who may take a seat that a player has given up during the match
 */
public record TableSettings(
    Optional<MoveTime> pace,
    SpectatorPolicy spectatorPolicy,
    String joinWord,
    TakeoverPolicy takeoverPolicy) {
  /** The default settings: no time limit, and anyone may watch, sit down or take a free seat. */
  public static final TableSettings DEFAULTS =
      new TableSettings(
          Optional.empty(), new SpectatorPolicy.Everyone(), "", TakeoverPolicy.ANYONE);

  private static final String PACE = "pace";
  private static final String WATCH = "watch";
  private static final String JOIN_WORD = "word";
  private static final String TAKEOVER = "takeover";

  /**
   * The names of the settings as typed and stored. No game has an option or a seat with these
   * names.
   */
  public static final List<String> KEYS = List.of(PACE, WATCH, JOIN_WORD, TAKEOVER);

  /**
   * Returns these settings with one of them changed; empty if the value is invalid or there is no
   * such setting.
   */
  public Optional<TableSettings> with(String key, String value) {
    return switch (key) {
      case PACE ->
          MoveTime.parse(value)
              .map(parsed -> new TableSettings(parsed, spectatorPolicy, joinWord, takeoverPolicy));
      case WATCH ->
          SpectatorPolicy.parse(value)
              .map(parsed -> new TableSettings(pace, parsed, joinWord, takeoverPolicy));
      case JOIN_WORD ->
          value.matches("[!-~]{1,32}")
              ? Optional.of(new TableSettings(pace, spectatorPolicy, value, takeoverPolicy))
              : Optional.empty();
      case TAKEOVER ->
          TakeoverPolicy.parse(value)
              .map(parsed -> new TableSettings(pace, spectatorPolicy, joinWord, parsed));
      default -> Optional.empty();
    };
  }

  /** Returns the settings that differ from the default, as typed and stored. */
  public Map<String, String> nonDefaultValues() {
    Map<String, String> values = new TreeMap<>();
    pace.ifPresent(moveTime -> values.put(PACE, moveTime.toString()));
    if (!spectatorPolicy.equals(DEFAULTS.spectatorPolicy)) {
      values.put(WATCH, spectatorPolicy.toString());
    }
    if (isPrivate()) {
      values.put(JOIN_WORD, joinWord);
    }
    if (takeoverPolicy != DEFAULTS.takeoverPolicy) {
      values.put(TAKEOVER, takeoverPolicy.toString());
    }
    return values;
  }

  /** Returns the public form of these settings, in which the join word is replaced with dots. */
  public TableSettings withJoinWordHidden() {
    return isPrivate() ? new TableSettings(pace, spectatorPolicy, "...", takeoverPolicy) : this;
  }

  /** Returns whether users who were not invited need a join word to sit down. */
  public boolean isPrivate() {
    return !joinWord.isEmpty();
  }

  /**
   * Returns whether this is a correspondence game, in which players need not be present while
   * others move.
   */
  public boolean isCorrespondence() {
    return pace.filter(MoveTime::isCorrespondence).isPresent();
  }

  /** Returns whether spectators see the match with a delay. */
  public boolean isDelayed() {
    return spectatorPolicy instanceof SpectatorPolicy.Delayed;
  }

  /** Returns the time limit for a move; empty if there is none. */
  public Optional<Duration> moveTimeLimit() {
    return pace.map(MoveTime::time);
  }

  /** Returns the settings that differ from the default, as typed; empty if there are none. */
  @Override
  public String toString() {
    return nonDefaultValues().entrySet().stream()
        .map(setting -> setting.getKey() + "=" + setting.getValue())
        .collect(Collectors.joining(" "));
  }
}
