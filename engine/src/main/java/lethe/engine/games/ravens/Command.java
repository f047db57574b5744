package lethe.engine.games.ravens;

import java.util.List;

/**
 * A command of a seat in the Ravens. A card of the Atman is named by the first spot in reading
 * order at which it is visible. Numbers start at 1.
 */
public sealed interface Command {
  /**
   * Ren orders her hearts.
   *
   * @param order for each row from the first to the fourth, the number of the heart as dealt
   */
  record Arrange(List<Integer> order) implements Command {}

  /** Feth draws cards one by one. */
  record Draw(int count) implements Command {}

  /** Feth stops drawing. */
  record Stop() implements Command {}

  /**
   * Feth places a card of his line.
   *
   * @param number the number of the card in the line
   * @param at the spot of its north-west quadrant
   */
  record Place(int number, Spot at) implements Command {}

  /** Feth uses the power of a poem card. */
  sealed interface Use extends Command {
    /**
     * Returns the row of the poem card; 0 if only one row has this power, if the batch is over, or
     * if a typed command names no row.
     */
    int row();

    default Power power() {
      return switch (this) {
        case Sever _ -> Power.SEVER;
        case Blaze _ -> Power.BLAZE;
        case Sink _ -> Power.SINK;
        case Drift _ -> Power.DRIFT;
        case Seed _ -> Power.SEED;
        case Bloom _ -> Power.BLOOM;
        case Glimmer _ -> Power.GLIMMER;
        case Dawn _ -> Power.DAWN;
        case Whisper _ -> Power.WHISPER;
        case Requiem _ -> Power.REQUIEM;
      };
    }

    /** Returns this command with another {@link #row}, which may be 0. */
    default Use withRow(int row) {
      return switch (this) {
        case Sever(Spot card, _) -> new Sever(card, row);
        case Blaze(List<Spot> cards, _) -> new Blaze(cards, row);
        case Sink(Spot card, _) -> new Sink(card, row);
        case Drift(Spot card, Spot to, _) -> new Drift(card, to, row);
        case Seed _ -> new Seed(row);
        case Bloom(int number, _) -> new Bloom(number, row);
        case Glimmer _ -> new Glimmer(row);
        case Dawn(Color raven, _) -> new Dawn(raven, row);
        case Whisper(Color raven, _) -> new Whisper(raven, row);
        case Requiem(Color raven, _) -> new Requiem(raven, row);
      };
    }
  }

  /** Feth discards one card of the Atman. */
  record Sever(Spot card, int row) implements Use {
    public Sever(Spot card) {
      this(card, 0);
    }
  }

  /**
   * Feth discards cards of one color.
   *
   * @param cards one or two cards, in reading order
   */
  record Blaze(List<Spot> cards, int row) implements Use {
    public Blaze(List<Spot> cards) {
      this(cards, 0);
    }
  }

  /** Feth slips a card of the Atman beneath every card that it overlaps. */
  record Sink(Spot card, int row) implements Use {
    public Sink(Spot card) {
      this(card, 0);
    }
  }

  /**
   * Feth lifts a card of the Atman and places it elsewhere.
   *
   * @param to the new spot of its north-west quadrant
   */
  record Drift(Spot card, Spot to, int row) implements Use {
    public Drift(Spot card, Spot to) {
      this(card, to, 0);
    }
  }

  /** Feth draws one more card; a memory card goes into his line. */
  record Seed(int row) implements Use {
    public Seed() {
      this(0);
    }
  }

  /**
   * Feth takes a memory card from the discard pile into his line.
   *
   * @param number the number of the card in the discard pile, in which ravens count
   */
  record Bloom(int number, int row) implements Use {
    public Bloom(int number) {
      this(number, 0);
    }
  }

  /** Feth looks at the top cards of the deck. */
  record Glimmer(int row) implements Use {
    public Glimmer() {
      this(0);
    }
  }

  /**
   * Feth puts the cards that he looked at back on the deck.
   *
   * @param order the numbers of the cards, new top card first
   */
  record Order(List<Integer> order) implements Command {}

  /** Feth chases a raven away or, in the third batch, defeats it. */
  record Dawn(Color raven, int row) implements Use {
    public Dawn(Color raven) {
      this(raven, 0);
    }
  }

  /** Feth looks at the cards beneath a raven. */
  record Whisper(Color raven, int row) implements Use {
    public Whisper(Color raven) {
      this(raven, 0);
    }
  }

  /** Feth puts one of the cards that he looked at beneath a raven on the discard pile. */
  record Free(int number) implements Command {}

  /** Feth puts all cards beneath a raven on the discard pile. */
  record Requiem(Color raven, int row) implements Use {
    public Requiem(Color raven) {
      this(raven, 0);
    }
  }

  /** Feth ends building. */
  record End() implements Command {}

  /** Feth declines to use a power. */
  record Pass() implements Command {}

  /** Ren takes a card from the Atman. */
  record Take(Spot card) implements Command {}

  /**
   * Ren adds a card of the score pile to the card she takes.
   *
   * @param number the number of the card in the score pile, in which ravens count
   */
  record With(int number) implements Command {}

  /** Ren adds no further cards. */
  record Done() implements Command {}

  /** Ren turns a heart face up. */
  record Reveal(int row) implements Command {}

  /** Ren keeps the chunk of the Atman that contains this spot. */
  record Keep(Spot chunk) implements Command {}
}
