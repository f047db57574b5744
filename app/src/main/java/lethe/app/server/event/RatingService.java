package lethe.app.server.event;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import lethe.app.event.Score;
import lethe.app.play.MatchRecord;
import lethe.app.rating.GlickoRating;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.Notification;
import lethe.app.server.table.RatingEligibility;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableFinder;
import lethe.app.server.table.TableRegistry;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * Rates finished matches: opponents against each other, and at events a single player or a pair
 * against the deal.
 */
public final class RatingService {
  private static final int LEADERBOARD_SIZE = 20;

  private static final String ALL_TIME = "";

  private final RatingStore ratings;
  private final TableRegistry tables;
  private final TableFinder finder;
  private final RatingEligibility eligibility;
  private final Log log;
  private final InstantSource clock;

  /** The numbers of the tables known to be rated. */
  private final Set<Integer> ratedTableNumbers = ConcurrentHashMap.newKeySet();

  public RatingService(
      ServerContext context,
      RatingStore ratings,
      TableRegistry tables,
      TableFinder finder,
      RatingEligibility eligibility) {
    this.ratings = ratings;
    this.tables = tables;
    this.finder = finder;
    this.eligibility = eligibility;
    this.log = context.log();
    this.clock = context.clocks().wall();
  }

  /** Returns the current season, a quarter of a year such as {@code 2026-4}. */
  public String currentSeason() {
    return seasonAt(clock.instant());
  }

  private static String seasonAt(Instant time) {
    ZonedDateTime day = time.atZone(ZoneOffset.UTC);
    return day.getYear() + "-" + (day.getMonthValue() + 2) / 3;
  }

  /**
   * Returns the {@value #LEADERBOARD_SIZE} highest ratings in a pool, or fewer if there are fewer,
   * best first: those of all time or those of this season.
   */
  public List<RatingStore.RatingEntry> leaders(String pool, boolean allTime) throws IOException {
    return ratings.leaders(pool, allTime ? ALL_TIME : currentSeason(), LEADERBOARD_SIZE);
  }

  /** Returns the all-time ratings of a user, alone and in pairs. */
  public List<RatingStore.RatingEntry> ratingsOf(Account account) throws IOException {
    return ratings.ratingsOf(account.id());
  }

  /**
   * Rates the matches that are over. Later calls retry matches that cannot be rated now. Matches at
   * events are rated only when the event is over, because a rating reveals a player's result.
   */
  public void tick() {
    tables.all().stream()
        .filter(table -> table.isFinished() && table.eventDeal().isEmpty())
        .filter(table -> !ratedTableNumbers.contains(table.number()))
        .forEach(table -> table.tryWithLock(() -> rate(table)));
    rateFinishedEvents();
  }

  private void rate(ServerTable table) {
    if (rateTable(table)) {
      ratedTableNumbers.add(table.number());
    }
  }

  private void rateFinishedEvents() {
    try {
      for (String event : ratings.unratedEvents(clock.instant().truncatedTo(ChronoUnit.SECONDS))) {
        boolean allRated = true;
        for (int number : ratings.tablesOf(event)) {
          allRated &= finder.find(number).map(this::rateTable).orElse(true);
        }
        if (allRated) {
          var _ = ratings.markRated(event);
        }
      }
    } catch (IOException e) {
      log.debug("unrated", "reason", String.valueOf(e.getMessage()));
    }
  }

  /**
   * Rates the match of a table unless that has been done and, except at an event, tells the players
   * their new ratings. A match that is not to be rated is only marked as rated. Returns whether the
   * match is now marked; if not, the caller tries again later.
   */
  private boolean rateTable(ServerTable table) {
    try {
      if (ratings.isRated(table.number())) {
        return true;
      }
      if (!finder.load(table)) {
        return false;
      }
      List<RatedResult> ratedResults = ratedResults(table);
      List<RatingStore.RatingEntry> entries = new ArrayList<>();
      for (String season : List.of(ALL_TIME, currentSeason())) {
        entries.addAll(updatedEntries(ratedResults, season));
      }
      Map<String, Notification> changes =
          table.eventDeal().isEmpty() ? ratingChanges(entries) : Map.of();
      boolean saved = ratings.save(table.number(), entries) == WriteResult.DONE;
      if (saved) {
        changes.forEach(table::notifyPlayer);
      }
      return saved;
    } catch (IOException e) {
      log.debug("unrated", "table", table.number(), "reason", String.valueOf(e.getMessage()));
      return false;
    }
  }

  /** Returns notifications of the changed ratings of this season, keyed by account id. */
  private Map<String, Notification> ratingChanges(List<RatingStore.RatingEntry> newEntries)
      throws IOException {
    Map<String, Notification> changes = new LinkedHashMap<>();
    for (RatingStore.RatingEntry entry : newEntries) {
      RatingStore.RatingKey key = entry.key();
      if (!key.season().equals(ALL_TIME)) {
        GlickoRating oldRating =
            ratings.find(key).map(RatingStore.RatingEntry::rating).orElse(GlickoRating.DEFAULT);
        long rounded = Math.round(entry.rating().points());
        changes.put(
            key.subject(),
            new Notification.RatingChanged(rounded, rounded - Math.round(oldRating.points())));
      }
    }
    return changes;
  }

