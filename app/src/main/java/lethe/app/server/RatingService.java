package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import lethe.app.event.Score;
import lethe.app.play.MatchRecord;
import lethe.app.play.Table;
import lethe.app.rating.GlickoRating;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * Rates finished matches: opponents against each other; a player alone, or a pair, against the deal
 * if it is part of an event. Matches whose deal was known, in which a player had help, or that were
 * shown on a screen that keeps its content, are not rated.
 */
public final class RatingService {
  /** Number of ratings in a ranking. */
  private static final int LEADERBOARD_SIZE = 20;

  private static final String ALL_TIME = "";

  private final RatingStore ratings;
  private final TableStore store;
  private final Accounts people;
  private final Log log;
  private final InstantSource clock;

  /** The numbers of the tables that are known to be rated. */
  private final Set<Integer> ratedTables = ConcurrentHashMap.newKeySet();

  RatingService(ServerContext context, RatingStore ratings, TableStore store, Accounts people) {
    this.ratings = ratings;
    this.store = store;
    this.people = people;
    this.log = context.log();
    this.clock = context.clocks().wall();
  }

  /** Returns the current season, a quarter of a year such as {@code 2026-4}. */
  public String season() {
    return season(clock.instant());
  }

  private static String season(Instant time) {
    ZonedDateTime day = time.atZone(ZoneOffset.UTC);
    return day.getYear() + "-" + (day.getMonthValue() + 2) / 3;
  }

  /** Returns the highest ratings of this season, or of all time, best first. */
  public List<RatingStore.RatingEntry> leaders(String pool, boolean allTime) throws IOException {
    return ratings.leaders(pool, allTime ? ALL_TIME : season(), LEADERBOARD_SIZE);
  }

  /** Returns all ratings of a person. */
  public List<RatingStore.RatingEntry> ratingsOf(Account account) throws IOException {
    return ratings.ofAccount(account.id());
  }

  /**
   * Rates the match of a table, or does nothing if the store cannot be reached; the next call tries
   * again. The deals of events are rated only when the event is over, because a rating reveals how
   * a player did.
   */
  void rate(ServerTable table) {
    if (table.eventDeal().isEmpty() && !ratedTables.contains(table.number()) && rateTable(table)) {
      ratedTables.add(table.number());
    }
  }

  /**
   * Rates the matches of events that are over.
   *
   * @param tables finds a table by number, also an archived one
   */
  void rateFinishedEvents(IntFunction<Optional<ServerTable>> tables) {
    try {
      for (String event : ratings.unratedEvents(clock.instant().truncatedTo(ChronoUnit.SECONDS))) {
        boolean all = true;
        for (int number : ratings.tablesOf(event)) {
          all &= tables.apply(number).map(this::rateTable).orElse(true);
        }
        if (all) {
          var _ = ratings.markRated(event);
        }
      }
    } catch (IOException e) {
      log.debug("unrated", "reason", String.valueOf(e.getMessage()));
    }
  }

  private boolean rateTable(ServerTable table) {
    try {
      if (ratings.isRated(table.number())) {
        return true;
      }
      List<Pairing> pairings = pairings(table);
      List<RatingStore.RatingEntry> entries = new ArrayList<>();
      for (String season : List.of(ALL_TIME, season())) {
        entries.addAll(updatedEntries(pairings, season));
      }
      return ratings.save(table.number(), entries) == WriteResult.DONE;
    } catch (IOException e) {
      log.debug("unrated", "table", table.number(), "reason", String.valueOf(e.getMessage()));
      return false;
    }
  }

  /** The score of one side against an opponent, from 0 to 1. */
  private record Pairing(String pool, String subject, String opponent, double score) {
    /** Returns a result from both sides. */
    static List<Pairing> bothWays(String pool, String first, String second, double score) {
      return List.of(
          new Pairing(pool, first, second, score), new Pairing(pool, second, first, 1 - score));
    }

    RatingStore.RatingKey key(String season) {
      return new RatingStore.RatingKey(pool, season, subject);
    }

    RatingStore.RatingKey rivalKey(String season) {
      return new RatingStore.RatingKey(pool, season, opponent);
    }
  }

