package lethe.engine.games.eurydice;

import java.util.Optional;

/** A card as a viewer sees it. */
public sealed interface Face {
  /** A card that is face up, or is being looked at. */
  record Up(Suit suit) implements Face {}

  /** A face-down card that the viewer knows. */
  record Remembered(Suit suit) implements Face {}

  /** A face-down card that the viewer does not know. */
  record Down() implements Face {}

  /** Returns the suit if the viewer knows it. */
  default Optional<Suit> knownSuit() {
    return switch (this) {
      case Up(Suit suit) -> Optional.of(suit);
      case Remembered(Suit suit) -> Optional.of(suit);
      case Down() -> Optional.empty();
    };
  }
}
