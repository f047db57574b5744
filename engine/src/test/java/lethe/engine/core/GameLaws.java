package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.same;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Control.Conceded;
import lethe.engine.core.Control.Concluded;
import lethe.engine.core.Control.Undone;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Reading.Unreadable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is true of every game. A game's test implements this with the door and four hooks; each law
 * then plays matches of random legal plies, with every variant and every number of seats, and names
 * the seed and the journal of the match that breaks it.
 *
 * <p>The twin law matters most: another truth, which a viewer could not tell from the true one, is
 * put in its place, and nothing that this viewer sees, may ask for or is told may change.
 *
 * @param <S> the whole truth
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface GameLaws<S, C, O, V> {
  /** The game's door. */
  Checked<Game<?, C, O, V>> open(Options options);

  /** Whether by the rules this hearer may learn from it what it could not know before. */
  boolean reveals(O told, Viewer hearer);

  /** Everything the game is played with, wherever it is now: the same at every moment. */
  Object pieces(S state);

  /** Every thing that may be hidden from somebody, with what it is or where it lies. */
  Map<String, Object> places(S state);

  /**
   * Which of these things this viewer cannot know by the rules, whatever the view shows, in groups:
   * by all it may see and remembers, any two things of a group could as well have changed places.
   * What is in no group, it knows.
   */
  List<Set<String>> hidden(V view, List<O> remembered, Viewer viewer);

  /** Whether nobody else may learn which one of such commands the seat that asks has chosen. */
  default boolean secret(C command) {
    return false;
  }

  /** The options to play with. */
  default List<Options> variants() {
    return List.of(Options.NONE);
  }

  /** How many matches a law plays of each variant with each number of seats. */
  default int matches() {
    return 8;
  }

  /** No match takes as many plies. */
  default int longest() {
    return 2_000;
  }

  /** Commands that resemble no legal one. */
  default List<C> odd() {
    return List.of();
  }

  /** The next ply of a match, for games that blind chance would end too soon. */
  default C choose(V view, List<C> legal, Dice dice) {
    return dice.oneOf(legal);
  }

  /** All that reaches the viewer's eyes, where that is more than the view. */
  default Object shown(V view, Viewer viewer, List<Told<O>> told) {
    return view;
  }

  @Test
  default void sameSeedAndCommandsGiveTheSameMatch() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMatch(
          last -> {
            Moment<S, C, O, V> again = table.again(last);
            for (int i = 0; i <= last.match().position(); i++) {
              same("from outside", outside(last.match().at(i)), outside(again.match().at(i)));
            }
            same("pieces", pieces(last.state()), pieces(again.state()));
            same("places", places(last.state()), places(again.state()));
          });
    }
  }

  @Test
  default void theJournalPlaysTheMatchAgain() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMatch(
          last -> {
            Match<C, O, V> noted = last.noted(new Concluded(outcome(last.match()))).match();
            Match<C, O, V> again = table.replay(noted.journal().text(table.game().notation()));
            same("position", noted.position(), again.position());
            for (int i = 0; i <= noted.position(); i++) {
              same("from outside", outside(noted.at(i)), outside(again.at(i)));
            }
            Referee referee = noted.referee().orElseThrow();
            Referee other = again.referee().orElseThrow();
            for (int i = 0; i <= noted.position(); i++) {
              same("the referee sees", noted.at(i).view(referee), again.at(i).view(other));
            }
            same("journal", noted.journal(), again.journal());
          });
    }
  }

  @Test
  default void matchesEndWithAnOutcomeForEverySeat() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMatch(last -> judged(last.match()));
    }
  }

  @Test
  default void exactlyTheAwaitedSeatsCanMove() {
    everyMoment(
        (now, _) -> {
          if (now.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
            check(!seats.isEmpty(), "nobody is awaited");
            same("awaited, in order", now.awaited(), seats);
          }
          for (Seat seat : now.match().seats()) {
            same(
                seat + " can move",
                now.match().turn().awaits(seat),
                !now.match().legal(seat).isEmpty());
          }
        });
  }

  @Test
  default void legalCommandsAreFewAndSteady() {
    everyMoment(
        (now, _) -> {
          for (Seat seat : now.match().seats()) {
            List<C> legal = now.match().legal(seat);
            check(legal.size() <= 400, () -> seat + " has " + legal.size() + " commands");
            same(seat + " has each once", legal.size(), new LinkedHashSet<>(legal).size());
            same(seat + " has them in order", legal, now.game().legal(now.state(), seat));
          }
        });
  }

  @Test
  default void acceptedExactlyWhenLegal() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(
          () ->
              (now, _) -> {
                for (Seat seat : now.match().seats()) {
                  List<C> legal = now.match().legal(seat);
                  for (C command : legal) {
                    C canonical = now.game().canonical(now.state(), seat, command);
                    same("canonical", command, canonical);
                    same(seat + ": " + command, true, accepted(now, seat, command));
                  }
                  for (C command : universe) {
                    C canonical = now.game().canonical(now.state(), seat, command);
                    boolean listed = legal.contains(canonical);
                    same(seat + ": " + command, listed, accepted(now, seat, command));
                  }
                }
              });
    }
  }

  @Test
  default void submittingLeavesTheMatchAsItWas() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(
          () ->
              (now, dice) -> {
                Object before = outside(now.match());
                for (Seat seat : now.match().seats()) {
                  for (int i = 0; i < 8; i++) {
                    now.match().submit(seat, dice.oneOf(universe));
                  }
                  if (now.match().turn().awaits(seat)) {
                    now.match().submit(seat, dice.oneOf(now.match().legal(seat)));
                  }
                }
                same("the match", before, outside(now.match()));
              });
    }
  }

  @Test
  default void piecesAreConserved() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMoment(
          () ->
              new Law<>() {
                private Optional<Object> dealt = Optional.empty();

                @Override
                public void at(Moment<S, C, O, V> now, Dice dice) {
                  Object pieces = pieces(now.state());
                  same("pieces", dealt.orElse(pieces), pieces);
                  dealt = Optional.of(pieces);
                  Viewer viewer = dice.oneOf(now.viewers());
                  S twin = now.imagined(viewer, dice.oneOf(Memory.KINDS), dice.rng());
                  same("pieces that " + viewer + " imagines", pieces, pieces(twin));
                }
              });
    }
  }

  @Test
  default void eventsReachTheirAudienceAtTheTable() {
    everyMoment(
        () ->
            new Law<>() {
              private final Map<Viewer, List<Told<O>>> told = new LinkedHashMap<>();

              @Override
              public void at(Moment<S, C, O, V> now, Dice dice) {
                for (Event<O> event : now.events()) {
                  check(now.match().seats().containsAll(event.seats()), event::toString);
                }
                for (Viewer viewer : now.viewers()) {
                  List<Told<O>> all = told.computeIfAbsent(viewer, _ -> new ArrayList<>());
                  for (Event<O> event : now.events()) {
                    all.add(new Told<>(event.told(viewer), event.fleeting()));
                  }
                  same(viewer + " was told", all, now.match().told(viewer));
                }
              }
            });
  }

  /** What is legal can be said in groups: all of it, each command once, and nothing else. */
  @Test
  default void groupsHoldExactlyWhatIsLegal() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      Notation<C> notation = table.game().notation();
      table.everyMoment(
          () ->
              (now, _) -> {
                for (Seat seat : now.match().seats()) {
                  List<C> legal = now.match().legal(seat);
                  same(
                      "groups",
                      legal.stream().map(notation::write).sorted().toList(),
                      notation.grouped(legal).stream()
                          .flatMap(group -> Groups.lines(group).stream())
                          .sorted()
                          .toList());
                }
              });
    }
  }

  @Test
  default void commandsReadAsTheyAreWritten() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      Notation<C> notation = table.game().notation();
      Map<String, C> commands = new LinkedHashMap<>();
      table.everyMoment(
          () ->
              (now, _) -> {
                for (Seat seat : now.match().seats()) {
                  for (C command : now.match().legal(seat)) {
                    C known = commands.putIfAbsent(notation.write(command), command);
                    check(known == null || known.equals(command), () -> known + " and " + command);
                  }
                }
              });
      Dice dice = new Dice(new Rng(0));
      commands.forEach(
          (text, command) -> {
            List<C> once = List.of(command);
            same(text, once, commands(notation, text));
            same(text, once, commands(notation, "  " + text.replace(" ", " \t ") + " "));
            same(text, once, commands(notation, text.toUpperCase(Locale.ROOT)));
            same("canonical", text.strip().toLowerCase(Locale.ROOT), text);
            check(text.length() <= Notation.LONGEST && text.lines().count() == 1, text);
            String other = dice.oneOf(List.copyOf(commands.keySet()));
            for (String between : List.of("; ", ";", " and ")) {
              String line = text + between + other;
              same(line, List.of(command, commands.get(other)), commands(notation, line));
            }
          });
    }
  }

  @Test
  default void noTextThrows() {
    read(2_000);
  }

  @Test
  @Tag("long")
  default void noTextOfAMillionThrows() {
    read(1_000_000);
  }

  @Test
  default void silentPliesAndNoOthersCanBeUndone() {
    everyMoment(
        () ->
            new Law<>() {
              @Override
              public void at(Moment<S, C, O, V> now, Dice dice) {
                boolean undoable = now.match().seats().stream().anyMatch(now.match()::undoable);
                same("undoable", !now.earlier().isEmpty(), undoable);
                if (!undoable) {
                  refused(now.match().note(new Undone()), Refusal.NOTHING_TO_UNDO);
                }
              }

              @Override
              public void ply(
                  Moment<S, C, O, V> before, Seat seat, C command, Moment<S, C, O, V> after) {
                boolean silent = after.events().isEmpty();
                for (Seat other : before.match().seats()) {
                  boolean own = other.equals(seat) && after.match().turn().awaits(seat);
                  same(
                      other + " may undo " + command, silent && own, after.match().undoable(other));
                }
                if (silent) {
                  same("whose turn it is", before.match().turn(), after.match().turn());
                  for (Viewer viewer : before.viewers()) {
                    if (!viewer.equals(seat)) {
                      same(viewer + " sees", before.view(viewer), after.view(viewer));
                    }
                  }
                }
              }

              @Override
              public void undone(Moment<S, C, O, V> before, Moment<S, C, O, V> after) {
                int position = before.match().position();
                same("entries", position + 1, after.match().position());
                same(
                    "last entry",
                    new Entry.Note<C>(new Undone()),
                    after.match().journal().entries().getLast());
                Match<C, O, V> restored = restored(after.match());
                same("what is back", now(restored), now(after.match()));
                for (Viewer viewer : before.viewers()) {
                  same(
                      viewer + " was told",
                      before.match().told(viewer),
                      after.match().told(viewer));
                  Set<String> hidden = unknown(after, viewer);
                  check(
                      hidden.containsAll(unknown(before, viewer)),
                      () -> "an undo shows " + viewer + " more");
                }
              }
            });
  }

  @Test
  default void aSeatMayConcede() {
    everyMoment(
        (now, dice) -> {
          Seat seat = dice.oneOf(now.match().seats());
          if (now.isOver()) {
            refused(now.match().note(new Conceded(seat)), Refusal.MATCH_OVER);
            return;
          }
          refused(now.match().note(new Concluded("conceded")), Refusal.MATCH_NOT_OVER);
          Moment<S, C, O, V> end = now.noted(new Conceded(seat));
          judged(end.match());
          for (Seat other : end.match().seats()) {
            same("legal", List.of(), end.match().legal(other));
            for (C command : now.match().legal(other)) {
              refused(end.match().submit(other, command), Refusal.MATCH_OVER);
            }
          }
          refused(end.match().note(new Conceded(seat)), Refusal.MATCH_OVER);
          refused(end.match().note(new Undone()), Refusal.NOTHING_TO_UNDO);
        });
  }

  @Test
  default void onlyTheTrueOutcomeIsRecorded() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMatch(
          last -> {
            String outcome = outcome(last.match());
            same("turn", last.match().turn(), last.noted(new Concluded(outcome)).match().turn());
            for (String other : List.of("", "x", outcome + " ", outcome + " won")) {
              refused(last.match().note(new Concluded(other)), Refusal.ANOTHER_OUTCOME);
            }
          });
    }
  }

  @Test
  default void theRefereeComesAtTheEndAndSeesOneMatch() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      table.everyMoment(
          () ->
              (now, _) -> {
                same("a referee", now.isOver(), now.match().referee().isPresent());
                if (now.isOver()) {
                  Referee referee = now.match().referee().orElseThrow();
                  for (int i = 0; i <= now.match().position(); i++) {
                    now.match().at(i).view(referee);
                  }
                  toldMost(now.match(), referee);
                  Match<C, O, V> other = table.again(now).match();
                  check(isRefused(() -> other.view(referee)), "the referee of another match sees");
                  check(isRefused(() -> other.told(referee)), "the referee of another match hears");
                }
              });
    }
  }

  @Test
  default void theTruthPrintsNothing() {
    everyMoment(
        (now, dice) -> {
          for (Viewer viewer : now.viewers()) {
            S twin = now.imagined(viewer, Memory.NOTHING, dice.rng());
            same("state as text", now.state().toString(), twin.toString());
          }
          same(
              "match as text",
              "Match of " + now.game().name() + ", " + now.match().position() + " entries",
              now.match().toString());
        });
  }

  @Test
  default void nobodyCanTellTheTruthFromItsTwins() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(() -> new Twins<>(this, universe));
    }
  }

  @Test
  default void nobodyElseCanTellSecretChoicesApart() {
    everyMoment(
        (now, dice) -> {
          for (Seat seat : now.awaited()) {
            List<C> legal = now.match().legal(seat).stream().filter(this::secret).toList();
            if (!legal.isEmpty()) {
              Moment<S, C, O, V> one = now.after(seat, legal.getFirst());
              Moment<S, C, O, V> other = now.after(seat, dice.oneOf(legal));
              for (Viewer viewer : now.viewers()) {
                if (!viewer.equals(seat)) {
                  same(viewer + " was told", one.match().told(viewer), other.match().told(viewer));
                  same(viewer + " sees", one.view(viewer), other.view(viewer));
                  same(viewer + " sees whose turn it is", one.match().turn(), other.match().turn());
                }
              }
            }
          }
        });
  }

  @Test
  default void whatIsHiddenCouldBeAnything() {
    everyMoment(
        (now, dice) -> {
          if (now.match().position() < 3 || dice.oneIn(5)) {
            for (Viewer viewer : now.viewers()) {
              Memory.KINDS.forEach(memory -> anything(now, viewer, memory, dice));
            }
          }
        });
  }

  /**
   * Of many imagined states, each has what the viewer knows as it is; and each hidden thing is at
   * some time what it is in truth, and what every other thing of its group is in truth.
   */
  private void anything(Moment<S, C, O, V> now, Viewer viewer, Memory memory, Dice dice) {
    Map<String, Object> truth = places(now.state());
    Map<String, Object> known = new LinkedHashMap<>(truth);
    Map<String, Set<Object>> missing = new LinkedHashMap<>();
    for (Set<String> group : hidden(now.view(viewer), now.remembered(viewer, memory), viewer)) {
      Set<Object> values = new HashSet<>(group.stream().map(truth::get).toList());
      for (String thing : group) {
        check(truth.containsKey(thing), () -> "no such thing: " + thing);
        known.remove(thing);
        missing.computeIfAbsent(thing, _ -> new HashSet<>()).addAll(values);
      }
    }
    int draws = 0;
    while (draws < 4 || (!missing.isEmpty() && draws < 3_000)) {
      Rng rng = dice.rng();
      S twin = now.imagined(viewer, memory, rng);
      Map<String, Object> places = places(twin);
      same("things", truth.keySet(), places.keySet());
      known.forEach((thing, value) -> same(viewer + " knows " + thing, value, places.get(thing)));
      missing.forEach((thing, values) -> values.remove(places.get(thing)));
      missing.values().removeIf(Set::isEmpty);
      if (draws == 0) {
        S same = now.imagined(viewer, memory, rng);
        same("imagined from the same stream", places, places(same));
      }
      draws++;
    }
    check(missing.isEmpty(), () -> viewer + " never imagines " + missing);
  }

  @Test
  default void anyTwoHiddenThingsCouldBeExchanged() {
    everyMoment(
        (now, dice) -> {
          if (dice.oneIn(10)) {
            exchanged(now, dice.oneOf(now.viewers()), dice.oneOf(Memory.KINDS), dice);
          }
        });
  }

  /** Of many imagined states, one has two hidden things the other way round. */
  private void exchanged(Moment<S, C, O, V> now, Viewer viewer, Memory memory, Dice dice) {
    Map<String, Object> truth = places(now.state());
    for (Set<String> group : hidden(now.view(viewer), now.remembered(viewer, memory), viewer)) {
      if (group.isEmpty()) {
        continue;
      }
      String one = dice.oneOf(List.copyOf(new TreeSet<>(group)));
      String other = dice.oneOf(List.copyOf(new TreeSet<>(group)));
      boolean found = false;
      for (int draws = 0; !found && draws < 30_000; draws++) {
        Map<String, Object> places = places(now.imagined(viewer, memory, dice.rng()));
        found =
            Objects.equals(truth.get(one), places.get(other))
                && Objects.equals(truth.get(other), places.get(one));
      }
      check(found, () -> viewer + " never exchanges " + one + " and " + other + " of " + truth);
    }
  }

  private void everyMoment(Supplier<Law<S, C, O, V>> law) {
    Table.all(this).forEach(table -> table.everyMoment(law));
  }

  private void everyMoment(Law<S, C, O, V> law) {
    everyMoment(() -> law);
  }

  /** All that can be had from a match without being its referee. */
  private static <C, O, V> List<Object> outside(Match<C, O, V> match) {
    List<Object> all = new ArrayList<>(now(match));
    all.add(match.position());
    all.add(match.journal());
    all.add(match.seats().stream().map(match::undoable).toList());
    return all;
  }

  /** What all viewers see and were told, and what may be asked for. */
  private static <C, O, V> List<Object> now(Match<C, O, V> match) {
    List<Object> all = new ArrayList<>();
    all.add(match.turn());
    all.add(match.players());
    for (Seat seat : match.seats()) {
      all.add(match.legal(seat));
      all.add(match.view(seat));
      all.add(match.told(seat));
    }
    all.add(match.view(Spectator.SPECTATOR));
    all.add(match.told(Spectator.SPECTATOR));
    return all;
  }

  /** The moment that the undo at the end of the journal has brought back. */
  private static <C, O, V> Match<C, O, V> restored(Match<C, O, V> match) {
    List<Entry<C>> entries = match.journal().entries();
    int undos = 0;
    int at = entries.size();
    do {
      at--;
      undos += entries.get(at).equals(new Entry.Note<C>(new Undone())) ? 1 : -1;
    } while (undos > 0);
    return match.at(at);
  }

  private Set<String> unknown(Moment<S, C, O, V> now, Viewer viewer) {
    Set<String> unknown = new TreeSet<>();
    hidden(now.view(viewer), now.remembered(viewer, Memory.ALL), viewer).forEach(unknown::addAll);
    return unknown;
  }

  private static <S, C, O, V> boolean accepted(Moment<S, C, O, V> now, Seat seat, C command) {
    C canonical = now.game().canonical(now.state(), seat, command);
    boolean accepted =
        now.game().apply(now.state(), seat, canonical) instanceof Ruling.Accepted<S, O>;
    boolean moved = now.match().submit(seat, command) instanceof Answer.Moved<C, O, V>;
    same("match and game agree on " + command, accepted, moved);
    return accepted;
  }

  private static <C, O, V> void refused(Answer<C, O, V> answer, Refusal why) {
    check(
        answer instanceof Refused<C, O, V>(Rejection rejection) && rejection.why() == why,
        () -> why + " expected, but was " + answer);
  }

  private static String outcome(Match<?, ?, ?> match) {
    return match.turn() instanceof Turn.Over(Outcome outcome) ? outcome.toString() : "";
  }

  private static void judged(Match<?, ?, ?> match) {
    if (!(match.turn() instanceof Turn.Over(Outcome outcome))) {
      throw new AssertionError("not over");
    }
    same(
        "who stands where",
        match.seats(),
        outcome.standings().stream().map(Outcome.Standing::seat).toList());
    check(outcome.how().matches("[a-z]+(-[a-z]+)*"), outcome.how());
  }

  /** Where a seat is told more than a spectator, the referee is told as much. */
  private static <C, O, V> void toldMost(Match<C, O, V> match, Referee referee) {
    List<Told<O>> told = match.told(referee);
    List<Told<O>> open = match.told(Spectator.SPECTATOR);
    List<Told<O>> most = new ArrayList<>(open);
    for (Seat seat : match.seats()) {
      List<Told<O>> own = match.told(seat);
      for (int i = 0; i < most.size(); i++) {
        if (!own.get(i).equals(open.get(i))) {
          most.set(i, own.get(i));
        }
      }
    }
    same("the referee is told", most, told);
  }

  private static boolean isRefused(Runnable look) {
    try {
      look.run();
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }

  private void read(int texts) {
    for (Table<S, C, O, V> table : Table.all(this)) {
      Notation<C> notation = table.game().notation();
      List<String> written = table.universe().stream().map(notation::write).toList();
      Dice dice = new Dice(new Rng(texts));
      for (int i = 0; i < texts; i++) {
        String text = Texts.mutated(written, dice);
        try {
          understood(notation, text);
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError("\"" + text + "\": " + e.getMessage(), e);
        }
      }
    }
  }

  /** What was read can be written and read again; what was not, says where and why. */
  private static <C> void understood(Notation<C> notation, String text) {
    switch (notation.read(text)) {
      case Read<C>(List<Part<C>> parts) -> {
        check(!parts.isEmpty(), "nothing was read");
        for (Part<C> part : parts) {
          check(!text.substring(part.column() - 1).isBlank(), () -> "column " + part.column());
          same(
              "again", List.of(part.command()), commands(notation, notation.write(part.command())));
        }
      }
      case Unreadable<C>(int column, Reading.Misread _, List<Object> _, int _) ->
          check(column >= 1 && column <= text.length() + 1, () -> "column " + column);
    }
  }

  private static <C> List<C> commands(Notation<C> notation, String text) {
    return notation.read(text) instanceof Read<C> read ? read.commands() : List.of();
  }
}