  private List<RatingStore.RatingEntry> updatedEntries(List<Pairing> pairings, String season)
      throws IOException {
    Map<RatingStore.RatingKey, RatingStore.RatingEntry> before = new LinkedHashMap<>();
    for (Pairing pairing : pairings) {
      RatingStore.RatingKey key = pairing.key(season);
      before.put(
          key, ratings.find(key).orElse(new RatingStore.RatingEntry(key, GlickoRating.DEFAULT, 0)));
    }
    List<RatingStore.RatingEntry> entries = new ArrayList<>();
    for (RatingStore.RatingEntry entry : before.values()) {
      List<GlickoRating.GameResult> results =
          pairings.stream()
              .filter(pairing -> pairing.key(season).equals(entry.key()))
              .map(
                  pairing ->
                      new GlickoRating.GameResult(
                          ratingOf(before, pairing.rivalKey(season)), pairing.score()))
              .toList();
      GlickoRating rating = entry.rating().updatedWith(results);
      entries.add(new RatingStore.RatingEntry(entry.key(), rating, entry.matches() + 1));
    }
    return entries;
  }

  private static GlickoRating ratingOf(
      Map<RatingStore.RatingKey, RatingStore.RatingEntry> before, RatingStore.RatingKey key) {
    return Optional.ofNullable(before.get(key))
        .map(RatingStore.RatingEntry::rating)
        .orElse(GlickoRating.DEFAULT);
  }

  /** Returns the results of a match from both sides; empty if the match is not rated. */
  private List<Pairing> pairings(ServerTable table) throws IOException {
    Optional<MatchRecord> played = table.finishedMatch().map(MatchRecord::of);
    if (played.isEmpty()
        || unratedBefore(table).isPresent()
        || unratedAfter(table, played.get()).isPresent()) {
      return List.of();
    }
    Map<Seat, String> accountIds = accountIdsBySeat(table);
    List<Outcome.SeatResult> standings =
        played.get().status().outcome().orElseThrow().results().stream()
            .filter(standing -> accountIds.containsKey(standing.seat()))
            .toList();
    return table.eventDeal().isPresent()
        ? againstDeal(table, played.get(), accountIds)
        : betweenPlayers(table, standings, accountIds);
  }

