package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.server.account.Account;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("titles")
class LobbyRendererTest {
  private static final Account ANNA = new Account("key:1", "anna");
  private static final List<Text> MESSAGES = List.of(Text.plain("Welcome."));
  private static final TableListing OPEN =
      listing(
          3,
          "ravens",
          TableStatus.OPEN,
          Optional.of(TableListing.Action.SIT),
          seated("feth", new SeatHolder.Named("ben")),
          seated("ren", new SeatHolder.Vacant()));
  private static final TableListing RESERVED =
      listing(
          4,
          "ta-se",
          TableStatus.OPEN,
          Optional.empty(),
          seated("red", new SeatHolder.Named("ben")),
          seated("blue", new SeatHolder.Invited("cleo")));

  private static TableListing listing(
      int number,
      String game,
      TableStatus status,
      Optional<TableListing.Action> action,
      TableListing.SeatListing... seats) {
    return new TableListing(
        number,
        game,
        status,
        "",
        TableSettings.DEFAULTS,
        List.of(seats),
        TableListing.Relation.OPEN,
        Optional.empty(),
        action);
  }

  private static TableListing.SeatListing seated(String seat, SeatHolder holder) {
    Seat named =
        Titles.ALL.stream()
            .flatMap(title -> title.seats().byName(seat).stream())
            .findFirst()
            .orElseThrow();
    return new TableListing.SeatListing(named, holder, false, false);
  }

  private static final TableListing RUNNING =
      listing(
          5,
          "ta-se",
          TableStatus.RUNNING,
          Optional.of(TableListing.Action.WATCH),
          seated("red", new SeatHolder.Named("ben")),
          seated("blue", new SeatHolder.Named("cleo")));

  private static LobbyView view(List<TableListing> tables) {
    return new LobbyView(
        ANNA,
        true,
        List.of(),
        tables,
        List.of(),
        List.of("ben", "cleo"),
        2,
        List.of(" | ben: Who plays?", " | cleo: Me."));
  }

  private static Screen fullScreen(List<TableListing> tables, Size size) {
    return LobbyRenderer.screen(view(tables), LobbySection.MAIN, MESSAGES, List.of(), size);
  }

  @Test
  void menuItemsAndTablesCanBeSelected() {
    Screen screen = fullScreen(List.of(OPEN, RESERVED), Size.DEFAULT);
    assertThat(screen.frame().toString())
        .isEqualTo(
            """
            Lethe server. You are anna.
            ~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~~ ~~  ~ ~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~
              play     Play against bots              daily    Daily deals
              quick    Quick match                    events   Events
              make     Play with friends              waiting  Correspondence
              watch    Watch a match                  results  Your results
              rules    Rules                          who      Players
            ── tables: sit N, watch N ──────────────────────────────────────────────────────
                4   ta-se     open       red: ben, blue: (invited: cleo)
                3   ravens    open       feth: ben, ren: (free)

            ── chat: say TEXT ─────────────────────────────── online: ben, cleo, 2 others ──
             | ben: Who plays?
             | cleo: Me.

            Welcome.\
            """);
    List<String> firstCommands =
        screen.hotSpots().stream().map(place -> place.commands().getFirst()).toList();
    assertThat(firstCommands)
        .containsExactly(
            "play", "daily", "quick", "events", "make", "waiting", "watch", "results", "rules",
            "who", "sit 3");
    assertThat(screen.prompt()).isEqualTo("anna> ");
    assertThat(screen.lines()).contains("help", "make ravens", "sit 3").doesNotContain("sit 4");
    assertThat(screen.preview().isAllowed("sit 3")).isTrue();
    assertThat(screen.preview().isAllowed("sit 4")).isFalse();
  }

  @Test
  void aSectionOfTheMenuListsItsGames() {
    for (LobbySection section : LobbySection.values()) {
      Screen screen =
          LobbyRenderer.screen(
              view(List.of(OPEN, RUNNING)), section, MESSAGES, List.of(), Size.DEFAULT);
      List<String> commands =
          screen.hotSpots().stream().flatMap(place -> place.commands().stream()).toList();
      for (Title<?, ?, ?> title : section.games()) {
        assertThat(commands).containsAll(section.commands(title));
      }
      assertThat(commands.contains("menu")).isEqualTo(section != LobbySection.MAIN);
      assertThat(commands).contains("watch 5");
      assertThat(commands.contains("sit 3")).isEqualTo(section != LobbySection.WATCH);
      assertThat(screen.lines()).contains("menu", "quick", "quick ta-se");
    }
    Title<?, ?, ?> taSe = Titles.byName("ta-se").orElseThrow();
    for (LobbySection section :
        List.of(LobbySection.PLAY, LobbySection.QUICK, LobbySection.MAKE, LobbySection.RULES)) {
      assertThat(section.commands(taSe)).startsWith(section.word() + " ta-se");
    }
    assertThat(LobbySection.MAKE.games()).noneMatch(title -> title.seats().max() == 1);
  }

