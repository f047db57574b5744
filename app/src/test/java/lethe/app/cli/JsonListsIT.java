package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lethe.app.json.JsonReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands that print lists in JSON. */
class JsonListsIT {
  @TempDir Path home;

  private List<Map<?, ?>> objects(String... arguments) {
    return ProgramProcess.inHome(home)
        .run(arguments)
        .requireSuccess()
        .lines()
        .<Map<?, ?>>map(line -> (Map<?, ?>) JsonReader.read(line).orElseThrow())
        .toList();
  }

  private static List<Object> values(List<Map<?, ?>> objects, String field) {
    return objects.stream().<Object>map(object -> object.get(field)).toList();
  }

  @Test
  void gamesAndPuzzlesAreListedInJson() {
    assertThat(values(objects("games", "--json"), "id"))
        .containsExactly("ravens", "eurydice", "robots", "ta-se");
    List<Map<?, ?>> puzzles = objects("puzzle", "--list", "ta-se", "--json");
    assertThat(values(puzzles, "is")).contains("listed-puzzle").endsWith("puzzle-summary");
    assertThat(puzzles.getLast().get("puzzles")).isEqualTo(puzzles.size() - 1L);
  }

  @Test
  void savedGamesAreListedInJson() throws IOException {
    assertThat(objects("saves", "--json")).isEmpty();
    Path saves = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    Files.writeString(
        saves.resolve("a.lethe"),
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-02T03:04:05Z
        seed 3
        seat red human
        seat blue bot
        red: put 5 in 2
        """);
    Files.writeString(saves.resolve("b.lethe"), "game go\n");
    List<Map<?, ?>> games = objects("saves", "--json");
    assertThat(values(games, "is")).containsExactlyInAnyOrder("listed-game", "unreadable-file");
    Map<?, ?> game =
        games.stream().filter(one -> "listed-game".equals(one.get("is"))).findFirst().orElseThrow();
    assertThat(game.get("name")).isEqualTo("a");
    assertThat(game.get("entries")).isEqualTo(1L);
    assertThat(game.get("isOver")).isEqualTo(false);
  }

  @Test
  void simulationsArePrintedInJson() {
    List<Map<?, ?>> lines =
        objects(
            "sim",
            "ta-se",
            "--games",
            "2",
            "--seat",
            "red=bot:random",
            "--than-seat",
            "red=bot:fading",
            "--json");
    assertThat(values(lines, "is"))
        .containsExactly(
            "match",
            "match",
            "seat-summary",
            "seat-summary",
            "match",
            "match",
            "seat-summary",
            "seat-summary",
            "comparison",
            "comparison");
  }
}
