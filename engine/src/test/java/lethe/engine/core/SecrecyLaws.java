package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The laws of hidden information. */
interface SecrecyLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void theTextOfAStateRevealsNothing() {
    checkAtEveryMoment(
        (moment, _) -> {
          assertEqual(
              "state as text", "State of " + moment.game().name(), moment.state().toString());
          assertEqual(
              "match as text",
              "Match of " + moment.game().name() + ", " + moment.match().position() + " entries",
              moment.match().toString());
        });
  }

  @Test
  default void secretChoicesAreIndistinguishableToOtherViewers() {
    checkAtEveryMoment(
        (moment, rng) -> {
          for (Seat seat : moment.awaitedSeats()) {
            List<C> legal =
                moment.match().legalCommands(seat).stream().filter(this::isSecret).toList();
            if (!legal.isEmpty()) {
              MatchMoment<S, C, O, V> first = moment.after(seat, legal.getFirst());
              MatchMoment<S, C, O, V> second = moment.after(seat, rng.pick(legal));
              for (Viewer viewer : moment.viewers()) {
                if (!viewer.equals(seat)) {
                  assertEqual(
                      viewer + " was told",
                      first.match().observations(viewer),
                      second.match().observations(viewer));
                  assertEqual(viewer + " sees", first.view(viewer), second.view(viewer));
                  assertEqual(
                      viewer + " sees whose turn it is",
                      first.match().turn(),
                      second.match().turn());
                }
              }
            }
          }
        });
  }

  @Test
  default void sampledStatesCoverEveryPossibility() {
    checkAtEveryMoment(
        (moment, rng) -> {
          if (moment.match().position() < 3 || rng.oneIn(TestVolume.times(15, 5))) {
            for (Viewer viewer : moment.viewers()) {
              ViewerMemory.KINDS.forEach(memory -> checkCoverage(moment, viewer, memory, rng));
            }
          }
        });
  }

  @Test
  default void sampledStatesExchangeAnyTwoHiddenItems() {
    checkAtEveryMoment(
        (moment, rng) -> {
          if (rng.oneIn(TestVolume.times(20, 10))) {
            checkExchanges(moment, rng.pick(moment.viewers()), rng.pick(ViewerMemory.KINDS), rng);
          }
        });
  }

  /**
   * Checks many sampled states. In all of them, the items that the viewer knows have their true
   * values. Each hidden item has each of the true values of its group in at least one of them.
   */
  private void checkCoverage(
      MatchMoment<S, C, O, V> moment, Viewer viewer, ViewerMemory memory, MutableRng random) {
    Map<String, Object> truth = itemLocations(moment.state());
    Map<String, Object> knownLocations = new LinkedHashMap<>(truth);
    Map<String, Set<Object>> missingLocations = new LinkedHashMap<>();
    for (Set<String> group :
        hiddenGroups(moment.state(), moment.rememberedObservations(viewer, memory), viewer)) {
      Set<Object> values = new HashSet<>(group.stream().map(truth::get).toList());
      for (String item : group) {
        assertHolds(truth.containsKey(item), () -> "no such item: " + item);
        knownLocations.remove(item);
        missingLocations.computeIfAbsent(item, _ -> new HashSet<>()).addAll(values);
      }
    }
    StateSampler<S> sampler = moment.stateSampler(viewer, memory);
    int draws = 0;
    while (draws < 4 || (!missingLocations.isEmpty() && draws < 3_000)) {
      Rng rng = random.split();
      S twin = sampler.sample(rng);
      Map<String, Object> locations = itemLocations(twin);
      assertEqual("items", truth.keySet(), locations.keySet());
      knownLocations.forEach(
          (item, value) ->
              assertEqual(() -> viewer + " knows " + item, value, locations.get(item)));
      missingLocations.forEach((item, values) -> values.remove(locations.get(item)));
      missingLocations.values().removeIf(Set::isEmpty);
      // Sampling must not depend on earlier draws.
      if (draws == 3) {
        S same = moment.stateSampler(viewer, memory).sample(rng);
        assertEqual("imagined from the same stream", locations, itemLocations(same));
      }
      draws++;
    }
    assertHolds(missingLocations.isEmpty(), () -> viewer + " never imagines " + missingLocations);
  }

  /** Checks that two hidden items are exchanged in at least one of many sampled states. */
  private void checkExchanges(
      MatchMoment<S, C, O, V> moment, Viewer viewer, ViewerMemory memory, MutableRng rng) {
    Map<String, Object> truth = itemLocations(moment.state());
    StateSampler<S> sampler = moment.stateSampler(viewer, memory);
    for (Set<String> group :
        hiddenGroups(moment.state(), moment.rememberedObservations(viewer, memory), viewer)) {
      if (group.isEmpty()) {
        continue;
      }
      String first = rng.pick(List.copyOf(new TreeSet<>(group)));
      String second = rng.pick(List.copyOf(new TreeSet<>(group)));
      boolean exchanged = false;
      for (int draws = 0; !exchanged && draws < 30_000; draws++) {
        Map<String, Object> locations = itemLocations(sampler.sample(rng.split()));
        exchanged =
            Objects.equals(truth.get(first), locations.get(second))
                && Objects.equals(truth.get(second), locations.get(first));
      }
      assertHolds(
          exchanged,
          () -> viewer + " never exchanges " + first + " and " + second + " of " + truth);
    }
  }
}
