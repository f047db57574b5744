package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import lethe.app.event.DailyDeal;
import lethe.app.event.DealEvent;
import lethe.app.event.Par;
import lethe.app.lobby.LobbyMessages;
import lethe.app.operate.AdminService;
import lethe.app.play.Commitment;
import lethe.app.play.Table;
import lethe.app.server.event.EventService;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.core.ControlEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the daily deals over real sockets. */
@Timeout(240)
class DailyTest {
  private static final List<String> NAMES = List.of("anna", "ben", "cleo", "dora", "emil");

  /** Games with hidden cards: results show the best found with every card seen, too. */
  private static final Set<String> SEEING = Set.of("eurydice", "ravens");

  private static final String GIVEN_UP = "concede\nconcede\nquit\n";

  @TempDir Path data;

  /** Each player plays as many plies as players came before, and then concedes. */
  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void fivePlayersPlayTheDailyDealOfEachGame(DatabaseKind databaseKind) throws IOException {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind))) {
      List<SshTestClient> people = new ArrayList<>();
      NAMES.forEach(name -> people.add(SshTestClient.key(server.port(), name, TestServers.key())));
      for (DailyDeal daily : DailyDeal.ALL) {
        if (!daily.name().equals("pairs")) {
          List<Long> seeds = new ArrayList<>();
          for (int i = 0; i < NAMES.size(); i++) {
            SshTestClient one = people.get(i);
            String results = "daily " + daily.name() + " results";
            assertThat(one.run(results, "")).contains("you have not finished the daily deal");
            seeds.add(play(server, one, daily.name(), i));
            List<String> lines = one.run(results, "").lines().toList();
            assertThat(lines)
                .filteredOn(line -> line.matches(" +[1-5]  .*"))
                .singleElement()
                .asString()
                .contains(NAMES.get(i));
            assertThat(lines).noneMatch(line -> line.startsWith("Par"));
          }
          assertThat(seeds).containsOnly(seeds.getFirst());
          assertThat(people.get(0).run("daily", ""))
              .containsPattern(daily.name() + " .*place [1-5] of 5");
        }
      }
      assertThat(people.get(0).run("daily share", ""))
          .containsPattern("Lethe, daily deal eurydice of .*: place [1-5] of 5 so far")
          .contains("Streak: 1");
      people.forEach(SshTestClient::close);
    }
  }

  private static void assertPar(
      SshEndpoint server, UnaryOperator<String> one, DailyDeal daily, LocalDate day)
      throws IOException {
    String results = "daily " + daily.name() + " results " + day;
    if (daily.name().equals("ta-se")) {
      assertThat(one.apply(results)).contains("Par: a draw");
      return;
    }
    Par par = par(server.gameServer().events(), daily, day);
    String shown = one.apply(results);
    assertThat(shown).contains("Par, by bot:" + par.level());
    assertThat(shown.contains("Best found with every card seen"))
        .isEqualTo(SEEING.contains(daily.name()));
  }

  /** Waits until the bot that sets par has played. */
  private static Par par(EventService events, DailyDeal daily, LocalDate day) throws IOException {
    DealEvent event = events.dailyEvent(daily, day).orElseThrow();
    Optional<Par> par = Optional.empty();
    while (par.isEmpty()) {
      par = events.par(event, 1);
    }
    return par.get();
  }

  private static Table<?, ?, ?> latest(SshEndpoint server) {
    return server.gameServer().tables().getLast().match().orElseThrow();
  }

  private static long play(SshEndpoint server, SshTestClient one, String daily, int plies) {
    List<String> seats = DailyDeal.find(daily).orElseThrow().title().seats().names();
    if (daily.equals("robots")) {
      // In Robots, a minute passes before anyone can act.
      one.run("daily robots", GIVEN_UP);
      return latest(server).match().header().seed();
    }
    try (ClientTerminal line = one.terminal("dumb", 100, 500)) {
      line.type("daily " + daily);
      line.until(text -> seats.stream().anyMatch(seat -> text.contains("\n" + seat + "> ")));
      Table<?, ?, ?> match = latest(server);
      ClientTerminal[] lines = {line, line};
      TestServers.play(match, plies, lines);
      line.type("concede");
      line.type("concede");
      line.until("rematch or quit)");
      line.type("quit");
      line.until("You have left");
      return match.match().header().seed();
    }
  }

  /**
   * Partners wait for each other. A player who has tried a deal cannot try it again for the result.
   */
  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void aPairPlaysADailyDealTogetherOnce(DatabaseKind databaseKind) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb()) {
      feth.type("daily pairs ben");
      feth.until("leave, lobby] ");
      assertThat(anna.run("daily pairs cleo", "")).contains("table 1");
      assertThat(ben.run("tables", "")).contains("ren: (invited: ben)");
      assertThat(cleo.run("sit 1", "")).contains("there is no free seat for you");
      ren.type("sit 1");
      ren.until("ren> ");
      assertThat(cleo.run("tables", "")).contains("No table is set");
      assertThat(cleo.run("watch 1", "")).contains("other people can still play the deal of table");
      assertThat(ben.run("leave 1", "")).contains("so you cannot give your seat up");
      assertThat(cleo.run("sit 1", "")).contains("there is no free seat for you");
      feth.until("feth> ");
      feth.type("concede");
      feth.type("concede");
      assertThat(feth.received()).doesNotContain("(journal 1)");
      feth.until("That was the deal of the day.");
      feth.type("again");
      feth.until("Other people can still play this deal. When nobody can any longer");
      assertThat(feth.received()).doesNotContain("again retries move");
      assertThat(ben.run("daily pairs results", "")).contains("anna & ben");
      assertThat(ben.run("journal 1", "")).contains("can still play the deal");
      // Another try does not count and is only for players who know the deal.
      assertThat(ben.run("daily pairs cleo", "")).contains("table 2");
      assertThat(cleo.run("sit 2", "")).contains("other people can still play the deal of table");
      assertThat(cleo.run("daily pairs anna", "")).contains("table 3");
      assertThat(anna.run("sit 3", "")).contains("one try at each deal of pairs.");
    }
  }

  /**
   * A player who repeats a deal knows it, so the match is not counted among the player's matches.
   */
  @Test
  void repeatingADailyDealDoesNotCount() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, DatabaseKind.SQLITE));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key())) {
      String first = anna.run("daily ta-se", GIVEN_UP);
      assertThat(first).doesNotContain("Chosen seed");
      String second = anna.run("daily ta-se", GIVEN_UP);
      assertThat(second).contains("Chosen seed: what was dealt could be known beforehand.");
      assertThat(second).doesNotContain("Match 2 of yours");
      assertThat(latest(server).match().journal().controlEntries())
          .contains(new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED));
    }
  }

  /** Runs one command on a connection of its own: nobody stays connected while days pass. */
  private static String read(
      SshEndpoint server, String name, KeyPair key, String line, String input) {
    try (SshTestClient client = SshTestClient.key(server.port(), name, key)) {
      return client.run(line, input);
    }
  }

  /** After the day, everyone sees the results and can verify the commitments to the deals. */
  @Test
  void resultsAndDealsArePublishedWhenTheDayIsOver() throws IOException {
    ManualClock clock = new ManualClock(Instant.now());
    LocalDate day = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    KeyPair first = TestServers.key();
    KeyPair second = TestServers.key();
    try (SshEndpoint server =
        TestServers.open(TestServers.settings(data, DatabaseKind.SQLITE), clock)) {
      UnaryOperator<String> anna = line -> read(server, "anna", first, line, "");
      UnaryOperator<String> ben = line -> read(server, "ben", second, line, "");
      String bound = anna.apply("daily deals");
      assertThat(bound).doesNotContain("seed ");
      assertThat(read(server, "anna", first, "daily eurydice", GIVEN_UP))
          .contains("You have left table 1");
      assertThat(read(server, "ben", second, "daily robots", "quit\n"))
          .contains("your seat is held");
      assertThat(ben.apply("daily eurydice results"))
          .contains("you have not finished the daily deal eurydice");
      assertThat(anna.apply("journal 1")).contains("can still play the deal of table 1");
      clock.forward(Duration.ofDays(1));
      server.gameServer().tick();
      assertThat(ben.apply("daily eurydice results " + day)).contains("  1  anna");
      assertThat(ben.apply("daily robots results " + day)).contains("not finished");
      for (DailyDeal daily : DailyDeal.ALL) {
        if (!daily.name().equals("pairs")) {
          assertPar(server, ben, daily, day);
        }
      }
      assertThat(anna.apply("daily calendar"))
          .contains(day.getDayOfMonth() + "+")
          .contains("Your streak: 1");
      clock.forward(Duration.ofDays(1));
      server.gameServer().tick();
      assertThat(anna.apply("daily")).contains("Your streak: 0 (the longest: 1)");
      String deals = ben.apply("daily deals " + day);
      assertThat(deals.lines().toList()).containsAll(bound.lines().toList());
      assertBound(deals);
      assertThat(ben.apply("journal 1")).contains("seed ");
      assertThat(anna.apply("daily eurydice results " + day.plusDays(9)))
          .contains("no daily deals of");
      assertThat(anna.apply("daily")).contains("eurydice").contains("not played yet");
    }
  }

  /** Asserts that each pair of lines gives a hash, and the seed and nonce that it commits to. */
  private static void assertBound(String deals) {
    List<String> lines = deals.lines().skip(1).toList();
    assertThat(lines).hasSize(2 * DailyDeal.ALL.size());
    for (int i = 0; i < lines.size(); i += 2) {
      String hash = lines.get(i).split("\\s+", -1)[1];
      String[] words = lines.get(i + 1).strip().split("[ ,]+", -1);
      assertThat(new Commitment(hash, words[3]).binds(Long.parseLong(words[1]))).isTrue();
    }
  }

  @Test
  void invalidDailyAndEventCommandsAreAnswered() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key())) {
      assertThat(anna.run("daily chess", "")).contains("there is no daily deal \"chess\"");
      assertThat(anna.run("daily ta-se ben", "")).contains("is not for two people");
      assertThat(anna.run("daily pairs anna", "")).contains("your own partner");
      assertThat(anna.run("daily ta-se results never", "")).contains("no daily deals of \"never\"");
      assertThat(anna.run("daily share", "")).contains("you have finished no deal of today");
      assertThat(anna.run("event", "")).contains("which event? type ssh -t HOST events");
      assertThat(anna.run("event autumn", "")).contains("there is no event \"autumn\"");
      assertThat(anna.run("event make 9 ta-se", "")).contains("cannot be the name of an event");
      assertThat(anna.run("event make autumn chess", "")).contains("there is no game \"chess\"");
      assertThat(anna.run("event make autumn ravens deals=99", "")).contains("deals=1 to 36");
      assertThat(anna.run("event make autumn ta-se blue=open", ""))
          .contains("each plays for themselves");
      assertThat(anna.run("event make autumn ravens", "")).contains("The event autumn is set.");
      assertThat(anna.run("event make autumn ravens", "")).contains("called autumn");
      assertThat(anna.run("event autumn play", "")).contains("you have not entered autumn");
      assertThat(anna.run("event autumn enter", "")).contains("is played in pairs");
      assertThat(anna.run("event autumn enter zoe", "")).contains("nobody here is called zoe");
      assertThat(anna.run("event autumn fly", ""))
          .contains("Unexpected argument: fly. Usage: event NAME [enter [PARTNER] | play |");
      assertThat(anna.run("event autumn deal 7", "")).contains("numbered from 1 to 6");
      assertThat(anna.run("event autumn", "")).contains("Entered: 0").contains("hints: off");
      assertThat(new AdminService(server).cancelEvent("autumn")).isEmpty();
      assertThat(anna.run("event make autumn ravens", "")).contains("The event autumn is set.");
      assertThat(anna.run("event autumn cancel", "")).contains("is cancelled");
      assertThat(anna.run("make ta-se", "")).contains("table 1");
      assertThat(new AdminService(server).rename("anna", "mary"))
          .map(LobbyMessages::text)
          .hasValueSatisfying(reason -> assertThat(reason).startsWith("anna sits at a table"));
      assertThat(anna.run("leave 1", "")).contains("up");
      assertThat(new AdminService(server).rename("anna", "RED")).isNotEmpty();
      assertThat(new AdminService(server).rename("anna", "mary")).isEmpty();
      assertThat(anna.run("who", "")).contains("You are mary");
      assertThat(anna.run("events", "")).contains("No event is set.");
    }
  }
}
