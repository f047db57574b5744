package lethe.app.house;

import java.util.Optional;

/** Who looks on at a table while its match is played; when it is over, everybody may. */
public sealed interface Audience {
  record All() implements Audience {
    @Override
    public String toString() {
      return "all";
    }
  }

  /**
   * Everybody, later than it is played.
   *
   * @param entries how many entries of the journal they are behind
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

  /** Reads what each of them writes; nothing if it is none. */
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
