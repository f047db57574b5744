package lethe.app.lobby;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.event.DailyDeal;
import lethe.app.server.Ban;
import lethe.app.server.DisconnectReason;
import lethe.app.server.Notification;
import lethe.app.server.SafeText;
import lethe.app.server.ServerRefusal;
import lethe.app.server.TableListing;
import lethe.app.server.TableListing.SeatHolder;
import lethe.app.server.Unrated;
import lethe.app.server.WaitingTable;
import lethe.app.titles.ResultCaveats;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;
import lethe.engine.core.InputError;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Turns the server's answers and notifications into text. */
public final class LobbyMessages {
  /** Placeholder in messages for the prefix of a command. */
  private static final String COMMAND_PREFIX = "{house}";

  private static final Messages TEMPLATES = Messages.of(LobbyMessages.class);

  /** Messages for users in the lobby, who type commands without a prefix. */
  static final Messages MESSAGES = TEMPLATES.filling(COMMAND_PREFIX, "");

  /** Messages for users who run a single command and read the answer at their shell. */
  static final Messages SHELL_MESSAGES = TEMPLATES.filling(COMMAND_PREFIX, "ssh -t HOST ");

  private static final int MAX_LENGTH = 300;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private LobbyMessages() {}

  /** Returns why the server or a game refuses a request. */
  public static String say(Rejection why) {
    return say(why, MESSAGES);
  }

  /** Returns why the server or a game refuses a request, in the given variant of the messages. */
  static String say(Rejection why, Messages say) {
    return why.code() instanceof ServerRefusal
        ? say.say(why)
        : SafeText.sanitize(reason(why), MAX_LENGTH);
  }

  /**
   * Returns why the server or a game refuses a request at a table. The game may word its own
   * refusals.
   */
  static String say(Rejection why, Title<?, ?, ?> title) {
    return why.code() instanceof ServerRefusal ? MESSAGES.say(why) : title.messages().say(why);
  }

  private static String reason(Rejection rejection) {
    return Titles.REASONS.say(rejection);
  }

  /** Returns a fault as {@code NAME:LINE:COLUMN: what, and what was expected}. */
  public static String say(String file, InputError fault) {
    String place = fault.line() == 0 ? file : file + ":" + fault.line() + ":" + fault.column();
    return SafeText.sanitize(
        place + ": " + Titles.REASONS.say(fault.code(), fault.arguments()), MAX_LENGTH);
  }

  static String say(Notification notification) {
    return switch (notification) {
      case Notification.PlayerAway(Optional<String> name, var seat) ->
          MESSAGES.say("is-away", name(name), seat);
      case Notification.PlayerBack(Optional<String> name, var seat) ->
          MESSAGES.say("is-back", name(name), seat);
      case Notification.SeatGivenUp(Optional<String> name, var seat) ->
          MESSAGES.say("left", name(name), seat);
      case Notification.BotOffered(var seat) -> MESSAGES.say("offer", seat);
      case Notification.PlayerLate(var seat) -> MESSAGES.say("late", seat);
      case Notification.AdjournmentRequested(Optional<String> name, var seat) ->
          MESSAGES.say("asks-to-adjourn", name(name), seat);
      case Notification.YourTurn(int table, String _) -> MESSAGES.say("turn-at", table);
      case Notification.Invitation(String host, String game, int table) ->
          MESSAGES.say("invitation", host(host), game, table);
      case Notification.BotTookOver(var seat) -> MESSAGES.say("bot-takes", seat);
      case Notification.RematchOffered(String name, int table) ->
          MESSAGES.say("rematch", name, table);
      case Notification.PlayerMessage(String name, var seat, String line) ->
          MESSAGES.say("says", name, seat, line);
      case Notification.ChatMessage(String name, String line) ->
          MESSAGES.say("watcher-says", name, line);
      case Notification.StorageUnavailable() -> MESSAGES.say("no-room-table");
      case Notification.StorageRestored() -> MESSAGES.say("room-again");
      case Notification.CommitmentAnnounced(String hash) -> MESSAGES.say("bound", hash);
      case Notification.NotRated(Unrated why) -> MESSAGES.say("not-rated." + why.name());
      case Notification.Called(String name) -> MESSAGES.say("renamed", name);
      case Notification.DealStillInPlay(String event, int deal) -> dealInPlay(event, deal);
      case Notification.DealRevealed(long seed, String nonce, int table) ->
          MESSAGES.say("revealed", seed, nonce, table);
      case Notification.FriendOnline(String name) -> MESSAGES.say("friend-came", name);
      case Notification.OperatorNotice(String text) -> MESSAGES.say("notice", text);
    };
  }

  /**
   * Returns a notification as worded for a user at a table or in a waiting room. Commands are
   * mentioned only to those who can use them.
   *
   * @param own the user's seat; empty for a spectator
   */
  static String say(Notification notification, Optional<Seat> own) {
    return switch (notification) {
      case Notification.PlayerLate(var seat) when own.equals(Optional.of(seat)) ->
          MESSAGES.say("late.own");
      case Notification.SeatGivenUp(Optional<String> name, var seat) when own.isEmpty() ->
          MESSAGES.say("left.watching", name(name), seat);
      case Notification.AdjournmentRequested(Optional<String> name, var seat) when own.isEmpty() ->
          MESSAGES.say("asks-to-adjourn.watching", name(name), seat);
      case Notification.YourTurn(int table, String _) -> MESSAGES.say("turn-at.elsewhere", table);
      case Notification.Invitation(String host, String game, int table) ->
          MESSAGES.say("invitation.elsewhere", host(host), game, table);
      default -> say(notification);
    };
  }

