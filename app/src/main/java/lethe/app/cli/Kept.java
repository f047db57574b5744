package lethe.app.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Text;
import lethe.app.play.Table;
import lethe.app.session.Figures;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;

/**
 * A kept match.
 *
 * @param header what it started with
 * @param people who is no bot in it
 * @param known whether its deal could be known before
 */
record Kept(
    Path file,
    Title<?, ?, ?> title,
    Header header,
    List<Seat> people,
    MatchStatus status,
    boolean known) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  static Kept of(Path file, Table<?, ?, ?> table) {
    Match<?, ?, ?> match = table.match();
    List<Seat> people =
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
            .toList();
    return new Kept(
        file,
        table.title(),
        match.header(),
        people,
        MatchStatus.of(match),
        Circumstance.of(match).stream().anyMatch(Circumstance.Known.class::isInstance));
  }

  /** When it was begun, as one reads it: {@code 22 Nov 2026, 14:35}. */
  String day() {
    String when = header.saved();
    try {
      return DAY.format(Instant.parse(when).atZone(ZoneId.systemDefault()));
    } catch (DateTimeParseException e) {
      return when;
    }
  }

  /** How it ended, in a sentence, and what one has to know to judge that; or whom it waits for. */
  String result() {
    return status
            .outcome()
            .map(outcome -> title.narration().end(outcome, Spectator.SPECTATOR))
            .map(lines -> lines.isEmpty() ? status.standing() : brief(lines.getFirst()))
            .orElseGet(status::standing)
        + status.circumstances();
  }

  /** That it is over stands in the list already. */
  private static String brief(Text sentence) {
    return sentence.words().strip().replaceFirst("^The \\w+ is over: ", "");
  }

  /** What it came to for the best of its people, or for anybody where nobody was a person. */
  Figures.Result best() {
    return status.outcome().stream()
        .flatMap(outcome -> outcome.standings().stream())
        .filter(standing -> people.isEmpty() || people.contains(standing.seat()))
        .map(standing -> new Figures.Result(standing.won(), standing.score()))
        .max(Figures.Result.ORDER)
        .orElse(new Figures.Result(false, 0));
  }

  /** Its points, as its title calls them. */
  String points() {
    return title.points(score());
  }

  /** How many points. */
  int score() {
    return best().points();
  }

  /** Whether the same game was played at the same table and with the same options. */
  private boolean isLike(Kept other) {
    return title.id().equals(other.title.id())
        && header.options().equals(other.header.options())
        && header.table().equals(other.header.table());
  }

  /** It beside all others, where it is over. */
  Figures beside(List<Kept> others) {
    List<Kept> like =
        others.stream().filter(one -> one.status().isOver()).filter(this::isLike).toList();
    List<Kept> former = like.stream().filter(one -> !one.known()).toList();
    Figures.Counted counted =
        known
            ? Figures.Counted.KNOWN
            : file.toString().isEmpty() ? Figures.Counted.UNKEPT : Figures.Counted.YES;
    return new Figures(
        best(), former.stream().map(Kept::best).toList(), like.size() - former.size(), counted);
  }
}
