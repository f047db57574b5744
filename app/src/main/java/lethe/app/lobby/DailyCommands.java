package lethe.app.lobby;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.command.CommandTable.Call;
import lethe.app.event.DailySeries;
import lethe.app.event.DealEvent;
import lethe.app.event.Ranking;
import lethe.app.server.event.EventService;

/** Answers the commands that list and play the daily deals and show their results. */
final class DailyCommands {
  private final LobbyContext context;
  private final EventService events;
  private final EventFormatter formatter;

  DailyCommands(LobbyContext context) {
    this.context = context;
    this.events = context.server().eventService();
    this.formatter = new EventFormatter(context);
  }

  private Reply unknownDay(String text) {
    return context.reject("daily.unknown-day", text);
  }

  /** Rejects a past day on which this server had no deals, or today if they cannot be created. */
  private Reply noDeals(LocalDate day) {
    return day.equals(events.today())
        ? context.reject("daily.unavailable")
        : context.reject("daily.no-deals", day);
  }

  /**
   * Parses a date; an empty text stands for today. Returns empty if the text is not a date or the
   * day is in the future.
   */
  private Optional<LocalDate> parseDay(String text) {
    try {
      return Optional.of(text.isEmpty() ? events.today() : LocalDate.parse(text))
          .filter(day -> !day.isAfter(events.today()));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /**
   * Lists today's deals with the user's results, the time until the next deals, and the user's
   * streak.
   */
  Reply list() throws IOException {
    LocalDate today = events.today();
    List<String> lines = new ArrayList<>();
    var nextDay = today.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    Duration remaining = Duration.between(events.now(), nextDay);
    lines.add(
        context
            .messages()
            .format("daily.header", today, remaining.toHours(), remaining.toMinutesPart()));
    for (DailySeries daily : DailySeries.ALL) {
      Optional<DealEvent> event = events.dailyEvent(daily, today);
      String description = context.messages().format("daily.description." + daily.name());
      String result =
          event.isPresent()
              ? ownResult(event.get())
              : context.messages().format("daily.unavailable");
      lines.add(
          String.format(Locale.ROOT, "%-10s %-36s %s", daily.name(), description, result)
              .stripTrailing());
    }
    lines.add(formatter.streak(events.calendar(context.account())));
    return Reply.ok(lines);
  }

  private String ownResult(DealEvent event) throws IOException {
    Ranking ranking = events.ranking(event);
    Optional<Ranking.Placement> ownPlacement = ranking.placementOf(context.account().id());
    return ownPlacement
        .map(placement -> formatter.ownPlace(event, ranking, placement))
        .orElseGet(() -> context.messages().format("daily.unplayed"));
  }

  Reply calendar() throws IOException {
    return Reply.ok(formatter.calendar(events.calendar(context.account())));
  }

  private Reply unknownDeal(String name) {
    return context.reject("daily.unknown-deal", name);
  }

  Reply play(Call call) throws IOException {
    Optional<DailySeries> daily = DailySeries.find(call.argument(0));
    return daily.isPresent() ? play(daily.get(), call.argument(1)) : unknownDeal(call.argument(0));
  }

  private Reply play(DailySeries daily, String partner) throws IOException {
    Optional<DealEvent> event = events.dailyEvent(daily, events.today());
    if (event.isEmpty()) {
      return context.reject("daily.unavailable");
    }
    if (!event.get().isForPairs() && !partner.isEmpty()) {
      return context.reject("daily.not-for-pairs", daily.name(), partner);
    }
    if (!partner.isEmpty() && !context.server().nameRules().isValidOrGuestName(partner)) {
      return context.reject("malformed-name");
    }
    if (formatter.hasFinished(events, event.get())
        && context.isInLobby()
        && context.terminal().isInteractive()
        && !context.confirm("daily " + daily.name())) {
      return Reply.ok(context.messages().format("daily.repeat.confirm", daily.name()));
    }
    return context.answer(
        context.server().eventTables().playDaily(context.session(), event.get(), partner));
  }

  Reply results(Call call) throws IOException {
    Optional<DailySeries> daily = DailySeries.find(call.argument(0));
    if (daily.isEmpty()) {
      return unknownDeal(call.argument(0));
    }
    Optional<LocalDate> day = parseDay(call.argument(1));
    return day.isPresent() ? results(daily.get(), day.get()) : unknownDay(call.argument(1));
  }

  /**
   * Returns the results of a day's deal: all of them and the par once they are revealed, otherwise
   * only the user's own.
   */
  private Reply results(DailySeries daily, LocalDate day) throws IOException {
    Optional<DealEvent> event = events.dailyEvent(daily, day);
    if (event.isEmpty()) {
      return noDeals(day);
    }
    boolean isRevealed = events.isRevealed(event.get());
    Ranking ranking = events.visibleRanking(event.get(), context.account());
    if (!isRevealed
        && ranking.placements().stream().noneMatch(Ranking.Placement::hasFinishedBegunDeals)) {
      return context.reject("daily.results-hidden", daily.name());
    }
    List<String> lines = new ArrayList<>();
    lines.add(context.messages().format("daily.results", daily.name(), day));
    lines.addAll(formatter.dailyResults(event.get(), ranking));
    lines.addAll(
        isRevealed
            ? formatter.par(event.get(), 1)
            : List.of(context.messages().format("daily.other-results-later", daily.name())));
    return Reply.ok(lines);
  }

  /**
   * Lists the hashes that commit the server to a day's deals and, once the day is over, the deals
   * themselves.
   */
  Reply deals(Call call) throws IOException {
    String text = call.argument(0);
    Optional<LocalDate> day = parseDay(text);
    if (day.isEmpty()) {
      return unknownDay(text);
    }
    List<String> lines = new ArrayList<>();
    lines.add(context.messages().format("daily.deals", day.get()));
    for (DailySeries daily : DailySeries.ALL) {
      Optional<DealEvent> event = events.dailyEvent(daily, day.get());
      if (event.isPresent()) {
        lines.addAll(formatter.commitment(event.get(), daily.name(), 1));
      }
    }
    return lines.size() == 1 ? noDeals(day.get()) : Reply.ok(lines);
  }

  /**
   * Returns today's results of the user as lines for sharing, which reveal neither cards nor
   * points.
   */
  Reply share() throws IOException {
    LocalDate today = events.today();
    List<String> lines = new ArrayList<>();
    for (DailySeries daily : DailySeries.ALL) {
      Optional<DealEvent> event = events.dailyEvent(daily, today);
      if (event.isPresent()) {
        Ranking ranking = events.ranking(event.get());
        ranking
            .placementOf(context.account().id())
            .filter(Ranking.Placement::hasFinishedBegunDeals)
            .ifPresent(
                placement -> lines.add(formatter.shareLine(daily, today, ranking, placement)));
      }
    }
    if (lines.isEmpty()) {
      return context.reject("daily.nothing-to-share");
    }
    int streak = events.calendar(context.account()).streak(today);
    lines.add(context.messages().format("daily.share.streak", streak));
    return Reply.copyable(lines);
  }
}
