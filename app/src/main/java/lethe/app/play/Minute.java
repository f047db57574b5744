package lethe.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Control.Shown;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * The time of what can be seen only for a while: a property of the match, read from its journal and
 * nowhere else. Whatever shows such a thing asks here how long it still may, and writes down each
 * slice of time here before it begins.
 */
final class Minute<C, O, V> {
  private final Table<C, O, V> table;
  private final Company company;
  private final Guard guard;

  Minute(Table<C, O, V> table, Company company, Guard guard) {
    this.table = table;
    this.company = company;
    this.guard = guard;
  }

  /** For how many seconds more these eyes may look; nothing where there is no limit. */
  OptionalInt left(Viewer viewer) {
    Match<C, O, V> match = table.match();
    int whole = table.title().seconds(match.view(viewer));
    if (whole == 0) {
      return OptionalInt.empty();
    }
    boolean none = match.turn().isOver() || (company.isAudience() && !isFitForAnAudience());
    int used = none ? whole : TimedView.SLICE * used(match, looks(table.title(), match, viewer));
    return OptionalInt.of(Math.max(0, whole - used));
  }

  /**
   * Writes down that a slice begins, if one is left.
   *
   * @param refused is told why it cannot be written down, if so
   * @return whether it may be looked at now
   */
  boolean begin(Viewer viewer, Consumer<Rejection> refused) {
    if (left(viewer).orElse(0) == 0) {
      return false;
    }
    Optional<Rejection> why =
        guard.show().or(() -> table.refusal(new Shown(company.charged(), company.person())));
    why.ifPresent(refused);
    return why.isEmpty();
  }

  /**
   * Everybody at this keyboard has looked at the same, and says so.
   *
   * @return why one of them cannot, if so
   */
  Optional<Rejection> end() {
    C done = table.title().memory().timed().orElseThrow().done();
    return company.mine().stream()
        .filter(seat -> table.match().legal(seat).contains(done))
        .map(seat -> table.submit(seat, done))
        .flatMap(
            answer -> answer instanceof Refused<C, O, V>(var why) ? Stream.of(why) : Stream.of())
        .findFirst();
  }

  /** Nobody answers for an audience, so it sees what is forgotten and written down, or nothing. */
  private boolean isFitForAnAudience() {
    return guard.isForgotten() && !table.store().where().isEmpty();
  }

  /** All slices that have begun since what these eyes see now was first to be seen. */
  private static <C, O, V> List<Shown> looks(
      Title<C, O, V> title, Match<C, O, V> now, Viewer viewer) {
    List<Shown> looks = new ArrayList<>();
    Match<C, O, V> match = now;
    while (match.position() > 0 && title.seconds(match.view(viewer)) > 0) {
      if (match.backwards().findFirst().orElseThrow() instanceof Entry.Note<C>(Shown shown)) {
        looks.add(shown);
      }
      match = match.at(match.position() - 1);
    }
    return looks;
  }

  /**
   * How many slices have begun for whoever of this company has looked longest, whether with a seat
   * or without. All who look on share one minute, because nobody knows how many of their names are
   * the same person's, and have no more of it than the seat that has looked least.
   */
  private int used(Match<C, O, V> match, List<Shown> looks) {
    Stream<Predicate<Shown>> own =
        Stream.concat(
            company.charged().stream().map(Minute::by), company.person().stream().map(Minute::of));
    int used = own.mapToInt(these -> count(looks, these)).max().orElse(0);
    if (company.isAudience()) {
      int audience = count(looks, shown -> shown.seats().isEmpty());
      int seats = match.seats().stream().mapToInt(seat -> count(looks, by(seat))).min().orElse(0);
      used = Math.max(used, Math.max(audience, seats));
    }
    return used;
  }

  private static Predicate<Shown> by(Seat seat) {
    return shown -> shown.seats().contains(seat);
  }

  private static Predicate<Shown> of(String person) {
    return shown -> shown.person().filter(person::equals).isPresent();
  }

  private static int count(List<Shown> looks, Predicate<Shown> these) {
    return (int) looks.stream().filter(these).count();
  }
}
