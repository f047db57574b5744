package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Titles;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/** Tests how notifications are worded for players and for spectators, and how seats are labeled. */
class LobbyMessagesTest {
  private static final List<Seat> SEATS =
      Titles.byName("ta-se").orElseThrow().seats().firstSeats(2);
  private static final Seat RED = SEATS.getFirst();
  private static final Seat BLUE = SEATS.getLast();

  private static String toRed(Notification notification) {
    return LobbyMessages.text(notification, Optional.of(RED));
  }

  private static String toSpectator(Notification notification) {
    return LobbyMessages.text(notification, Optional.empty());
  }

  /** A command is suggested only to those who can use it. */
  @Test
  void onlyPlayersAreToldHowToAgreeToAnAdjournment() {
    Notification request = new Notification.AdjournmentRequested(Optional.of("ben"), BLUE);
    assertThat(toRed(request))
        .isEqualTo("ben (blue) wants to adjourn the match. To agree, type /adjourn.");
    assertThat(toSpectator(request)).isEqualTo("ben (blue) wants to adjourn the match.");
    assertThat(RejectionTexts.text(Rejection.of(ServerRejectionCode.ADJOURNMENT_REQUESTED, 1)))
        .startsWith("The match will be adjourned if all other players");
  }

  @Test
  void onlyPlayersAreToldHowToFillAVacatedSeat() {
    Notification seatGivenUp =
        new Notification.SeatGivenUp(Optional.of("ben"), BLUE, TakeoverPolicy.ANYONE);
    assertThat(toRed(seatGivenUp))
        .startsWith("ben has given up seat blue. Another player can take it. Wait, type /bot");
    assertThat(toSpectator(seatGivenUp)).isEqualTo("ben has given up seat blue.");
  }

  @Test
  void aLatePlayerAndTheOthersReceiveDifferentMessages() {
    assertThat(toRed(new Notification.PlayerLate(RED)))
        .isEqualTo(
            "You have exceeded the time for a move. The others can have a bot make the move.");
    assertThat(toRed(new Notification.PlayerLate(BLUE)))
        .startsWith("The player in seat blue has exceeded the time for a move. Wait, or type /bot");
  }

  @Test
  void aHiddenNameIsNotShown() {
    Notification request = new Notification.AdjournmentRequested(Optional.empty(), BLUE);
    assertThat(toRed(request)).startsWith("Another player (blue)");
  }

  @Test
  void playersAreToldThatABotCanReplaceAnAbsentPlayer() {
    assertThat(toRed(new Notification.BotOffered(BLUE)))
        .contains("type /bot blue to have a bot play until they return");
    assertThat(toRed(new Notification.BotTookOver(BLUE))).isEqualTo("A bot now plays blue.");
    assertThat(RejectionTexts.text(Rejection.of(ServerRejectionCode.NO_PLAYER_ABSENT, 60)))
        .startsWith("A bot can replace another player only after an absence of");
  }

  @Test
  void anIdlePlayerIsToldTheReasonForTheDisconnection() {
    assertThat(LobbyMessages.text(new DisconnectReason.IdleTimeout(Duration.ofMinutes(10))))
        .isEqualTo(
            "You were disconnected because you typed nothing for 10 minutes. Your seats are held.");
  }

  private static TableListing table(SeatHolder red, SeatHolder blue) {
    return new TableListing(
        1,
        "ta-se",
        TableStatus.RUNNING,
        "",
        TableSettings.DEFAULTS,
        List.of(
            new TableListing.SeatListing(RED, red, false, false),
            new TableListing.SeatListing(BLUE, blue, false, false)),
        TableListing.Relation.OPEN,
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void seatsAreLabeledWithTheNamesOfTheirPlayers() {
    TableListing table = table(new SeatHolder.Named("anna"), new SeatHolder.Named("ben"));
    assertThat(LobbyMessages.seatLabels(table, Optional.of(RED)))
        .isEqualTo(Map.of(RED, "you", BLUE, "ben"));
    assertThat(LobbyMessages.seatLabels(table, Optional.empty()))
        .isEqualTo(Map.of(RED, "anna", BLUE, "ben"));
    assertThat(
            LobbyMessages.seatLabels(
                table(new SeatHolder.Named("anna"), new SeatHolder.Vacant()), Optional.of(RED)))
        .isEqualTo(Map.of(RED, "you", BLUE, "free seat"));
  }

  @Test
  void playersWithHiddenNamesAndBotsHaveNoLabels() {
    SeatHolder anna = new SeatHolder.Named("anna");
    for (SeatHolder other : List.of(new SeatHolder.Hidden(), new SeatHolder.Bot("fading"))) {
      assertThat(LobbyMessages.seatLabels(table(anna, other), Optional.of(RED))).isEmpty();
      assertThat(LobbyMessages.seatLabels(table(anna, other), Optional.empty()))
          .isEqualTo(Map.of(RED, "anna"));
    }
  }
}
