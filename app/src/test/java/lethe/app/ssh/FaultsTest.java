package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import lethe.app.house.sql.Base;
import lethe.app.play.Table;
import lethe.engine.core.Dice;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Houses on one PostgreSQL play matches between two people while something breaks again and again:
 * {@code -Dlethe.kills=1000} says how often, {@code -Dlethe.still=60} for how many seconds a house
 * stands still. A third house, whose clock is an hour ahead, stays open.
 */
@Tag("long")
class FaultsTest {
  private static final int KILLS = Integer.getInteger("lethe.kills", 100);
  private static final int STILL = Integer.getInteger("lethe.still", 60);

  /** How many moves are made between two faults. */
  private static final int BETWEEN = 6;

  private static final Duration PATIENCE = Duration.ofSeconds(4);

  @TempDir Path data;

  private final Dice dice = new Dice(new Rng(4711));
  private final List<Player> players = new ArrayList<>();
  private int moves;
  private int unanswered;
  private int screens;
  private int shown;

  /** Somebody who plays, at whatever house there is. */
  private static final class Player {
    private final String name;
    private final KeyPair key;
    private final List<Line> screens = new ArrayList<>();
    private Optional<Client> client = Optional.empty();
    private int house;

    Player(String name) {
      this.name = name;
      try {
        this.key = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
      } catch (GeneralSecurityException e) {
        throw new AssertionError(e);
      }
    }

    boolean isThere() {
      return client.filter(one -> one.session().isOpen()).isPresent();
    }

    /** Comes to that house and types something; if it cannot, it is not there. */
    void come(int which, int port, String typed) {
      leave();
      house = which;
      try {
        client = Optional.of(Client.key(port, name, key));
        screens.add(client.get().terminal("dumb", 80, 100));
        type(typed);
      } catch (UncheckedIOException | AssertionError e) {
        leave();
      }
    }

    void type(String typed) {
      try {
        screens.getLast().type(typed);
      } catch (UncheckedIOException e) {
        leave();
      }
    }

    void leave() {
      client.ifPresent(Client::close);
      client = Optional.empty();
    }
  }

  private Player at(int seat) {
    return players.get(seat);
  }

  private void come(Player player, Fleet fleet, String typed) {
    List<Integer> open = fleet.open();
    int which = open.get(dice.below(open.size()));
    player.come(which, fleet.port(which), typed);
  }

  /** Sets a table and sits down at it; its number. */
  private int begin(Fleet fleet, Followed followed) {
    int before = followed.number("select coalesce(max(number), 0) from tables");
    int table = before;
    while (table == before) {
      come(at(0), fleet, "make ta-se");
      long late = System.nanoTime() + PATIENCE.toNanos();
      while (table == before && System.nanoTime() < late) {
        table = followed.number("select coalesce(max(number), 0) from tables");
      }
    }
    while (followed.entries(table) == 0) {
      come(at(1), fleet, "sit " + table);
      followed.grows(table, 0, PATIENCE);
    }
    return table;
  }

  /** Plays until a fault has struck so often, and checks every match. */
  private void plays(String what, Fleet fleet, String url, int faults) throws Exception {
    Instant begun = Instant.now();
    players.addAll(List.of(new Player("anna"), new Player("ben")));
    int struck = 0;
    int matches = 0;
    try (Followed followed = new Followed(url)) {
      while (struck < faults) {
        int table = begin(fleet, followed);
        Table<?, ?, ?> match = followed.match(data.resolve("seed_key"), table);
        int since = 0;
        match.catchUp();
        while (struck < faults && match.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
          boolean strikes = since >= BETWEEN && fleet.isWhole();
          move(fleet, followed, table, match, seats.getFirst(), strikes);
          struck += strikes ? 1 : 0;
          since = strikes ? 0 : since + 1;
          match.catchUp();
        }
        // Something more is played after the last fault.
        for (int i = 0;
            i < BETWEEN && match.match().turn() instanceof Turn.Awaits(var seats);
            i++) {
          move(fleet, followed, table, match, seats.getFirst(), false);
          match.catchUp();
        }
        check(followed, table, match);
        matches++;
      }
    } finally {
      players.forEach(Player::leave);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d faults, %d matches, %d moves typed, %d without an answer,"
            + " %d moves shown on %d screens, none lost, none doubled; %d seconds%n",
        what,
        struck,
        matches,
        moves,
        unanswered,
        shown,
        screens,
        Duration.between(begun, Instant.now()).toSeconds());
  }

