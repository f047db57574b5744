package lethe.app.lobby;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.event.Attempt;
import lethe.app.event.Event;
import lethe.app.server.Account;
import lethe.app.server.EventStore;
import lethe.app.server.Events;
import lethe.app.server.TableResult;
import lethe.engine.core.Rejection;

/**
 * Answers the commands {@code events} and {@code event}: creates, lists, enters, plays and cancels
 * events.
 */
final class EventRequests {
  /** How long an event is listed after it has ended. */
  private static final Duration LISTED = Duration.ofDays(14);

  private final LobbyContext context;
  private final Events events;
  private final EventSheet sheet;

  EventRequests(LobbyContext context) {
    this.context = context;
    this.events = context.server().events();
    this.sheet = new EventSheet(context);
  }

  /** Answers {@code events}: lists current and recent events. */
  Reply list() throws IOException {
    List<Event> all = events.since(events.now().minus(LISTED));
    return Reply.said(
        all.isEmpty() ? List.of(say("event.none")) : all.stream().map(this::line).toList());
  }

  private String line(Event event) {
    String when = event.isOver(events.now()) ? "event.was" : "event.till";
    return String.format(
        Locale.ROOT,
        "%-16s %-10s %s",
        event.id(),
        event.title().id(),
        say(when, event.deals(), Sentences.time(event.closes())));
  }

  /**
   * Answers {@code event}.
   *
   * @param words the words after {@code event}
   * @param wish reads the definition of a new event
   */
  Reply reply(List<String> words, EventWish wish) throws IOException {
    String name = words.isEmpty() ? "" : words.getFirst();
    List<String> rest = words.subList(Math.min(1, words.size()), words.size());
    if (name.equals("make")) {
      return make(wish.read(rest));
    }
    if (name.isEmpty()) {
      return Reply.refused(say("event.which"));
    }
    String what = rest.isEmpty() ? "" : rest.getFirst();
    Optional<Reply> misused = Arguments.refusal("event", rest, arguments(what), context.messages());
    if (misused.isPresent()) {
      return misused.get();
    }
    Optional<Event> event = events.event(name).filter(one -> !one.host().isEmpty());
    if (event.isEmpty()) {
      return Reply.refused(say("house.NO_EVENT", name));
    }
    String second = rest.size() > 1 ? rest.get(1) : "";
    return switch (what) {
      case "" -> Reply.said(about(event.get()));
      case "enter" -> enter(event.get(), second);
      case "withdraw" -> done(events.withdraw(event.get(), account()), "event.withdrawn", event);
      case "play" -> play(event.get());
      case "deal" -> deal(event.get(), second);
      case "deals" -> Reply.said(deals(event.get()));
      case "results" -> results(event.get());
      case "csv" -> csv(event.get());
      case "cancel" ->
          done(events.remove(event.get(), Optional.of(account())), "event.cancelled", event);
      default -> Reply.refused(say("event.unclear", name));
    };
  }

  private static Arguments arguments(String what) {
    return switch (what) {
      case "enter" -> new Arguments(1, 2);
      case "deal" -> new Arguments(2, 2);
      default -> new Arguments(0, 1);
    };
  }

  private String say(String key, Object... facts) {
    return context.messages().say(key, facts);
  }

  private Account account() {
    return context.account();
  }

  private Reply done(Optional<Rejection> refusal, String sentence, Optional<Event> event) {
    return refusal
        .map(why -> Reply.refused(Sentences.say(why, context.messages())))
        .orElseGet(() -> Reply.said(say(sentence, event.map(Event::id).orElse(""))));
  }

  private Reply make(EventWish.Read read) throws IOException {
    return switch (read) {
      case EventWish.Unclear(String why) -> Reply.refused(why);
      case EventWish.Clear(Event event) ->
          done(events.set(event, context.session()), "event.made", Optional.of(event));
    };
  }

  private Reply enter(Event event, String with) throws IOException {
    Optional<Account> partner = events.findAccount(with);
    if (!with.isEmpty() && partner.isEmpty()) {
      return Reply.refused(say("event.no-person", with));
    }
    Reply reply =
        done(events.enter(event, account(), partner), "event.entered", Optional.of(event));
    boolean waits =
        events.waiting(event).stream().anyMatch(one -> one.accountId().equals(account().id()));
    return waits && reply.exit() == Reply.DONE
        ? Reply.said(say("event.waits", with, event.id(), account().name()))
        : reply;
  }

