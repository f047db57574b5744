package lethe.app.server.table;

import java.util.Optional;

/**
 * Decides who may watch a match while it is being played. It does not restrict who may view a
 * finished match.
 */
public sealed interface SpectatorPolicy {
  record Everyone() implements SpectatorPolicy {
    @Override
    public String toString() {
      return "all";
    }
  }

  /**
   * Everyone, with a delay.
   *
   * @param entries the delay in journal entries, not counting private marks; from 1 to 99
   */
  record Delayed(int entries) implements SpectatorPolicy {
    @Override
    public String toString() {
      return "" + entries;
    }
  }

  record Nobody() implements SpectatorPolicy {
    @Override
    public String toString() {
      return "nobody";
    }
  }

  /** Parses the text form of a policy. Returns empty if it is invalid. */
  static Optional<SpectatorPolicy> parse(String text) {
    return switch (text) {
      case "all" -> Optional.of(new Everyone());
      case "nobody" -> Optional.of(new Nobody());
      default ->
          text.matches("[1-9][0-9]?")
              ? Optional.of(new Delayed(Integer.parseInt(text)))
              : Optional.empty();
    };
  }
}
