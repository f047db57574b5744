package lethe.app.lobby;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.server.Account;
import lethe.app.server.EventService;
import lethe.app.server.EventStore;
import lethe.app.server.TableResult;
import lethe.engine.core.Rejection;

/**
 * Answers the commands {@code events} and {@code event}: creates, lists, enters, plays and cancels
 * events.
 */
final class EventCommands {
  /** Time for which an event is listed after it has ended. */
  private static final Duration LISTED_AFTER_END = Duration.ofDays(14);

  private final LobbyContext context;
  private final EventService events;
  private final EventFormatter formatter;

  EventCommands(LobbyContext context) {
    this.context = context;
    this.events = context.server().events();
    this.formatter = new EventFormatter(context);
  }

  /** Answers {@code events}: lists current and recent events. */
  Reply list() throws IOException {
    List<DealEvent> all = events.closingAfter(events.now().minus(LISTED_AFTER_END));
    return Reply.ok(
        all.isEmpty() ? List.of(message("event.none")) : all.stream().map(this::line).toList());
  }

  private String line(DealEvent event) {
    String when = event.isOver(events.now()) ? "event.was" : "event.till";
    return String.format(
        Locale.ROOT,
        "%-16s %-10s %s",
        event.id(),
        event.title().id(),
        message(when, event.dealCount(), LobbyMessages.formatTime(event.closes())));
  }

  /**
   * Answers {@code event}.
   *
   * @param words the words after {@code event}
   * @param wish reads the definition of a new event
   */
  Reply execute(List<String> words, EventRequest wish) throws IOException {
    String name = words.isEmpty() ? "" : words.getFirst();
    List<String> rest = words.subList(Math.min(1, words.size()), words.size());
    if (name.equals("make")) {
      return create(wish.parse(rest));
    }
    if (name.isEmpty()) {
      return Reply.refused(message("event.which"));
    }
    String what = rest.isEmpty() ? "" : rest.getFirst();
    Optional<Reply> misused =
        ArgumentCount.refusal("event", rest, arguments(what), context.messages());
    if (misused.isPresent()) {
      return misused.get();
    }
    Optional<DealEvent> event = events.find(name).filter(one -> !one.host().isEmpty());
    if (event.isEmpty()) {
      return Reply.refused(message("server.UNKNOWN_EVENT", name));
    }
    String second = rest.size() > 1 ? rest.get(1) : "";
    return switch (what) {
      case "" -> Reply.ok(describe(event.get()));
      case "enter" -> enter(event.get(), second);
      case "withdraw" -> done(events.withdraw(event.get(), account()), "event.withdrawn", event);
      case "play" -> play(event.get());
      case "deal" -> deal(event.get(), second);
      case "deals" -> Reply.ok(deals(event.get()));
      case "results" -> results(event.get());
      case "csv" -> csv(event.get());
      case "cancel" ->
          done(events.remove(event.get(), Optional.of(account())), "event.cancelled", event);
      default -> Reply.refused(message("event.unclear", name));
    };
  }

  private static ArgumentCount arguments(String what) {
    return switch (what) {
      case "enter" -> new ArgumentCount(1, 2);
      case "deal" -> new ArgumentCount(2, 2);
      default -> new ArgumentCount(0, 1);
    };
  }

  private String message(String key, Object... facts) {
    return context.messages().format(key, facts);
  }

  private Account account() {
    return context.account();
  }

  private Reply done(Optional<Rejection> refusal, String key, Optional<DealEvent> event) {
    return refusal
        .map(rejection -> Reply.refused(LobbyMessages.say(rejection, context.messages())))
        .orElseGet(() -> Reply.ok(message(key, event.map(DealEvent::id).orElse(""))));
  }

  private Reply create(EventRequest.EventParse read) throws IOException {
    return switch (read) {
      case EventRequest.IllFormed(String reason) -> Reply.refused(reason);
      case EventRequest.WellFormed(DealEvent event) ->
          done(events.create(event, context.session()), "event.made", Optional.of(event));
    };
  }

  private Reply enter(DealEvent event, String partnerName) throws IOException {
    Optional<Account> partner = events.findAccount(partnerName);
    if (!partnerName.isEmpty() && partner.isEmpty()) {
      return Reply.refused(message("event.no-person", partnerName));
    }
    Reply reply =
        done(events.enter(event, account(), partner), "event.entered", Optional.of(event));
    boolean waits =
        events.waitingForPartner(event).stream()
            .anyMatch(enrollment -> enrollment.accountId().equals(account().id()));
    return waits && reply.exitCode() == Reply.DONE
        ? Reply.ok(message("event.waits", partnerName, event.id(), account().name()))
        : reply;
  }

