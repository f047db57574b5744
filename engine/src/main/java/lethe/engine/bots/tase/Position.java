package lethe.engine.bots.tase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * A position in a round, including the chips in the cups. Side 0 is the opener. Choosing a move may
 * require millions of positions, so chips are masks as in {@link Chips}.
 *
 * @param places eight bits for each side, side 0 first: the hands, then the contents of cups 1, 2
 *     and 3
 * @param side the side to move
 * @param phase the action required of that side
 * @param bound the value that a first chip must reach, or below which a second chip must stay
 */
record Position(long places, int side, Phase phase, int bound) {
  private static final int ALL = Chips.ALL.mask();
  private static final int HAND = 0;

  /** The mask of one cup: eight bits for each side. */
  private static final int CUP = 0xFFFF;

  /** The winner of a cup, indexed by its contents: 1 for side 0, -1 for side 1, 0 for a tie. */
  private static final byte[] OUTCOMES = outcomes();

  /** The position at the start of a round. */
  static final Position OPENING = new Position(ALL | (ALL << Chips.MAX_VALUE), 0, Phase.OPENING, 0);

  /**
   * Creates a position from a view and the contents of the cups.
   *
   * @param cup returns the cup of each chip that is in neither hand and has not left the game
   */
  static Position of(View view, ToIntBiFunction<Seat, Integer> cup) {
    long places = 0;
    for (int side = 0; side < 2; side++) {
      Seat seat = seat(view, side);
      Side publicSide = view.side(seat);
      places |= (long) publicSide.hand().mask() << shift(HAND, side);
      for (int chip : Chips.ALL.without(publicSide.hand()).without(publicSide.discardedChips())) {
        places |= (long) Chips.bit(chip) << shift(cup.applyAsInt(seat, chip), side);
      }
    }
    int mover = view.mover().filter(view.opener()::equals).isPresent() ? 0 : 1;
    return new Position(places, mover, view.phase(), view.bound());
  }

  private static Seat seat(View view, int side) {
    return GameSeats.at(side == 0 ? view.opener().index() : 1 - view.opener().index());
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  /** Returns the chips in a side's hand, as a mask. */
  int hand(int side) {
    return maskAt(places, HAND, side);
  }

  /** Returns a side's chips in cup 1, 2 or 3, as a mask. */
  int cup(int number, int side) {
    return maskAt(places, number, side);
  }

  /** Returns the playable chips, as a mask. */
  int playableMask() {
    return phase.playableMask(hand(side), bound);
  }

  /** Returns whether two cups have the same contents, so that only one needs to be considered. */
  boolean haveSameContents(int cup, int other) {
    return cupContents(cup) == cupContents(other);
  }

  /** Returns the number of chips in both hands. */
  int chipsInHands() {
    return Integer.bitCount((int) places & 0xFFFF);
  }

  Position after(Command command) {
    return switch (command) {
      case Put(int chip, int cup) -> put(chip, cup);
      case Keep() -> finish(places);
    };
  }

  /**
   * Returns the position after a chip is put into a cup and, if the next turn requires it, a chip
   * is thrown out or set aside.
   */
  Position put(int chip, int cup) {
    long bit = Chips.bit(chip);
    long newPlaces = places ^ (bit << shift(HAND, side)) ^ (bit << shift(cup, side));
    return switch (phase) {
      case FIRST -> new Position(newPlaces, side, Phase.SECOND, chip);
      case LAST -> finish(newPlaces);
      default -> beginTurn(newPlaces, 1 - side, chip);
    };
  }

  /**
   * Returns the position at the beginning of a turn. Rule book: The Play; the note under Beginning
   * a Round.
   */
  private static Position beginTurn(long places, int side, int bound) {
    int hand = maskAt(places, HAND, side);
    if (Phase.FIRST.playableMask(hand, bound) != 0) {
      return new Position(places, side, Phase.FIRST, bound);
    }
    if (Integer.bitCount(hand) > 1) {
      long lowest = (long) (hand & -hand) << shift(HAND, side);
      return new Position(places ^ lowest, side, Phase.FREE, bound);
    }
    return hand >= Chips.bit(bound)
        ? new Position(places, side, Phase.LAST, bound)
        : finish(places ^ ((long) hand << shift(HAND, side)));
  }

  private static Position finish(long places) {
    return new Position(places, 0, Phase.OVER, 0);
  }

  /**
   * Returns the number of cups that side 0 would win minus the number that side 1 would win, if the
   * cups were opened now.
   */
  int lead() {
    int lead = 0;
    for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
      lead += outcome(cup);
    }
    return lead;
  }

  /**
   * Returns the outcome of cup 1, 2 or 3 for side 0 if the cup were opened now: 1 for a win, -1 for
   * a loss, 0 for a tie.
   */
  int outcome(int cup) {
    return OUTCOMES[cupContents(cup)];
  }

  List<Command> legalCommands() {
    List<Command> legal = new ArrayList<>();
    for (int chip : Chips.ofMask(playableMask())) {
      for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
        legal.add(new Put(chip, cup));
      }
    }
    if (phase == Phase.LAST) {
      legal.add(new Keep());
    }
    return legal;
  }

  private int cupContents(int cup) {
    return (int) (places >>> shift(cup, 0)) & CUP;
  }

  private static byte[] outcomes() {
    byte[] winners = new byte[CUP + 1];
    for (int cup = 0; cup < winners.length; cup++) {
      Chips first = Chips.ofMask(cup & ALL);
      Chips second = Chips.ofMask(cup >> Chips.MAX_VALUE);
      winners[cup] = (byte) Integer.signum(new CupScore(first, second).lead());
    }
    return winners;
  }

  private static int maskAt(long places, int place, int side) {
    return (int) (places >>> shift(place, side)) & ALL;
  }

  private static int shift(int place, int side) {
    return 16 * place + 8 * side;
  }
}
