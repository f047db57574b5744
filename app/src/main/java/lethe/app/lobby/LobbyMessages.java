package lethe.app.lobby;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.event.DailySeries;
import lethe.app.server.account.Ban;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.app.server.client.UnratedReason;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableListings;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Formats the server's responses and notifications. {@link RejectionTexts} formats rejections. */
public final class LobbyMessages {
  /** The placeholder in messages for the prefix of a command. */
  private static final String COMMAND_PREFIX = "{prefix}";

  /**
   * The maximum lengths of names, in characters, in an abbreviated row that counts the bots; in the
   * order in which they are tried.
   */
  private static final List<Integer> NAME_LENGTHS_WITH_BOTS = List.of(Integer.MAX_VALUE, 12, 8);

  /**
   * The maximum lengths of names, in characters, in an abbreviated row that omits the bots; in the
   * order in which they are tried.
   */
  private static final List<Integer> NAME_LENGTHS_WITHOUT_BOTS = List.of(8, 5, 3);

  private static final Messages TEMPLATES = Messages.of(LobbyMessages.class);

  /** Messages for users in the lobby, who type commands without a prefix. */
  static final Messages MESSAGES = TEMPLATES.withReplacement(COMMAND_PREFIX, "");

  /** Messages for users who run a single command and read the answer at their shell. */
  static final Messages SHELL_MESSAGES = TEMPLATES.withReplacement(COMMAND_PREFIX, "ssh -t HOST ");

  private static final int MAX_TYPED_LENGTH = 40;

  private static final DateTimeFormatter TIME_FORMAT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private LobbyMessages() {}

  /** Returns the beginning of a text that the user typed, sanitized for use in a message. */
  static String sanitize(String text) {
    return SafeText.sanitize(text, MAX_TYPED_LENGTH);
  }

  static String text(Notification notification) {
    return switch (notification) {
      case Notification.PlayerAway(Optional<String> name, var seat) ->
          MESSAGES.format("player-away", nameOrUnnamed(name), seat);
      case Notification.PlayerPresent(Optional<String> name, var seat) ->
          MESSAGES.format("player-returned", nameOrUnnamed(name), seat);
      case Notification.SeatGivenUp(Optional<String> name, var seat, TakeoverPolicy takeover) ->
          MESSAGES.format("player-left." + takeover, nameOrUnnamed(name), seat);
      case Notification.BotOffered(var seat) -> MESSAGES.format("bot-offer", seat);
      case Notification.PlayerLate(var seat) -> MESSAGES.format("player-late", seat);
      case Notification.AdjournmentRequested(Optional<String> name, var seat) ->
          MESSAGES.format("adjournment-requested", nameOrUnnamed(name), seat);
      case Notification.YourTurn(int table, String _) -> MESSAGES.format("your-turn", table);
      case Notification.Invitation(String host, String game, int table, var pace) ->
          MESSAGES.format("invitation", hostOrUnnamed(host), game, table, paceText(pace));
      case Notification.SeatVacated(Optional<String> name, var seat, int table, String game) ->
          MESSAGES.format("seat-vacated", nameOrUnnamed(name), seat, game, table);
      case Notification.SeatTaken(Optional<String> name, var seat, int table, String game) ->
          MESSAGES.format("seat-taken", nameOrUnnamed(name), seat, game, table);
      case Notification.MatchBegan(int table, String game, boolean yourTurn) ->
          MESSAGES.format(yourTurn ? "match-began.turn" : "match-began", game, table);
      case Notification.MatchEnded(int table, String game, Outcome outcome) ->
          MESSAGES.format("match-ended", game, table, result(outcome));
      case Notification.MatchAborted(int table, String _) ->
          MESSAGES.format("match-aborted", table);
      case Notification.BotTookOver(var seat) -> MESSAGES.format("bot-substituted", seat);
      case Notification.RematchOffered(String name, int table) ->
          MESSAGES.format("rematch-created", name, table);
      case Notification.PlayerMessage(String name, var seat, String line) ->
          MESSAGES.format("chat.player", name, seat, line);
      case Notification.ChatMessage(String name, String line) ->
          MESSAGES.format("chat.spectator", name, line);
      case Notification.StorageUnavailable() -> MESSAGES.format("storage-failed");
      case Notification.StorageRestored() -> MESSAGES.format("storage-recovered");
      case Notification.CommitmentAnnounced(String hash) -> MESSAGES.format("deal-hash", hash);
      case Notification.NotRated(UnratedReason reason) ->
          MESSAGES.format("not-rated." + reason.name());
      case Notification.RatingChanged(long rating, long change) ->
          MESSAGES.format("rating-changed", rating, String.format(Locale.ROOT, "%+d", change));
      case Notification.NameChanged(String name) -> MESSAGES.format("name-changed", name);
      case Notification.DealStillInPlay(String event, int deal) -> dealInPlayMessage(event, deal);
      case Notification.DealRevealed(long seed, String nonce, int table) ->
          MESSAGES.format("deal-seed", seed, nonce, table);
      case Notification.FriendOnline(String name) -> MESSAGES.format("friend-arrived", name);
      case Notification.OperatorNotice(String text) -> MESSAGES.format("operator-notice", text);
    };
  }

