package lethe.engine.core;

import java.util.Optional;

/** Who plays a seat. */
public sealed interface Player {
  /** Somebody who types. */
  record Human() implements Player {
    @Override
    public String toString() {
      return "human";
    }
  }

  /**
   * A bot.
   *
   * @param level how well it plays; empty for the title's usual one
   */
  record Machine(String level) implements Player {
    @Override
    public String toString() {
      return level.isEmpty() ? "bot" : "bot:" + level;
    }
  }

  /** Reads {@code human}, {@code bot} or {@code bot:LEVEL}. */
  static Optional<Player> read(String text) {
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
