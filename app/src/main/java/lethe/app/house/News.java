package lethe.app.house;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What people in the house are told. Where a name is left out it is hidden: at a table that is
 * played in silence it could say what nobody may say there.
 */
public sealed interface News {
  /** Whoever holds a seat has gone from the table; the seat is held. */
  record Away(Optional<String> name, Seat seat) implements News {}

  /** Whoever holds a seat sits there. */
  record Back(Optional<String> name, Seat seat) implements News {}

  /** Somebody has given a seat up. */
  record Left(Optional<String> name, Seat seat) implements News {}

  /** The player of a seat has been away for so long that others may have a bot play on. */
  record Offer(Seat seat) implements News {}

  /** The player of a seat has had the time for a move, so that others may have a bot make it. */
  record Late(Seat seat) implements News {}

  /** Whoever sits there would break off, if all others would. */
  record AsksToAdjourn(Optional<String> name, Seat seat) implements News {}

  /** What somebody is called for who is elsewhere. */
  sealed interface Summons extends News {}

  /** It is their turn at a table. */
  record YourTurn(int table, String game) implements Summons {}

  /** A seat is kept for them. */
  record Invitation(String host, String game, int table) implements Summons {}

  record BotTakes(Seat seat) implements News {}

  /** Somebody has set the next table for those who played here. */
  record Rematch(String name, int table) implements News {}

  record Said(String name, Seat seat, String line) implements News {}

  /** Somebody who looks on says a line to others who do. */
  record SaidAside(String name, String line) implements News {}

  /** Moves cannot be written down, so none is played. */
  record NoRoom() implements News {}

  record RoomAgain() implements News {}

  /** What binds the deal. */
  record Bound(String hash) implements News {}

  /** What the deal was bound by, once the match is over. */
  record Revealed(long seed, String nonce, int table) implements News {}

  /** The match is not rated. */
  record NotRated(Unrated why) implements News {}

  /** They are called otherwise from now on. */
  record Called(String name) implements News {}

  /** The match was one of many of the same deal. */
  record Shared(String event, int deal) implements News {}

  /** A friend is here, or in another house, who was not before. */
  record FriendCame(String name) implements News {}

  /** Whoever runs the house tells everybody something. */
  record Notice(String text) implements News {}
}
