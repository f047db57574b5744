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

  /** Feth uses the power of a poem card. */
  sealed interface Use extends Command {
    Power power();

    /**
     * The row whose poem card is used, where several rows have this power; 0 where only one does.
     */
    int row();

    /** The same with the poem card of another row. */
    Use from(int row);
  }

  /** Feth discards one card of the Atman. */
  record Sever(Spot card, int row) implements Use {
    public Sever(Spot card) {
      this(card, 0);
    }

    @Override
    public Power power() {
      return Power.SEVER;
    }

    @Override
    public Use from(int other) {
      return new Sever(card, other);
    }
  }

  /**
   * Feth discards cards of one color.
   *
   * @param cards one or two, in reading order
   */
  record Blaze(List<Spot> cards, int row) implements Use {
    public Blaze(List<Spot> cards) {
      this(cards, 0);
    }

    @Override
    public Power power() {
      return Power.BLAZE;
    }

    @Override
    public Use from(int other) {
      return new Blaze(cards, other);
    }
  }

  /** Feth slips a card beneath every card that it overlaps. */
  record Sink(Spot card, int row) implements Use {
    public Sink(Spot card) {
      this(card, 0);
    }

    @Override
    public Power power() {
      return Power.SINK;
    }

    @Override
    public Use from(int other) {
      return new Sink(card, other);
    }
  }

  /**
   * Feth lifts a card and places it elsewhere.
   *
   * @param to where its north-west quadrant goes
   */
  record Drift(Spot card, Spot to, int row) implements Use {
    public Drift(Spot card, Spot to) {
      this(card, to, 0);
    }

    @Override
    public Power power() {
      return Power.DRIFT;
    }

    @Override
    public Use from(int other) {
      return new Drift(card, to, other);
    }
  }

  /** Feth draws one more card into his line. */
  record Seed(int row) implements Use {
    public Seed() {
      this(0);
    }

    @Override
    public Power power() {
      return Power.SEED;
    }

    @Override
    public Use from(int other) {
      return new Seed(other);
    }
  }

  /** Feth takes a memory card out of the discard pile. */
  record Bloom(int number, int row) implements Use {
    public Bloom(int number) {
      this(number, 0);
    }

    @Override
    public Power power() {
      return Power.BLOOM;
    }

    @Override
    public Use from(int other) {
      return new Bloom(number, other);
    }
  }

  /** Feth looks at the top of the deck. */
  record Glimmer(int row) implements Use {
    public Glimmer() {
      this(0);
    }

    @Override
    public Power power() {
      return Power.GLIMMER;
    }

    @Override
    public Use from(int other) {
      return new Glimmer(other);
    }
  }

  /**
   * Feth puts the cards he looked at back.
   *
   * @param order which of them comes to lie on top, which beneath it, and so on
   */
  record Order(List<Integer> order) implements Command {}

  /** Feth chases a raven away. */
  record Dawn(Color raven, int row) implements Use {
    public Dawn(Color raven) {
      this(raven, 0);
    }

    @Override
    public Power power() {
      return Power.DAWN;
    }

    @Override
    public Use from(int other) {
      return new Dawn(raven, other);
    }
  }

  /** Feth looks at the cards beneath a raven. */
  record Whisper(Color raven, int row) implements Use {
    public Whisper(Color raven) {
      this(raven, 0);
    }

    @Override
    public Power power() {
      return Power.WHISPER;
    }

    @Override
    public Use from(int other) {
      return new Whisper(raven, other);
    }
  }

  /** Feth puts one of the cards he looked at on the discard pile. */
  record Free(int number) implements Command {}

  /** Feth puts all cards beneath a raven on the discard pile. */
  record Requiem(Color raven, int row) implements Use {
    public Requiem(Color raven) {
      this(raven, 0);
    }

    @Override
    public Power power() {
      return Power.REQUIEM;
    }

    @Override
    public Use from(int other) {
      return new Requiem(raven, other);
    }
  }

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
