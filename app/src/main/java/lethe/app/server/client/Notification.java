package lethe.app.server.client;

import java.util.Optional;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * A notification for users at a table or in the lobby. Names are omitted where they are hidden: at
 * a table that is played in silence, a name could convey information.
 */
public sealed interface Notification {
  /** A player has left the table; the seat is held. */
  record PlayerAway(Optional<String> name, Seat seat) implements Notification {}

  /**
   * A player has arrived at the table or returned to it, or was there when the recipient arrived.
   */
  record PlayerPresent(Optional<String> name, Seat seat) implements Notification {}

  /** A player has given up a seat. */
  record SeatGivenUp(Optional<String> name, Seat seat, TakeoverPolicy takeover)
      implements Notification {}

  /** A player has been absent long enough to be replaced by a bot. */
  record BotOffered(Seat seat) implements Notification {}

  /** A player has run out of time, so the others may let a bot move. */
  record PlayerLate(Seat seat) implements Notification {}

  /** A player asks the others to adjourn. */
  record AdjournmentRequested(Optional<String> name, Seat seat) implements Notification {}

  /** A request for the attention of a user who is not at the table. */
  sealed interface AttentionRequest extends Notification {}

  /** It is the user's turn at a table. */
  record YourTurn(int table, String game) implements AttentionRequest {}

  /**
   * A seat is reserved for the user.
   *
   * @param pace the time limit for a move, such as {@code 3d}; empty if there is none
   */
  record Invitation(String host, String game, int table, Optional<String> pace)
      implements AttentionRequest {}

  /**
   * A player has taken a seat at the user's table.
   *
   * @param name the player's name; empty if it is hidden
   */
  record SeatTaken(Optional<String> name, Seat seat, int table, String game)
      implements AttentionRequest {}

  /**
   * The match at the user's table has begun.
   *
   * @param yourTurn whether the user is to move
   */
  record MatchBegan(int table, String game, boolean yourTurn) implements AttentionRequest {}

  /**
   * A player has given up a seat in one of the user's matches, or the seat is no longer held for
   * the absent player.
   *
   * @param name the player's name; empty if it is hidden
   */
  record SeatVacated(Optional<String> name, Seat seat, int table, String game)
      implements AttentionRequest {}

  /**
   * A player has aborted the match at the user's table before every player had moved, or before it
   * was dealt.
   */
  record MatchAborted(int table, String game) implements AttentionRequest {}

  /** The match at the user's table is over. */
  record MatchEnded(int table, String game, Outcome outcome) implements AttentionRequest {}

  record BotTookOver(Seat seat) implements Notification {}

  /** A player has created a table for a rematch. */
  record RematchOffered(String name, int table) implements Notification {}

  record PlayerMessage(String name, Seat seat, String line) implements Notification {}

  /** A chat message from a spectator or in the lobby. */
  record ChatMessage(String name, String line) implements Notification {}

  /** Moves cannot be stored, so none are accepted. */
  record StorageUnavailable() implements Notification {}

  record StorageRestored() implements Notification {}

  /** The hash that binds the deal of the match; announced to each participant on arrival. */
  record CommitmentAnnounced(String hash) implements Notification {}

  /** The seed and nonce of a finished match, which prove the commitment. */
  record DealRevealed(long seed, String nonce, int table) implements Notification {}

  /** The match will not be rated, or has not been rated, for this reason. */
  record NotRated(UnratedReason reason) implements Notification {}

  /**
   * The user's rating of this season has changed because of the match.
   *
   * @param change the difference from the old one
   */
  record RatingChanged(long rating, long change) implements Notification {}

  /** The user's name was changed. */
  record NameChanged(String name) implements Notification {}

  /** Other users can still play the deal of the match. */
  record DealStillInPlay(String event, int deal) implements Notification {}

  /** A friend has come online, on any server. */
  record FriendOnline(String name) implements Notification {}

  /** A message from the operator to everyone. */
  record OperatorNotice(String text) implements Notification {}
}
