package lethe.app.lobby;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.event.DailyCalendar;
import lethe.app.event.DailySeries;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.event.DealReference;
import lethe.app.event.Par;
import lethe.app.event.Ranking;
import lethe.app.event.Score;
import lethe.app.server.event.EventService;
import lethe.app.text.Messages;
import lethe.app.titles.MatchStatus;

/** Formats the results of events and daily deals as lines of text. */
record EventFormatter(LobbyContext context) {
  private Messages messages() {
    return context.messages();
  }

  /** Returns the current names of the players of one entry, joined by {@code &}. */
  String names(List<DealAttempt.Entrant> entrants) {
    return entrants.stream()
        .map(context.server().eventService()::currentName)
        .map(name -> name.isEmpty() ? messages().format("unnamed-user") : name)
        .collect(Collectors.joining(" & "));
  }

  /** Returns a score as text, such as {@code won, 31 points}. */
  String score(DealEvent event, Score score) {
    return messages()
            .format(
                score.won() ? "event.won" : "event.ended",
                event.title().pointsText(score.points()),
                MatchStatus.endingWithResult(score.ending(), score.won()))
        + score.caveats();
  }

  /** Returns the user's score and place on a daily deal, or a note that the deal is unfinished. */
  String ownPlace(DealEvent event, Ranking ranking, Ranking.Placement placement) {
    Optional<Score> score =
        Optional.ofNullable(placement.scoreByDeal().get(1))
            .flatMap(dealScore -> dealScore.attempt().score());
    return score
        .map(
            ownScore ->
                messages()
                    .format(
                        "daily.played",
                        score(event, ownScore),
                        placement.place(),
                        ranking.placements().size()))
        .orElseGet(() -> messages().format("daily.unfinished"));
  }

  /**
   * Returns hints for a user who has finished a deal of an event: the remaining deals or, if there
   * are none, the time when all results are shown. Empty if the event is over and is not a daily
   * deal, or does not exist or cannot be read.
   */
  List<String> nextSteps(DealReference deal) {
    EventService events = context.server().eventService();
    try {
      Optional<DailySeries> daily = DailySeries.forEvent(deal.event());
      if (daily.isPresent()) {
        return List.of(nextDailyDeals(events, daily.get()));
      }
      Optional<DealEvent> event =
          events.find(deal.event()).filter(found -> found.isRunning(events.now()));
      return event.isPresent() ? List.of(nextDeal(events, event.get(), deal.number())) : List.of();
    } catch (IOException e) {
      context.server().log().operationFailed("next-deals", e);
      return List.of();
    }
  }

  private String nextDailyDeals(EventService events, DailySeries finishedDeal) throws IOException {
    List<String> commands = new ArrayList<>();
    for (DailySeries daily : DailySeries.ALL) {
      Optional<DealEvent> event = events.dailyEvent(daily, events.today());
      if (!daily.equals(finishedDeal) && event.isPresent() && !hasFinished(events, event.get())) {
        commands.add("daily " + daily.name());
      }
    }
    Duration remaining =
        Duration.between(
            events.now(), events.today().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant());
    return commands.isEmpty()
        ? messages().format("next.daily.none", remaining.toHours(), remaining.toMinutesPart())
        : messages().format("next.daily", commands);
  }

  /** Returns whether the user has finished the only deal of an event. */
  boolean hasFinished(EventService events, DealEvent event) throws IOException {
    return events
        .ranking(event)
        .placementOf(context.account().id())
        .filter(Ranking.Placement::hasFinishedBegunDeals)
        .isPresent();
  }

  private String nextDeal(EventService events, DealEvent event, int finishedDeal)
      throws IOException {
    Stream<Integer> earlierDeals =
        events.attempts(event).stream()
            .filter(attempt -> attempt.includes(context.account().id()))
            .filter(attempt -> attempt.score().isPresent())
            .map(DealAttempt::dealNumber);
    long finishedCount = Stream.concat(earlierDeals, Stream.of(finishedDeal)).distinct().count();
    return finishedCount < event.dealCount()
        ? messages().format("next.event", event.id(), finishedCount, event.dealCount())
        : messages()
            .format("next.event.none", event.id(), LobbyMessages.formatTime(event.closes()));
  }

  /** Returns the ranked results of a daily deal, best first. */
  List<String> dailyResults(DealEvent event, Ranking ranking) {
    if (ranking.placements().isEmpty()) {
      return List.of(messages().format("event.no-results"));
    }
    return ranking.placements().stream()
        .map(
            placement ->
                String.format(
                    Locale.ROOT,
                    "%3d  %-24s %s",
                    placement.place(),
                    names(placement.entrants()),
                    result(event, placement)))
        .toList();
  }

  private String result(DealEvent event, Ranking.Placement placement) {
    return placement.scoreByDeal().values().stream()
        .findFirst()
        .flatMap(dealScore -> dealScore.attempt().score())
        .map(score -> score(event, score))
        .orElseGet(() -> messages().format("event.unfinished"));
  }

  /**
   * Returns a heading and the results on one deal of an event, in descending order of matchpoints.
   *
   * @param ranking the ranking of the entries whose results are shown
   * @param number the number of the deal, from 1
   */
  List<String> dealResults(DealEvent event, Ranking ranking, int number) {
    List<Ranking.DealScore> dealScores =
        ranking.placements().stream()
            .flatMap(placement -> Optional.ofNullable(placement.scoreByDeal().get(number)).stream())
            .sorted((a, b) -> Integer.compare(b.matchpoints(), a.matchpoints()))
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(messages().format("event.deal", number, event.id()));
    for (Ranking.DealScore dealScore : dealScores) {
      String result =
          dealScore
              .attempt()
              .score()
              .map(score -> score(event, score))
              .orElseGet(() -> messages().format("event.unfinished"));
      lines.add(
          String.format(
              Locale.ROOT,
              "%3d/%-3d %-24s %s",
              dealScore.matchpoints(),
              dealScore.maxMatchpoints(),
              names(dealScore.attempt().entrants()),
              result));
    }
    return lines;
  }

