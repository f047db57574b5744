package lethe.app.lobby;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.command.CommandTable.Call;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.server.account.Account;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.event.EventService;
import lethe.app.server.event.EventStore;
import lethe.engine.core.Rejection;

/** Answers the commands about events: lists, creates, enters, plays and cancels them. */
final class EventCommands {
  /** How long an event stays listed after its end. */
  private static final Duration LISTED_AFTER_END = Duration.ofDays(14);

  private final LobbyContext context;
  private final ContentFiles files;
  private final EventService events;
  private final EventFormatter formatter;

  /**
   * Creates the commands of one user.
   *
   * @param files the content files to which game options may refer
   */
  EventCommands(LobbyContext context, ContentFiles files) {
    this.context = context;
    this.files = files;
    this.events = context.server().eventService();
    this.formatter = new EventFormatter(context);
  }

  /** Answers {@code events}: lists upcoming, current and recent events. */
  Reply list() throws IOException {
    List<DealEvent> listedEvents = events.closingAfter(events.now().minus(LISTED_AFTER_END));
    return Reply.ok(
        listedEvents.isEmpty()
            ? List.of(message("event.none"))
            : listedEvents.stream().map(this::row).toList());
  }

  private String row(DealEvent event) {
    Instant now = events.now();
    boolean hasBegun = !now.isBefore(event.opens());
    String key =
        event.isOver(now)
            ? "event.row.over"
            : hasBegun ? "event.row.running" : "event.row.upcoming";
    Instant time = hasBegun ? event.closes() : event.opens();
    return String.format(
        Locale.ROOT,
        "%-16s %-10s %s",
        event.id(),
        event.title().id(),
        message(key, event.dealCount(), LobbyMessages.formatTime(time)));
  }

  interface EventAction {
    Reply execute(EventCommands commands, DealEvent event, Call call) throws IOException;
  }

  /**
   * Executes a command about the event that is named by the first argument; rejects the name of a
   * daily deal.
   */
  Reply execute(Call call, EventAction action) throws IOException {
    String name = call.argument(0);
    // Daily deals are events without a host; other commands apply to them.
    Optional<DealEvent> event = events.find(name).filter(found -> !found.host().isEmpty());
    return event.isPresent()
        ? action.execute(this, event.get(), call)
        : context.reject("server.UNKNOWN_EVENT", name);
  }

  private String message(String key, Object... arguments) {
    return context.messages().format(key, arguments);
  }

  private Account account() {
    return context.account();
  }

  private Reply answer(Optional<Rejection> refusal, String key, DealEvent event) {
    return context.answer(refusal, key, event.id());
  }

  Reply create(Call call) throws IOException {
    return switch (new EventParser(context, files).parse(call.arguments())) {
      case ParsedArguments.Invalid<DealEvent>(String reason) -> Reply.rejected(reason);
      case ParsedArguments.Valid<DealEvent>(DealEvent event) ->
          answer(events.create(event, context.session()), "event.created", event);
    };
  }

  Reply withdraw(DealEvent event) throws IOException {
    return answer(events.withdraw(event, account()), "event.withdrawn", event);
  }

  Reply cancel(DealEvent event) throws IOException {
    return answer(events.remove(event, Optional.of(account())), "event.cancelled", event);
  }

  /**
   * Enters the user for an event.
   *
   * @param partnerName the name of the partner; empty if none
   */
  Reply enter(DealEvent event, String partnerName) throws IOException {
    Optional<Account> partner = events.findAccount(partnerName);
    if (!partnerName.isEmpty() && partner.isEmpty()) {
      return context.reject("event.unknown-player", partnerName);
    }
    Reply reply = answer(events.enroll(event, account(), partner), "event.entered", event);
    boolean isWaiting =
        events.enrollmentsWithoutPartner(event).stream()
            .anyMatch(enrollment -> enrollment.accountId().equals(account().id()));
    return isWaiting && reply.exitCode() == Reply.DONE
        ? Reply.ok(message("event.entered.waiting", partnerName, event.id(), account().name()))
        : reply;
  }

  Reply play(DealEvent event) throws IOException {
    return context.answer(context.server().eventTables().playNext(context.session(), event));
  }