  @Test
  void theLatestTablesAreListedAndTheOthersCounted() {
    List<TableListing> many =
        IntStream.rangeClosed(1, 30)
            .mapToObj(
                i ->
                    listing(
                        i,
                        "ta-se",
                        TableStatus.RUNNING,
                        Optional.of(TableListing.Action.WATCH),
                        seated("red", new SeatHolder.Named("a")),
                        seated("blue", new SeatHolder.Named("b"))))
            .toList();
    for (Size size : List.of(Size.DEFAULT, new Size(40, 15), new Size(20, 10))) {
      Screen screen = fullScreen(many, size);
      List<String> lines = screen.frame().lines();
      assertThat(lines).hasSizeLessThan(size.rows()).last().isEqualTo("Welcome.");
      assertThat(screen.hotSpots()).allMatch(place -> place.area().row() < lines.size());
    }
    assertThat(fullScreen(many, Size.DEFAULT).frame().lines())
        .anyMatch(line -> line.startsWith("   30  "))
        .anyMatch(line -> line.equals("... and 22 more: type tables"));
  }

  @Test
  void lineModePrintsOnlyTheLatestMessages() {
    Screen screen =
        LobbyRenderer.screen(
            new LobbyView(
                ANNA, false, List.of(), List.of(OPEN), List.of(), List.of(), 0, List.of()),
            LobbySection.MAIN,
            MESSAGES,
            List.of(),
            Size.DEFAULT);
    assertThat(screen.frame().lines()).containsExactly("Welcome.");
    assertThat(screen.lines()).contains("sit 3", "rules robots");
    assertThat(screen.hotSpots()).isEmpty();
  }

  /** Only the names are shortened, and only if nothing else can be omitted. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          134| robots    open       axle: annabelle, bolt: (free), cog: bot:skilled, dyno: benedictus (away)  [pace=3d watch=nobody]
          119| robots open axle: annabelle, bolt: (free), cog: bot:skilled, dyno: benedictus (away) [pace=3d watch=nobody]
           74| robots open annabelle, benedictus (away), 1 free, 1 bot [pace=3d]
           54| robots open an…, be… (away), 1 free [pace=3d]
          """)
  void anAbbreviatedRowKeepsPlayersFreeSeatsAndPace(int columns, String row) {
    TableSettings settings =
        TableSettings.DEFAULTS
            .with("pace", "3d")
            .orElseThrow()
            .with("watch", "nobody")
            .orElseThrow();
    TableListing table =
        new TableListing(
            12,
            "robots",
            TableStatus.OPEN,
            "",
            settings,
            List.of(
                seated("axle", new SeatHolder.Named("annabelle")),
                seated("bolt", new SeatHolder.Vacant()),
                seated("cog", new SeatHolder.Bot("skilled")),
                new TableListing.SeatListing(
                    seated("dyno", new SeatHolder.Vacant()).seat(),
                    new SeatHolder.Named("benedictus"),
                    true,
                    false)),
            TableListing.Relation.OPEN,
            Optional.empty(),
            Optional.of(TableListing.Action.SIT));
    assertThat(fullScreen(List.of(table), new Size(columns, 24)).frame().lines())
        .anyMatch(line -> line.endsWith("  " + row));
  }

  @Test
  void anAbbreviatedRowDoesNotNameHiddenPlayers() {
    TableListing table =
        new TableListing(
            12,
            "robots",
            TableStatus.OPEN,
            "",
            TableSettings.DEFAULTS,
            List.of(
                seated("axle", new SeatHolder.Hidden()),
                seated("bolt", new SeatHolder.Invited("annabelle")),
                new TableListing.SeatListing(
                    seated("cog", new SeatHolder.Vacant()).seat(),
                    new SeatHolder.Named("benedictus"),
                    true,
                    true)),
            TableListing.Relation.OPEN,
            Optional.empty(),
            Optional.empty());
    assertThat(LobbyMessages.describe(table, 90))
        .isEqualTo("robots open another player, (invited: annabelle), benedictus (away) (bot)");
  }
}
