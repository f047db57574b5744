package lethe.app.ssh;

import java.util.List;
import java.util.OptionalInt;
import lethe.app.lobby.RemoteTerminal;
import lethe.app.page.Console;
import lethe.app.terminal.DumbConsole;
import lethe.app.terminal.FullConsole;
import lethe.app.terminal.Tty;

/** Adapts a connection to {@link RemoteTerminal}. */
record WireTerminal(Wire wire) implements RemoteTerminal {
  @Override
  public String command() {
    return wire.line();
  }

  @Override
  public boolean isInteractive() {
    return wire.hasTerminal();
  }

  @Override
  public boolean hasFullScreen() {
    return wire.hasScreen();
  }

  @Override
  public OptionalInt unread() {
    return wire.unread();
  }

  @Override
  public boolean pollActivity() {
    return wire.keyboard().wasTouched();
  }

  @Override
  public Console openConsole(int longest) {
    if (!wire.hasTerminal()) {
      return new WireConsole(wire, longest);
    }
    Tty tty = new WireTty(wire);
    return wire.hasScreen()
        ? new FullConsole(tty, wire.look(), true)
        : new DumbConsole(tty, wire.look());
  }

  @Override
  public void print(List<String> lines) {
    wire.print(lines);
  }

  @Override
  public void exit(int code) {
    wire.exit(code);
  }

  @Override
  public void hangUp() {
    wire.keyboard().hangUp();
  }
}
