package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Phrase.Said;
import lethe.engine.core.Slot;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Command.Arrange;
import lethe.engine.games.ravens.Command.Blaze;
import lethe.engine.games.ravens.Command.Bloom;
import lethe.engine.games.ravens.Command.Dawn;
import lethe.engine.games.ravens.Command.Done;
import lethe.engine.games.ravens.Command.Draw;
import lethe.engine.games.ravens.Command.Drift;
import lethe.engine.games.ravens.Command.End;
import lethe.engine.games.ravens.Command.Free;
import lethe.engine.games.ravens.Command.Glimmer;
import lethe.engine.games.ravens.Command.Keep;
import lethe.engine.games.ravens.Command.Order;
import lethe.engine.games.ravens.Command.Pass;
import lethe.engine.games.ravens.Command.Place;
import lethe.engine.games.ravens.Command.Requiem;
import lethe.engine.games.ravens.Command.Reveal;
import lethe.engine.games.ravens.Command.Seed;
import lethe.engine.games.ravens.Command.Sever;
import lethe.engine.games.ravens.Command.Sink;
import lethe.engine.games.ravens.Command.Stop;
import lethe.engine.games.ravens.Command.Take;
import lethe.engine.games.ravens.Command.Whisper;
import lethe.engine.games.ravens.Command.With;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Spot;

/** How commands are typed. */
final class Phrases {
  private static final int MOST = Memories.COUNT + Color.COUNT;

  static final Notation<Command> NOTATION = Notation.of(phrases());

  private Phrases() {}

