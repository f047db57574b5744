package lethe.engine.core;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

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

  /**
   * A program outside Lethe. Its moves are entered like those of a person; a match can be replayed
   * without it.
   *
   * @param name the name that the program gave, as one word
   */
  record Program(String name) implements Player {
    private static final String PREFIX = "program:";

    private static final Pattern NAME = Pattern.compile("[a-z0-9._-]{1,40}");

    @Override
    public String toString() {
      return PREFIX + name;
    }

    private static Optional<Player> parse(String text) {
      return text.startsWith(PREFIX) && NAME.matcher(text.substring(PREFIX.length())).matches()
          ? Optional.of(new Program(text.substring(PREFIX.length())))
          : Optional.empty();
    }
  }

  /** Returns whether more than one of these players is a person. */
  static boolean hasSeveralPeople(List<Player> players) {
    return players.stream().filter(Human.class::isInstance).count() > 1;
  }

  /**
   * Reads {@code human}, {@code bot}, {@code bot:LEVEL} or {@code program:NAME}; returns empty for
   * other texts.
   */
  static Optional<Player> parse(String text) {
    if (text.equals("human")) {
      return Optional.of(new Human());
    }
    if (text.equals("bot")) {
      return Optional.of(new Machine(""));
    }
    return text.startsWith("bot:") && text.length() > 4
        ? Optional.of(new Machine(text.substring(4)))
        : Program.parse(text);
  }
}
