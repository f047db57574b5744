package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.server.Account;
import lethe.app.server.Notification;
import lethe.app.server.TableParticipant;
import lethe.app.terminal.ScriptedConsole;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/** A notification is shown once, where its recipient is looking, and not again elsewhere. */
class SessionMailboxTest {
  private static final Notification TURN = new Notification.YourTurn(1, "ta-se");
  private static final Notification FRIEND = new Notification.FriendOnline("ben");

  private final SessionMailbox mailbox = new SessionMailbox(new Window());
  private final Console lobby = new ScriptedConsole(new Size(80, 24), List.of());
  private final AtTable table = new AtTable();

  /** A terminal at which nothing is typed. */
  private record Window() implements RemoteTerminal {
    @Override
    public String command() {
      return "";
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
    public Console openConsole(int maxLength) {
      return new ScriptedConsole(new Size(80, 24), List.of());
    }

    @Override
    public void print(List<String> lines) {}

    @Override
    public void exit(int code) {}

    @Override
    public void hangUp() {}
  }

  /** A person at a table who records all notifications. */
  private static final class AtTable implements Console, TableParticipant {
    private final List<Notification> told = new ArrayList<>();

    @Override
    public Account account() {
      throw new AssertionError("nobody asks who this is");
    }

    @Override
    public Optional<Seat> seat() {
      return Optional.empty();
    }

    @Override
    public void deliver(Notification notification) {
      told.add(notification);
    }

    @Override
    public void wake() {}

    @Override
    public void leaveTable() {}

    @Override
    public Size size() {
      return new Size(80, 24);
    }

    @Override
    public PageEvent read(Screen screen) {
      return new PageEvent.InputEnded();
    }

    @Override
    public void close() {}
  }

  @Test
  void aNotificationInTheLobbyIsShownThereOnce() {
    mailbox.setConsole(lobby);
    mailbox.deliver(FRIEND);
    assertThat(mailbox.takeMessages()).containsExactly(LobbyMessages.say(FRIEND));
    assertThat(mailbox.takeMessages()).isEmpty();
  }

  @Test
  void aNotificationAtATableIsNotRepeatedInTheLobby() {
    mailbox.setConsole(table);
    mailbox.deliver(TURN);
    mailbox.setConsole(lobby);
    assertThat(table.told).containsExactly(TURN);
    assertThat(mailbox.takeMessages()).isEmpty();
  }

  @Test
  void aNotificationOnTheWayToATableIsShownThere() {
    mailbox.setConsole(lobby);
    mailbox.deliver(TURN);
    mailbox.deliver(FRIEND);
    mailbox.setConsole(table);
    assertThat(table.told).containsExactly(TURN, FRIEND);
    mailbox.setConsole(lobby);
    assertThat(mailbox.takeMessages()).isEmpty();
  }
}
