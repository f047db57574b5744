package lethe.app.lobby;

import java.io.IOException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.event.Attempt;
import lethe.app.event.Calendar;
import lethe.app.event.Daily;
import lethe.app.event.Event;
import lethe.app.event.Par;
import lethe.app.event.Ranking;
import lethe.app.event.Score;
import lethe.app.server.Events;
import lethe.app.titles.MatchStatus;
import lethe.app.words.Messages;

/** Formats the results of events and daily deals as lines of text. */
record EventSheet(LobbyContext context) {
  private Messages say() {
    return context.messages();
  }

  /** Returns the current names of the players of one entry, joined by {@code &}. */
  String names(List<Attempt.Entrant> people) {
    return people.stream()
        .map(context.server().events()::name)
        .map(name -> name.isEmpty() ? say().say("somebody") : name)
        .collect(Collectors.joining(" & "));
  }

  /** Returns a score as text, such as {@code won, 31 points}. */
  String score(Event event, Score score) {
    return say()
            .say(
                score.won() ? "event.won" : "event.ended",
                event.title().points(score.points()),
                MatchStatus.ending(score.how(), score.won()))
        + score.circumstances();
  }

  /** Returns the user's result and place on a daily deal, or that the deal is unfinished. */
  String place(Event event, Ranking ranking, Ranking.Line line) {
    Optional<Score> score =
        Optional.ofNullable(line.deals().get(1)).flatMap(one -> one.attempt().score());
    return score
        .map(
            one ->
                say().say("daily.played", score(event, one), line.place(), ranking.lines().size()))
        .orElseGet(() -> say().say("daily.begun"));
  }

  /** Returns the table of results of one deal, best first. */
  List<String> results(Event event, Ranking ranking) {
    if (ranking.lines().isEmpty()) {
      return List.of(say().say("event.nobody"));
    }
    return ranking.lines().stream()
        .map(
            line ->
                String.format(
                    Locale.ROOT,
                    "%3d  %-24s %s",
                    line.place(),
                    names(line.people()),
                    how(event, line)))
        .toList();
  }

  private String how(Event event, Ranking.Line line) {
    return line.deals().values().stream()
        .findFirst()
        .flatMap(one -> one.attempt().score())
        .map(score -> score(event, score))
        .orElseGet(() -> say().say("event.unfinished"));
  }

  /**
   * Returns the results of all entries on one deal, in descending order of matchpoints.
   *
   * @param number the deal, from 1
   */
  List<String> traveller(Event event, Ranking ranking, int number) {
    List<Ranking.OnDeal> played =
        ranking.lines().stream()
            .flatMap(line -> Optional.ofNullable(line.deals().get(number)).stream())
            .sorted((a, b) -> Integer.compare(b.points(), a.points()))
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(say().say("event.deal", number, event.id()));
    for (Ranking.OnDeal one : played) {
      String how =
          one.attempt()
              .score()
              .map(score -> score(event, score))
              .orElseGet(() -> say().say("event.unfinished"));
      lines.add(
          String.format(
              Locale.ROOT,
              "%3d/%-3d %-24s %s",
              one.points(),
              one.most(),
              names(one.attempt().people()),
              how));
    }
    return lines;
  }

  /**
   * Returns what bots score on a deal in the players' seats, and what a bot that sees all cards
   * scores. For a solved game it only says that the outcome is proved.
   *
   * @param number the deal, from 1
   */
  List<String> par(Event event, int number) throws IOException {
    if (event.title().bots().solution().isPresent()) {
      return List.of(say().say("event.par.proved"));
    }
    return context
        .server()
        .events()
        .par(event, number)
        .map(par -> par(event, par))
        .orElseGet(() -> List.of(say().say("event.par.soon")));
  }

  private List<String> par(Event event, Par par) {
    List<String> lines = new ArrayList<>();
    lines.add(say().say("event.par", par.level(), score(event, par.score())));
    par.bound()
        .map(bound -> say().say("event.par.bound", score(event, bound)))
        .ifPresent(lines::add);
    return lines;
  }

  /**
   * Returns the commitment to a deal and, once nobody can play the deal any longer, the deal
   * itself.
   *
   * @param name the label of the line
   * @param number the deal, from 1
   */
  List<String> bound(Event event, String name, int number) throws IOException {
    Events events = context.server().events();
    List<String> lines = new ArrayList<>();
    events
        .bound(event, number)
        .ifPresent(hash -> lines.add(String.format(Locale.ROOT, "%-10s %s", name, hash)));
    events
        .revealed(event, number)
        .map(deal -> say().say("daily.deal", deal.seed(), deal.bound().nonce()))
        .ifPresent(lines::add);
    return lines;
  }

  /** Returns the ranking over all deals of an event. */
  List<String> totals(Ranking ranking) {
    List<String> lines = new ArrayList<>();
    lines.add(say().say("event.totals"));
    for (Ranking.Line line : ranking.lines()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%3d  %-24s %5d/%-5d %5.1f %%  %d",
              line.place(),
              names(line.people()),
              line.points(),
              line.most(),
              line.percent(),
              line.deals().size()));
    }
    return lines;
  }

  /** Returns the ranking as CSV, with a row for each entry and a column for each deal. */
  List<String> csv(Event event, Ranking ranking) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("place,who,matchpoints,most,percent");
    for (int i = 1; i <= event.deals(); i++) {
      head.append(",deal ").append(i);
    }
    lines.add(head.toString());
    for (Ranking.Line line : ranking.lines()) {
      StringBuilder row = new StringBuilder();
      row.append(line.place()).append(',').append(names(line.people())).append(',');
      row.append(line.points()).append(',').append(line.most()).append(',');
      row.append(String.format(Locale.ROOT, "%.2f", line.percent()));
      for (int i = 1; i <= event.deals(); i++) {
        Ranking.OnDeal one = line.deals().get(i);
        row.append(',').append(one == null ? "" : "" + one.points());
      }
      lines.add(row.toString());
    }
    return lines;
  }

  String streak(Calendar calendar) {
    LocalDate today = context.server().events().today();
    return say().say("daily.streak", calendar.streak(today), calendar.longest());
  }

  /** Returns the calendar of the current and the previous month, one line per week. */
  List<String> calendar(Calendar calendar) {
    LocalDate today = context.server().events().today();
    List<String> lines = new ArrayList<>();
    for (YearMonth month : List.of(YearMonth.from(today).minusMonths(1), YearMonth.from(today))) {
      lines.addAll(say().say("daily.month", month).lines().toList());
      lines.addAll(weeks(month, calendar));
    }
    lines.add(say().say("daily.signs"));
    lines.add(streak(calendar));
    return lines;
  }

  private static List<String> weeks(YearMonth month, Calendar calendar) {
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

  /** Returns a line to share that reveals neither cards nor points. */
  String shared(Daily daily, LocalDate day, Ranking ranking, Ranking.Line line) {
    return say().say("daily.share", daily.name(), day, line.place(), ranking.lines().size());
  }
}
