package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import lethe.app.json.JsonReader;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests programs that play, with shell scripts as programs. */
class ProgramPlayerTest {
  /** Shell code that plays the first legal move. */
  private static final String FIRST_MOVE = "echo '{\"is\":\"move\",\"index\":0}'";

  @TempDir Path folder;

  private final List<ProgramConnection> started = new ArrayList<>();

  @AfterEach
  void endPrograms() {
    started.forEach(ProgramConnection::close);
  }

  /** A match in which the test moves for all seats without a program. */
  private record TestMatch<C, O, V>(
      Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
    static <C, O, V> TestMatch<C, O, V> start(Title<C, O, V> title, long seed) {
      Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
      List<SeatedPlayer> players =
          title.seats().firstSeats(title.seats().min()).stream()
              .map(seat -> new SeatedPlayer(seat, (Player) new Player.Human()))
              .toList();
      Header header = new Header(title.id(), Options.NONE, seed, "", players);
      return new TestMatch<>(title, game, Match.start(game, header));
    }

    Seat seatToMove() {
      return ((Turn.Awaits) match.turn()).seats().getFirst();
    }
  }

  private static ProgramPlayer.Settings settings(boolean continuesRandomly) {
    return new ProgramPlayer.Settings("0", Duration.ofSeconds(2), continuesRandomly);
  }

  /**
   * Starts a script that records each message in a file and runs {@code onChoose} when it is asked
   * for a move.
   */
  private <C, O, V> ProgramPlayer<C, O, V> start(
      TestMatch<C, O, V> testMatch, Seat seat, String onChoose, boolean continuesRandomly)
      throws IOException {
    Path script = folder.resolve("player-" + started.size() + ".sh");
    Files.writeString(
        script,
        """
        while read -r line; do
          printf '%%s\\n' "$line" >> "$1"
          case $line in
            '{"is":"hello"'*) echo '{"is":"ready","name":"My Player!","version":"1"}' ;;
            '{"is":"choose"'*) %s ;;
          esac
        done
        """
            .formatted(onChoose));
    Match<C, O, V> match = testMatch.match();
    ProgramConnection program =
        ProgramConnection.start(
            List.of("sh", script.toString(), folder.resolve("received").toString()),
            settings(continuesRandomly)
                .hello(testMatch.title().id(), Map.of(), match.seats(), seat),
            Optional.of(folder.resolve("errors.log")));
    assertThat(program.failure()).isEmpty();
    assertThat(program.name()).isEqualTo("my-player");
    started.add(program);
    return new ProgramPlayer<>(
        testMatch.title(), testMatch.game(), seat, program, settings(continuesRandomly));
  }

  private List<Object> received() throws IOException {
    return Files.readAllLines(folder.resolve("received")).stream()
        .map(line -> JsonReader.read(line).orElseThrow())
        .toList();
  }

  private List<Object> receivedKinds() throws IOException {
    return received().stream().<Object>map(message -> ((Map<?, ?>) message).get("is")).toList();
  }

  /**
   * Asks a new program for one move. Returns the error that prevented it; empty if the program
   * moved.
   */
  private Optional<ProgramError> errorOf(String onChoose) throws IOException {
    return errorOf(TestMatch.start(Titles.byName("ta-se").orElseThrow(), 1), onChoose);
  }

