package lethe.app.server;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * An announcement to people at a table or in the lobby. Names are omitted where they are hidden: at
 * a table that is played in silence, a name could convey information.
 */
public sealed interface News {
  /** A player has left the table; the seat is held. */
  record Away(Optional<String> name, Seat seat) implements News {}

  /** A player is present at the table. */
  record Back(Optional<String> name, Seat seat) implements News {}

  /** A player has given up a seat. */
  record Left(Optional<String> name, Seat seat) implements News {}

  /** A player has been absent for so long that the others may replace them by a bot. */
  record Offer(Seat seat) implements News {}

  /** A player has run out of time, so the others may have a bot move. */
  record Late(Seat seat) implements News {}

  /** A player asks the others to adjourn. */
  record AsksToAdjourn(Optional<String> name, Seat seat) implements News {}

  /** A request for the attention of someone who is not at the table. */
  sealed interface Summons extends News {}

  /** They are to move at a table. */
  record YourTurn(int table, String game) implements Summons {}

  /** A seat is reserved for them. */
  record Invitation(String host, String game, int table) implements Summons {}

  record BotTakes(Seat seat) implements News {}

  /** A player has created a table for a rematch. */
  record Rematch(String name, int table) implements News {}

  record Said(String name, Seat seat, String line) implements News {}

  /** A chat message of a spectator or in the lobby. */
  record SaidAside(String name, String line) implements News {}

  /** Moves cannot be stored, so none are accepted. */
  record NoRoom() implements News {}

  record RoomAgain() implements News {}

  /** The commitment of the deal. */
  record Bound(String hash) implements News {}

  /** The seed and nonce of a finished match, which prove the commitment. */
  record Revealed(long seed, String nonce, int table) implements News {}

  /** The match is not rated. */
  record NotRated(Unrated why) implements News {}

  /** They are called otherwise from now on. */
  record Called(String name) implements News {}

  /** The match was one of many of the same deal. */
  record Shared(String event, int deal) implements News {}

  /** A friend has come online, on any server. */
  record FriendCame(String name) implements News {}

  /** A message of the operator to everybody. */
  record Notice(String text) implements News {}
}