  private static String host(String name) {
    return name.isEmpty() ? MESSAGES.say("somebody") : name;
  }

  /** Returns the text of a desktop notification. */
  static String alert(Notification.AttentionRequest called) {
    return switch (called) {
      case Notification.YourTurn(int table, String game) -> MESSAGES.say("alert.turn", game, table);
      case Notification.Invitation(String host, String game, int table) ->
          MESSAGES.say("alert.invitation", host(host), game, table);
    };
  }

  private static String dealInPlay(String event, int deal) {
    return DailyDeal.forEvent(event)
        .map(daily -> MESSAGES.say("shared.daily", daily.name()))
        .orElseGet(() -> MESSAGES.say("shared.event", event, deal));
  }

  private static String name(Optional<String> name) {
    return name.orElseGet(() -> MESSAGES.say("somebody"));
  }

  static String say(DisconnectReason why) {
    return switch (why) {
      case DisconnectReason.ServerClosed() -> MESSAGES.say("closed");
      case DisconnectReason.IdleTimeout(var time) -> MESSAGES.say("idle", time.toMinutes());
      case DisconnectReason.LoginChanged() -> MESSAGES.say("parted");
      case DisconnectReason.Kicked() -> MESSAGES.say("kicked");
      case DisconnectReason.Banned(Ban ban) -> banned(ban);
    };
  }

  /** Returns the message for a banned user who tries to connect. */
  public static String banned(Ban ban) {
    return ban.until()
        .map(end -> MESSAGES.say("banned.until", formatTime(end)))
        .orElseGet(() -> MESSAGES.say("banned"));
  }

  /** Returns a moment as {@code 2026-11-23 09:38 UTC}. */
  static String formatTime(Instant moment) {
    return TIME.format(moment);
  }

  /** Returns the message that no new matches begin because the server is draining. */
  public static String draining() {
    return MESSAGES.say(Rejection.of(ServerRefusal.DRAINING));
  }

  /** Returns the line of a table at which it is the user's turn. */
  static String row(WaitingTable table) {
    String since = table.turnStart().map(LobbyMessages::formatTime).orElse("?");
    String row = MESSAGES.say("waiting.row", table.number(), table.game(), since);
    return row + table.remaining().map(LobbyMessages::remainingTime).orElse("");
  }

  private static String remainingTime(Duration left) {
    if (!left.isPositive()) {
      return MESSAGES.say("waiting.late");
    }
    long minutes = left.toMinutes();
    return left.toDays() > 0
        ? MESSAGES.say("waiting.days", left.toDays(), left.toHoursPart())
        : minutes > 59
            ? MESSAGES.say("waiting.hours", left.toHours(), left.toMinutesPart())
            : MESSAGES.say("waiting.minutes", minutes, left.toSecondsPart());
  }

  /** Returns a table as one line with its number, without commands. */
  static String row(TableListing table) {
    return String.format(Locale.ROOT, "%4d%s %s", table.number(), turnMark(table), describe(table));
  }

  /**
   * Returns the mark after the number of a table: an asterisk if it is the user's turn, otherwise a
   * space.
   */
  static String turnMark(TableListing table) {
    return table.isYourTurn() ? "*" : " ";
  }

  /** Returns a table as one line without padding, for use outside a list. */
  static String compactRow(TableListing table) {
    return row(table).strip().replaceAll(" +", " ");
  }

  /** Returns a table as one line without its number. */
  static String describe(TableListing table) {
    String how = table.status().name().toLowerCase(Locale.ROOT);
    return String.format(
        Locale.ROOT, "%-9s %-10s %s%s", table.game(), how, seats(table), describeSettings(table));
  }

  /**
   * Returns the options and settings of a table as they were typed, in brackets; empty if all are
   * defaults.
   */
  static String describeSettings(TableListing table) {
    String set = (table.options() + " " + table.settings()).strip();
    return set.isEmpty() ? "" : "  [" + set + "]";
  }

  /** Returns the occupants of the seats and, for a finished match, how it ended. */
  public static String seats(TableListing table) {
    return table.seats().stream().map(LobbyMessages::seat).collect(Collectors.joining(", "))
        + table.finishedMatch().map(ResultCaveats::labels).orElse("");
  }

  static String seat(TableListing.SeatListing seated) {
    return seated.seat()
        + ": "
        + holder(seated.holder())
        + (seated.away() ? MESSAGES.say("away") : "")
        + (seated.botPlays() ? MESSAGES.say("bot-plays") : "");
  }

  private static String holder(SeatHolder holder) {
    return switch (holder) {
      case SeatHolder.Bot(String level) -> "bot:" + level;
      case SeatHolder.Vacant() -> MESSAGES.say("free");
      case SeatHolder.Invited(String name) -> MESSAGES.say("invited", name);
      case SeatHolder.Hidden() -> MESSAGES.say("somebody");
      case SeatHolder.Named(String name) -> name;
    };
  }

  /** Returns the command that goes to a table; empty if the user cannot go there. */
  static Optional<String> actionCommand(TableListing table) {
    return table.action().map(way -> way.name().toLowerCase(Locale.ROOT) + " " + table.number());
  }
}
