package lethe.app.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/** Tests the messages between the servers of a site. */
class ClusterMessageTest {
  private static final Seat RED =
      Titles.byName("ta-se").orElseThrow().seats().byName("red").orElseThrow();

  private static ClusterMessage added(ControlEntry control) {
    return ClusterMessage.forEntry(7, "* " + control.text());
  }

  @Test
  void changesShownInTheLobbyAreSentToAllServers() {
    assertThat(added(new ControlEntry.SeatReassigned(RED, new Player.Human())))
        .isEqualTo(new ClusterMessage.TableChanged(7));
    assertThat(added(new ControlEntry.Adjourned())).isEqualTo(new ClusterMessage.TableChanged(7));
    assertThat(added(new ControlEntry.Concluded("red wins")))
        .isEqualTo(new ClusterMessage.TableChanged(7));
  }

  @Test
  void entriesNotShownInTheLobbyAreSentOnlyToServersWithParticipantsAtTheTable() {
    assertThat(ClusterMessage.forEntry(7, "red: put 5 in 2"))
        .isEqualTo(new ClusterMessage.EntryAdded(7));
    assertThat(added(new ControlEntry.ScreenNotCleared(RED)))
        .isEqualTo(new ClusterMessage.EntryAdded(7));
    assertThat(added(new ControlEntry.Undone())).isEqualTo(new ClusterMessage.EntryAdded(7));
  }
}
