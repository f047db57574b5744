package lethe.app.play;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import lethe.app.session.Figures;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * A match that somebody has played, or has begun to.
 *
 * @param header what it started with
 * @param people whose result it counts as: who is no bot in it, or one of them alone
 * @param known whether its deal could be known before
 */
public record PlayedMatch(
    Title<?, ?, ?> title, Header header, List<Seat> people, MatchStatus status, boolean known) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  public PlayedMatch {
    people = List.copyOf(people);
  }

  /** Of all who are no bots. */
  public static PlayedMatch of(Table<?, ?, ?> table) {
    Match<?, ?, ?> match = table.match();
    return of(
        table,
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
            .toList());
  }

  /** Of those on these seats. */
  public static PlayedMatch of(Table<?, ?, ?> table, List<Seat> people) {
    Match<?, ?, ?> match = table.match();
    return new PlayedMatch(
        table.title(),
        match.header(),
        people,
        MatchStatus.of(match),
        Circumstance.of(match).stream().anyMatch(Circumstance.Known.class::isInstance));
  }

  public boolean isOver() {
    return status.isOver();
  }

  /** When it was begun, as one reads it there: {@code 22 Nov 2026, 14:35}. */
  public String day(ZoneId zone) {
    String when = header.saved();
    try {
      return day(Instant.parse(when), zone);
    } catch (DateTimeParseException e) {
      return when;
    }
  }

  /** The same of any time. */
  public static String day(Instant when, ZoneId zone) {
    String day = DAY.format(when.atZone(zone));
    return zone.equals(ZoneOffset.UTC) ? day + " UTC" : day;
  }

  /** How it ended, in a sentence, and what one has to know to judge that; or whom it waits for. */
  public String result() {
    return status.result(title);
  }

  /** The word for how it ended, where it is over: {@code five ravens}. */
  String ending() {
    return how().replace('-', ' ');
  }

  /** The same, and whether that is won or lost: {@code five ravens (lost)}. */
  String verdict() {
    return MatchStatus.ending(how(), best().won());
  }

  private String how() {
    return status.outcome().orElseThrow().how();
  }

  /** What it came to for the best of its people, or for anybody where nobody was a person. */
  public Figures.Result best() {
    return status.outcome().stream()
        .flatMap(outcome -> outcome.standings().stream())
        .filter(standing -> people.isEmpty() || people.contains(standing.seat()))
        .map(standing -> new Figures.Result(standing.won(), standing.score()))
        .max(Figures.Result.ORDER)
        .orElse(new Figures.Result(false, 0));
  }

  /** How many points. */
  public int score() {
    return best().points();
  }

  /** Whether the same game was played at the same table and with the same options. */
  private boolean isLike(PlayedMatch other) {
    return title.id().equals(other.title.id())
        && header.options().equals(other.header.options())
        && header.table().equals(other.header.table());
  }

  /**
   * It beside all others, where it is over.
   *
   * @param kept whether it will stand among them
   */
  public Figures beside(List<PlayedMatch> others, boolean kept) {
    List<PlayedMatch> like =
        others.stream().filter(PlayedMatch::isOver).filter(this::isLike).toList();
    List<PlayedMatch> former = like.stream().filter(one -> !one.known()).toList();
    Figures.Counted counted =
        known ? Figures.Counted.KNOWN : kept ? Figures.Counted.YES : Figures.Counted.UNKEPT;
    return new Figures(
        best(),
        former.stream().map(PlayedMatch::best).toList(),
        like.size() - former.size(),
        counted);
  }
}
