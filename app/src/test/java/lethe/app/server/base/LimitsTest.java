package lethe.app.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that one address or account gets only a part of each shared resource. */
class LimitsTest {
  /** If an overall limit is more than one unit, at least one unit remains for other addresses. */
  @ParameterizedTest
  @EnumSource(Limit.class)
  void oneUserOrAddressCannotExhaustALimitForAll(Limit share) {
    share
        .overallLimit()
        .ifPresent(
            overallLimit -> {
              for (int overallValue : new int[] {2, 3, 50, 1_000}) {
                for (int shareValue :
                    new int[] {1, overallValue - 1, overallValue, overallValue + 1, 100_000}) {
                  Limits limits =
                      Limits.DEFAULTS.with(overallLimit, overallValue).with(share, shareValue);
                  assertThat(limits.intValue(share))
                      .as("%s of %s %s", shareValue, overallValue, overallLimit)
                      .isPositive()
                      .isLessThan(limits.intValue(overallLimit));
                  assertThat(limits.guestShare(share)).isLessThanOrEqualTo(limits.intValue(share));
                }
              }
            });
  }

  /** The limits listed in this test are exempt. */
  @ParameterizedTest
  @EnumSource(Limit.class)
  void totalLimitsHaveLimitsPerAddress(Limit limit) {
    boolean isForAll =
        limit.id().endsWith("-all")
            || Stream.of(Limit.values())
                .anyMatch(other -> other.id().equals(limit.id() + "-per-address"));
    boolean isExempt =
        switch (limit) {
          case SCREENS, TABLES, EVENTS, LINES, PAGE_TURNS, CHAT_LINES, PENDING_CONNECTIONS -> true;
          default -> false;
        };
    if (isForAll && !isExempt) {
      assertThat(Limit.values())
          .as("what one address may take of %s", limit)
          .anyMatch(
              share ->
                  share.id().endsWith("-per-address")
                      && share.overallLimit().filter(limit::equals).isPresent());
    }
  }
}
