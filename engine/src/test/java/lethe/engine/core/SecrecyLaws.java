package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.checkEqual;

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
    everyMoment(
        (now, _) -> {
          checkEqual("state as text", "State of " + now.game().name(), now.state().toString());
          checkEqual(
              "match as text",
              "Match of " + now.game().name() + ", " + now.match().position() + " entries",
              now.match().toString());
        });
  }

  @Test
  default void secretChoicesAreIndistinguishableToOtherViewers() {
    everyMoment(
        (now, rng) -> {
          for (Seat seat : now.awaited()) {
            List<C> legal =
                now.match().legalCommands(seat).stream().filter(this::isSecret).toList();
            if (!legal.isEmpty()) {
              MatchMoment<S, C, O, V> one = now.after(seat, legal.getFirst());
              MatchMoment<S, C, O, V> other = now.after(seat, rng.pick(legal));
              for (Viewer viewer : now.viewers()) {
                if (!viewer.equals(seat)) {
                  checkEqual(
                      viewer + " was told",
                      one.match().observations(viewer),
                      other.match().observations(viewer));
                  checkEqual(viewer + " sees", one.view(viewer), other.view(viewer));
                  checkEqual(
                      viewer + " sees whose turn it is", one.match().turn(), other.match().turn());
                }
              }
            }
          }
        });
  }

  @Test
  default void sampledStatesCoverEveryPossibility() {
    everyMoment(
        (now, rng) -> {
          if (now.match().position() < 3 || rng.oneIn(TestVolume.times(15, 5))) {
            for (Viewer viewer : now.viewers()) {
              HearerMemory.KINDS.forEach(memory -> checkCoverage(now, viewer, memory, rng));
            }
          }
        });
  }

  @Test
  default void sampledStatesExchangeAnyTwoHiddenItems() {
    everyMoment(
        (now, rng) -> {
          if (rng.oneIn(TestVolume.times(20, 10))) {
            checkExchanges(now, rng.pick(now.viewers()), rng.pick(HearerMemory.KINDS), rng);
          }
        });
  }

  /**
   * Checks many imagined states. In each of them, everything that the viewer knows is as it is in
   * truth. Every hidden thing takes, in some of them, its true value and the true value of every
   * other thing of its group.
   */
  private void checkCoverage(
      MatchMoment<S, C, O, V> now, Viewer viewer, HearerMemory memory, MutableRng dice) {
    Map<String, Object> truth = itemLocations(now.state());
    Map<String, Object> known = new LinkedHashMap<>(truth);
    Map<String, Set<Object>> missing = new LinkedHashMap<>();
    for (Set<String> group :
        hiddenGroups(now.view(viewer), now.rememberedObservations(viewer, memory), viewer)) {
      Set<Object> values = new HashSet<>(group.stream().map(truth::get).toList());
      for (String thing : group) {
        check(truth.containsKey(thing), () -> "no such thing: " + thing);
        known.remove(thing);
        missing.computeIfAbsent(thing, _ -> new HashSet<>()).addAll(values);
      }
    }
    StateSampler<S> imagined = now.stateSampler(viewer, memory);
    int draws = 0;
    while (draws < 4 || (!missing.isEmpty() && draws < 3_000)) {
      Rng rng = dice.split();
      S twin = imagined.sample(rng);
      Map<String, Object> places = itemLocations(twin);
      checkEqual("things", truth.keySet(), places.keySet());
      known.forEach(
          (thing, value) -> checkEqual(() -> viewer + " knows " + thing, value, places.get(thing)));
      missing.forEach((thing, values) -> values.remove(places.get(thing)));
      missing.values().removeIf(Set::isEmpty);
      // Imagining must not depend on earlier draws.
      if (draws == 3) {
        S same = now.stateSampler(viewer, memory).sample(rng);
        checkEqual("imagined from the same stream", places, itemLocations(same));
      }
      draws++;
    }
    check(missing.isEmpty(), () -> viewer + " never imagines " + missing);
  }

  /** Checks that in at least one of many imagined states, two hidden things are exchanged. */
  private void checkExchanges(
      MatchMoment<S, C, O, V> now, Viewer viewer, HearerMemory memory, MutableRng rng) {
    Map<String, Object> truth = itemLocations(now.state());
    StateSampler<S> imagined = now.stateSampler(viewer, memory);
    for (Set<String> group :
        hiddenGroups(now.view(viewer), now.rememberedObservations(viewer, memory), viewer)) {
      if (group.isEmpty()) {
        continue;
      }
      String one = rng.pick(List.copyOf(new TreeSet<>(group)));
      String other = rng.pick(List.copyOf(new TreeSet<>(group)));
      boolean found = false;
      for (int draws = 0; !found && draws < 30_000; draws++) {
        Map<String, Object> places = itemLocations(imagined.sample(rng.split()));
        found =
            Objects.equals(truth.get(one), places.get(other))
                && Objects.equals(truth.get(other), places.get(one));
      }
      check(found, () -> viewer + " never exchanges " + one + " and " + other + " of " + truth);
    }
  }
}