  /**
   * Returns a notification for a user at a table or in a waiting room. Mentions commands only to
   * users who can use them.
   *
   * @param ownSeat the user's seat; empty for a spectator
   */
  static String text(Notification notification, Optional<Seat> ownSeat) {
    return switch (notification) {
      case Notification.PlayerLate(var seat) when ownSeat.equals(Optional.of(seat)) ->
          MESSAGES.format("player-late.own");
      case Notification.SeatGivenUp(Optional<String> name, var seat, var _)
          when ownSeat.isEmpty() ->
          MESSAGES.format("player-left.watching", nameOrUnnamed(name), seat);
      case Notification.SeatVacated(Optional<String> name, var seat, int table, String game) ->
          MESSAGES.format("seat-vacated.elsewhere", nameOrUnnamed(name), seat, game, table);
      case Notification.AdjournmentRequested(Optional<String> name, var seat)
          when ownSeat.isEmpty() ->
          MESSAGES.format("adjournment-requested.watching", nameOrUnnamed(name), seat);
      case Notification.YourTurn(int table, String _) ->
          MESSAGES.format("your-turn.elsewhere", table);
      case Notification.SeatTaken(Optional<String> name, var seat, int table, String game) ->
          MESSAGES.format("seat-taken.elsewhere", nameOrUnnamed(name), seat, game, table);
      case Notification.MatchBegan(int table, String game, boolean yourTurn) ->
          MESSAGES.format(
              yourTurn ? "match-began.turn.elsewhere" : "match-began.elsewhere", game, table);
      case Notification.MatchEnded(int table, String game, Outcome outcome) ->
          MESSAGES.format("match-ended.elsewhere", game, table, result(outcome));
      case Notification.Invitation(String host, String game, int table, var pace) ->
          MESSAGES.format("invitation.elsewhere", hostOrUnnamed(host), game, table, paceText(pace));
      default -> text(notification);
    };
  }

  /** Returns the time limit for a move as part of a message; empty if there is none. */
  private static String paceText(Optional<String> pace) {
    return pace.map(time -> MESSAGES.format("invitation.pace", time)).orElse("");
  }

  /**
   * Returns the name of a host; if it is empty because it is hidden, returns a replacement for the
   * beginning of a sentence.
   */
  private static String hostOrUnnamed(String name) {
    return name.isEmpty() ? MESSAGES.format("unnamed-user.capitalized") : name;
  }

  /** Returns the text of a desktop notification. */
  static String alertText(Notification.AttentionRequest request) {
    return switch (request) {
      case Notification.YourTurn(int table, String game) ->
          MESSAGES.format("alert.turn", game, table);
      case Notification.Invitation(String host, String game, int table, var _) ->
          MESSAGES.format("alert.invitation", hostOrUnnamed(host), game, table);
      case Notification.SeatVacated(Optional<String> name, var _, int table, String game) ->
          MESSAGES.format("alert.seat-vacated", nameOrUnnamed(name), game, table);
      case Notification.SeatTaken(Optional<String> name, var _, int table, String game) ->
          MESSAGES.format("alert.seat-taken", nameOrUnnamed(name), game, table);
      case Notification.MatchBegan(int table, String game, boolean yourTurn) ->
          MESSAGES.format(yourTurn ? "alert.began.turn" : "alert.began", game, table);
      case Notification.MatchAborted(int table, String game) ->
          MESSAGES.format("alert.ended", game, table);
      case Notification.MatchEnded(int table, String game, var _) ->
          MESSAGES.format("alert.ended", game, table);
    };
  }

