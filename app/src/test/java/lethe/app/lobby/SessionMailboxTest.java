package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Console;
import lethe.app.page.TextPage;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.terminal.ScriptedConsole;
import org.junit.jupiter.api.Test;

/** Tests that every notification for a session is delivered to its pages once. */
class SessionMailboxTest {
  private static final Notification TURN = new Notification.YourTurn(1, "ta-se");
  private static final Notification FRIEND = new Notification.FriendOnline("ben");

  private final List<Notification> received = new ArrayList<>();
  private final ScriptedConsole console = new ScriptedConsole(new Size(80, 24), List.of("", ""));
  private final PageRunner runner = new PageRunner(console);

  /** A terminal at which nothing is typed. */
  private record IdleTerminal(boolean isInteractive) implements RemoteTerminal {
    @Override
    public String command() {
      return "";
    }

    @Override
    public boolean hasFullScreen() {
      return true;
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
      return new ScriptedConsole(new Size(80, 24), List.of());
    }

    @Override
    public void print(List<String> lines) {}

    @Override
    public void exit(int code) {}

    @Override
    public void hangUp() {}
  }

  /** Shows a page until it is closed. */
  private void showPage() {
    PageController<Void, Void> page =
        new PageController<>(runner) {
          @Override
          protected void onOpened() {
            show(TextPage.withoutPageBelow(List.of(Text.plain("Welcome.")), console.size()));
          }

          @Override
          protected void handle(Void effect) {}
        };
    runner.run(page);
  }

  @Test
  void aNotificationIsDeliveredOnceWhenAPageRuns() {
    SessionMailbox mailbox = new SessionMailbox(new IdleTerminal(true));
    mailbox.startDelivery(runner, received::add);
    mailbox.deliver(FRIEND);
    assertThat(received).isEmpty();
    showPage();
    assertThat(received).containsExactly(FRIEND);
  }

  @Test
  void notificationsThatArriveBeforeTheFirstPageAreKept() {
    SessionMailbox mailbox = new SessionMailbox(new IdleTerminal(true));
    mailbox.deliver(TURN);
    mailbox.deliver(FRIEND);
    mailbox.startDelivery(runner, received::add);
    showPage();
    assertThat(received).containsExactly(TURN, FRIEND);
  }

  /** A script reads answers to its commands only; at a table it reads what happens there. */
  @Test
  void aScriptGetsNotificationsOnlyAtATable() {
    SessionMailbox mailbox = new SessionMailbox(new IdleTerminal(false));
    mailbox.startDelivery(runner, received::add);
    mailbox.deliver(FRIEND);
    mailbox.setShowingMatch(true);
    mailbox.deliver(TURN);
    showPage();
    assertThat(received).containsExactly(TURN);
  }

  @Test
  void noInputIsReadAfterADisconnect() {
    SessionMailbox mailbox = new SessionMailbox(new IdleTerminal(true));
    mailbox.disconnect(new DisconnectReason.ServerClosed());
    mailbox.startDelivery(runner, received::add);
    showPage();
    assertThat(console.screens()).isEmpty();
    assertThat(console.unreadLines()).hasSize(2);
  }
}
