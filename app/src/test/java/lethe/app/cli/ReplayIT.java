package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests finished matches that are replayed, exported, annotated and forked. */
class ReplayIT {
  private static final String WHOLE_MATCH = Resources.text(TaSeTitle.class, "whole-match.lethe");

  private static final String RUNNING_MATCH = RunningTaSeMatch.withEntries("red: put 5 in 2");

  @TempDir Path home;

  private ProgramProcess program() {
    return ProgramProcess.inHome(home);
  }

  @BeforeEach
  void createMatches() {
    program().writeFile("whole.lethe", WHOLE_MATCH);
    program().writeFile("running.lethe", RUNNING_MATCH);
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  @Test
  void aMatchIsReplayedThroughAPipe() {
    String out =
        program()
            .runWithInput("next\nas referee\nlast\nquit\n", "replay", "whole.lethe")
            .requireSuccess();
    assertThat(out)
        .containsSubsequence(
            "(0 of ", ", as spectator)> next", "(1 of ", "as referee", "The match is over: ");
  }

  @Test
  void aRunningMatchCannotBeReplayedOrForked() {
    assertThat(usageError("replay", path("running.lethe")))
        .contains("running.lethe is a saved game of an unfinished match");
    assertThat(usageError("play", "--from", path("running.lethe:0")))
        .contains("running.lethe is a saved game of an unfinished match");
  }

  @Test
  void aMatchCanBeForkedFromAMoment() {
    program().runWithInput("quit\n", "play", "--from", "whole.lethe:3");
    String journal = ProgramProcess.readFile(program().filesOfSavedGames().getFirst());
    assertThat(journal).startsWith("lethe 1\ngame ta-se\nrules 1\nsaved ");
    List<String> moves = journal.lines().filter(line -> line.matches("(red|blue): .*")).toList();
    assertThat(moves).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void aForkFromAMissingMomentIsRejected() {
    assertThat(usageError("play", "--from", path("whole.lethe:999")))
        .contains("there is no moment 999 in this match; its last moment is ");
    assertThat(usageError("play", "--from", path("whole.lethe")))
        .contains("whole.lethe\" is not a moment of a match; expected FILE:MOMENT");
  }

  private void export(String... options) {
    Stream<String> arguments = Stream.of("replay", path("whole.lethe"));
    CommandRunner.run(Stream.concat(arguments, Stream.of(options)).toArray(String[]::new))
        .requireSuccess();
  }

  /** Every line is JSON, times never decrease, and every round begins with a marker. */
  @Test
  void aRecordingShowsWhatOneViewerSaw() throws IOException {
    export("--as", "red", "--cast", path("red.cast"));
    List<String> lines = Files.readAllLines(home.resolve("red.cast"));
    assertThat(lines.getFirst())
        .isEqualTo("{\"version\":2,\"width\":80,\"height\":24,\"title\":\"Ta-Se, red\"}");
    double previousTime = 0;
    List<String> markers = new ArrayList<>();
    StringBuilder output = new StringBuilder();
    for (String line : lines.subList(1, lines.size())) {
      try (JsonParser json = new JsonFactory().createParser(line)) {
        assertThat(json.nextToken()).isEqualTo(JsonToken.START_ARRAY);
        json.nextToken();
        assertThat(json.getDoubleValue()).isGreaterThanOrEqualTo(previousTime);
        previousTime = json.getDoubleValue();
        String type = json.nextTextValue();
        String data = json.nextTextValue();
        if (type.equals("m")) {
          markers.add(data);
        } else {
          assertThat(type).isEqualTo("o");
          output.append(data);
        }
      }
    }
    assertThat(markers)
        .containsExactly("round 1", "round 2", "round 3", "round 4", "round 5", "round 6");
    assertThat(output).contains("The match is over").doesNotContain("> blue: ");
  }

  @Test
  void anUnknownViewerIsRejected() {
    assertThat(usageError("replay", path("whole.lethe"), "--as", "green"))
        .contains("there is no viewer \"green\"");
  }

  @Test
  void anHtmlPageShowsWhatOneViewerSaw() {
    export("--as", "red", "--html", path("red.html"));
    assertThat(home.resolve("red.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("as red saw it")
        .doesNotContain("> blue:");
  }

  @Test
  void anExistingHtmlPageIsReplacedOnlyOnRequest() throws IOException {
    Path page = Files.writeString(home.resolve("a.html"), "old");
    assertThat(usageError("replay", path("whole.lethe"), "--html", page.toString()))
        .contains("a.html already exists; choose another name, or replace it with");
    assertThat(page).hasContent("old");
    export("--html", page.toString(), "--overwrite");
    assertThat(page).content().contains("as a spectator saw it");
  }

  @Test
  void anHtmlPageIsNotWrittenIntoAMissingFolder() {
    assertThat(usageError("replay", path("whole.lethe"), "--html", path("no/red.html")))
        .contains("no/red.html: the folder does not exist");
  }

  @Test
  void aRunningMatchIsNotExported() {
    assertThat(usageError("replay", path("running.lethe"), "--html", path("r.html")))
        .contains("running.lethe is a saved game of an unfinished match");
    assertThat(home.resolve("r.html")).doesNotExist();
  }

  /** The files of the match are kept whatever the output is called. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay whole.lethe --cast whole.lethe --overwrite",
        "replay whole.lethe --html ./sub/../whole.lethe --overwrite",
        "replay whole.lethe --html link --overwrite",
        "replay link --cast whole.lethe --overwrite",
        "replay whole.lethe --cast hard --overwrite",
        "replay whole.lethe --notes --html whole.lethe.notes --overwrite",
        "replay whole.lethe --html whole.lethe.branches",
        "replay whole.lethe --html new.html --cast whole.lethe.notes --overwrite",
        "play --from whole.lethe:3 --save whole.lethe.branches",
        "play --resume whole.lethe --save whole.lethe.notes",
      })
  void theMatchAndItsNotesAreNotOverwritten(String line) throws IOException {
    program().writeFile("whole.lethe.notes", "3: mine\n");
    Files.createDirectory(home.resolve("sub"));
    Files.createSymbolicLink(home.resolve("link"), Path.of("whole.lethe"));
    Files.createLink(home.resolve("hard"), home.resolve("whole.lethe"));
    String[] words = line.split(" ");
    for (int i = 1; i < words.length; i++) {
      words[i] = words[i].startsWith("--") ? words[i] : home + "/" + words[i];
    }
    assertThat(usageError(words)).contains(" is the file of this match, its notes or its branches");
    assertThat(ProgramProcess.readFile(home.resolve("whole.lethe"))).isEqualTo(WHOLE_MATCH);
    assertThat(ProgramProcess.readFile(home.resolve("whole.lethe.notes"))).isEqualTo("3: mine\n");
    assertThat(home.resolve("whole.lethe.branches")).doesNotExist();
    assertThat(home.resolve("new.html")).doesNotExist();
  }

  @Test
  void aMatchOnStandardInputIsNotOverwritten() {
    assertThat(
            program()
                .runShell("lethe replay - --cast whole.lethe --overwrite <whole.lethe")
                .requireFailure(ExitCodes.USAGE_ERROR))
        .contains(" is the file of this match, its notes or its branches");
    assertThat(ProgramProcess.readFile(home.resolve("whole.lethe"))).isEqualTo(WHOLE_MATCH);
  }

  @Test
  void twoOutputsNeedTwoFiles() {
    String sameFile = home + "/./out";
    assertThat(usageError("replay", path("whole.lethe"), "--cast", path("out"), "--html", sameFile))
        .contains("--cast and --html both name " + sameFile + "; name two different files");
    assertThat(home.resolve("out")).doesNotExist();
  }

  @Test
  void outputToDevStdoutFollowsEarlierOutput() {
    program()
        .runShell("(echo first; lethe replay whole.lethe --cast /dev/stdout) >out")
        .requireSuccess();
    assertThat(ProgramProcess.readFile(home.resolve("out"))).startsWith("first\n{\"version\":2");
  }

  @Test
  void notesAreStoredNextToTheMatchAndShownAgain() {
    program().runWithInput("3\nnote my <idea>\nquit\n", "replay", "whole.lethe").requireSuccess();
    assertThat(home.resolve("whole.lethe")).hasContent(WHOLE_MATCH);
    assertThat(home.resolve("whole.lethe.notes")).hasContent("3: my <idea>\n");
    assertThat(program().runWithInput("3\nquit\n", "replay", "whole.lethe").requireSuccess())
        .contains("Your note: my <idea>");
  }

  @Test
  void notesAreExportedOnlyOnRequest() {
    program().writeFile("whole.lethe.notes", "3: my <idea>\n");
    export("--html", path("a.html"));
    export("--notes", "--html", path("b.html"));
    assertThat(home.resolve("a.html")).content().doesNotContain("idea");
    assertThat(home.resolve("b.html")).content().contains("Your note: my &lt;idea&gt;");
  }

  @Test
  void anInvalidNoteFileIsIgnoredWithAWarning() {
    program().writeFile("whole.lethe.notes", "no note\n");
    ProgramProcess.RunResult result =
        CommandRunner.run("replay", path("whole.lethe"), "--notes", "--html", path("a.html"));
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .startsWith(path("whole.lethe.notes") + ":1:1: this line is not a note")
        .endsWith("; the file is ignored\n")
        .hasLineCount(1);
    assertThat(home.resolve("a.html")).exists();
  }

  /** The player can choose other views by name. */
  @Test
  void aMatchWithOneHumanSeatIsReplayedFromThatSeat() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("solo.lethe", Resources.text(EurydiceTitle.class, "he-looks-back.lethe"));
    assertThat(program.runWithInput("next\nas spectator\nquit\n", "replay", "solo.lethe").out())
        .containsSubsequence(
            "(0 of ", ", as orpheus)> next", "> orpheus: up left", "as spectator)> quit");
  }
}