  /** Returns the result of a finished match: which seat won, or how a cooperative match ended. */
  static String result(Outcome outcome) {
    return result(outcome, Seat::name);
  }

  /**
   * Returns the result of a finished match: who won, or how a cooperative match ended.
   *
   * @param names returns the name of the player of a seat, or of the seat
   */
  private static String result(Outcome outcome, Function<Seat, String> names) {
    List<Seat> winners =
        outcome.results().stream()
            .filter(Outcome.SeatResult::won)
            .map(Outcome.SeatResult::seat)
            .toList();
    if (winners.size() == outcome.results().size()) {
      return MESSAGES.format("result.all-won");
    }
    if (winners.isEmpty()) {
      return MESSAGES.format(
          outcome.ending().equals(Outcome.DRAW) ? "result.draw" : "result.all-lost");
    }
    List<String> winnerNames = winners.stream().map(names).toList();
    Optional<String> loser =
        outcome.results().stream()
            .filter(seatResult -> !seatResult.won())
            .map(seatResult -> names.apply(seatResult.seat()))
            .findFirst();
    if (outcome.ending().equals(Outcome.CONCEDED) && outcome.results().size() == 2) {
      return MESSAGES.format("result.conceded", winnerNames, loser.orElseThrow());
    }
    String scores =
        outcome.results().stream()
            .map(seatResult -> "" + seatResult.score())
            .collect(Collectors.joining(":"));
    return MESSAGES.format("result.winner", winnerNames, scores);
  }

  private static String dealInPlayMessage(String event, int deal) {
    return DailySeries.forEvent(event)
        .map(daily -> MESSAGES.format("shared.daily", daily.name()))
        .orElseGet(() -> MESSAGES.format("shared.event", event, deal));
  }

  /** Returns a name; if it is hidden, returns a replacement for the beginning of a sentence. */
  private static String nameOrUnnamed(Optional<String> name) {
    return name.orElseGet(() -> MESSAGES.format("unnamed-user.capitalized"));
  }

  static String text(DisconnectReason reason) {
    return switch (reason) {
      case DisconnectReason.ServerClosed() -> MESSAGES.format("server-closed");
      case DisconnectReason.IdleTimeout(var time) ->
          MESSAGES.format("idle-timeout", time.toMinutes());
      case DisconnectReason.LoginChanged() -> MESSAGES.format("login-removed");
      case DisconnectReason.Kicked() -> MESSAGES.format("disconnected-by-operator");
      case DisconnectReason.Banned(Ban ban) -> banMessage(ban);
    };
  }

  /** Returns the message for a banned user who tries to connect. */
  public static String banMessage(Ban ban) {
    return ban.until()
        .map(end -> MESSAGES.format("banned.until", formatTime(end)))
        .orElseGet(() -> MESSAGES.format("banned"));
  }

  /** Formats a time as {@code 2026-11-23 09:38 UTC}. */
  static String formatTime(Instant moment) {
    return TIME_FORMAT.format(moment);
  }

  /** Returns the message that no new matches begin because the server is draining. */
  public static String drainingMessage() {
    return MESSAGES.format(Rejection.of(ServerRejectionCode.DRAINING));
  }

  /** Returns the message that matches begin again. */
  public static String notDrainingMessage() {
    return MESSAGES.format("not-draining");
  }

  /** Returns a table at which it is the user's turn, as one line. */
  static String row(TableListings.WaitingTable table) {
    String start = table.turnStart().map(LobbyMessages::formatTime).orElse("?");
    return table
        .remainingTime()
        .map(
            remaining ->
                MESSAGES.format(
                    "waiting.row.limit",
                    table.number(),
                    table.game(),
                    start,
                    remaining.isPositive()
                        ? timeLeft(remaining)
                        : MESSAGES.format("time-left.late")))
        .orElseGet(() -> MESSAGES.format("waiting.row", table.number(), table.game(), start));
  }

  /**
   * Returns the prompt of a correspondence game, with the remaining time.
   *
   * @param role the text of the prompt without the time, such as the name of the seat
   * @param remaining the remaining time of the turn, possibly negative
   */
  static String prompt(String role, Duration remaining) {
    return remaining.isPositive()
        ? MESSAGES.format("prompt.time-left", role, timeLeft(remaining))
        : MESSAGES.format("prompt.late", role);
  }

