package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.event.DailyDeal;
import lethe.app.event.DealEvent;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.play.Fork;
import lethe.app.play.TaskRunner;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerRefusal;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.disk.NoticeFile;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Access;
import lethe.engine.core.Rejection;
import lethe.engine.core.Spectator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests what is shown of a shared deal, on every path to it, while others can still play it, and
 * that everything is shown as soon as nobody can.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedDealsTest {
  private static final String HIDDEN = "other people can still play the deal of table 1";

  @TempDir Path data;

  private Instant now = Instant.parse("2026-11-23T12:00:00Z");
  private GameServer server;

  @BeforeEach
  void open() throws IOException {
    Log log =
        new Log(
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), () -> now);
    server =
        GameServer.open(
            new GameServer.ServerSetup(
                Limits.DEFAULTS,
                new NameRules(List.of()),
                DatabaseKind.SQLITE.store(data, log),
                new NoticeFile(Optional.empty(), log)),
            log,
            new Clocks(() -> now, () -> now),
            new SecureRandom());
  }

  @AfterEach
  void close() {
    server.close(Duration.ZERO);
  }

  /** A terminal at which the given lines are typed. */
  private static final class Typist implements RemoteTerminal {
    private final ScriptedConsole console;
    private final StringBuilder printed = new StringBuilder();
    private final String line;

    Typist(String line, List<String> lines) {
      this.line = line;
      this.console = new ScriptedConsole(new Size(80, 24), lines);
    }

    @Override
    public String command() {
      return line;
    }

    @Override
    public boolean isInteractive() {
      return true;
    }

    @Override
    public boolean hasFullScreen() {
      return true;
    }

    @Override
    public OptionalInt unread() {
      return OptionalInt.empty();
    }

    @Override
    public boolean pollActivity() {
      return false;
    }

    @Override
    public Console openConsole(int longest) {
      return console;
    }

    @Override
    public void print(List<String> lines) {
      lines.forEach(one -> printed.append(one).append('\n'));
    }

    @Override
    public void exit(int code) {}

    @Override
    public void hangUp() {}
  }

  /** Connects with a command, types the lines, and returns everything that was shown. */
  private String typed(String name, String line, String... lines) {
    Typist typist = new Typist(line, List.of(lines));
    new LobbyHandlerFactory(server, new ContentFiles(Optional.empty()))
        .open(
            typist,
            "key:" + name,
            name,
            "127.0.0.1",
            server.admission().quotaOf(InetAddress.getLoopbackAddress()))
        .run();
    return typist.printed + typist.console.transcript();
  }

  private ServerTable table(int number) {
    return server.table("" + number, TaskRunner.IMMEDIATE).orElseThrow();
  }

  private String seed() {
    return "" + table(1).match().orElseThrow().match().header().seed();
  }

  private static Account person(String name) {
    return new Account("key:" + name, name);
  }

  private void theDayEnds() {
    now = Instant.parse("2026-11-24T00:00:00Z");
    server.tick();
  }

  @Test
  void aPlayerWhoConcededSeesOnlyTheirOwnSeat() {
    String end =
        typed("anna", "daily eurydice", "concede", "concede", "", "again", "reshuffle", "quit");
    assertThat(end)
        .contains("Other people can still play")
        .doesNotContain("In the deck lay", "Where it turned", seed());
    String review = typed("anna", "review 1", "as referee", "as spectator", "last", "look", "quit");
    assertThat(review)
        .contains("you see only what\norpheus saw")
        .contains("orpheus")
        .doesNotContain("as referee]", "referee>", seed());
    assertThat(typed("anna", "journal 1")).contains(HIDDEN).doesNotContain(seed());
    assertThat(typed("anna", "watch 1", "", "log", "quit"))
        .doesNotContain("In the deck lay", seed());
    assertThat(typed("anna", "daily deals")).doesNotContain("seed ");
  }

  @Test
  void otherPeopleNeverSeeTheTableWhetherOrNotTheyHaveFinished() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    typed("ben", "daily eurydice", "concede", "concede", "quit");
    for (String name : List.of("ben", "cleo")) {
      for (String line : List.of("review 1", "watch 1", "journal 1")) {
        assertThat(typed(name, line)).contains(HIDDEN).doesNotContain(seed());
      }
      assertThat(server.tableService().openMatch(person(name), table(1)).map(Rejection::code))
          .contains(ServerRefusal.DEAL_HIDDEN);
      assertThat(typed(name, "tables")).doesNotContain("anna");
    }
  }

  /** Returns today's deal of Eurydice. */
  private DealEvent eurydice() throws IOException {
    return server
        .events()
        .dailyEvent(DailyDeal.find("eurydice").orElseThrow(), LocalDate.parse("2026-11-23"))
        .orElseThrow();
  }

  @Test
  void onlyOnesOwnResultIsShownUntilTheDayIsOver() throws IOException {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(typed("ben", "daily eurydice results")).contains("you have not finished");
    typed("ben", "daily eurydice", "concede", "concede", "quit");
    DealEvent event = eurydice();
    assertThat(typed("ben", "daily eurydice results"))
        .contains("ben", "The results of the other players are shown when the day is over.")
        .doesNotContain("anna", "Par");
    assertThat(server.events().results(event, person("ben")).placements()).hasSize(1);
    assertThat(server.events().par(event, 1)).isEmpty();
    assertThat(server.events().revealedDeal(event, 1)).isEmpty();
    theDayEnds();
    assertThat(typed("cleo", "daily eurydice results 2026-11-23")).contains("anna", "ben", "Par");
    assertThat(server.events().results(event, person("ben")).placements()).hasSize(2);
    assertThat(server.events().revealedDeal(event, 1)).isPresent();
  }

  @Test
  void aSharedDealCannotBeForkedAndItsSeedIsNotShown() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    ServerTable table = table(1);
    ClientSession anna =
        server
            .sessions()
            .connect(
                new SessionMailbox(new Typist("", List.of())),
                "key:anna",
                "anna",
                "127.0.0.1",
                server.admission().quotaOf(InetAddress.getLoopbackAddress()));
    Fork fork = Fork.at(0, table.match().orElseThrow().match(), true);
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOfSatisfying(
            TableResult.Refused.class,
            refused ->
                assertThat(refused.rejection().code()).isEqualTo(ServerRefusal.DEAL_STILL_IN_PLAY));
    assertThat(server.tableService().revealDeal(table))
        .get()
        .isInstanceOf(Notification.DealStillInPlay.class);
    theDayEnds();
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOf(TableResult.Admitted.class);
    assertThat(server.tableService().revealDeal(table))
        .get()
        .isInstanceOf(Notification.DealRevealed.class);
  }

  /** A table of other players hides no more than before, and one's own deal hides nothing. */
  @Test
  void everythingIsShownWhenTheDayIsOver() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(1), person("anna")).isOpen()).isFalse();
    assertThat(server.sharedDeals().access(table(1), person("ben")))
        .isEqualTo(Access.only(Spectator.SPECTATOR));
    theDayEnds();
    for (String name : List.of("anna", "ben")) {
      assertThat(server.sharedDeals().access(table(1), person(name))).isEqualTo(Access.OPEN);
      assertThat(typed(name, "review 1", "as referee", "quit")).contains("referee");
      assertThat(typed(name, "journal 1")).contains("seed " + seed());
    }
    typed("anna", "play eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(2), person("ben"))).isEqualTo(Access.OPEN);
  }
}
