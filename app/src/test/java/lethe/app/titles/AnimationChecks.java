package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;

/** Assertions that hold for the animations of every title. */
public final class AnimationChecks {
  /** The maximum number of equal frames in succession. */
  private static final int MAX_STEP_FRAMES = 3;

  private static final int MAX_FRAMES = 36;

  private AnimationChecks() {}

  /** Asserts that an animation is short and never stands still for long. */
  public static void assertValid(List<Frame> frames) {
    assertThat(frames).hasSizeLessThanOrEqualTo(MAX_FRAMES);
    int same = 0;
    for (int i = 0; i < frames.size(); i++) {
      same = i > 0 && frames.get(i).equals(frames.get(i - 1)) ? same + 1 : 1;
      assertThat(same).as("frames of step %s", frames.get(i)).isLessThanOrEqualTo(MAX_STEP_FRAMES);
    }
  }
}
