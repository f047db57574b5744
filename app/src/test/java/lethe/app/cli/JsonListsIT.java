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

  /** Starts the program and returns the JSON objects that it prints. */
  private List<Map<?, ?>> objectsOfProcess(String... arguments) {
    return objects(ProgramProcess.inHome(home).run(arguments));
  }

  private static List<Map<?, ?>> objects(ProgramProcess.RunResult result) {
    return result
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
    assertThat(values(objects(CommandRunner.run("games", "--json")), "id"))
        .containsExactly("ravens", "eurydice", "robots", "ta-se");
    List<Map<?, ?>> puzzles = objectsOfProcess("puzzle", "--list", "ta-se", "--json");
    assertThat(values(puzzles, "is")).contains("listed-puzzle").endsWith("puzzle-summary");
    assertThat(puzzles.getLast().get("puzzles")).isEqualTo(puzzles.size() - 1L);
  }

  @Test
  void savedGamesAreListedInJson() throws IOException {
    assertThat(objectsOfProcess("saves", "--json")).isEmpty();
    Path saves = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    Files.writeString(saves.resolve("a.lethe"), RunningTaSeMatch.withEntries("red: put 5 in 2"));
    Files.writeString(saves.resolve("b.lethe"), "game go\n");
    List<Map<?, ?>> games = objectsOfProcess("saves", "--json");
    assertThat(values(games, "is")).containsExactlyInAnyOrder("listed-game", "unreadable-file");
    Map<?, ?> game =
        games.stream()
            .filter(object -> "listed-game".equals(object.get("is")))
            .findFirst()
            .orElseThrow();
    assertThat(game.get("name")).isEqualTo("a");
    assertThat(game.get("entries")).isEqualTo(1L);
    assertThat(game.get("isOver")).isEqualTo(false);
  }

  @Test
  void simulationsArePrintedInJson() {
    List<Map<?, ?>> lines =
        objects(
            CommandRunner.run(
                "sim",
                "ta-se",
                "--games",
                "2",
                "--seat",
                "red=bot:random",
                "--than-seat",
                "red=bot:fading",
                "--json"));
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
