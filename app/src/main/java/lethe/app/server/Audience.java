package lethe.app.server;

import java.util.Optional;

/** Who may watch a table while its match is being played. Everybody may watch a finished match. */
public sealed interface Audience {
  record All() implements Audience {
    @Override
    public String toString() {
      return "all";
    }
  }

  /**
   * Everybody, with a delay.
   *
   * @param entries the delay in journal entries
   */
  record Later(int entries) implements Audience {
    @Override
    public String toString() {
      return "" + entries;
    }
  }

  record Nobody() implements Audience {
    @Override
    public String toString() {
      return "nobody";
    }
  }

  /** Parses the text form of an audience; empty if it is invalid. */
  static Optional<Audience> read(String text) {
    return switch (text) {
      case "all" -> Optional.of(new All());
      case "nobody" -> Optional.of(new Nobody());
      default ->
          text.matches("[1-9][0-9]?")
              ? Optional.of(new Later(Integer.parseInt(text)))
              : Optional.empty();
    };
  }
}