  private <C, O, V> Optional<ProgramError> errorOf(TestMatch<C, O, V> testMatch, String onChoose)
      throws IOException {
    ProgramPlayer<C, O, V> player = start(testMatch, testMatch.seatToMove(), onChoose, false);
    Optional<C> move = player.choose(testMatch.match(), ProgressListener.NONE);
    assertThat(move.isPresent()).isEqualTo(player.program().failure().isEmpty());
    if (move.isPresent()) {
      assertThat(move).contains(testMatch.match().legalCommands(testMatch.seatToMove()).getFirst());
    }
    return player.program().failure();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ta-se", "eurydice", "ravens", "robots"})
  void aProgramPlaysAMatch(String game) throws IOException {
    assertMatchIsPlayed(TestMatch.start(Titles.byName(game).orElseThrow(), 7));
  }

  private <C, O, V> void assertMatchIsPlayed(TestMatch<C, O, V> start) throws IOException {
    Seat seat = start.seatToMove();
    ProgramPlayer<C, O, V> player = start(start, seat, FIRST_MOVE, false);
    Match<C, O, V> match = start.match();
    int choices = 0;
    // The match is conceded after 30 choices to keep the test short.
    while (match.turn() instanceof Turn.Awaits(List<Seat> seats) && choices < 30) {
      Seat next = seats.getFirst();
      C command = match.legalCommands(next).getFirst();
      if (next.equals(seat)) {
        choices++;
        command = player.choose(match, ProgressListener.NONE).orElseThrow();
      }
      match = ((Applied<C, O, V>) match.submit(next, command)).next();
    }
    if (!match.turn().isOver()) {
      match = ((Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(seat))).next();
    }
    player.finish(match);
    player.program().close();
    List<Object> kinds = receivedKinds();
    assertThat(kinds).startsWith("hello").endsWith("over");
    assertThat(kinds.stream().filter("choose"::equals)).hasSize(choices);
    assertThat(kinds.stream().filter("told"::equals)).hasSize(match.observations(seat).size());
    assertThat(player.report()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 3                                                       | EXITED",
        "kill -9 $$                                                   | STOPPED_BY_SIGNAL",
        "kill -TERM $$                                                | STOPPED_BY_SIGNAL",
        ":                                                            | TIMEOUT",
        "exec >&-                                                     | OUTPUT_CLOSED",
        "head -c 70000 /dev/zero                                      | LINE_TOO_LONG",
        "for i in 1 2 3; do echo no; done                             | THREE_REFUSALS",
        "yes '{\"is\":\"info\"}'                                      | TOO_MUCH_OUTPUT",
        "exec <&-                                                     | EXITED",
      })
  void theCauseOfAFailureIsReported(String onChoose, ProgramErrorCode code) throws IOException {
    assertThat(errorOf(onChoose).orElseThrow().code()).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "echo '{\"is\":\"info\",\"note\":\"hm\"}'; " + FIRST_MOVE,
        "echo no; echo '{\"is\":\"move\",\"index\":-1}'; " + FIRST_MOVE,
        "yes error | head -n 300000 >&2; " + FIRST_MOVE,
        "head -c 3000000 /dev/zero >&2; " + FIRST_MOVE,
      })
  void invalidMovesAndOtherOutputAreTolerated(String onChoose) throws IOException {
    assertThat(errorOf(onChoose)).isEmpty();
  }

  @Test
  void aMoveCanBeText() throws IOException {
    assertThat(errorOf("echo '{\"is\":\"move\",\"text\":\"put 1 in 1\"}'")).isEmpty();
  }

  @Test
  void unrequestedOutputIsLimited() throws IOException {
    TestMatch<?, ?, ?> testMatch = TestMatch.start(Titles.byName("ta-se").orElseThrow(), 1);
    assertFloodIsRejected(testMatch);
  }

  private <C, O, V> void assertFloodIsRejected(TestMatch<C, O, V> testMatch) throws IOException {
    String flood = FIRST_MOVE + "; yes '{\"is\":\"info\"}' | head -n 5000";
    ProgramPlayer<C, O, V> player = start(testMatch, testMatch.seatToMove(), flood, false);
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isPresent();
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isEmpty();
    assertThat(player.program().failure().orElseThrow().code())
        .isEqualTo(ProgramErrorCode.TOO_MUCH_OUTPUT);
  }

  @Test
  void aRepeatedMoveIsNotUsedForTheNextTurn() throws IOException {
    assertSecondMoveIsIgnored(TestMatch.start(Titles.byName("ta-se").orElseThrow(), 1));
  }