  private <C, O, V> void move(
      Fleet fleet, Followed followed, int table, Table<C, O, V> match, Seat seat, boolean strikes)
      throws Exception {
    Player player = at(seat.index());
    if (!player.isThere()) {
      come(player, fleet, "sit " + table);
    }
    List<C> legal = match.match().legal(seat);
    int position = match.match().position();
    player.type(match.game().notation().write(legal.get(dice.below(legal.size()))));
    moves++;
    if (strikes) {
      LockSupport.parkNanos(dice.below(20_000_000));
      fleet.strike(player.house);
    }
    if (!followed.grows(table, position, PATIENCE)) {
      unanswered++;
      player.leave();
    }
  }

  /** How many entries there are, how many places up to the last, and how many ids. */
  private static List<String> rows(Followed followed, int table) {
    return followed.strings(
        "select count(*) || ' ' || max(position) + 1 || ' ' || count(distinct id)"
            + " from entries where number = ?",
        table);
  }

  private static List<String> rows(Table<?, ?, ?> match) {
    int position = match.match().position();
    return List.of(position + " " + position + " " + position);
  }

  /**
   * Every entry is there once, and without a gap; the match can be played from them; and what
   * anybody was shown is what was played, in its order, with nothing left out in between.
   */
  private void check(Followed followed, int table, Table<?, ?, ?> match) {
    players.forEach(Player::leave);
    // Houses still write of those who have left, and of what a match came to.
    long late = System.nanoTime() + PATIENCE.toNanos();
    List<String> rows;
    do {
      match.catchUp();
      rows = rows(followed, table);
    } while (!rows.equals(rows(match)) && System.nanoTime() < late);
    assertThat(rows).isEqualTo(rows(match));
    List<String> played = Chips.placed(match.match());
    assertThat(new HashSet<>(played)).hasSameSizeAs(played);
    for (Player player : players) {
      for (Line screen : player.screens) {
        List<String> seen = Chips.shown(screen.received());
        screens++;
        shown += seen.size();
        assertThat(Collections.indexOfSubList(played, seen))
            .as("%s was shown %s, of %s", player.name, seen, played)
            .isNotNegative();
      }
      player.screens.clear();
    }
  }

  @Test
  void nothingIsLostWhenHousesAreKilled() throws Exception {
    String url = Base.POSTGRES.url(data).orElseThrow();
    try (Fleet fleet = Fleet.open(data, List.of(url, url))) {
      plays("houses killed", fleet.striking(fleet::kill), url, KILLS);
    }
  }

  @Test
  void nothingIsLostWhenAHouseStandsStill() throws Exception {
    String url = Base.POSTGRES.url(data).orElseThrow();
    try (Fleet fleet = Fleet.open(data, List.of(url, url))) {
      plays("houses standing still", fleet.striking(h -> fleet.stop(h, STILL)), url, 3);
    }
  }

  @Test
  void nothingIsLostWhenHouseAndDatabaseAreApart() throws Exception {
    String url = Base.POSTGRES.url(data).orElseThrow();
    try (Cables cables = Cables.to(url, 2);
        Fleet fleet = Fleet.open(data, cables.urls())) {
      plays("house and database apart", fleet.striking(h -> fleet.part(h, cables)), url, 10);
    }
  }

  @Test
  void nothingIsLostWhenThePrimaryIsKilledAndItsStandbyPromoted() throws Exception {
    Path folder = Files.createDirectory(data.resolve("postgres"));
    try (StandbyPair pair = StandbyPair.in(folder);
        Fleet fleet = Fleet.open(data, List.of(pair.url(), pair.url()))) {
      plays("the primary killed", fleet.striking(_ -> pair.lose()), pair.url(), 1);
    }
  }
}
