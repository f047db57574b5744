package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HealthTest {
  private static final long ENOUGH = 64L << 20;

  private static Health of(int greeting, int connections, long disk, boolean draining) {
    AdminService.ServerLoad load =
        new AdminService.ServerLoad(greeting, connections, 3, connections, 0, 0, disk, 0, 0);
    return Health.of(load, draining);
  }

  @Test
  void aServerIsFullWhenEveryConnectionIsTaken() {
    assertThat(of(1, 1, ENOUGH, false)).isEqualTo(Health.READY);
    assertThat(of(1, 2, ENOUGH, false)).isEqualTo(Health.FULL);
  }

  /** Threatened data is reported before what merely keeps newcomers out. */
  @Test
  void aServerThatCannotWriteReportsThatFirst() {
    assertThat(of(0, 0, ENOUGH - 1, false)).isEqualTo(Health.DISK);
    assertThat(of(1, 2, 0, true)).isEqualTo(Health.DISK);
  }

  @Test
  void aDrainingServerReportsThatRegardlessOfItsLoad() {
    assertThat(of(0, 0, ENOUGH, true)).isEqualTo(Health.DRAINING);
    assertThat(of(1, 2, ENOUGH, true)).isEqualTo(Health.DRAINING);
  }
}
