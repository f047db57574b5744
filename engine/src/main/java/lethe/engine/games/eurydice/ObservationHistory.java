package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.engine.games.eurydice.rules.CertainDeck;

/**
 * All observations that Orpheus has received since the deal, as an immutable linked list: adding an
 * observation takes constant time. Conclusions are computed on demand and cached. Thread-safe.
 *
 * <p>Implements {@link Supplier} so that {@link #certainDeckCounts} can represent the history where
 * views are serialized.
 */
public final class ObservationHistory implements Supplier<SuitCounts> {
  private record Node(Observation observation, Optional<Node> previous) {}

  /** The history of a viewer who does not share Orpheus's knowledge; it always stays empty. */
  public static final ObservationHistory NONE = new ObservationHistory(false, Optional.empty());

  /** The history of Orpheus before the deal. */
  public static final ObservationHistory EMPTY = new ObservationHistory(true, Optional.empty());

  private final boolean isRecording;
  private final Optional<Node> last;

  /** The cached conclusion. Concurrent computations yield equal results. */
  private Optional<SuitCounts> certainDeckCounts = Optional.empty();

  private ObservationHistory(boolean isRecording, Optional<Node> last) {
    this.isRecording = isRecording;
    this.last = last;
  }

  /** Returns this history with a further observation; {@link #NONE} never changes. */
  public ObservationHistory plus(Observation observation) {
    return isRecording
        ? new ObservationHistory(true, Optional.of(new Node(observation, last)))
        : this;
  }

  /** Returns the observations, oldest first. */
  public List<Observation> observations() {
    List<Observation> observations = new ArrayList<>();
    for (Optional<Node> node = last; node.isPresent(); node = node.get().previous) {
      observations.add(node.get().observation);
    }
    return observations.reversed();
  }

  /**
   * Returns the minimum number of cards of each suit in the deck, given what Orpheus knows; all
   * zero for {@link #NONE}.
   */
  public SuitCounts certainDeckCounts() {
    if (!isRecording) {
      return SuitCounts.NONE;
    }
    SuitCounts counts =
        certainDeckCounts.orElseGet(() -> CertainDeck.minimumCounts(observations()));
    certainDeckCounts = Optional.of(counts);
    return counts;
  }

  @Override
  public SuitCounts get() {
    return certainDeckCounts();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ObservationHistory that
        && isRecording == that.isRecording
        && observations().equals(that.observations());
  }

  @Override
  public int hashCode() {
    return observations().hashCode();
  }

  /** Omits the observations, which would repeat the log. */
  @Override
  public String toString() {
    return "certain " + certainDeckCounts();
  }
}
