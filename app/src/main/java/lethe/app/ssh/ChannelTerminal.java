package lethe.app.ssh;

import java.util.List;
import java.util.OptionalInt;
import lethe.app.lobby.RemoteTerminal;
import lethe.app.page.Console;
import lethe.app.terminal.DumbConsole;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.Tty;

/** Adapts a connection to {@link RemoteTerminal}. */
record ChannelTerminal(ClientChannel channel) implements RemoteTerminal {
  @Override
  public String command() {
    return channel.command();
  }

  @Override
  public boolean isInteractive() {
    return channel.isInteractive();
  }

  @Override
  public boolean hasFullScreen() {
    return channel.hasFullScreen();
  }

  @Override
  public OptionalInt unread() {
    return channel.unread();
  }

  @Override
  public boolean pollActivity() {
    return channel.input().pollActivity();
  }

  @Override
  public Console openConsole(int maxLength) {
    if (!channel.isInteractive()) {
      return new ChannelConsole(channel, maxLength);
    }
    Tty tty = new ChannelTty(channel);
    return channel.hasFullScreen()
        ? new FullScreenConsole(tty, channel.appearance(), true)
        : new DumbConsole(tty, channel.appearance());
  }

  @Override
  public void print(List<String> lines) {
    channel.print(lines);
  }

  @Override
  public void exit(int code) {
    channel.exit(code);
  }

  @Override
  public void hangUp() {
    channel.input().hangUp();
  }
}
