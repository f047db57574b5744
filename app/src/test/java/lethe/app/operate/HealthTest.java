package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HealthTest {
  private static final long MIN_FREE_BYTES = 64L << 20;

  private static Health of(int pending, int authenticated, long freeDiskSpace, boolean draining) {
    AdminService.ServerLoad load =
        new AdminService.ServerLoad(
            pending, authenticated, 3, authenticated, 0, 0, freeDiskSpace, 0, 0);
    return Health.of(load, draining);
  }

  @Test
  void aServerIsFullWhenEveryConnectionIsTaken() {
    assertThat(of(1, 1, MIN_FREE_BYTES, false)).isEqualTo(Health.READY);
    assertThat(of(1, 2, MIN_FREE_BYTES, false)).isEqualTo(Health.FULL);
  }

  /**
   * Lack of disk space endangers data; the other conditions only prevent new users from joining.
   */
  @Test
  void lackOfDiskSpaceIsReportedFirst() {
    assertThat(of(0, 0, MIN_FREE_BYTES - 1, false)).isEqualTo(Health.DISK);
    assertThat(of(1, 2, 0, true)).isEqualTo(Health.DISK);
  }

  @Test
  void aDrainingServerIsReportedRegardlessOfItsLoad() {
    assertThat(of(0, 0, MIN_FREE_BYTES, true)).isEqualTo(Health.DRAINING);
    assertThat(of(1, 2, MIN_FREE_BYTES, true)).isEqualTo(Health.DRAINING);
  }
}