  private static List<Phrase<Command>> phrases() {
    return List.of(
        Phrase.of(
            Draw.class,
            "draw",
            List.of(count().times(0, 1)),
            said -> new Draw(said.all(0, Integer.class).stream().findFirst().orElse(1)),
            draw -> List.of(draw.count() == 1 ? List.of() : List.of(draw.count()))),
        Phrase.of(Stop.class, "stop", new Stop()),
        Phrase.of(
            Place.class,
            "place",
            List.of(number("CARD"), spot("SPOT").after("at")),
            said -> new Place(said.number(0), said.one(1, Spot.class)),
            place -> List.of(List.of(place.number()), List.of(place.at()))),
        Phrase.of(End.class, "end", new End()),
        Phrase.of(Pass.class, "pass", new Pass()),
        Phrase.of(
            Sever.class,
            "sever",
            List.of(spot("SPOT"), row()),
            said -> new Sever(said.one(0, Spot.class), row(said, 1)),
            sever -> List.of(List.of(sever.card()), row(sever))),
        Phrase.of(
            Blaze.class,
            "blaze",
            List.of(spot("SPOT").times(1, 2), row()),
            said -> new Blaze(said.all(0, Spot.class), row(said, 1)),
            blaze -> List.of(blaze.cards(), row(blaze))),
        Phrase.of(
            Sink.class,
            "sink",
            List.of(spot("SPOT"), row()),
            said -> new Sink(said.one(0, Spot.class), row(said, 1)),
            sink -> List.of(List.of(sink.card()), row(sink))),
        Phrase.of(
            Drift.class,
            "drift",
            List.of(spot("SPOT"), spot("SPOT").after("to"), row()),
            said -> new Drift(said.one(0, Spot.class), said.one(1, Spot.class), row(said, 2)),
            drift -> List.of(List.of(drift.card()), List.of(drift.to()), row(drift))),
        Phrase.of(
            Seed.class,
            "seed",
            List.of(row()),
            said -> new Seed(row(said, 0)),
            seed -> List.of(row(seed))),
        Phrase.of(
            Bloom.class,
            "bloom",
            List.of(number("CARD"), row()),
            said -> new Bloom(said.number(0), row(said, 1)),
            bloom -> List.of(List.of(bloom.number()), row(bloom))),
        Phrase.of(
            Glimmer.class,
            "glimmer",
            List.of(row()),
            said -> new Glimmer(row(said, 0)),
            glimmer -> List.of(row(glimmer))),
        Phrase.of(
            Order.class,
            "order",
            List.of(Slot.number("CARD", 1, 3).times(1, 3)),
            said -> new Order(said.all(0, Integer.class)),
            order -> List.of(order.order())),
        Phrase.of(
            Dawn.class,
            "dawn",
            List.of(color(), row()),
            said -> new Dawn(said.one(0, Color.class), row(said, 1)),
            dawn -> List.of(List.of(dawn.raven()), row(dawn))),
        Phrase.of(
            Whisper.class,
            "whisper",
            List.of(color(), row()),
            said -> new Whisper(said.one(0, Color.class), row(said, 1)),
            whisper -> List.of(List.of(whisper.raven()), row(whisper))),
        Phrase.of(
            Free.class,
            "free",
            List.of(number("CARD")),
            said -> new Free(said.number(0)),
            free -> List.of(List.of(free.number()))),
        Phrase.of(
            Requiem.class,
            "requiem",
            List.of(color(), row()),
            said -> new Requiem(said.one(0, Color.class), row(said, 1)),
            requiem -> List.of(List.of(requiem.raven()), row(requiem))),
        Phrase.of(
            Arrange.class,
            "arrange",
            List.of(Slot.number("HEART", 1, Counts.ROWS).times(Counts.ROWS, Counts.ROWS)),
            said -> new Arrange(said.all(0, Integer.class)),
            arrange -> List.of(arrange.order())),
        Phrase.several(
            Take.class,
            "take",
            List.of(spot("SPOT"), number("SCORED").after("with").times(0, MOST)),
            said -> taken(said.one(0, Spot.class), said.all(1, Integer.class)),
            take -> List.of(List.of(take.card()), List.of())),
        Phrase.several(
            With.class,
            "with",
            List.of(number("SCORED").times(1, MOST)),
            said -> said.all(0, Integer.class).stream().<Command>map(With::new).toList(),
            with -> List.of(List.of(with.number()))),
        Phrase.of(Done.class, "done", new Done()),
        Phrase.of(
            Reveal.class,
            "reveal",
            List.of(Slot.number("ROW", 1, Counts.ROWS)),
            said -> new Reveal(said.number(0)),
            reveal -> List.of(List.of(reveal.row()))),
        Phrase.of(
            Keep.class,
            "keep",
            List.of(spot("SPOT")),
            said -> new Keep(said.one(0, Spot.class)),
            keep -> List.of(List.of(keep.chunk()))));
  }

  /** Whoever says with which cards has said it all. */
  private static List<Command> taken(Spot card, List<Integer> scored) {
    List<Command> commands = new ArrayList<>();
    commands.add(new Take(card));
    scored.forEach(number -> commands.add(new With(number)));
    if (!scored.isEmpty()) {
      commands.add(new Done());
    }
    return List.copyOf(commands);
  }

  /** None is read, too, so that the rules say what is wrong with it. */
  private static Slot<Integer> count() {
    Slot<Integer> any = Slot.number("COUNT", 0, MOST);
    List<String> choices = Slot.number("COUNT", 1, MOST).choices();
    return new Slot<>(any.name(), "", 1, 1, choices, any.read(), any.write());
  }

  private static Slot<Integer> row() {
    return Slot.number("ROW", 1, Counts.ROWS).after("from row").times(0, 1);
  }

  /** 0 where no row was named. */
  private static int row(Said said, int slot) {
    return said.all(slot, Integer.class).stream().findFirst().orElse(0);
  }

  private static List<Integer> row(Command.Use use) {
    return use.row() == 0 ? List.of() : List.of(use.row());
  }

  private static Slot<Integer> number(String name) {
    return Slot.number(name, 1, MOST);
  }

  private static Slot<Spot> spot(String name) {
    return Slot.one(name, Spot::read, Spot::toString).like("m12");
  }

  private static Slot<Color> color() {
    return Slot.word("RAVEN", List.of(Color.values()));
  }
}