  /** Describes an event: its rules, its entrants and the user's progress. */
  Reply describe(DealEvent event) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        message(
                "event.header",
                event.id(),
                event.title().name(),
                event.dealCount(),
                LobbyMessages.formatTime(event.opens()),
                LobbyMessages.formatTime(event.closes()))
            .lines()
            .toList());
    lines.add(message(event.isForPairs() ? "event.pairs" : "event.solo"));
    event
        .options()
        .values()
        .forEach((name, value) -> lines.add(message("event.option", name, value.strip())));
    event.botLevels().entrySet().stream()
        .filter(seat -> !seat.getValue().isEmpty())
        .forEach(seat -> lines.add(message("event.bot", seat.getKey(), seat.getValue())));
    lines.addAll(message("event.scoring").lines().toList());
    List<List<DealAttempt.Entrant>> entries = events.entries(event);
    lines.add(message("event.entrants", entries.size()));
    entries.forEach(entrants -> lines.add("  " + formatter.names(entrants)));
    for (EventStore.Enrollment enrollment : events.enrollmentsWithoutPartner(event)) {
      lines.add(
          "  "
              + message(
                  "event.waiting-entrant",
                  formatter.names(
                      List.of(
                          new DealAttempt.Entrant(enrollment.accountId(), enrollment.name())))));
    }
    lines.addAll(ownProgress(event));
    return Reply.ok(lines);
  }

  private List<String> ownProgress(DealEvent event) throws IOException {
    List<DealAttempt> ownAttempts =
        events.attempts(event).stream()
            .filter(attempt -> attempt.includes(account().id()))
            .toList();
    return ownAttempts.isEmpty()
        ? List.of()
        : List.of(
            message(
                "event.progress",
                ownAttempts.stream().filter(attempt -> attempt.score().isPresent()).count(),
                event.dealCount()));
  }

  private boolean canSeeResults(DealEvent event, List<DealAttempt> attempts, int number) {
    return events.isRevealed(event)
        || attempts.stream()
            .anyMatch(
                attempt ->
                    attempt.dealNumber() == number
                        && attempt.includes(account().id())
                        && attempt.score().isPresent());
  }

  /**
   * Returns the results and the hash of one deal and, once the event is over, its par and the deal
   * itself. Until then, shows only the user's own result, and only if the user has finished the
   * deal.
   *
   * @param numberText the number of the deal as typed, from 1
   */
  Reply deal(DealEvent event, String numberText) throws IOException {
    int number = numberText.matches("[0-9]{1,3}") ? Integer.parseInt(numberText) : 0;
    if (number < 1 || number > event.dealCount()) {
      return context.reject("event.unknown-deal", event.dealCount());
    }
    if (!canSeeResults(event, events.attempts(event), number)) {
      return context.reject("event.deal-results-hidden", number, event.id());
    }
    List<String> lines =
        new ArrayList<>(
            formatter.dealResults(event, events.visibleRanking(event, account()), number));
    lines.addAll(
        events.isRevealed(event)
            ? formatter.par(event, number)
            : ownResultsNote(event, "event.other-results-later"));
    lines.addAll(formatter.commitment(event, message("event.hash-label"), number));
    return Reply.ok(lines);
  }

  /**
   * Lists the hashes that commit the server to the deals and, once the event is over, the deals
   * themselves.
   */
  Reply deals(DealEvent event) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= event.dealCount(); i++) {
      lines.addAll(formatter.commitment(event, "" + i, i));
    }
    return Reply.ok(lines);
  }

  Reply results(DealEvent event) throws IOException {
    if (!canSeeAllResults(event)) {
      return context.reject("event.totals-hidden", event.id());
    }
    List<String> lines = new ArrayList<>(formatter.totals(events.visibleRanking(event, account())));
    lines.addAll(ownResultsNote(event, "event.other-totals-later"));
    return Reply.ok(lines);
  }

  /** Returns a note that only the user's own results are shown; empty if all results are open. */
  private List<String> ownResultsNote(DealEvent event, String key) {
    return events.isRevealed(event) ? List.of() : List.of(message(key, event.id()));
  }

  Reply csv(DealEvent event) throws IOException {
    return canSeeAllResults(event)
        ? Reply.ok(formatter.csv(event, events.visibleRanking(event, account())))
        : context.reject("event.totals-hidden", event.id());
  }

  private boolean canSeeAllResults(DealEvent event) throws IOException {
    List<DealAttempt> attempts = events.attempts(event);
    return IntStream.rangeClosed(1, event.dealCount())
        .allMatch(i -> canSeeResults(event, attempts, i));
  }
}
