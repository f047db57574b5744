package lethe.app.lobby;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.server.GameServer;
import lethe.app.server.disk.ContentFiles;
import lethe.app.terminal.ScriptedConsole;

/** The lobby of a server, for users who connect, type some lines, and leave, without a network. */
record TestLobby(GameServer server, ContentFiles files) {
  /** Opens the lobby of a server without content files. */
  TestLobby(GameServer server) {
    this(server, new ContentFiles(Optional.empty()));
  }

  /** A terminal at which the given lines are typed. */
  private static final class Typist implements RemoteTerminal {
    private final ScriptedConsole console;
    private final StringBuilder printed = new StringBuilder();
    private final String command;
    private final boolean fullScreen;
    private int exitCode = -1;

    Typist(String command, List<String> lines, boolean fullScreen) {
      this.command = command;
      this.fullScreen = fullScreen;
      this.console = new ScriptedConsole(new Size(80, 24), lines);
    }

    @Override
    public String command() {
      return command;
    }

    @Override
    public boolean isInteractive() {
      return true;
    }

    @Override
    public boolean hasFullScreen() {
      return fullScreen;
    }

    @Override
    public OptionalInt unexecutedLineCount() {
      return OptionalInt.empty();
    }

    @Override
    public boolean pollActivity() {
      return false;
    }

    @Override
    public Console openConsole(int maxLength) {
      return console;
    }

    @Override
    public void print(List<String> lines) {
      lines.forEach(text -> printed.append(text).append('\n'));
    }

    @Override
    public void exit(int code) {
      exitCode = code;
    }

    @Override
    public void hangUp() {}
  }

  /** A user who types lines, between which other actions may run. */
  final class Visit {
    private final String key;
    private final String name;
    private final List<String> lines = new ArrayList<>();
    private final List<Runnable> actions = new ArrayList<>();
    private final Map<String, Runnable> simultaneousActions = new HashMap<>();
    private boolean fullScreen = true;
    private boolean keepsNoOutput;
    private String address = "127.0.0.1";

    private Visit(String key, String name) {
      this.key = key;
      this.name = name;
    }

    /** Uses a terminal that prints lines only. */
    Visit withoutScreen() {
      fullScreen = false;
      return this;
    }

    /** Uses a terminal that keeps no output. */
    Visit keepingNoOutput() {
      keepsNoOutput = true;
      return this;
    }

    /** Sets the address from which the user connects. */
    Visit fromAddress(String newAddress) {
      address = newAddress;
      return this;
    }

    /** Types lines. */
    Visit type(String... more) {
      lines.addAll(List.of(more));
      return this;
    }

    /** Runs an action before the next line is typed. */
    Visit meanwhile(Runnable action) {
      lines.add(actionLine(actions.size()));
      actions.add(action);
      return this;
    }

    /** Types a line and runs an action at the same moment. */
    Visit typeWhile(String line, Runnable action) {
      lines.add(line);
      simultaneousActions.put(line, action);
      return this;
    }

    private static String actionLine(int action) {
      return "(meanwhile " + action + ")";
    }

    /** Connects with a command, types the lines, leaves, and returns everything that was shown. */
    String run(String command) {
      Typist typist = new Typist(command, lines, fullScreen);
      if (keepsNoOutput) {
        var _ = typist.console.erasingScreens();
      }
      for (int i = 0; i < actions.size(); i++) {
        typist.console.runAt(actionLine(i), actions.get(i));
      }
      simultaneousActions.forEach(typist.console::runWith);
      connect(typist, key, name, address);
      return typist.printed + typist.console.transcript();
    }
  }

  private void connect(Typist typist, String key, String name, String address) {
    new LobbyHandlerFactory(server, files)
        .open(
            typist, key, name, address, server.admission().quotaOf(InetAddress.ofLiteral(address)))
        .run();
  }

  /** Returns a text with every line break and indentation replaced by one space. */
  static String unwrap(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /** Returns a visit of a user with a key. */
  Visit visit(String name) {
    return new Visit("key:" + name, name);
  }

  /** Returns a visit of a user with a key whose client suggests no name. */
  Visit unnamed(String key) {
    return new Visit("key:" + key, "");
  }

  /** Returns a visit of a guest. */
  Visit guest(String name) {
    return new Visit("", name);
  }

  /** Connects with a key and a command, types the lines, and returns everything that was shown. */
  String transcriptOf(String name, String command, String... lines) {
    return visit(name).type(lines).run(command);
  }

  /** Connects with a key and a command, and returns the exit code. */
  int exitCode(String name, String command) {
    Typist typist = new Typist(command, List.of(), true);
    connect(typist, "key:" + name, name, "127.0.0.1");
    return typist.exitCode;
  }
}
