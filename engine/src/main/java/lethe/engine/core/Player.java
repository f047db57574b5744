package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/** The kind of player that holds a seat. */
public sealed interface Player {
  /** A person. */
  record Human() implements Player {
    @Override
    public String toString() {
      return "human";
    }
  }

  /**
   * A bot.
   *
   * @param level the level; empty for the game's default level
   */
  record Machine(String level) implements Player {
    @Override
    public String toString() {
      return level.isEmpty() ? "bot" : "bot:" + level;
    }
  }

  /** Returns whether more than one of these players is a person. */
  static boolean hasSeveralPeople(List<Player> players) {
    return players.stream().filter(Human.class::isInstance).count() > 1;
  }

  /** Reads {@code human}, {@code bot} or {@code bot:LEVEL}. */
  static Optional<Player> parse(String text) {
    if (text.equals("human")) {
      return Optional.of(new Human());
    }
    if (text.equals("bot")) {
      return Optional.of(new Machine(""));
    }
    return text.startsWith("bot:") && text.length() > 4
        ? Optional.of(new Machine(text.substring(4)))
        : Optional.empty();
  }
}