  private static String timeLeft(Duration remaining) {
    long minutes = remaining.toMinutes();
    return remaining.toDays() > 0
        ? MESSAGES.format("time-left.days", remaining.toDays(), remaining.toHoursPart())
        : minutes > 59
            ? MESSAGES.format("time-left.hours", remaining.toHours(), remaining.toMinutesPart())
            : MESSAGES.format("time-left.minutes", minutes, remaining.toSecondsPart());
  }

  /** Returns a table as one line of a list, which begins with its number. */
  static String row(TableListing table) {
    return String.format(Locale.ROOT, "%4d  %s", table.number(), describe(table));
  }

  /** Returns the status of a table, or that it is the user's turn there. */
  private static String status(TableListing table) {
    return table.isYourTurn()
        ? MESSAGES.format("status.your-turn")
        : table.status().name().toLowerCase(Locale.ROOT);
  }

  /** Returns a table and its players as a line of text, for use outside a list. */
  static String sentence(TableListing table) {
    return MESSAGES
        .format(
            "table.sentence",
            table.number(),
            table.game(),
            status(table),
            seats(table),
            describeSettings(table).stripLeading())
        .stripTrailing();
  }

  /** Returns a table as one line without its number. */
  static String describe(TableListing table) {
    return String.format(
        Locale.ROOT,
        "%-9s %-10s %s%s",
        table.game(),
        status(table),
        seats(table),
        describeSettings(table));
  }

  /**
   * Returns a table as one line without its number. If it is too long, it is shortened step by
   * step: without padding; then without the names of the seats, and with free seats and bots
   * counted; then without settings other than the pace; then with shorter names; then without bots
   * and with even shorter names. The result may still be too long.
   *
   * @param width the maximum length, in columns
   */
  static String describe(TableListing table, int width) {
    String description = describe(table);
    String pace = table.settings().pace().map(moveTime -> "  [pace=" + moveTime + "]").orElse("");
    return Stream.concat(
            Stream.of(
                description,
                description.replaceAll(" +", " "),
                describe(table, Integer.MAX_VALUE, true, describeSettings(table))),
            Stream.concat(
                NAME_LENGTHS_WITH_BOTS.stream().map(length -> describe(table, length, true, pace)),
                NAME_LENGTHS_WITHOUT_BOTS.stream()
                    .map(length -> describe(table, length, false, pace))))
        .filter(line -> line.length() <= width)
        .findFirst()
        .orElseGet(() -> describe(table, NAME_LENGTHS_WITHOUT_BOTS.getLast(), false, pace));
  }

  private static String describe(
      TableListing table, int nameLength, boolean withBots, String settings) {
    List<String> occupants = new ArrayList<>();
    int free = 0;
    int bots = 0;
    for (TableListing.SeatListing listing : table.seats()) {
      switch (listing.holder()) {
        case SeatHolder.Vacant() -> free++;
        case SeatHolder.Bot _ -> bots++;
        case SeatHolder.Invited(String name) ->
            occupants.add(MESSAGES.format("seat.invited", shorten(inviteeName(name), nameLength)));
        case SeatHolder.Hidden() -> occupants.add(MESSAGES.format("unnamed-user"));
        case SeatHolder.Named(String name) ->
            occupants.add(
                shorten(name, nameLength)
                    + (listing.away() ? MESSAGES.format("seat.away") : "")
                    + (listing.botPlays() ? MESSAGES.format("seat.bot-substitute.short") : ""));
      }
    }
    if (free > 0) {
      occupants.add(MESSAGES.format("seat.free-count", free));
    }
    if (bots > 0 && withBots) {
      occupants.add(MESSAGES.format("seat.bot-count", bots));
    }
    return table.game()
        + " "
        + status(table)
        + " "
        + String.join(", ", occupants)
        + resultWithCaveats(table)
        + settings.replaceAll(" +", " ");
  }

  private static String shorten(String name, int length) {
    return name.length() <= length ? name : name.substring(0, length - 1) + "…";
  }

  /**
   * Returns the event or the options of a table, and its settings, in brackets; empty if all are
   * defaults.
   */
  static String describeSettings(TableListing table) {
    String settings = (table.options() + " " + table.settings()).strip();
    return settings.isEmpty() ? "" : "  [" + settings + "]";
  }

