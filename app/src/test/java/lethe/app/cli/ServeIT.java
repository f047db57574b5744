package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.local.ExitCodes;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.InputError;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a server with OpenSSH's client. Each user has a separate terminal. */
@Order(1)
class ServeIT {
  /** Part of the question that must be confirmed before a move that loses the match. */
  private static final String CONFIRMATION = "loses the match at once";

  @TempDir Path home;

  private Path createFolder(String name) throws IOException {
    return Files.createDirectories(home.resolve(name));
  }

  private static Table<?, ?, ?> tableOf(String journal) {
    return switch (LoadedMatch.of(Path.of("journal"), journal)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch.table();
      case Invalid<LoadedMatch>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }

  private static <C, O, V> String suggestedMove(Table<C, O, V> table, Seat seat) {
    return table.game().notation().format(table.hint(seat).orElseThrow());
  }

  /**
   * Returns the last legal move of a seat. In the Ravens, it draws as many cards as possible, which
   * loses the match.
   */
  private static <C, O, V> String lastLegalMove(Table<C, O, V> table, Seat seat) {
    return table.game().notation().format(table.match().legalCommands(seat).getLast());
  }

  /** Chooses the next move of a seat, as the player types it. */
  private interface MoveChooser {
    <C, O, V> String choose(Table<C, O, V> table, Seat seat);
  }

  /**
   * Returns the number of moves in a journal. Because this is called often, it counts lines instead
   * of replaying the match.
   */
  private static long countMoves(String journal) {
    return journal.lines().filter(line -> !line.startsWith("*") && line.contains(": ")).count();
  }

  /**
   * Plays at most {@code maxMoves} moves. Returns false if the match is over after fewer moves.
   *
   * @param terminals the terminals of the players, in seat order
   */
  private static boolean playMoves(
      LaunchedServer server, int maxMoves, MoveChooser chooser, Tmux... terminals) {
    StoredData storedData = new StoredData(server.data());
    for (int i = 0; i < maxMoves; i++) {
      String journal = storedData.journal(1);
      Table<?, ?, ?> table = tableOf(journal);
      if (!(table.match().turn() instanceof Turn.Awaits(List<Seat> seatsToMove))) {
        return false;
      }
      Seat seat = seatsToMove.getFirst();
      Tmux tmux = terminals[seat.index()];
      long movesBefore = countMoves(journal);
      String move = chooser.choose(table, seat);
      tmux.enter(move);
      tmux.waitFor(
          screen ->
              countMoves(storedData.journal(1)) > movesBefore || screen.contains(CONFIRMATION));
      if (countMoves(storedData.journal(1)) == movesBefore) {
        tmux.enter(move);
        tmux.waitFor(_ -> countMoves(storedData.journal(1)) > movesBefore);
      }
    }
    return true;
  }

  /**
   * Turns the pages of messages until the screen contains this text. A page is turned only after
   * the terminal has drawn all of it.
   */
  private static void turnPagesUntil(Tmux tmux, String text) {
    String screen = tmux.waitFor(current -> isPage(current) || current.contains(text));
    while (!screen.contains(text)) {
      String drawn = tmux.screen();
      if (!drawn.equals(screen)) {
        screen = drawn;
        continue;
      }
      String before = screen;
      tmux.press("Enter");
      screen =
          tmux.waitFor(
              current -> !current.equals(before) && (isPage(current) || current.contains(text)));
    }
  }

  private static boolean isPage(String screen) {
    return screen.contains("-- Enter:");
  }

  /** Two players play in front of a spectator. One player loses the connection and reconnects. */
  @Test
  void aMatchOfRavensIsPlayedToItsEnd() throws IOException {
    try (LaunchedServer server =
            LaunchedServer.start(
                ProgramProcess.inHome(home), "--bot-delay", "0", "--lines", "1000");
        Tmux feth = Tmux.open(createFolder("feth"), 100, 40);
        Tmux ren = Tmux.open(createFolder("ren"), 80, 30);
        Tmux third = Tmux.open(createFolder("third"), 90, 35)) {
      feth.enter(server.guestCommandLine("anna"));
      feth.waitFor("Welcome to Lethe, anna");
      feth.enter("make ravens");
      String returnCode =
          feth.waitFor("[Enter]").replaceAll("(?s).*return code is\\s+([a-z0-9-]+)\\..*", "$1");
      feth.press("Enter");
      feth.waitFor("leave, lobby]");
      ren.enter(server.guestCommandLine("ben"));
      ren.waitFor("Welcome to Lethe, ben");
      ren.enter("sit 1");
      ren.waitFor("[Enter]");
      ren.press("Enter");
      ren.waitFor("Order your hearts");
      feth.waitFor("Waiting for ren");
      third.enter(server.guestCommandLine("cleo"));
      third.waitFor("Welcome to Lethe, cleo");
      third.enter("watch 1");
      third.waitFor("Batch 1 of 3");

      assertThat(playMoves(server, 6, ServeIT::suggestedMove, feth, ren)).isTrue();
      feth.resize(80, 24);
      turnPagesUntil(feth, "Batch 1 of 3");
      feth.press("Enter");
      feth.type("~.");
      feth.waitFor(screen -> screen.contains("feth> %"));
      turnPagesUntil(ren, "Another player (feth) is away. The seat is held.");
      feth.enter("clear; " + server.guestCommandLine("eva"));
      feth.waitFor("Welcome to Lethe, eva");
      feth.enter("back " + returnCode + " sit 1");
      turnPagesUntil(feth, "Batch 1 of 3");
      turnPagesUntil(ren, "Another player now plays feth.");

      assertThat(playMoves(server, 6, ServeIT::suggestedMove, feth, ren)).isTrue();
      assertThat(playMoves(server, 100, ServeIT::lastLegalMove, feth, ren)).isFalse();
      for (Tmux tmux : List.of(feth, ren, third)) {
        turnPagesUntil(tmux, "quit)>");
        tmux.enter("quit");
        tmux.waitFor("You have left table 1.");
      }
      assertThat(third.scrollBackAndScreen()).doesNotContain("You draw your hearts");
      assertThat(
              CommandRunner.run(
                      "verify", server.journal(1).toString(), "--data", server.data().toString())
                  .requireSuccess())
          .contains("valid", "which a server on this machine has shown (table 1)");
    }
  }

  @Test
  void theTerminalIsRestoredWhenTheServerCloses() throws IOException {
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home));
        Tmux anna = Tmux.open(createFolder("anna"), 80, 24)) {
      server.startMatch(anna);
      assertThat(anna.isAlternate()).isTrue();
      server.process().destroy();
      anna.waitFor("The server is closing.");
      anna.waitFor(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(anna.isAlternate()).isFalse();
      assertThat(anna.scrollBackAndScreen()).doesNotContain("round 1 of 6");
      anna.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      anna.waitFor(screen -> screen.startsWith("2\n"));
    }
  }

  /** Runs a command, and returns its output followed by {@code exit} and the exit code. */
  private static String outputAndExitCode(Path input, List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectInput(input.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return out + "exit " + ProgramProcess.awaitExit(process);
  }

  @Test
  void theServerPrintsPlainLinesWithoutATerminal() throws IOException {
    Path emptyInput = Files.writeString(home.resolve("nothing"), "");
    Path moves = Files.writeString(home.resolve("moves.txt"), "concede\nconcede\nquit\n");
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home))) {
      assertThat(outputAndExitCode(emptyInput, server.guestCommand("anna", "tables")))
          .startsWith(
              "There are no tables. Type ssh -t HOST make GAME to create one, or ssh -t HOST play GAME")
          .endsWith(".\nexit 0");
      assertThat(outputAndExitCode(emptyInput, server.guestCommand("anna", "rules", "ta-se")))
          .contains("TA-SE", "exit 0");
      assertThat(outputAndExitCode(moves, server.guestCommand("anna", "play", "eurydice")))
          .contains("orpheus> concede", "(table 1)", "exit 0");
      assertThat(outputAndExitCode(emptyInput, server.guestCommand("anna", "fly")))
          .endsWith("exit 2");
      assertThat(outputAndExitCode(emptyInput, server.guestCommand("anna", "journal", "1")))
          .contains("* commitment ", "* concede orpheus", "exit 0");
    }
  }

  @Test
  void ed25519EcdsaAndRsaKeysAreAccepted() throws IOException {
    Path emptyInput = Files.writeString(home.resolve("nothing"), "");
    Path classLog = home.resolve("loaded");
    ProgramProcess program =
        ProgramProcess.inHome(home)
            .withVariable("_JAVA_OPTIONS", "-Xlog:class+load:file=" + classLog);
    try (LaunchedServer server = LaunchedServer.start(program, "--no-guests")) {
      for (String type : List.of("ed25519", "ecdsa", "rsa")) {
        Path key = home.resolve(type);
        outputAndExitCode(
            emptyInput, List.of("ssh-keygen", "-q", "-t", type, "-N", "", "-f", key.toString()));
        assertThat(outputAndExitCode(emptyInput, server.keyCommand(key, type, "who")))
            .isEqualTo("You are " + type + ", identified by your key.\nexit 0");
      }
      assertThat(outputAndExitCode(emptyInput, server.guestCommand("anna", "who")))
          .contains("exit 255");
    }
    // The SSH library may use Bouncy Castle only for algorithms for which it cannot use Java's own.
    assertThat(ProgramProcess.readFile(classLog))
        .contains("org.bouncycastle.jcajce.provider.asymmetric.edec.")
        .doesNotContain("org.bouncycastle.jcajce.provider.asymmetric.rsa.")
        .doesNotContain("org.bouncycastle.jcajce.provider.asymmetric.ec.");
  }

  private String dataFolder() {
    return home.resolve("server").toString();
  }

  @Test
  void serveCheckDescribesAccessAndLimits() {
    assertThat(
            CommandRunner.run(
                    "serve",
                    "--check",
                    "--data",
                    dataFolder(),
                    "--bind",
                    "0.0.0.0",
                    "--idle-timeout",
                    "5",
                    "--no-guests",
                    "--hook",
                    "/bin/sh")
                .requireSuccess())
        .contains(
            "Connections from other machines are accepted",
            "without a key are not admitted.",
            "The server runs /bin/sh when")
        .containsPattern("(?m)^ +5 minutes +Time without input after which a connection is closed$")
        .containsPattern("(?m)^ +600 +Maximum number of connections$");
    assertThat(CommandRunner.run("serve", "--check", "--data", dataFolder()).requireSuccess())
        .contains("Only local connections");
  }

  @Test
  void serveReportsAnOccupiedPort() throws IOException {
    try (ServerSocket occupied = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(occupied.getLocalPort());
      assertThat(
              CommandRunner.run("serve", "--data", dataFolder(), "--port", port)
                  .requireFailure(ExitCodes.FAILURE))
          .contains("cannot listen on 127.0.0.1:" + port, "--port");
    }
  }

  @Test
  void serveReportsAMissingPasswordFile() {
    String missing = home.resolve("none").toString();
    assertThat(
            CommandRunner.run(
                    "serve", "--check", "--data", dataFolder(), "--password-file", missing)
                .requireFailure(ExitCodes.FAILURE))
        .contains(missing + ": there is no such file");
  }
}
