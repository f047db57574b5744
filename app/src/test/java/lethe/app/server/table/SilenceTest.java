package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.Friends;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that a player of a match in silence sees no name and no message that others have chosen,
 * since it could convey a hint.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SilenceTest extends ThreePlayers {
  private static final Title<?, ?, ?> RAVENS = Titles.byName("ravens").orElseThrow();
  private static final Seat REN = RAVENS.seats().firstSeats(2).getLast();

  private ServerTable table;

  @BeforeEach
  void createTable() {
    table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(), RAVENS, TestServer.held(anna.session()), TestServer.free()));
  }

  private TableService tables() {
    return server.gameServer.tableService();
  }

  /** Ben sits down, and all three are at the table. */
  private void startMatch() {
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    List.of(anna, cleo, ben).forEach(client -> server.enter(client, table));
  }

  private static List<Optional<String>> announcedNames(TestServer.TestClient client) {
    return client.notifications.stream()
        .flatMap(
            notification ->
                switch (notification) {
                  case Notification.PlayerPresent(var name, Seat _) -> Optional.of(name).stream();
                  case Notification.PlayerAway(var name, Seat _) -> Optional.of(name).stream();
                  case Notification.SeatGivenUp(var name, Seat _, var _) ->
                      Optional.of(name).stream();
                  default -> Optional.<Optional<String>>empty().stream();
                })
        .toList();
  }

  private static TableListing.SeatHolder holder(TableListing listing, Seat seat) {
    return listing.seats().stream()
        .filter(seatListing -> seatListing.seat().equals(seat))
        .findFirst()
        .orElseThrow()
        .holder();
  }

  private TableListing.SeatHolder holderOfRenInLobby(ClientSession viewer) {
    return holder(server.gameServer.listings().lobbyListings(viewer.account()).getFirst(), REN);
  }

  @Test
  void arrivalsAndDeparturesAreAnnouncedWithoutNames() {
    startMatch();
    tables().leave(ben, table);
    server.enter(ben, table);
    tables().leave(ben, table);
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    assertThat(announcedNames(anna)).hasSizeGreaterThan(3).containsOnly(Optional.empty());
    assertThat(announcedNames(cleo)).containsOnly(Optional.empty());
  }

  /** Spectators, who cannot communicate with the players, see the names at the table. */
  @Test
  void namesAreHiddenUntilTheMatchIsOver() {
    assertThat(holderOfRenInLobby(cleo.session())).isEqualTo(new TableListing.SeatHolder.Vacant());
    startMatch();
    TableListings listings = server.gameServer.listings();
    TableListing.SeatHolder named = new TableListing.SeatHolder.Named("ben");
    TableListing.SeatHolder hidden = new TableListing.SeatHolder.Hidden();
    assertThat(holder(listings.listingAtTable(table, anna.account()), REN)).isEqualTo(hidden);
    assertThat(holder(listings.listingAtTable(table, cleo.account()), REN)).isEqualTo(named);
    assertThat(holder(listings.operatorListing(table), REN)).isEqualTo(named);
    assertThat(holderOfRenInLobby(cleo.session())).isEqualTo(hidden);
    assertThat(tables().spectators(anna, table))
        .isEqualTo(new TableService.Spectators(1, List.of()));
    assertThat(tables().spectators(cleo, table))
        .isEqualTo(new TableService.Spectators(1, List.of("cleo")));
    TestServer.concede(table);
    assertThat(holder(listings.listingAtTable(table, anna.account()), REN)).isEqualTo(named);
    assertThat(holderOfRenInLobby(cleo.session())).isEqualTo(named);
    assertThat(tables().spectators(anna, table).names()).containsExactly("cleo");
  }

  /** The host, who plays, chooses whom to invite. */
  @Test
  void invitedUsersAreNamedOnlyToThemselvesAndToSpectators() {
    startMatch();
    TestServer.TestClient dora = server.connectClient("key:dora", "dora");
    SeatService seats = server.gameServer.seatService();
    TableListings listings = server.gameServer.listings();
    assertThat(seats.leave(ben.account(), table)).isEmpty();
    TableListing.SeatHolder vacant = new TableListing.SeatHolder.Vacant();
    for (String name : List.of("dora", "lemon")) {
      TableListing.SeatHolder invited = new TableListing.SeatHolder.Invited(name);
      assertThat(seats.invite(anna.account(), table, name)).isEmpty();
      assertThat(holder(listings.listingAtTable(table, anna.account()), REN)).isEqualTo(vacant);
      assertThat(holder(listings.listingAtTable(table, cleo.account()), REN)).isEqualTo(invited);
      assertThat(holderOfRenInLobby(ben.session())).isEqualTo(vacant);
      assertThat(holderOfRenInLobby(dora.session()))
          .isEqualTo(name.equals("dora") ? invited : vacant);
      assertThat(seats.kick(anna.account(), table, REN.name())).isEmpty();
    }
  }

  @Test
  void earlierChatIsNotShownDuringTheMatch() {
    tables().say(anna.session(), table, "lemon");
    assertThat(tables().chatHistory(anna.session(), table)).hasSize(1);
    startMatch();
    for (TestServer.TestClient client : List.of(anna, ben, cleo)) {
      assertThat(client.notifications).noneMatch(Notification.PlayerMessage.class::isInstance);
      assertThat(tables().chatHistory(client, table)).isEmpty();
    }
  }

  @Test
  void spectatorsChatAmongThemselves() {
    startMatch();
    TestServer.TestClient dora = server.connectClient("key:dora", "dora");
    tables().say(cleo, table, "lemon");
    Notification message = new Notification.ChatMessage("cleo", "lemon");
    server.enter(dora, table);
    assertThat(tables().chatHistory(dora, table)).containsExactly(message);
    assertThat(tables().chatHistory(anna, table)).isEmpty();
    assertThat(anna.notifications).doesNotContain(message);
  }

  @Test
  void playersOfASilentMatchAreNotListedAsOnline() {
    startMatch();
    Friends friends = server.gameServer.sessions().friends();
    assertThat(friends.onlineNames(cleo.account())).contains("anna", "ben");
    List.of(anna, ben).forEach(client -> client.session().moveTo(table.number()));
    assertThat(friends.onlineNames(cleo.account())).isEmpty();
  }
}
