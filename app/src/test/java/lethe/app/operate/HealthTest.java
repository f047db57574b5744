package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.server.store.DatabaseStatus;
import org.junit.jupiter.api.Test;

class HealthTest {
  private static final long MIN_FREE_BYTES = 64L << 20;

  private static Health health(
      int pending, int authenticated, long freeDiskSpace, boolean draining) {
    return Health.of(load(pending, authenticated, freeDiskSpace, true), draining);
  }

  private static AdminService.ServerLoad load(
      int pending, int authenticated, long freeDiskSpace, boolean databaseAvailable) {
    return new AdminService.ServerLoad(
        pending,
        authenticated,
        3,
        authenticated,
        0,
        0,
        freeDiskSpace,
        0,
        0,
        new DatabaseStatus(databaseAvailable, 0, 1, 0));
  }

  @Test
  void aServerIsFullWhenEveryConnectionIsTaken() {
    assertThat(health(1, 1, MIN_FREE_BYTES, false)).isEqualTo(Health.READY);
    assertThat(health(1, 2, MIN_FREE_BYTES, false)).isEqualTo(Health.FULL);
  }

  /** Lack of disk space endangers data; a full or draining server only rejects new users. */
  @Test
  void lackOfDiskSpaceTakesPrecedenceOverDrainingAndLoad() {
    assertThat(health(0, 0, MIN_FREE_BYTES - 1, false)).isEqualTo(Health.DISK);
    assertThat(health(1, 2, 0, true)).isEqualTo(Health.DISK);
  }

  @Test
  void aDatabaseOutageTakesPrecedenceOverOtherConditions() {
    assertThat(Health.of(load(0, 0, MIN_FREE_BYTES, false), false)).isEqualTo(Health.DATABASE);
    assertThat(Health.of(load(1, 2, 0, false), true)).isEqualTo(Health.DATABASE);
  }

  @Test
  void aDrainingServerIsReportedRegardlessOfItsLoad() {
    assertThat(health(0, 0, MIN_FREE_BYTES, true)).isEqualTo(Health.DRAINING);
    assertThat(health(1, 2, MIN_FREE_BYTES, true)).isEqualTo(Health.DRAINING);
  }
}
