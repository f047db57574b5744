package lethe.app.house;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Rejection;

/**
 * Whom people call friends, and what they want for themselves. Nobody learns that they are
 * somebody's friend.
 */
public final class Friends {
  /** Who comes again within this time has not been away. */
  private static final Duration AWAY = Duration.ofMinutes(10);

  private final Context context;
  private final People people;
  private final FriendStore store;
  private final Tables tables;
  private final Whereabouts whereabouts;
  private final Collection<Presence> here;
  private volatile Map<String, Set<String>> friends = Map.of();
  private volatile Map<String, Map<String, String>> settings = Map.of();

  /** When somebody was last known to be here, or in another house. */
  private final Map<String, Instant> seen = new HashMap<>();

  Friends(
      Context context,
      People people,
      FriendStore store,
      Tables tables,
      Optional<Others> others,
      Collection<Presence> here) {
    this.context = context;
    this.people = people;
    this.store = store;
    this.tables = tables;
    this.here = here;
    this.whereabouts = new Whereabouts(context, here, people, tables, others, this::hides);
    reload();
  }

  /**
   * A friend.
   *
   * @param table where they are; 0 for the lobby, nothing if they are not known to be here
   */
  public record Friend(String name, Optional<Integer> table) {}

  /** Those of somebody, those who are here first. */
  public List<Friend> of(Person person) {
    Set<String> own = friends.getOrDefault(person.id(), Set.of());
    Map<String, Integer> all = own.isEmpty() ? Map.of() : whereabouts.all();
    return own.stream()
        .flatMap(id -> people.known(id).stream())
        .map(friend -> new Friend(friend.name(), Optional.ofNullable(all.get(friend.id()))))
        .sorted(
            Comparator.comparing((Friend one) -> one.table().isEmpty()).thenComparing(Friend::name))
        .toList();
  }

  /** The names of those who may be known to be here, or in another house: friends first. */
  public List<String> here(Person person) {
    Set<String> own = friends.getOrDefault(person.id(), Set.of());
    return whereabouts.all().keySet().stream()
        .sorted(Comparator.comparing(id -> !own.contains(id)))
        .flatMap(id -> people.known(id).stream())
        .map(Person::name)
        .toList();
  }

  /** Whether somebody of that number may be known there: nobody is shown at a deal of an event. */
  public boolean isShown(int table) {
    return tables.numbered(table).filter(one -> one.board().isEmpty()).isPresent();
  }

  /** Calls somebody a friend; why not, if so. */
  public Optional<Rejection> add(Presence presence, String name) {
    Person person = presence.person();
    Optional<Person> friend = people.named(name).flatMap(one -> people.known(one.id()));
    if (friend.filter(person::equals).isPresent()) {
      return Optional.of(Rejection.of(HouseRefusal.OWN_FRIEND));
    }
    if (friend.isEmpty()) {
      return Optional.of(Rejection.of(HouseRefusal.NOBODY_CALLED, name));
    }
    int most = context.limits().of(Limit.FRIENDS);
    if (friends.getOrDefault(person.id(), Set.of()).size() >= most) {
      return Optional.of(Rejection.of(HouseRefusal.TOO_MANY_FRIENDS, most));
    }
    return kept(presence).or(() -> changed(store.add(person.id(), friend.get().id()), name));
  }

  /** Calls somebody a friend no more; why not, if so. */
  public Optional<Rejection> drop(Person person, String name) {
    return people
        .named(name)
        .filter(friend -> friends.getOrDefault(person.id(), Set.of()).contains(friend.id()))
        .map(friend -> changed(store.drop(person.id(), friend.id()), name))
        .orElseGet(() -> Optional.of(Rejection.of(HouseRefusal.NO_FRIEND, name)));
  }

  /** What somebody has chosen. */
  public String setting(Person person, PersonalSetting which) {
    String chosen =
        settings.getOrDefault(person.id(), Map.of()).getOrDefault(which.word(), which.usual());
    return which.choices().contains(chosen) ? chosen : which.usual();
  }

  /** Chooses something that there is to be chosen; why not, if so. */
  public Optional<Rejection> set(Presence presence, PersonalSetting which, String value) {
    Person person = presence.person();
    return kept(presence)
        .or(() -> changed(store.set(person.id(), which.word(), value), person.name()));
  }

  /** Only of those whose names are kept anything is: a guest has no code before the first seat. */
  private Optional<Rejection> kept(Presence presence) {
    Person person = presence.person();
    if (people.known(person.id()).isPresent()) {
      return Optional.empty();
    }
    return presence.isGuest()
        ? Optional.of(Rejection.of(HouseRefusal.NOT_KNOWN_YET))
        : people.keep(person);
  }

  private Optional<Rejection> changed(Written written, String name) {
    reload();
    return written.refusal(HouseRefusal.NOBODY_CALLED, name);
  }

  private boolean hides(String id) {
    return !settings
        .getOrDefault(id, Map.of())
        .getOrDefault(PersonalSetting.HIDDEN.word(), PersonalSetting.HIDDEN.usual())
        .equals(PersonalSetting.HIDDEN.usual());
  }

  /** Reads again what is kept; another house may have changed it. */
  void reload() {
    try {
      friends = store.friends();
      settings = store.settings();
    } catch (IOException e) {
      context.log().detail("unreachable", "why", String.valueOf(e.getMessage()));
    }
  }

  /** Tells everybody which friends have come. */
  synchronized void tick() {
    whereabouts.tick();
    Instant now = context.time().steady().instant();
    seen.values().removeIf(last -> last.isBefore(now.minus(AWAY)));
    for (String id : whereabouts.all().keySet()) {
      if (seen.put(id, now) == null) {
        people.known(id).ifPresent(this::tell);
      }
    }
  }

  /** Not where names are not said: who comes could be the one who was missed there. */
  private void tell(Person friend) {
    News news = new News.FriendCame(friend.name());
    here.stream()
        .filter(one -> friends.getOrDefault(one.person().id(), Set.of()).contains(friend.id()))
        .filter(one -> setting(one.person(), PersonalSetting.ARRIVALS).equals("on"))
        .filter(one -> !whereabouts.isSilent(one))
        .forEach(one -> one.client().tell(news));
  }
}
