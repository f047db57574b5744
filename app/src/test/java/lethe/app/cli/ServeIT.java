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

/** Tests a server with OpenSSH's client, each user in a terminal of their own. */
@Order(1)
class ServeIT {
  /** Part of the confirmation that is asked before a move that loses the match at once. */
  private static final String ASKED = "loses the match at once";

  @TempDir Path home;

  private Path folder(String name) throws IOException {
    return Files.createDirectories(home.resolve(name));
  }

  private static Table<?, ?, ?> match(String journal) {
    return switch (LoadedMatch.of(Path.of("journal"), journal)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> saved.table();
      case Invalid<LoadedMatch>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }

  private static <C, O, V> String bestMove(Table<C, O, V> table, Seat seat) {
    return table.game().notation().format(table.hint(seat).orElseThrow());
  }

  /**
   * Returns the number of moves in a journal. It is called many times per move, so it counts lines
   * instead of playing the match.
   */
  private static long countMoves(String journal) {
    return journal.lines().filter(line -> !line.startsWith("*") && line.contains(": ")).count();
  }

  /**
   * Plays the moves of the strongest bot, at most this many. Returns whether the match is still
   * running.
   */
  private static boolean play(LaunchedServer server, int plies, Tmux... seats) {
    StoredData stored = new StoredData(server.data());
    for (int i = 0; i < plies; i++) {
      String journal = stored.journal(1);
      Table<?, ?, ?> now = match(journal);
      if (!(now.match().turn() instanceof Turn.Awaits(List<Seat> awaited))) {
        return false;
      }
      Seat seat = awaited.getFirst();
      Tmux tmux = seats[seat.index()];
      long before = countMoves(journal);
      String best = bestMove(now, seat);
      tmux.enter(best);
      tmux.until(screen -> countMoves(stored.journal(1)) > before || screen.contains(ASKED));
      if (countMoves(stored.journal(1)) == before) {
        tmux.enter(best);
        tmux.until(_ -> countMoves(stored.journal(1)) > before);
      }
    }
    return true;
  }

  /** Turns the pages above the table until the screen contains this text. */
  private static void turnTo(Tmux tmux, String text) {
    String seen = tmux.until(screen -> isPage(screen) || screen.contains(text));
    while (!seen.contains(text)) {
      String before = seen;
      tmux.press("Enter");
      seen =
          tmux.until(screen -> !screen.equals(before) && (isPage(screen) || screen.contains(text)));
    }
  }

  private static boolean isPage(String screen) {
    return screen.contains("-- Enter:");
  }

  /**
   * Two players play Ravens to its end before a spectator. One player loses the connection and
   * comes back.
   */
  @Test
  void ravensIsPlayedToItsEnd() throws IOException {
    try (LaunchedServer server =
            LaunchedServer.open(ProgramProcess.in(home), "--pace", "0", "--lines", "1000");
        Tmux feth = Tmux.open(folder("feth"), 100, 40);
        Tmux ren = Tmux.open(folder("ren"), 80, 30);
        Tmux third = Tmux.open(folder("third"), 90, 35)) {
      feth.enter(server.ssh("anna"));
      feth.until("Welcome to Lethe, anna");
      feth.enter("make ravens");
      String code =
          feth.until("[Enter]").replaceAll("(?s).*return code is\\s+([a-z0-9-]+)\\..*", "$1");
      feth.press("Enter");
      feth.until("leave, lobby]");
      ren.enter(server.ssh("ben"));
      ren.until("Welcome to Lethe, ben");
      ren.enter("sit 1");
      ren.until("[Enter]");
      ren.press("Enter");
      ren.until("Order your hearts");
      feth.until("Waiting for ren");
      third.enter(server.ssh("cleo"));
      third.until("Welcome to Lethe, cleo");
      third.enter("watch 1");
      third.until("Batch 1 of 3");

      assertThat(play(server, 6, feth, ren)).isTrue();
      feth.resize(80, 24);
      turnTo(feth, "Batch 1 of 3");
      feth.press("Enter");
      feth.type("~.");
      feth.until(screen -> screen.contains("feth> %"));
      turnTo(ren, "somebody (feth) is away; the seat is held.");
      feth.enter("clear; " + server.ssh("eva"));
      feth.until("Welcome to Lethe, eva");
      feth.enter("back " + code + " sit 1");
      turnTo(feth, "Batch 1 of 3");
      turnTo(ren, "somebody sits at feth.");

      assertThat(play(server, 2_000, feth, ren)).isFalse();
      for (Tmux tmux : List.of(feth, ren, third)) {
        turnTo(tmux, "(journal 1)");
        tmux.enter("quit");
        tmux.until("You have left table 1.");
      }
      assertThat(third.scrollBack()).doesNotContain("You draw your hearts");
      ProgramProcess.RunResult verified =
          ProgramProcess.in(home)
              .run("verify", server.journal(1).toString(), "--data", server.data().toString());
      assertThat(verified.done())
          .contains("valid", "which a server on this machine has shown (table 1)");
    }
  }

  @Test
  void everyTerminalIsRestoredWhenTheServerCloses() throws IOException {
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home));
        Tmux anna = Tmux.open(folder("anna"), 80, 24)) {
      anna.enter(server.ssh("anna"));
      anna.until("Welcome to Lethe, anna");
      anna.enter("play ta-se");
      anna.until("[Enter]");
      anna.press("Enter");
      anna.until("round 1 of 6");
      assertThat(anna.isAlternate()).isTrue();
      server.process().destroy();
      anna.until("The server closes.");
      anna.until(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(anna.isAlternate()).isFalse();
      assertThat(anna.scrollBack()).doesNotContain("round 1 of 6");
      anna.enter("clear; stty -a | tr ' ' '\\n' | grep -cx -e icanon -e echo");
      anna.until(screen -> screen.startsWith("2\n"));
    }
  }

  private String run(Path input, List<String> words) throws IOException {
    Process process =
        new ProcessBuilder(words).redirectInput(input.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return out + "exit " + ProgramProcess.exit(process);
  }

  @Test
  void withoutATerminalTheServerPrintsPlainLines() throws IOException {
    Path nothing = Files.writeString(home.resolve("nothing"), "");
    Path moves = Files.writeString(home.resolve("moves.txt"), "concede\nconcede\nquit\n");
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home))) {
      assertThat(run(nothing, server.words("anna", "tables")))
          .startsWith(
              "There are no tables. Create one: ssh -t HOST make GAME, or ssh -t HOST play GAME")
          .endsWith(".\nexit 0");
      assertThat(run(nothing, server.words("anna", "rules", "ta-se"))).contains("TA-SE", "exit 0");
      assertThat(run(moves, server.words("anna", "play", "eurydice")))
          .contains("orpheus> concede", "(journal 1)", "exit 0");
      assertThat(run(nothing, server.words("anna", "fly"))).endsWith("exit 2");
      assertThat(run(nothing, server.words("anna", "journal", "1")))
          .contains("* commitment ", "* concede orpheus", "exit 0");
    }
  }

  @Test
  void everyCommonKeyTypeIsAccepted() throws IOException {
    Path nothing = Files.writeString(home.resolve("nothing"), "");
    Path loaded = home.resolve("loaded");
    ProgramProcess program =
        ProgramProcess.in(home).with("_JAVA_OPTIONS", "-Xlog:class+load:file=" + loaded);
    try (LaunchedServer server = LaunchedServer.open(program, "--no-guests")) {
      for (String type : List.of("ed25519", "ecdsa", "rsa")) {
        Path key = home.resolve(type);
        run(nothing, List.of("ssh-keygen", "-q", "-t", type, "-N", "", "-f", key.toString()));
        assertThat(run(nothing, server.keyed(key, type, "who")))
            .isEqualTo("You are " + type + ", known by your key.\nexit 0");
      }
      assertThat(run(nothing, server.words("anna", "who"))).contains("exit 255");
    }
    // Bouncy Castle may be used only for what Java does not offer to the SSH library.
    assertThat(ProgramProcess.text(loaded))
        .contains("org.bouncycastle.jcajce.provider.asymmetric.edec.")
        .doesNotContain("org.bouncycastle.jcajce.provider.asymmetric.rsa.")
        .doesNotContain("org.bouncycastle.jcajce.provider.asymmetric.ec.");
  }

  @Test
  void theCheckReportsLimitsAndInvalidOptions() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    String text =
        program.run("serve", "--check", "--bind", "0.0.0.0", "--idle", "5", "--no-guests").done();
    assertThat(text)
        .contains("Anyone who can reach this machine", "without a key.")
        .containsPattern("(?m)^ +5 minutes +Time without input after which a connection is closed$")
        .containsPattern("(?m)^ +600 +Maximum number of connections$");
    assertThat(program.run("serve", "--check", "--idle", "0").failed(ExitCodes.USAGE_ERROR))
        .contains("--idle takes a number from 1 on");
    assertThat(
            program.run("serve", "--check", "--journal", "2097152").failed(ExitCodes.USAGE_ERROR))
        .contains("--journal takes a number up to 2097151");
    assertThat(program.run("serve", "--check", "--bind", "192.0.2.1").failed(ExitCodes.USAGE_ERROR))
        .contains("--bind takes an address of this machine, or its name; 192.0.2.1 is neither");
    assertThat(program.run("serve", "--check").done()).contains("Only local connections");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertThat(program.run("serve", "--port", port).failed(ExitCodes.INVALID_INPUT))
          .contains("cannot listen at 127.0.0.1:" + port, "--port");
    }
    assertThat(
            program
                .run("serve", "--check", "--password-file", "none")
                .failed(ExitCodes.INVALID_INPUT))
        .contains("none: there is no such file");
    Path blank = Files.writeString(home.resolve("blank"), " \t\n");
    assertThat(
            program
                .run("serve", "--check", "--password-file", blank.toString())
                .failed(ExitCodes.USAGE_ERROR))
        .contains("blank has no password in its first line");
  }

  @Test
  void verifyDetectsAManipulatedJournal() throws IOException {
    Path moves = Files.writeString(home.resolve("moves.txt"), "concede\nconcede\nquit\n");
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home))) {
      run(moves, server.words("anna", "play", "ta-se"));
      String text = ProgramProcess.text(server.journal(1));
      Path other =
          Files.writeString(home.resolve("other.lethe"), text.replaceAll("seed .*", "seed 4711"));
      assertThat(
              ProgramProcess.in(home)
                  .run("verify", other.toString())
                  .failed(ExitCodes.INVALID_INPUT))
          .contains("this deal is not the one that was shown");
      String moved =
          text.replaceAll("seed .*", "seed 4711")
              .replaceAll("(?m)^(red|blue): .*", "$1: put 1 in 4");
      Path misread = Files.writeString(home.resolve("misread.lethe"), moved);
      assertThat(
              ProgramProcess.in(home)
                  .run("verify", misread.toString())
                  .failed(ExitCodes.INVALID_INPUT))
          .contains("this deal is not the one that was shown");
    }
  }
}