  private Reply play(Event event) throws IOException {
    return switch (context.server().eventTables().next(context.session(), event)) {
      case TableResult.Admitted(var table) -> Reply.at(table);
      case TableResult.Refused(var why) -> Reply.refused(Sentences.say(why, context.messages()));
    };
  }

  /** Describes an event: its rules, its entrants and the user's progress. */
  private List<String> about(Event event) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        say(
                "event.head",
                event.id(),
                event.title().name(),
                event.deals(),
                Sentences.time(event.opens()),
                Sentences.time(event.closes()))
            .lines()
            .toList());
    lines.add(say(event.isForPairs() ? "event.pairs" : "event.persons"));
    event
        .options()
        .values()
        .forEach((name, value) -> lines.add(say("event.option", name, value.strip())));
    event.seats().entrySet().stream()
        .filter(seat -> !seat.getValue().isEmpty())
        .forEach(seat -> lines.add(say("event.bot", seat.getKey(), seat.getValue())));
    lines.addAll(say("event.scoring").lines().toList());
    List<List<Attempt.Entrant>> entered = events.entered(event);
    lines.add(say("event.entrants", entered.size()));
    entered.forEach(people -> lines.add("  " + sheet.names(people)));
    for (EventStore.Enrollment one : events.waiting(event)) {
      lines.add(
          "  "
              + say(
                  "event.half",
                  sheet.names(List.of(new Attempt.Entrant(one.accountId(), one.called())))));
    }
    lines.addAll(own(event));
    return lines;
  }

  private List<String> own(Event event) throws IOException {
    List<Attempt> own =
        events.attempts(event).stream().filter(one -> one.isBy(account().id())).toList();
    return own.isEmpty()
        ? List.of()
        : List.of(
            say(
                "event.own",
                own.stream().filter(one -> one.score().isPresent()).count(),
                event.deals()));
  }

  private boolean isOpen(Event event, List<Attempt> attempts, int number) {
    return events.isOpen(event)
        || attempts.stream()
            .anyMatch(
                one ->
                    one.board() == number && one.isBy(account().id()) && one.score().isPresent());
  }

  /**
   * Returns the results of one deal: all of them once the event is over, otherwise only the user's
   * own if the user has finished the deal.
   */
  private Reply deal(Event event, String said) throws IOException {
    int number = said.matches("[0-9]{1,3}") ? Integer.parseInt(said) : 0;
    if (number < 1 || number > event.deals()) {
      return Reply.refused(say("event.no-deal", event.deals()));
    }
    if (!isOpen(event, events.attempts(event), number)) {
      return Reply.refused(say("event.closed", number, event.id()));
    }
    List<String> lines =
        new ArrayList<>(sheet.traveller(event, events.results(event, account()), number));
    lines.addAll(events.isOpen(event) ? sheet.par(event, number) : own(event, "event.own-deal"));
    lines.addAll(sheet.bound(event, say("event.bound"), number));
    return Reply.said(lines);
  }

  private List<String> deals(Event event) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= event.deals(); i++) {
      lines.addAll(sheet.bound(event, "" + i, i));
    }
    return lines;
  }

  private Reply results(Event event) throws IOException {
    if (!whole(event)) {
      return Reply.refused(say("event.results-closed", event.id()));
    }
    List<String> lines = new ArrayList<>(sheet.totals(events.results(event, account())));
    lines.addAll(own(event, "event.own-totals"));
    return Reply.said(lines);
  }

  /** Returns a note that only the user's own results are shown; empty if all results are open. */
  private List<String> own(Event event, String sentence) {
    return events.isOpen(event) ? List.of() : List.of(say(sentence, event.id()));
  }

  private Reply csv(Event event) throws IOException {
    return whole(event)
        ? Reply.said(sheet.csv(event, events.results(event, account())))
        : Reply.refused(say("event.results-closed", event.id()));
  }

  private boolean whole(Event event) throws IOException {
    List<Attempt> attempts = events.attempts(event);
    return IntStream.rangeClosed(1, event.deals()).allMatch(i -> isOpen(event, attempts, i));
  }
}
