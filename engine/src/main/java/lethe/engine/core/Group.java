package lethe.engine.core;

import java.util.List;
import java.util.Optional;

/**
 * Several commands that are typed alike: each choice of one thing for every gap is one of them, and
 * no other is.
 *
 * @param words what they begin with
 * @param gaps what differs, in the order it is typed
 * @param anyOrder whether what stands in the gaps, one thing each, may be typed in any order
 */
public record Group(List<String> words, List<Gap> gaps, boolean anyOrder) {
  /**
   * Where one of several things is typed.
   *
   * @param lead the filler words before it, which may be left out; empty for none
   * @param choices at least one
   * @param optional whether nothing may be typed there as well
   * @param omitted what is meant by nothing, where that could be typed as well; it is no choice
   */
  public record Gap(String lead, List<String> choices, boolean optional, Optional<String> omitted) {
    public Gap(String lead, List<String> choices, boolean optional) {
      this(lead, choices, optional, Optional.empty());
    }

    public Gap {
      choices = List.copyOf(choices);
    }
  }

  public Group {
    words = List.copyOf(words);
    gaps = List.copyOf(gaps);
  }

  /** Whether it is one command alone. */
  public boolean isSingle() {
    return !anyOrder && gaps.stream().allMatch(gap -> gap.choices().size() == 1 && !gap.optional());
  }
}
