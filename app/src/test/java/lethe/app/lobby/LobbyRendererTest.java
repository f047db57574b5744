package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  private static final TableListing CLOSED =
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
      Optional<TableListing.Action> way,
      TableListing.SeatListing... seats) {
    return new TableListing(number, game, status, List.of(seats), Optional.empty(), way);
  }

  private static TableListing.SeatListing seated(String seat, SeatHolder holder) {
    Seat named =
        Titles.ALL.stream()
            .flatMap(title -> title.seats().byName(seat).stream())
            .findFirst()
            .orElseThrow();
    return new TableListing.SeatListing(named, holder, false, false);
  }

  private static Screen fullScreen(List<TableListing> tables, Size size) {
    return LobbyRenderer.screen(
        new LobbyView(ANNA, true, List.of(), tables, List.of()), MESSAGES, List.of(), size);
  }

  @Test
  void gamesAndTablesCanBeSelected() {
    Screen screen = fullScreen(List.of(OPEN, CLOSED), Size.DEFAULT);
    List<String> lines = screen.frame().lines();
    int games = Titles.ALL.size();
    assertThat(lines.subList(0, 2))
        .containsExactly(
            "Lethe server. You are anna.",
            "~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~~ ~~  ~ ~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~");
    assertThat(lines.subList(2, 2 + games)).isEqualTo(forEachGame(LobbyRendererTest::line));
    assertThat(String.join("\n", lines.subList(2 + games, lines.size())))
        .isEqualTo(
            """
              daily       Daily deals and events: the same deals for everyone
              results     Your results

                4         ta-se     open       red: ben, blue: (invited: cleo)
                3         ravens    open       feth: ben, ren: (free)

            Welcome.\
            """);
    List<List<String>> typed = new ArrayList<>(forEachGame(LobbyRendererTest::commands));
    typed.add(
        List.of(
            "daily",
            "daily eurydice",
            "daily robots",
            "daily ravens",
            "daily pairs",
            "daily ta-se",
            "events"));
    typed.add(List.of("results"));
    typed.add(List.of("sit 3"));
    assertThat(screen.hotSpots().stream().map(Screen.HotSpot::commands).toList()).isEqualTo(typed);
    assertThat(screen.hotSpots().stream().map(Screen.HotSpot::area).map(Area::row))
        .containsExactlyElementsOf(
            IntStream.concat(IntStream.range(2, 4 + games), IntStream.of(6 + games))
                .boxed()
                .toList());
    assertThat(screen.prompt()).isEqualTo("anna> ");
    assertThat(screen.lines()).contains("help", "make ravens", "sit 3").doesNotContain("sit 4");
    assertThat(screen.preview().isAllowed("sit 3")).isTrue();
    assertThat(screen.preview().isAllowed("sit 4")).isFalse();
  }

  /** Returns one element for each game of the catalog, in order. */
  private static <T> List<T> forEachGame(Function<Title<?, ?, ?>, T> of) {
    return Titles.ALL.stream().map(of).toList();
  }

  private static String line(Title<?, ?, ?> title) {
    int fewest = title.seats().min();
    int max = title.seats().max();
    String seats = max == 1 ? "alone" : (fewest == max ? "" : fewest + "-") + max + " seats";
    return "  %-11s %s  (%s)".formatted(title.id(), title.name(), seats);
  }

  private static List<String> commands(Title<?, ?, ?> title) {
    String id = title.id();
    return title.seats().max() == 1
        ? List.of("play " + id, "rules " + id, "results " + id)
        : List.of("play " + id, "make " + id, "rules " + id, "results " + id);
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
    int more = 16 + Titles.ALL.size();
    assertThat(fullScreen(many, Size.DEFAULT).frame().lines())
        .anyMatch(line -> line.startsWith("   30  "))
        .anyMatch(line -> line.equals("... and " + more + " more: type tables"));
  }

  @Test
  void linesModePrintsOnlyNewMessages() {
    Screen screen =
        LobbyRenderer.screen(
            new LobbyView(ANNA, false, List.of(), List.of(OPEN), List.of()),
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
          140| robots    open       axle: annabelle, bolt: (free), cog: bot:skilled, dyno: benedictus (away)  [pace=3d watch=nobody]
          125| robots open axle: annabelle, bolt: (free), cog: bot:skilled, dyno: benedictus (away) [pace=3d watch=nobody]
           80| robots open annabelle, benedictus (away), 1 free, 1 bot [pace=3d]
           60| robots open an…, be… (away), 1 free [pace=3d]
          """)
  void aTableInASmallWindowKeepsPlayersFreeSeatsAndPace(int columns, String row) {
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

  /** Hidden names stay hidden. */
  @Test
  void anAbbreviatedRowNamesInvitedPlayersAndSubstitutesButNoHiddenPlayer() {
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