  /**
   * Returns the par of a deal: the score of bots in the players' seats and, if the game has such a
   * bot, the score of a bot that sees all cards. Returns a note if the par is not known yet, or if
   * the game is solved.
   *
   * @param number the number of the deal, from 1
   */
  List<String> par(DealEvent event, int number) throws IOException {
    if (event.title().bots().proof().isPresent()) {
      return List.of(messages().format("event.par.proved"));
    }
    return context
        .server()
        .eventService()
        .par(event, number)
        .map(par -> par(event, par))
        .orElseGet(() -> List.of(messages().format("event.par.pending")));
  }

  private List<String> par(DealEvent event, Par par) {
    List<String> lines = new ArrayList<>();
    lines.add(messages().format("event.par", par.level(), score(event, par.score())));
    par.omniscientScore()
        .map(best -> messages().format("event.par.omniscient", score(event, best)))
        .ifPresent(lines::add);
    return lines;
  }

  /**
   * Returns the hash that commits the server to a deal and, once the deal can no longer be played,
   * the deal itself.
   *
   * @param name the label of the line
   * @param number the number of the deal, from 1
   */
  List<String> commitment(DealEvent event, String name, int number) throws IOException {
    EventService events = context.server().eventService();
    List<String> lines = new ArrayList<>();
    events
        .commitment(event, number)
        .ifPresent(hash -> lines.add(String.format(Locale.ROOT, "%-10s %s", name, hash)));
    events
        .revealedDeal(event, number)
        .map(deal -> messages().format("daily.deal", deal.seed(), deal.commitment().nonce()))
        .ifPresent(lines::add);
    return lines;
  }

  /** Returns the ranking over all deals of an event. */
  List<String> totals(Ranking ranking) {
    List<String> lines = new ArrayList<>();
    lines.add(messages().format("event.totals"));
    for (Ranking.Placement placement : ranking.placements()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%3d  %-24s %5d/%-5d %5.1f %%  %d",
              placement.place(),
              names(placement.entrants()),
              placement.matchpoints(),
              placement.maxMatchpoints(),
              placement.percent(),
              placement.scoreByDeal().size()));
    }
    return lines;
  }

  /** Returns the ranking as CSV, with a row for each entry and a column for each deal. */
  List<String> csv(DealEvent event, Ranking ranking) {
    List<String> lines = new ArrayList<>();
    StringBuilder header = new StringBuilder("place,who,matchpoints,most,percent");
    for (int i = 1; i <= event.dealCount(); i++) {
      header.append(",deal ").append(i);
    }
    lines.add(header.toString());
    for (Ranking.Placement placement : ranking.placements()) {
      StringBuilder row = new StringBuilder();
      row.append(placement.place()).append(',').append(names(placement.entrants())).append(',');
      row.append(placement.matchpoints())
          .append(',')
          .append(placement.maxMatchpoints())
          .append(',');
      row.append(String.format(Locale.ROOT, "%.2f", placement.percent()));
      for (int i = 1; i <= event.dealCount(); i++) {
        Ranking.DealScore dealScore = placement.scoreByDeal().get(i);
        row.append(',').append(dealScore == null ? "" : "" + dealScore.matchpoints());
      }
      lines.add(row.toString());
    }
    return lines;
  }

  String streak(DailyCalendar calendar) {
    LocalDate today = context.server().eventService().today();
    return messages().format("daily.streak", calendar.streak(today), calendar.longestStreak());
  }

  /** Returns the calendar of the current and the previous month, one line per week. */
  List<String> calendar(DailyCalendar calendar) {
    LocalDate today = context.server().eventService().today();
    List<String> lines = new ArrayList<>();
    for (YearMonth month : List.of(YearMonth.from(today).minusMonths(1), YearMonth.from(today))) {
      lines.addAll(messages().format("daily.month", month).lines().toList());
      lines.addAll(weeks(month, calendar));
    }
    lines.add(messages().format("daily.legend"));
    lines.add(streak(calendar));
    return lines;
  }

  private static List<String> weeks(YearMonth month, DailyCalendar calendar) {
    List<String> weeks = new ArrayList<>();
    StringBuilder week =
        new StringBuilder("     ".repeat(month.atDay(1).getDayOfWeek().getValue() - 1));
    for (int i = 1; i <= month.lengthOfMonth(); i++) {
      LocalDate day = month.atDay(i);
      Boolean won = calendar.days().get(day);
      week.append(String.format(Locale.ROOT, " %2d%s ", i, won == null ? " " : won ? "*" : "+"));
      if (day.getDayOfWeek().getValue() == 7 || i == month.lengthOfMonth()) {
        weeks.add(week.toString().stripTrailing());
        week.setLength(0);
      }
    }
    return weeks;
  }

  /** Returns a line for sharing, which reveals neither cards nor points. */
  String shareLine(DailySeries daily, LocalDate day, Ranking ranking, Ranking.Placement placement) {
    return messages()
        .format("daily.share", daily.name(), day, placement.place(), ranking.placements().size());
  }
}
