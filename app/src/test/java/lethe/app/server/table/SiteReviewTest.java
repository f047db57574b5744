package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import lethe.app.server.ServerPair;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.cluster.ClusterMessage.ReviewChanged;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ReviewGroup.ReviewState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the users of two servers who review one match share a leader and a position. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SiteReviewTest {
  @TempDir Path data;

  @AutoClose private ServerPair servers;
  private TestServer one;
  private TestServer two;
  private TestServer.TestClient anna;
  private TestServer.TestClient ben;
  private ReviewGroup annasReview;

  @BeforeEach
  void open() {
    servers = ServerPair.open(data);
    one = servers.one();
    two = servers.two();
    ClientSession creator = one.connect("anna");
    TestServer.concede(
        one.createTable(creator, TestServer.held(creator), TestServer.held(one.connect("ben"))));
    two.gameServer.tick();
    anna = one.connectClient("key:anna", "anna");
    ben = two.connectClient("key:ben", "ben");
    annasReview = join(one, anna);
    // Anna has moved twice, so that she leads even if her request for the state of the review
    // arrives after Ben has joined.
    annasReview.moveTo(anna, 2, false);
    annasReview.moveTo(anna, 1, false);
  }

  private static ReviewGroup join(TestServer server, TestServer.TestClient client) {
    TableService tables = server.gameServer.tableService();
    ReviewGroup review = tables.reviewGroup(server.table(1));
    tables.join(client, review);
    return review;
  }

  /** Waits until a condition holds. Meanwhile, each server reports the tables that it follows. */
  private void await(BooleanSupplier condition) {
    ServerPair.await(
        () -> {
          one.gameServer.tick();
          two.gameServer.tick();
          return condition.getAsBoolean();
        });
  }

  private void awaitState(ReviewGroup review, ReviewState state) {
    await(() -> review.state().equals(state));
  }

  @Test
  void aParticipantOnAnotherServerGetsTheCurrentPosition() {
    annasReview.moveTo(anna, 5, true);
    annasReview.moveTo(anna, 3, false);
    ReviewGroup bensReview = join(two, ben);
    awaitState(bensReview, new ReviewState("anna", 3, 5, true));
    assertThat(bensReview.isLedBy(ben)).isFalse();
    bensReview.moveTo(ben, 4, false);
    assertThat(bensReview.state().moment()).isEqualTo(3);
    assertThat(annasReview.isLedBy(anna)).isTrue();
  }

  @Test
  void theLeaderIsFollowedOnAnotherServer() {
    ReviewGroup bensReview = join(two, ben);
    awaitState(bensReview, new ReviewState("anna", 1, 2, false));
    annasReview.moveTo(anna, 3, false);
    awaitState(bensReview, new ReviewState("anna", 3, 3, false));
    bensReview.takeLead(ben);
    bensReview.moveTo(ben, 1, false);
    awaitState(annasReview, new ReviewState("ben", 1, 3, false));
    assertThat(annasReview.isLedBy(anna)).isFalse();
    annasReview.moveTo(anna, 2, false);
    assertThat(annasReview.state().moment()).isEqualTo(1);
  }

  /** Another server has archived the match during the review. */
  @Test
  void aReviewOfAnArchivedMatchContinuesOnBothServers() {
    ReviewGroup bensReview = join(two, ben);
    new StoredData(data, DatabaseKind.POSTGRES)
        .update("update tables set archived = 1 where number = ?", 1);
    await(() -> one.gameServer.tables().isEmpty() && two.gameServer.tables().isEmpty());
    awaitState(bensReview, new ReviewState("anna", 1, 2, false));
    annasReview.moveTo(anna, 3, false);
    awaitState(bensReview, new ReviewState("anna", 3, 3, false));
  }

  @Test
  void aParticipantOnAnotherServerTakesOverWhenTheLeaderLeaves() {
    ReviewGroup bensReview = join(two, ben);
    annasReview.moveTo(anna, 3, false);
    awaitState(bensReview, new ReviewState("anna", 3, 3, false));
    one.gameServer.tableService().leave(anna, annasReview);
    awaitState(bensReview, new ReviewState("ben", 3, 3, false));
    assertThat(bensReview.isLedBy(ben)).isTrue();
  }

  private static ReviewChanged change(int revision, String serverId, int moment) {
    return new ReviewChanged(1, revision, serverId, "ben", moment, moment, false);
  }

  /** Servers may receive two changes in different orders, but must agree on the result. */
  @Test
  void theLatestChangeWinsInAnyOrderOfArrival() {
    annasReview.receive(change(15, "b", 2));
    annasReview.receive(change(14, "c", 3));
    annasReview.receive(change(15, "a", 4));
    assertThat(annasReview.state()).isEqualTo(new ReviewState("ben", 2, 2, false));
    annasReview.receive(change(15, "c", 1));
    assertThat(annasReview.state()).isEqualTo(new ReviewState("ben", 1, 2, false));
    annasReview.receive(change(16, "a", 3));
    assertThat(annasReview.state()).isEqualTo(new ReviewState("ben", 3, 3, false));
  }
}
