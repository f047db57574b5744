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
import lethe.app.titles.Circumstances;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;
import lethe.engine.core.Fault;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Turns the server's answers and notifications into text. */
public final class Sentences {
  /** Placeholder in messages for the prefix of a command. */
  private static final String GAP = "{house}";

  private static final Messages ALL = Messages.of(Sentences.class);

  /** Messages for users in the lobby, who type commands without a prefix. */
  static final Messages SAY = ALL.filling(GAP, "");

  /** Messages for users who run a single command and read the answer at their shell. */
  static final Messages AT_SHELL = ALL.filling(GAP, "ssh -t HOST ");

  private static final int LONGEST = 300;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Sentences() {}

  /** Returns why the server or a game refuses a request. */
  public static String say(Rejection why) {
    return say(why, SAY);
  }

  /** Returns why the server or a game refuses a request, in the given variant of the messages. */
  static String say(Rejection why, Messages say) {
    return why.why() instanceof ServerRefusal
        ? say.say(why)
        : SafeText.sanitize(reason(why), LONGEST);
  }

  /**
   * Returns why the server or a game refuses a request at a table. The game may word its own
   * refusals.
   */
  static String say(Rejection why, Title<?, ?, ?> title) {
    return why.why() instanceof ServerRefusal ? SAY.say(why) : title.messages().say(why);
  }

  private static String reason(Rejection why) {
    return Titles.REASONS.say(why);
  }

  /** Returns a fault as {@code NAME:LINE:COLUMN: what, and what was expected}. */
  public static String say(String file, Fault fault) {
    String place = fault.line() == 0 ? file : file + ":" + fault.line() + ":" + fault.column();
    return SafeText.sanitize(
        place + ": " + Titles.REASONS.say(fault.why(), fault.facts()), LONGEST);
  }

  static String say(Notification notification) {
    return switch (notification) {
      case Notification.PlayerAway(Optional<String> name, var seat) ->
          SAY.say("is-away", name(name), seat);
      case Notification.PlayerBack(Optional<String> name, var seat) ->
          SAY.say("is-back", name(name), seat);
      case Notification.SeatGivenUp(Optional<String> name, var seat) ->
          SAY.say("left", name(name), seat);
      case Notification.BotOffered(var seat) -> SAY.say("offer", seat);
      case Notification.PlayerLate(var seat) -> SAY.say("late", seat);
      case Notification.AdjournmentRequested(Optional<String> name, var seat) ->
          SAY.say("asks-to-adjourn", name(name), seat);
      case Notification.YourTurn(int table, String _) -> SAY.say("turn-at", table);
      case Notification.Invitation(String host, String game, int table) ->
          SAY.say("invitation", host(host), game, table);
      case Notification.BotTookOver(var seat) -> SAY.say("bot-takes", seat);
      case Notification.RematchOffered(String name, int table) -> SAY.say("rematch", name, table);
      case Notification.PlayerMessage(String name, var seat, String line) ->
          SAY.say("says", name, seat, line);
      case Notification.ChatMessage(String name, String line) ->
          SAY.say("watcher-says", name, line);
      case Notification.StorageUnavailable() -> SAY.say("no-room-table");
      case Notification.StorageRestored() -> SAY.say("room-again");
      case Notification.CommitmentAnnounced(String hash) -> SAY.say("bound", hash);
      case Notification.NotRated(Unrated why) -> SAY.say("not-rated." + why.name());
      case Notification.Called(String name) -> SAY.say("renamed", name);
      case Notification.DealStillInPlay(String event, int deal) -> shared(event, deal);
      case Notification.DealRevealed(long seed, String nonce, int table) ->
          SAY.say("revealed", seed, nonce, table);
      case Notification.FriendOnline(String name) -> SAY.say("friend-came", name);
      case Notification.OperatorNotice(String text) -> SAY.say("notice", text);
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
          SAY.say("late.own");
      case Notification.SeatGivenUp(Optional<String> name, var seat) when own.isEmpty() ->
          SAY.say("left.watching", name(name), seat);
      case Notification.AdjournmentRequested(Optional<String> name, var seat) when own.isEmpty() ->
          SAY.say("asks-to-adjourn.watching", name(name), seat);
      case Notification.YourTurn(int table, String _) -> SAY.say("turn-at.elsewhere", table);
      case Notification.Invitation(String host, String game, int table) ->
          SAY.say("invitation.elsewhere", host(host), game, table);
      default -> say(notification);
    };
  }

  private static String host(String name) {
    return name.isEmpty() ? SAY.say("somebody") : name;
  }