  /** Returns why a match is not rated; empty if no reason is known yet. */
  public Optional<Unrated> unrated(ServerTable table) {
    Optional<Unrated> before = unratedBefore(table);
    if (before.isPresent() || !table.isFinished()) {
      return before;
    }
    try {
      return unratedAfter(table, MatchRecord.of(table.finishedMatch().orElseThrow()));
    } catch (IOException e) {
      log.debug("unrated", "table", table.number(), "reason", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /**
   * Returns why the match will not be rated, if that is known before it ends. Everyone at the table
   * may see the reason.
   */
  private Optional<Unrated> unratedBefore(ServerTable table) {
    List<SeatOwner> owners = List.copyOf(table.seatOwners().bySeat().values());
    long bots = owners.stream().filter(SeatOwner.Bot.class::isInstance).count();
    boolean given = table.isDealt() && owners.stream().anyMatch(SeatOwner::isFree);
    List<String> people = List.copyOf(accountIdsBySeat(table).values());
    boolean event = table.eventDeal().isPresent();
    return firstReason(
        List.of(
            reasonIf(
                table.eventDeal().filter(eventDeal -> !eventDeal.rated()).isPresent(),
                Unrated.AGAIN),
            reasonIf(!event && owners.size() - bots < 2, Unrated.ALONE),
            reasonIf(table.match().filter(RatingService::isDealKnown).isPresent(), Unrated.KNOWN),
            reasonIf(!event && table.title().silenceReason().isPresent(), Unrated.NO_EVENT),
            reasonIf(table.title().hintsAllowed(table.options()), Unrated.HINTS),
            reasonIf(!event && bots > 0, Unrated.BOT),
            reasonIf(!people.stream().allMatch(this::hasKey), Unrated.GUEST),
            reasonIf(people.stream().distinct().count() < people.size(), Unrated.SAME),
            reasonIf(given, Unrated.CHANGED)));
  }

  /** Returns a reason that is known only when the match is over; empty if there is none. */
  private Optional<Unrated> unratedAfter(ServerTable table, MatchRecord played) throws IOException {
    return firstReason(
        List.of(
            reasonIf(isHandedOver(table), Unrated.CHANGED),
            reasonIf(
                !seatsThatMoved(table.finishedMatch().orElseThrow().match())
                    .containsAll(accountIdsBySeat(table).keySet()),
                Unrated.UNMOVED),
            reasonIf(!played.status().caveats().isEmpty(), Unrated.HELPED)));
  }

  private static Optional<Unrated> reasonIf(boolean holds, Unrated why) {
    return holds ? Optional.of(why) : Optional.empty();
  }

  private static Optional<Unrated> firstReason(List<Optional<Unrated>> rules) {
    return rules.stream().flatMap(Optional::stream).findFirst();
  }

  private static boolean isDealKnown(Table<?, ?, ?> match) {
    return MatchRecord.of(match).dealKnown()
        || match.match().journal().controlEntries().stream()
            .anyMatch(ControlEntry.Copied.class::isInstance);
  }

  private boolean hasKey(String account) {
    return people.logins(account).stream().anyMatch(login -> !login.isGuest());
  }

  /** Returns whether more than one person has sat at a seat. */
  private boolean isHandedOver(ServerTable table) throws IOException {
    Map<String, Set<String>> sat = new HashMap<>();
    for (JournalAnnotations.SeatTaken one : store.annotations(table.number()).seatsTaken()) {
      sat.computeIfAbsent(one.seat(), _ -> new HashSet<>()).add(one.name());
    }
    return sat.values().stream().anyMatch(names -> names.size() > 1);
  }

  /** Returns the seats that have made a move that was not taken back. */
  private static Set<Seat> seatsThatMoved(Match<?, ?, ?> match) {
    Deque<Seat> moves = new ArrayDeque<>();
    for (Entry<?> entry : match.journal().entries()) {
      switch (entry) {
        case Entry.Ply<?> ply -> moves.push(ply.seat());
        case Entry.Control<?>(ControlEntry.Undone()) -> moves.pop();
        case Entry.Control<?> _ -> {}
      }
    }
    return Set.copyOf(moves);
  }

  /**
   * Returns the ids of the people who hold seats; merged accounts are replaced by the surviving
   * ones.
   */
  private Map<Seat, String> accountIdsBySeat(ServerTable table) {
    Map<Seat, String> all = new LinkedHashMap<>();
    table
        .seatOwners()
        .bySeat()
        .forEach(
            (seat, owner) -> {
              if (owner instanceof SeatOwner.Held(String id)) {
                all.put(seat, people.mergedIds().getOrDefault(id, id));
              }
            });
    return all;
  }

  /** Compares all pairs of players, except those who win together. */
  private static List<Pairing> betweenPlayers(
      ServerTable table, List<Outcome.SeatResult> standings, Map<Seat, String> accountIds) {
    String pool = table.title().id();
    List<Pairing> pairings = new ArrayList<>();
    for (int i = 0; i < standings.size(); i++) {
      for (int j = i + 1; j < standings.size(); j++) {
        Outcome.SeatResult first = standings.get(i);
        Outcome.SeatResult second = standings.get(j);
        if (!first.won() || !second.won()) {
          double score = (1 + Integer.signum(compare(first, second))) / 2.0;
          pairings.addAll(
              Pairing.bothWays(
                  pool, accountId(accountIds, first), accountId(accountIds, second), score));
        }
      }
    }
    return pairings;
  }

  private static String accountId(Map<Seat, String> accountIds, Outcome.SeatResult standing) {
    return accountIds.getOrDefault(standing.seat(), "");
  }

  /** Compares two results: a winner ranks before a loser, regardless of the points. */
  private static int compare(Outcome.SeatResult one, Outcome.SeatResult other) {
    return one.won() == other.won()
        ? Integer.compare(one.score(), other.score())
        : Boolean.compare(one.won(), other.won());
  }

  /**
   * Returns the result of an attempt against the event's deal, as if the deal were the opponent.
   */
  private static List<Pairing> againstDeal(
      ServerTable table, MatchRecord played, Map<Seat, String> accountIds) {
    String who = accountIds.values().stream().sorted().collect(Collectors.joining(" "));
    Score own = Score.of(played);
    double score = own.won() ? 1 : own.ending().equals(Outcome.DRAW) ? 0.5 : 0;
    return table.eventDeal().filter(eventDeal -> eventDeal.rated()).stream()
        .map(eventDeal -> "deal " + eventDeal.event() + " " + eventDeal.number())
        .flatMap(
            deal -> Pairing.bothWays(pool(table, accountIds.size()), who, deal, score).stream())
        .toList();
  }

  /**
   * Returns the pool, which keeps pairs apart from single players, and results against deals apart
   * from those against opponents.
   */
  private static String pool(ServerTable table, int people) {
    return table.title().id() + (people > 1 ? " pairs" : " deals");
  }
}
