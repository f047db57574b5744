package lethe.engine.core;

import java.util.List;
import java.util.Map;

/**
 * The initial conditions of a match.
 *
 * @param game the game's name
 * @param rulesVersion the version of the rules; {@link #UNSTATED_RULES} if a script does not state
 *     the version, in which case the current rules apply
 * @param options the chosen options
 * @param seed the source of all chance in the match until hidden cards are dealt again
 * @param savedSince the time of the first save; empty if the match has not been saved
 * @param seatedPlayers the players and their seats, in the order of play
 */
public record Header(
    String game,
    int rulesVersion,
    Options options,
    long seed,
    String savedSince,
    List<SeatedPlayer> seatedPlayers) {
  /** The value of {@code rulesVersion} if a header does not state a version. */
  public static final int UNSTATED_RULES = 0;

  /** A seat and its initial player. */
  public record SeatedPlayer(Seat seat, Player player) {}

  public Header {
    seatedPlayers = List.copyOf(seatedPlayers);
  }

  /** Creates the header of a match that is played by the current rules. */
  public Header(
      String game,
      Options options,
      long seed,
      String savedSince,
      List<SeatedPlayer> seatedPlayers) {
    this(game, UNSTATED_RULES, options, seed, savedSince, seatedPlayers);
  }

  public Header withRulesVersion(int version) {
    return new Header(game, version, options, seed, savedSince, seatedPlayers);
  }

  public Header withSavedSince(String time) {
    return new Header(game, rulesVersion, options, seed, time, seatedPlayers);
  }

  public List<Seat> seats() {
    return seatedPlayers.stream().map(SeatedPlayer::seat).toList();
  }

  /** Returns the canonical header of a script, ending in a line break. */
  public String text() {
    StringBuilder text = new StringBuilder("lethe " + Script.VERSION + "\ngame " + game + "\n");
    if (rulesVersion != UNSTATED_RULES) {
      text.append("rules ").append(rulesVersion).append('\n');
    }
    if (!savedSince.isEmpty()) {
      text.append("saved ").append(savedSince).append('\n');
    }
    for (Map.Entry<String, String> option : options.values().entrySet()) {
      text.append("option ").append(option.getKey());
      if (option.getValue().indexOf('\n') < 0) {
        text.append(' ').append(option.getValue()).append('\n');
      } else {
        text.append('\n');
        option.getValue().lines().forEach(line -> text.append("| ").append(line).append('\n'));
      }
    }
    text.append("seed ").append(seed).append('\n');
    for (SeatedPlayer seatedPlayer : seatedPlayers) {
      text.append("seat ")
          .append(seatedPlayer.seat())
          .append(' ')
          .append(seatedPlayer.player())
          .append('\n');
    }
    return text.toString();
  }
}
