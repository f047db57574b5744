package lethe.app.ssh;

import lethe.app.titles.Title;

/** Who a seat of a table belongs to. */
sealed interface Place {
  /** A bot of this level. */
  record Bot(String level) implements Place {
    /** The bot that sits where nothing else was said. */
    static Bot usual(Title<?, ?, ?> title) {
      return new Bot(title.level("").orElseThrow().name());
    }
  }

  /**
   * Nobody yet.
   *
   * @param invited whose it is to be; anybody's if empty
   */
  record Free(String invited) implements Place {}

  /**
   * Somebody, here or away.
   *
   * @param id who
   */
  record Held(String id) implements Place {}

  /** As it is kept. */
  default String text() {
    return switch (this) {
      case Bot(String level) -> "bot " + level;
      case Free(String invited) -> "free " + invited;
      case Held(String id) -> "held " + id;
    };
  }

  /** Reads what {@link #text} writes. */
  static Place read(String text) {
    String[] words = text.split(" ", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "bot" -> new Bot(rest);
      case "held" -> new Held(rest);
      default -> new Free(rest);
    };
  }
}