  /** Returns the text of a desktop notification. */
  static String alert(Notification.AttentionRequest called) {
    return switch (called) {
      case Notification.YourTurn(int table, String game) -> SAY.say("alert.turn", game, table);
      case Notification.Invitation(String host, String game, int table) ->
          SAY.say("alert.invitation", host(host), game, table);
    };
  }

  private static String shared(String event, int deal) {
    return DailyDeal.forEvent(event)
        .map(daily -> SAY.say("shared.daily", daily.name()))
        .orElseGet(() -> SAY.say("shared.event", event, deal));
  }

  private static String name(Optional<String> name) {
    return name.orElseGet(() -> SAY.say("somebody"));
  }

  static String say(DisconnectReason why) {
    return switch (why) {
      case DisconnectReason.ServerClosed() -> SAY.say("closed");
      case DisconnectReason.IdleTimeout(var time) -> SAY.say("idle", time.toMinutes());
      case DisconnectReason.LoginChanged() -> SAY.say("parted");
      case DisconnectReason.Kicked() -> SAY.say("kicked");
      case DisconnectReason.Banned(Ban ban) -> banned(ban);
    };
  }

  /** Returns the message for a banned user who tries to connect. */
  public static String banned(Ban ban) {
    return ban.until()
        .map(end -> SAY.say("banned.until", time(end)))
        .orElseGet(() -> SAY.say("banned"));
  }

  /** Returns a moment as {@code 2026-11-23 09:38 UTC}. */
  static String time(Instant moment) {
    return TIME.format(moment);
  }

  /** Returns the message that no new matches begin because the server is draining. */
  public static String draining() {
    return SAY.say(Rejection.of(ServerRefusal.DRAINING));
  }

  /** Returns the line of a table at which it is the user's turn. */
  static String line(WaitingTable table) {
    String since = table.turnStart().map(Sentences::time).orElse("?");
    String row = SAY.say("waiting.row", table.number(), table.game(), since);
    return row + table.remaining().map(Sentences::left).orElse("");
  }

  private static String left(Duration left) {
    if (!left.isPositive()) {
      return SAY.say("waiting.late");
    }
    long minutes = left.toMinutes();
    return left.toDays() > 0
        ? SAY.say("waiting.days", left.toDays(), left.toHoursPart())
        : minutes > 59
            ? SAY.say("waiting.hours", left.toHours(), left.toMinutesPart())
            : SAY.say("waiting.minutes", minutes, left.toSecondsPart());
  }

  /** Returns a table as one line with its number, without commands. */
  static String line(TableListing table) {
    return String.format(Locale.ROOT, "%4d%s %s", table.number(), mark(table), about(table));
  }

  /**
   * Returns the mark after the number of a table: an asterisk if it is the user's turn, otherwise a
   * space.
   */
  static String mark(TableListing table) {
    return table.isYourTurn() ? "*" : " ";
  }

  /** Returns a table as one line without padding, for use outside a list. */
  static String alone(TableListing table) {
    return line(table).strip().replaceAll(" +", " ");
  }

  /** Returns a table as one line without its number. */
  static String about(TableListing table) {
    String how = table.status().name().toLowerCase(Locale.ROOT);
    return String.format(
        Locale.ROOT, "%-9s %-10s %s%s", table.game(), how, seats(table), set(table));
  }

  /**
   * Returns the options and settings of a table as they were typed, in brackets; empty if all are
   * defaults.
   */
  static String set(TableListing table) {
    String set = (table.options() + " " + table.settings()).strip();
    return set.isEmpty() ? "" : "  [" + set + "]";
  }

  /** Returns the occupants of the seats and, for a finished match, how it ended. */
  public static String seats(TableListing table) {
    return table.seats().stream().map(Sentences::seat).collect(Collectors.joining(", "))
        + table.finishedMatch().map(Circumstances::of).orElse("");
  }

  static String seat(TableListing.SeatListing seated) {
    return seated.seat()
        + ": "
        + sitter(seated.holder())
        + (seated.away() ? SAY.say("away") : "")
        + (seated.botPlays() ? SAY.say("bot-plays") : "");
  }

  private static String sitter(SeatHolder holder) {
    return switch (holder) {
      case SeatHolder.Bot(String level) -> "bot:" + level;
      case SeatHolder.Vacant() -> SAY.say("free");
      case SeatHolder.Invited(String name) -> SAY.say("invited", name);
      case SeatHolder.Hidden() -> SAY.say("somebody");
      case SeatHolder.Named(String name) -> name;
    };
  }

  /** Returns the command that goes to a table; empty if the user cannot go there. */
  static Optional<String> way(TableListing table) {
    return table.action().map(way -> way.name().toLowerCase(Locale.ROOT) + " " + table.number());
  }
}