  /** The score of one side against an opponent, from 0 to 1. */
  private record RatedResult(String pool, String subject, String opponent, double score) {
    /**
     * Returns a result from the perspective of each side.
     *
     * @param score the score of the first side, from 0 to 1
     */
    static List<RatedResult> bothWays(String pool, String first, String second, double score) {
      return List.of(
          new RatedResult(pool, first, second, score),
          new RatedResult(pool, second, first, 1 - score));
    }

    RatingStore.RatingKey key(String season) {
      return new RatingStore.RatingKey(pool, season, subject);
    }

    RatingStore.RatingKey opponentKey(String season) {
      return new RatingStore.RatingKey(pool, season, opponent);
    }
  }

  private List<RatingStore.RatingEntry> updatedEntries(
      List<RatedResult> ratedResults, String season) throws IOException {
    Map<RatingStore.RatingKey, RatingStore.RatingEntry> oldEntries = new LinkedHashMap<>();
    for (RatedResult ratedResult : ratedResults) {
      RatingStore.RatingKey key = ratedResult.key(season);
      oldEntries.put(
          key, ratings.find(key).orElse(new RatingStore.RatingEntry(key, GlickoRating.DEFAULT, 0)));
    }
    List<RatingStore.RatingEntry> entries = new ArrayList<>();
    for (RatingStore.RatingEntry entry : oldEntries.values()) {
      List<GlickoRating.MatchResult> results =
          ratedResults.stream()
              .filter(ratedResult -> ratedResult.key(season).equals(entry.key()))
              .map(
                  ratedResult ->
                      new GlickoRating.MatchResult(
                          ratingOf(oldEntries, ratedResult.opponentKey(season)),
                          ratedResult.score()))
              .toList();
      GlickoRating rating = entry.rating().updatedWith(results);
      entries.add(new RatingStore.RatingEntry(entry.key(), rating, entry.matches() + 1));
    }
    return entries;
  }

  private static GlickoRating ratingOf(
      Map<RatingStore.RatingKey, RatingStore.RatingEntry> entries, RatingStore.RatingKey key) {
    return Optional.ofNullable(entries.get(key))
        .map(RatingStore.RatingEntry::rating)
        .orElse(GlickoRating.DEFAULT);
  }

  /**
   * Returns the results of a match to be rated, from the perspective of each side; empty if the
   * match is not rated.
   */
  private List<RatedResult> ratedResults(ServerTable table) throws IOException {
    Optional<MatchRecord> record = table.finishedMatch().map(MatchRecord::of);
    if (record.isEmpty() || eligibility.unratedReason(table).isPresent()) {
      return List.of();
    }
    Map<Seat, String> accountIds = eligibility.accountIdsBySeat(table);
    List<Outcome.SeatResult> standings =
        record.get().status().outcome().orElseThrow().results().stream()
            .filter(result -> accountIds.containsKey(result.seat()))
            .toList();
    return table.eventDeal().isPresent()
        ? resultsAgainstDeal(table, record.get(), accountIds)
        : resultsBetweenPlayers(table, standings, accountIds);
  }

  /** Compares all pairs of players, except those who win together. */
  private static List<RatedResult> resultsBetweenPlayers(
      ServerTable table, List<Outcome.SeatResult> standings, Map<Seat, String> accountIds) {
    String pool = table.title().id();
    List<RatedResult> ratedResults = new ArrayList<>();
    for (int i = 0; i < standings.size(); i++) {
      for (int j = i + 1; j < standings.size(); j++) {
        Outcome.SeatResult first = standings.get(i);
        Outcome.SeatResult second = standings.get(j);
        if (!first.won() || !second.won()) {
          double score = (1 + Integer.signum(compare(first, second))) / 2.0;
          ratedResults.addAll(
              RatedResult.bothWays(
                  pool, accountId(accountIds, first), accountId(accountIds, second), score));
        }
      }
    }
    return ratedResults;
  }

  private static String accountId(Map<Seat, String> accountIds, Outcome.SeatResult result) {
    return accountIds.getOrDefault(result.seat(), "");
  }

  /** Compares two results: a winner ranks before a loser, regardless of the points. */
  private static int compare(Outcome.SeatResult first, Outcome.SeatResult second) {
    return first.won() == second.won()
        ? Integer.compare(first.score(), second.score())
        : Boolean.compare(first.won(), second.won());
  }

  /**
   * Returns the result of an attempt from the perspective of its players and of the deal, their
   * opponent.
   */
  private static List<RatedResult> resultsAgainstDeal(
      ServerTable table, MatchRecord record, Map<Seat, String> accountIds) {
    String subject = accountIds.values().stream().sorted().collect(Collectors.joining(" "));
    Score score = Score.of(record);
    double points = score.won() ? 1 : score.ending().equals(Outcome.DRAW) ? 0.5 : 0;
    return table.eventDeal().stream()
        .map(eventDeal -> "deal " + eventDeal.event() + " " + eventDeal.number())
        .flatMap(
            deal ->
                RatedResult.bothWays(pool(table, accountIds.size()), subject, deal, points)
                    .stream())
        .toList();
  }

  /**
   * Returns the pool for results against deals, which are kept apart from results against
   * opponents. Pairs have a separate pool.
   */
  private static String pool(ServerTable table, int playerCount) {
    return table.title().id() + (playerCount > 1 ? " pairs" : " deals");
  }
}