  private Reply play(DealEvent event) throws IOException {
    return switch (context.server().eventTables().playNext(context.session(), event)) {
      case TableResult.Admitted(var table) -> Reply.goTo(table);
      case TableResult.Refused(var rejection) ->
          Reply.refused(LobbyMessages.say(rejection, context.messages()));
    };
  }

  /** Describes an event: its rules, its entrants and the user's progress. */
  private List<String> describe(DealEvent event) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        message(
                "event.head",
                event.id(),
                event.title().name(),
                event.dealCount(),
                LobbyMessages.formatTime(event.opens()),
                LobbyMessages.formatTime(event.closes()))
            .lines()
            .toList());
    lines.add(message(event.isForPairs() ? "event.pairs" : "event.persons"));
    event
        .options()
        .values()
        .forEach((name, value) -> lines.add(message("event.option", name, value.strip())));
    event.botLevels().entrySet().stream()
        .filter(seat -> !seat.getValue().isEmpty())
        .forEach(seat -> lines.add(message("event.bot", seat.getKey(), seat.getValue())));
    lines.addAll(message("event.scoring").lines().toList());
    List<List<DealAttempt.Entrant>> entered = events.entrants(event);
    lines.add(message("event.entrants", entered.size()));
    entered.forEach(entrants -> lines.add("  " + formatter.names(entrants)));
    for (EventStore.Enrollment enrollment : events.waitingForPartner(event)) {
      lines.add(
          "  "
              + message(
                  "event.half",
                  formatter.names(
                      List.of(
                          new DealAttempt.Entrant(enrollment.accountId(), enrollment.name())))));
    }
    lines.addAll(ownProgress(event));
    return lines;
  }

  private List<String> ownProgress(DealEvent event) throws IOException {
    List<DealAttempt> own =
        events.attempts(event).stream()
            .filter(attempt -> attempt.includes(account().id()))
            .toList();
    return own.isEmpty()
        ? List.of()
        : List.of(
            message(
                "event.own",
                own.stream().filter(attempt -> attempt.score().isPresent()).count(),
                event.dealCount()));
  }

  private boolean canSee(DealEvent event, List<DealAttempt> attempts, int number) {
    return events.isRevealed(event)
        || attempts.stream()
            .anyMatch(
                attempt ->
                    attempt.dealNumber() == number
                        && attempt.includes(account().id())
                        && attempt.score().isPresent());
  }

  /**
   * Returns the results of one deal: all of them once the event is over, otherwise only the user's
   * own if the user has finished the deal.
   */
  private Reply deal(DealEvent event, String text) throws IOException {
    int number = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : 0;
    if (number < 1 || number > event.dealCount()) {
      return Reply.refused(message("event.no-deal", event.dealCount()));
    }
    if (!canSee(event, events.attempts(event), number)) {
      return Reply.refused(message("event.closed", number, event.id()));
    }
    List<String> lines =
        new ArrayList<>(formatter.dealResults(event, events.results(event, account()), number));
    lines.addAll(
        events.isRevealed(event)
            ? formatter.par(event, number)
            : ownProgress(event, "event.own-deal"));
    lines.addAll(formatter.commitment(event, message("event.bound"), number));
    return Reply.ok(lines);
  }

  private List<String> deals(DealEvent event) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= event.dealCount(); i++) {
      lines.addAll(formatter.commitment(event, "" + i, i));
    }
    return lines;
  }

  private Reply results(DealEvent event) throws IOException {
    if (!canSeeAll(event)) {
      return Reply.refused(message("event.results-closed", event.id()));
    }
    List<String> lines = new ArrayList<>(formatter.totals(events.results(event, account())));
    lines.addAll(ownProgress(event, "event.own-totals"));
    return Reply.ok(lines);
  }

  /** Returns a note that only the user's own results are shown; empty if all results are open. */
  private List<String> ownProgress(DealEvent event, String key) {
    return events.isRevealed(event) ? List.of() : List.of(message(key, event.id()));
  }

  private Reply csv(DealEvent event) throws IOException {
    return canSeeAll(event)
        ? Reply.ok(formatter.csv(event, events.results(event, account())))
        : Reply.refused(message("event.results-closed", event.id()));
  }

  private boolean canSeeAll(DealEvent event) throws IOException {
    List<DealAttempt> attempts = events.attempts(event);
    return IntStream.rangeClosed(1, event.dealCount()).allMatch(i -> canSee(event, attempts, i));
  }
}