  /** Returns the occupants of the seats and, for a finished match, the result. */
  public static String seats(TableListing table) {
    return table.seats().stream()
            .map(listing -> seat(listing, ""))
            .collect(Collectors.joining(", "))
        + resultWithCaveats(table);
  }

  /** Returns the name of the player of a seat, or of the seat if the player is not named. */
  private static String nameOf(Seat seat, TableListing table) {
    return table.seats().stream()
        .filter(listing -> listing.seat().equals(seat))
        .filter(listing -> listing.holder() instanceof SeatHolder.Named)
        .map(listing -> ((SeatHolder.Named) listing.holder()).name())
        .findFirst()
        .orElse(seat.name());
  }

  /** Returns the result of a finished match with its caveats; empty if it is not finished. */
  private static String resultWithCaveats(TableListing table) {
    return table
        .result()
        .flatMap(
            status ->
                status
                    .outcome()
                    .map(
                        outcome ->
                            MESSAGES.format(
                                    "seats.result", result(outcome, seat -> nameOf(seat, table)))
                                + status.caveats()))
        .orElse("");
  }

  /**
   * Returns a seat and its occupant.
   *
   * @param ownName the name of the user, who is marked; empty to mark nobody
   */
  static String seat(TableListing.SeatListing listing, String ownName) {
    boolean isOwn = listing.holder().equals(new SeatHolder.Named(ownName));
    return listing.seat()
        + ": "
        + holder(listing.holder())
        + (isOwn ? MESSAGES.format("seat.own") : "")
        + (listing.away() ? MESSAGES.format("seat.away") : "")
        + (listing.botPlays() ? MESSAGES.format("seat.bot-substitute") : "");
  }

  /**
   * Returns the labels of the seats during a match: the names of the players, "you" for the user's
   * own seat, and a note for a seat that is free or reserved. Bots and players whose names are
   * hidden have no label. Empty if only the user's own seat would have a label.
   *
   * @param ownSeat the user's seat; empty for a spectator
   */
  static Map<Seat, String> seatLabels(TableListing table, Optional<Seat> ownSeat) {
    Map<Seat, String> labels = new LinkedHashMap<>();
    for (TableListing.SeatListing listing : table.seats()) {
      label(listing, ownSeat).ifPresent(label -> labels.put(listing.seat(), label));
    }
    return ownSeat.isPresent() && labels.size() == 1 ? Map.of() : labels;
  }

  private static Optional<String> label(TableListing.SeatListing listing, Optional<Seat> ownSeat) {
    if (ownSeat.equals(Optional.of(listing.seat()))) {
      return Optional.of(MESSAGES.format("label.own"));
    }
    return switch (listing.holder()) {
      case SeatHolder.Named(String name) ->
          Optional.of(listing.botPlays() ? MESSAGES.format("label.bot-substitute", name) : name);
      case SeatHolder.Vacant() ->
          Optional.of(MESSAGES.format(listing.botPlays() ? "label.bot" : "label.free"));
      case SeatHolder.Invited(String name) ->
          Optional.of(MESSAGES.format("label.invited", inviteeName(name)));
      case SeatHolder.Bot _, SeatHolder.Hidden _ -> Optional.empty();
    };
  }

  /** Returns the name of an invited user, or a text if the user is unknown. */
  private static String inviteeName(String name) {
    return name.equals(SeatOwner.Invited.UNKNOWN_NAME) ? MESSAGES.format("unknown-invitee") : name;
  }

  private static String holder(SeatHolder holder) {
    return switch (holder) {
      case SeatHolder.Bot(String level) -> "bot:" + level;
      case SeatHolder.Vacant() -> MESSAGES.format("seat.free");
      case SeatHolder.Invited(String name) -> MESSAGES.format("seat.invited", inviteeName(name));
      case SeatHolder.Hidden() -> MESSAGES.format("unnamed-user");
      case SeatHolder.Named(String name) -> name;
    };
  }

  /** Returns the command that takes the user to a table; empty if the user cannot go there. */
  static Optional<String> actionCommand(TableListing table) {
    return table
        .action()
        .map(action -> action.name().toLowerCase(Locale.ROOT) + " " + table.number());
  }
}
