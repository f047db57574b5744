package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the JSON output of matches. */
class JsonTranscriptTest {
  private static final Path TITLES = Path.of("src/main/resources/lethe/app/titles");

  private static final String RAVENS_SCRIPT =
      """
      game ravens
      seed 4711
      seat feth human
      seat ren human
      ren: arrange 2 1 4 3
      feth: draw 2
      """;

  @TempDir Path folder;

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.walk(TITLES)) {
      return files.filter(file -> file.toString().endsWith(".lethe")).sorted().toList();
    }
  }

  private static LoadedMatch load(Path file) throws IOException {
    return ((Valid<LoadedMatch>) LoadedMatch.loadPrefix(file)).value();
  }

  private LoadedMatch loadScript(String script) throws IOException {
    return load(Files.writeString(folder.resolve("x.lethe"), script));
  }

  private static <C, O, V> List<String> lines(Table<C, O, V> table, Viewer viewer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new JsonTranscript<>(table, viewer, false).print(out);
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void theTranscriptBeginsWithTheGameAndThePlayers() throws IOException {
    assertThat(lines(loadScript(RAVENS_SCRIPT).table(), Spectator.SPECTATOR))
        .startsWith(
            "{\"match\":{\"is\":\"match-header\",\"game\":\"ravens\",\"options\":{},\"seats\":["
                + "{\"is\":\"seated-player\",\"seat\":\"feth\",\"player\":\"human\"},"
                + "{\"is\":\"seated-player\",\"seat\":\"ren\",\"player\":\"human\"}],"
                + "\"viewer\":\"spectator\"},\"text\":\"The Ravens of Thri Sahashri\"}");
  }

  @Test
  void theTranscriptContainsTurnsAndCommands() throws IOException {
    Table<?, ?, ?> table = loadScript(RAVENS_SCRIPT).table();
    Seat ren = table.match().seats().getLast();
    assertThat(fieldNames(lines(table, ren)))
        .containsExactly(
            "match", "told", "told", "turn", "ply", "told", "told", "turn", "ply", "told", "told");
    assertThat(lines(table, ren))
        .contains(
            "{\"turn\":{\"is\":\"awaits\",\"seats\":[\"feth\"]},"
                + "\"text\":\"The match is waiting for feth.\"}",
            "{\"ply\":{\"is\":\"ply\",\"seat\":\"ren\",\"command\":"
                + "{\"is\":\"arrange\",\"order\":[2,1,4,3]}},\"text\":\"ren: arrange 2 1 4 3\"}",
            "{\"ply\":{\"is\":\"ply\",\"seat\":\"feth\",\"command\":null},\"text\":\"feth:\"}");
  }

  /** A spectator must not know the legal moves of a seat, which can reveal its hand. */
  @Test
  void aTurnContainsTheLegalMovesThatTheViewerMayKnow() throws IOException {
    Table<?, ?, ?> table = loadScript(RAVENS_SCRIPT).table();
    Seat feth = table.match().seats().getFirst();
    List<String> turns =
        lines(table, feth).stream().filter(line -> line.startsWith("{\"turn\"")).toList();
    assertThat(turns).hasSize(3);
    assertThat(turns.getFirst()).doesNotContain("moves");
    assertThat(turns.get(1)).contains("\"moves\":{\"feth\":[\"draw\",\"draw 2\",");
    // It is still Feth's turn, but Feth can now stop drawing.
    assertThat(turns.get(2)).contains("\"stop\"");
    assertThat(lines(table, Spectator.SPECTATOR)).noneMatch(line -> line.contains("\"moves\""));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void earlierLinesStayTheSameWhileAScriptGrows(Path script) throws IOException {
    List<String> text = Files.readAllLines(script);
    text.add(text.size() / 2, "* hint " + load(script).table().match().seats().getFirst());
    List<String> complete =
        linesForFirstSeat(load(Files.write(folder.resolve("whole.lethe"), text)).table());
    for (int size : List.of(text.size() / 3, text.size() / 2 + 1, text.size() - 1)) {
      Path part = Files.write(folder.resolve("part.lethe"), text.subList(0, size));
      assertThat(complete).startsWith(linesForFirstSeat(load(part).table()).toArray(String[]::new));
    }
  }

  private static List<String> linesForFirstSeat(Table<?, ?, ?> table) {
    return lines(table, table.match().seats().getFirst());
  }

  @Test
  void theOutcomeIsTheLastLine() throws IOException {
    Table<?, ?, ?> table = loadScript(RAVENS_SCRIPT + "* concede ren\n* copy y.lethe\n").table();
    assertThat(lines(table, table.match().seats().getLast()))
        .last(STRING)
        .startsWith("{\"outcome\":");
    assertThat(fieldNames(lines(table, Spectator.SPECTATOR)))
        .containsOnlyOnce("outcome")
        .endsWith("note", "outcome");
  }

  /** Only Ren may know the order of Ren's hearts. */
  @Test
  void aSecretCommandIsHiddenFromTheOtherSeatAndSpectators() throws IOException {
    Table<?, ?, ?> table = loadScript(RAVENS_SCRIPT).table();
    for (Viewer viewer : List.of(table.match().seats().getFirst(), Spectator.SPECTATOR)) {
      assertThat(lines(table, viewer))
          .contains(
              "{\"ply\":{\"is\":\"ply\",\"seat\":\"ren\",\"command\":null},\"text\":\"ren:\"}")
          .noneMatch(line -> line.contains("2,1,4,3") || line.contains("2 1 4 3"));
    }
  }

  /** Other seats see neither a choice that produced no message nor its undoing. */
  @Test
  void commandsWithoutMessagesAreOmittedForOtherSeats() throws IOException {
    Table<?, ?, ?> table = load(TITLES.resolve("ravens/good-ending.lethe")).table();
    List<String> renPlies = plies(lines(table, table.match().seats().getLast()));
    List<String> fethPlies = plies(lines(table, table.match().seats().getFirst()));
    assertThat(renPlies).filteredOn(line -> line.contains("\"is\":\"with\"")).hasSize(2);
    // Ren sees 3 more commands, because Feth learned of the last cards that Ren took only after Ren
    // had finished adding score cards.
    assertThat(renPlies).hasSize(fethPlies.size() + 3 + 2);
  }

  /** The referee's lines and the seed suffice to replay the match. */
  @ParameterizedTest
  @MethodSource("scripts")
  void theRefereesLinesContainTheWholeMatch(Path script) throws IOException {
    LoadedMatch loadedMatch = load(script);
    Match<?, ?, ?> match = loadedMatch.table().match();
    StringBuilder copy = new StringBuilder("game " + match.header().game() + "\n");
    match
        .header()
        .options()
        .values()
        .forEach((name, value) -> copy.append("option " + name + " " + value + "\n"));
    copy.append("seed " + match.header().seed() + "\n");
    match
        .header()
        .seatedPlayers()
        .forEach(seated -> copy.append("seat " + seated.seat() + " " + seated.player() + "\n"));
    List<String> lines = lines(loadedMatch.table(), match.referee().orElseThrow());
    for (String line : lines) {
      if (List.of("ply", "note").contains(firstFieldName(line))) {
        copy.append(text(line)).append('\n');
      }
    }
    assertThat(loadScript(copy.toString()).table().match().journal().entries())
        .hasSameSizeAs(match.journal().entries());
    assertThat(loadScript(copy.toString()).table().match().turn()).isEqualTo(match.turn());
  }

  @Test
  void noViewerSeesTheSeed() throws IOException {
    Table<?, ?, ?> table = loadScript(RAVENS_SCRIPT + "* concede ren\n").table();
    List<Viewer> viewers = new ArrayList<>(table.match().seats());
    viewers.add(Spectator.SPECTATOR);
    viewers.add(table.match().referee().orElseThrow());
    for (Viewer viewer : viewers) {
      assertThat(lines(table, viewer)).noneMatch(line -> line.contains("4711"));
    }
  }

  private static List<String> plies(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("{\"ply\"")).toList();
  }

  private static List<String> fieldNames(List<String> lines) throws IOException {
    List<String> fieldNames = new ArrayList<>();
    for (String line : lines) {
      fieldNames.add(firstFieldName(line));
    }
    return fieldNames;
  }

  private static String firstFieldName(String line) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(line)) {
      json.nextToken();
      return json.nextFieldName();
    }
  }

  /** Returns the text that describes the item of a line. */
  private static String text(String line) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(line)) {
      json.nextToken();
      json.nextToken();
      json.nextToken();
      json.skipChildren();
      assertThat(json.nextFieldName()).isEqualTo("text");
      assertThat(json.nextToken()).isEqualTo(JsonToken.VALUE_STRING);
      return json.getText();
    }
  }
}