  private <C, O, V> void assertSecondMoveIsIgnored(TestMatch<C, O, V> testMatch)
      throws IOException {
    String second = "if [ -e " + folder.resolve("second") + " ]; then ";
    String lastMove = "echo '{\"is\":\"move\",\"index\":1}'";
    ProgramPlayer<C, O, V> player =
        start(
            testMatch,
            testMatch.seatToMove(),
            second + lastMove + "; else " + FIRST_MOVE + "; " + FIRST_MOVE + "; fi",
            false);
    List<C> legal = testMatch.match().legalCommands(testMatch.seatToMove());
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).contains(legal.getFirst());
    Files.createFile(folder.resolve("second"));
    while (!player.program().hasUnreadLine()) {
      Thread.onSpinWait();
    }
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).contains(legal.get(1));
    assertThat(player.program().answerErrors())
        .containsExactly(ProgramError.of(ProgramErrorCode.UNEXPECTED_LINE));
  }

  @Test
  void theNumberOfMovesOfAProgramIsLimited() throws IOException {
    assertMovesAreLimited(TestMatch.start(Titles.byName("robots").orElseThrow(), 1));
  }

  private <C, O, V> void assertMovesAreLimited(TestMatch<C, O, V> testMatch) throws IOException {
    ProgramPlayer<C, O, V> player = start(testMatch, testMatch.seatToMove(), FIRST_MOVE, false);
    for (int move = 0; move < ProgramPlayer.MAX_MOVES; move++) {
      assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isPresent();
    }
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isEmpty();
    assertThat(player.program().failure().orElseThrow().code())
        .isEqualTo(ProgramErrorCode.TOO_MANY_MOVES);
  }

  @Test
  void refusalsStateTheirReasons() throws IOException {
    String answers =
        "printf '%s\\n' '{\"is\":\"move\",\"text\":\"put 12 in 9\"}'"
            + " '{\"is\":\"move\",\"command\":{\"is\":\"put\"}}'; "
            + FIRST_MOVE;
    assertThat(errorOf(answers)).isEmpty();
    // The connection is closed first, so that the program has read everything.
    started.getLast().close();
    assertThat(received().stream().map(message -> (Map<?, ?>) message))
        .filteredOn(message -> "refused".equals(message.get("is")))
        .extracting(message -> (Object) message.get("code"))
        .containsExactly("unreadable-move", "unknown-command");
  }

  @Test
  void randomMovesFollowAResignationOnlyIfRequested() throws IOException {
    assertResignationIsAccepted(TestMatch.start(Titles.byName("robots").orElseThrow(), 1));
  }

  private <C, O, V> void assertResignationIsAccepted(TestMatch<C, O, V> testMatch)
      throws IOException {
    String resign = "echo '{\"is\":\"resign\"}'";
    ProgramPlayer<C, O, V> player = start(testMatch, testMatch.seatToMove(), resign, false);
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isEmpty();
    assertThat(player.report()).hasSize(1).first().asString().contains("my-player resigned");
    ProgramPlayer<C, O, V> random = start(testMatch, testMatch.seatToMove(), resign, true);
    assertThat(testMatch.match().legalCommands(testMatch.seatToMove()))
        .contains(random.choose(testMatch.match(), ProgressListener.NONE).orElseThrow());
    assertThat(random.report()).hasSize(2);
  }

  @Test
  void onlyADetailedReportContainsStandardError() throws IOException {
    errorOf("echo first >&2; echo 'the reason' >&2; exit 1");
    Seat red = new Seat(0, "red");
    assertThat(started.getLast().failureReport(red, false))
        .singleElement()
        .asString()
        .contains("no longer plays")
        .doesNotContain("the reason");
    assertThat(started.getLast().failureReport(red, true))
        .hasSize(4)
        .last()
        .asString()
        .isEqualTo("  the reason");
    assertThat(folder.resolve("errors.log")).hasContent("first\nthe reason\n");
  }

  /** Except in the first case, the process has already lost its parent when the program ends. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sleep 600 & echo $! > PIDS",
        "(sleep 600 & echo $! > PIDS)",
        "setsid sh -c 'sleep 600 & echo $! > PIDS; exit' < /dev/null > /dev/null 2>&1"
      })
  void noChildProcessSurvives(String startChild) throws Exception {
    Path pids = folder.resolve("pids");
    errorOf(startChild.replace("PIDS", pids.toString()) + "; exit 0");
    long pid = Long.parseLong(Files.readString(pids).strip());
    Optional<ProcessHandle> child = ProcessHandle.of(pid);
    if (child.isPresent()) {
      child.get().onExit().get(10, TimeUnit.SECONDS);
    }
    assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void failuresAtTheStartAreReported() {
    ToProgram.Hello hello = settings(false).hello("ta-se", Map.of(), List.of(), new Seat(0, "red"));
    ProgramConnection program =
        ProgramConnection.start(List.of("/nonexistent/player"), hello, Optional.empty());
    assertThat(program.failure().orElseThrow().code()).isEqualTo(ProgramErrorCode.NOT_STARTED);
    ProgramConnection other =
        ProgramConnection.start(List.of("sh", "-c", "exit 7"), hello, Optional.empty());
    assertThat(other.failure()).contains(ProgramError.of(ProgramErrorCode.EXITED, 7));
    ProgramConnection newer =
        ProgramConnection.start(
            List.of("sh", "-c", "echo '{\"is\":\"ready\",\"lethe\":2}'; read x; read x"),
            hello,
            Optional.empty());
    assertThat(newer.failure())
        .contains(ProgramError.of(ProgramErrorCode.UNSUPPORTED_VERSION, "2"));
  }

  /** The program answers a greeting only after the next one has been sent. */
  @Test
  void aLateAnswerToAnEarlierGreetingIsIgnored() throws IOException {
    assertLateAnswerIsIgnored(TestMatch.start(Titles.byName("robots").orElseThrow(), 1));
  }

  private <C, O, V> void assertLateAnswerIsIgnored(TestMatch<C, O, V> testMatch)
      throws IOException {
    Seat seat = testMatch.seatToMove();
    ToProgram.Hello hello =
        settings(false).hello(testMatch.title().id(), Map.of(), testMatch.match().seats(), seat);
    ToProgram.Hello other =
        settings(false).hello("ta-se", Map.of(), testMatch.match().seats(), seat);
    String script =
        "read a; READY; read b; read c; READY; READY;"
            + " while read d; do case $d in '{\"is\":\"choose\"'*) MOVE;; esac; done";
    ProgramConnection program =
        ProgramConnection.start(
            List.of(
                "sh",
                "-c",
                script.replace("READY", "echo '{\"is\":\"ready\"}'").replace("MOVE", FIRST_MOVE)),
            other,
            Optional.empty());
    started.add(program);
    assertThatThrownBy(
            () ->
                program.greet(
                    hello,
                    (_, _) -> {
                      throw new CancellationException();
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(program.failure()).isEmpty();
    ProgramPlayer<C, O, V> player =
        new ProgramPlayer<>(testMatch.title(), testMatch.game(), seat, program, settings(false));
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isPresent();
    assertThat(program.answerErrors()).isEmpty();
  }

  @Test
  void theConversationStartsAgainAfterAnInterruption() throws IOException {
    assertConversationRestarts(TestMatch.start(Titles.byName("robots").orElseThrow(), 1));
  }

  private <C, O, V> void assertConversationRestarts(TestMatch<C, O, V> testMatch)
      throws IOException {
    String onlySecond = "if [ -e " + folder.resolve("second") + " ]; then " + FIRST_MOVE + "; fi";
    ProgramPlayer<C, O, V> player = start(testMatch, testMatch.seatToMove(), onlySecond, false);
    try {
      player.choose(
          testMatch.match(),
          (_, _) -> {
            throw new CancellationException();
          });
    } catch (CancellationException e) {
      Files.createFile(folder.resolve("second"));
    }
    assertThat(player.choose(testMatch.match(), ProgressListener.NONE)).isPresent();
    List<Object> kinds = receivedKinds();
    assertThat(kinds.stream().filter("hello"::equals)).hasSize(2);
    assertThat(kinds.stream().filter("choose"::equals)).hasSize(2);
  }
}
