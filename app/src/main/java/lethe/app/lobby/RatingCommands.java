package lethe.app.lobby;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.event.DealAttempt;
import lethe.app.server.account.Account;
import lethe.app.server.event.RatingService;
import lethe.app.server.event.RatingStore;
import lethe.app.text.Messages;
import lethe.app.titles.Title;

/** Shows the ratings of players and pairs. */
record RatingCommands(LobbyContext context) {
  private static final List<String> POOL_SUFFIXES = List.of("", " pairs", " deals");

  private RatingService ratings() {
    return context.server().ratingService();
  }

  private Messages messages() {
    return context.messages();
  }

  /** Returns the all-time ratings of an account. */
  Reply show(String name) throws IOException {
    Optional<Account> account = context.server().eventService().findAccount(name);
    if (account.isEmpty()) {
      return context.reject("event.unknown-player", name);
    }
    List<RatingStore.RatingEntry> entries = ratings().ratingsOf(account.get());
    if (entries.isEmpty()) {
      return Reply.ok(messages().format("rating.none", name));
    }
    List<String> lines = new ArrayList<>();
    lines.add(messages().format("rating.header", name));
    entries.forEach(entry -> lines.add(row(poolName(entry.key().pool()), entry)));
    return Reply.ok(lines);
  }

  /**
   * Returns the leaderboards of a game, one for each pool that contains ratings.
   *
   * @param period {@code all} for all-time ratings; any other text means this season
   */
  Reply leaders(Title<?, ?, ?> title, String period) throws IOException {
    boolean allTime = period.equals("all");
    List<String> lines = new ArrayList<>();
    for (String pool : POOL_SUFFIXES) {
      List<RatingStore.RatingEntry> leaders = ratings().leaders(title.id() + pool, allTime);
      if (!leaders.isEmpty()) {
        String name = poolName(title.id() + pool);
        lines.add(
            allTime
                ? messages().format("rating.all-time", name)
                : messages().format("rating.season", name, ratings().currentSeason()));
        int place = 1;
        for (RatingStore.RatingEntry entry : leaders) {
          lines.add(
              String.format(
                  Locale.ROOT, "%3d  %s", place, row(names(entry.key().subject()), entry)));
          place++;
        }
      }
    }
    if (lines.isEmpty()) {
      return Reply.ok(
          allTime
              ? messages().format("rating.no-players", title.name())
              : messages().format("rating.no-players.season", title.name(), title.id()));
    }
    return Reply.ok(lines);
  }

  private String poolName(String pool) {
    String[] parts = pool.split(" ", 2);
    String opponents = parts.length > 1 ? parts[1] : "people";
    return parts[0] + messages().format("rating.pool." + opponents);
  }

  private String names(String subject) {
    return Arrays.stream(subject.split(" "))
        .map(id -> context.server().eventService().currentName(new DealAttempt.Entrant(id, "")))
        .map(name -> name.isEmpty() ? messages().format("unnamed-user") : name)
        .collect(Collectors.joining(" & "));
  }

  /** Formats a rating. A question mark indicates a rating that is not established yet. */
  private String row(String label, RatingStore.RatingEntry entry) {
    return String.format(
        Locale.ROOT,
        "%-40s %5.0f%s  %s",
        label,
        entry.rating().points(),
        entry.rating().isEstablished() ? " " : "?",
        messages()
            .format("rating.matches", entry.matches(), Math.round(2 * entry.rating().deviation())));
  }
}
