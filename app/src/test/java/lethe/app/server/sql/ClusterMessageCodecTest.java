package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.ClusterMessage;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests that a message is the same after it has been encoded and decoded. */
class ClusterMessageCodecTest {
  private static final Seat RED =
      Titles.byName("ta-se").orElseThrow().seats().byName("red").orElseThrow();

  static final List<ClusterMessage> MESSAGES =
      List.of(
          new ClusterMessage.TableChanged(7),
          new ClusterMessage.EntryAdded(7),
          new ClusterMessage.TablesFollowed(List.of(7, 12)),
          new ClusterMessage.SpectatorsPresent("server", 7, List.of("anna", "ben")),
          new ClusterMessage.ReviewJoined(7),
          new ClusterMessage.ReviewChanged(7, 3, "server", "anna", 12, 20, true),
          new ClusterMessage.ReviewChanged(7, 4, "server", "", 12, 20, false),
          new ClusterMessage.AccountsChanged(),
          new ClusterMessage.LobbyMessage(new Notification.ChatMessage("anna", "hello you")),
          new ClusterMessage.TableNotification(7, new Notification.ChatMessage("anna", "a b")),
          new ClusterMessage.TableNotification(
              7, new Notification.PlayerMessage("anna", RED, "a b")),
          new ClusterMessage.TableNotification(7, new Notification.RematchOffered("anna", 8)),
          new ClusterMessage.TableNotification(
              7, new Notification.AdjournmentRequested(Optional.empty(), RED)),
          new ClusterMessage.TableNotification(7, new Notification.BotTookOver(RED)),
          new ClusterMessage.CommandRequest("server", "request", List.of("list")),
          new ClusterMessage.CommandRequest(
              "server", "request", List.of("notice", "at ten:\n caf\u00e9", "")),
          new ClusterMessage.CommandAnswerPart("request", Optional.of("cGFydA==")),
          new ClusterMessage.CommandAnswerPart("request", Optional.empty()));

  @ParameterizedTest
  @FieldSource("MESSAGES")
  void messagesAreDecodedAsTheyWereEncoded(ClusterMessage message) {
    assertThat(ClusterMessageCodec.encode(message).flatMap(ClusterMessageCodec::decode))
        .contains(message);
  }
}
