package lethe.engine.games.ravens;

import java.util.List;

/**
 * What a seat may ask for. A card of the Atman is named by the first spot, in reading order, where
 * it shows; numbers count from 1.
 */
public sealed interface Command {
  /**
   * Ren puts her hearts in order.
   *
   * @param order which of the hearts as they were dealt comes first, second, third and fourth
   */
  record Arrange(List<Integer> order) implements Command {}

  /** Feth draws so many cards, one by one. */
  record Draw(int count) implements Command {}

  /** Feth draws no more. */
  record Stop() implements Command {}

  /**
   * Feth places a card of his line.
   *
   * @param number its number in the line
   * @param at where its north-west quadrant goes
   */
  record Place(int number, Spot at) implements Command {}

  /** Feth discards one card of the Atman. */
  record Sever(Spot card) implements Command {}

  /**
   * Feth discards cards of one color.
   *
   * @param cards one or two, in reading order
   */
  record Blaze(List<Spot> cards) implements Command {}

  /** Feth slips a card beneath every card that it overlaps. */
  record Sink(Spot card) implements Command {}

  /**
   * Feth lifts a card and places it elsewhere.
   *
   * @param to where its north-west quadrant goes
   */
  record Drift(Spot card, Spot to) implements Command {}

  /** Feth draws one more card into his line. */
  record Seed() implements Command {}

  /** Feth takes a memory card out of the discard pile. */
  record Bloom(int number) implements Command {}

  /** Feth looks at the top of the deck. */
  record Glimmer() implements Command {}

  /**
   * Feth puts the cards he looked at back.
   *
   * @param order which of them comes to lie on top, which beneath it, and so on
   */
  record Order(List<Integer> order) implements Command {}

  /** Feth chases a raven away. */
  record Dawn(Color raven) implements Command {}

  /** Feth looks at the cards beneath a raven. */
  record Whisper(Color raven) implements Command {}

  /** Feth puts one of the cards he looked at on the discard pile. */
  record Free(int number) implements Command {}

  /** Feth puts all cards beneath a raven on the discard pile. */
  record Requiem(Color raven) implements Command {}

  /** Feth has finished building. */
  record End() implements Command {}

  /** Feth uses no power now. */
  record Pass() implements Command {}

  /** Ren takes a card from the Atman. */
  record Take(Spot card) implements Command {}

  /** Ren adds a card of the score pile to the one she takes. */
  record With(int number) implements Command {}

  /** Ren adds no more. */
  record Done() implements Command {}

  /** Ren turns up a heart. */
  record Reveal(int row) implements Command {}

  /** Ren keeps the chunk of the Atman that this spot belongs to. */
  record Keep(Spot chunk) implements Command {}
}
