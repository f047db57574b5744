package lethe.app.house;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who may be known to be here, or in another house, by id, and at which table; 0 for none. Whose
 * name the house does not keep is not among them, nor whoever came for one answer, nor whoever
 * hides, nor whoever is at a table that is played in silence: that somebody is there could say who
 * is heard there.
 */
final class Whereabouts {
  private final Collection<Presence> here;
  private final People people;
  private final Tables tables;
  private final Optional<Others> others;
  private final Log log;
  private final Predicate<String> hidden;
  private volatile Map<String, Integer> elsewhere = Map.of();

  Whereabouts(
      Context context,
      Collection<Presence> here,
      People people,
      Tables tables,
      Optional<Others> others,
      Predicate<String> hidden) {
    this.here = here;
    this.people = people;
    this.tables = tables;
    this.others = others;
    this.log = context.log();
    this.hidden = hidden;
  }

  Map<String, Integer> all() {
    Map<String, Integer> all = new HashMap<>(elsewhere);
    all.putAll(inThisHouse());
    return all;
  }

  private Map<String, Integer> inThisHouse() {
    Map<String, Integer> seen = new HashMap<>();
    for (Presence one : here) {
      String id = one.person().id();
      if (one.client().isStaying()
          && people.known(id).isPresent()
          && !hidden.test(id)
          && !isSilent(one)) {
        seen.merge(id, one.table(), Math::max);
      }
    }
    return seen;
  }

  /** Whether somebody is where no name is said. */
  boolean isSilent(Presence one) {
    return tables.areSilent(one.table());
  }

  /** Tells other houses who is here, and hears who is there. */
  void tick() {
    if (others.isPresent()) {
      try {
        elsewhere = others.get().whereabouts(inThisHouse());
      } catch (IOException e) {
        log.detail("unreachable", "why", String.valueOf(e.getMessage()));
      }
    }
  }
}
