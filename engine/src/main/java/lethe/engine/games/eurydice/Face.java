package lethe.engine.games.eurydice;

import java.util.Optional;

/** A card as a viewer sees it. */
public sealed interface Face {
  /** It lies open, or is being held and looked at. */
  record Up(Suit suit) implements Face {}

  /** It lies face down, and whoever sees this knows what it is. */
  record Remembered(Suit suit) implements Face {}

  /** Nobody who sees this knows what it is. */
  record Down() implements Face {}

  /** What it is, if the viewer knows. */
  default Optional<Suit> seen() {
    return switch (this) {
      case Up(Suit suit) -> Optional.of(suit);
      case Remembered(Suit suit) -> Optional.of(suit);
      case Down() -> Optional.empty();
    };
  }
}
