package lethe.app.lobby;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.server.GameServer;
import lethe.app.server.disk.ContentFiles;
import lethe.app.terminal.ScriptedConsole;

/** The lobby of a server, for people who connect, type some lines, and leave, without a network. */
record TestLobby(GameServer server) {
  /** A terminal at which the given lines are typed. */
  private static final class Typist implements RemoteTerminal {
    private final ScriptedConsole console;
    private final StringBuilder printed = new StringBuilder();
    private final String line;
    private int exitCode = -1;

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
    public void exit(int code) {
      exitCode = code;
    }

    @Override
    public void hangUp() {}
  }

  private Typist connect(String key, String name, String line, String... lines) {
    Typist typist = new Typist(line, List.of(lines));
    new LobbyHandlerFactory(server, new ContentFiles(Optional.empty()))
        .open(
            typist,
            key,
            name,
            "127.0.0.1",
            server.admission().quotaOf(InetAddress.getLoopbackAddress()))
        .run();
    return typist;
  }

  private static String shown(Typist typist) {
    return typist.printed + typist.console.transcript();
  }

  /** Connects with a key and a command, types the lines, and returns everything that was shown. */
  String typed(String name, String line, String... lines) {
    return shown(connect("key:" + name, name, line, lines));
  }

  /** Connects as a guest instead. */
  String typedByGuest(String name, String line, String... lines) {
    return shown(connect("", name, line, lines));
  }

  /** Connects with a key and a command, and returns the exit code. */
  int exitCode(String name, String line) {
    return connect("key:" + name, name, line).exitCode;
  }
}
