package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Command.Blaze;
import lethe.engine.games.ravens.Command.Bloom;
import lethe.engine.games.ravens.Command.Dawn;
import lethe.engine.games.ravens.Command.Drift;
import lethe.engine.games.ravens.Command.Free;
import lethe.engine.games.ravens.Command.Glimmer;
import lethe.engine.games.ravens.Command.Order;
import lethe.engine.games.ravens.Command.Requiem;
import lethe.engine.games.ravens.Command.Seed;
import lethe.engine.games.ravens.Command.Sever;
import lethe.engine.games.ravens.Command.Sink;
import lethe.engine.games.ravens.Command.Whisper;
import lethe.engine.games.ravens.Spot;

/** The phrases for powers and for the choices they require. */
final class PowerPhrases {
  static final List<Phrase<Command>> ALL =
      List.of(
          Phrase.of(
              Sever.class,
              "sever",
              List.of(Slots.spot(), Slots.row()),
              values -> new Sever(values.value(0, Spot.class), Slots.rowIn(values, 1)),
              sever -> List.of(List.of(sever.card()), Slots.rowValues(sever))),
          Phrase.of(
              Blaze.class,
              "blaze",
              List.of(Slots.spot().withCount(1, 2), Slots.row()),
              values -> new Blaze(values.values(0, Spot.class), Slots.rowIn(values, 1)),
              blaze -> List.of(blaze.cards(), Slots.rowValues(blaze))),
          Phrase.of(
              Sink.class,
              "sink",
              List.of(Slots.spot(), Slots.row()),
              values -> new Sink(values.value(0, Spot.class), Slots.rowIn(values, 1)),
              sink -> List.of(List.of(sink.card()), Slots.rowValues(sink))),
          Phrase.of(
              Drift.class,
              "drift",
              List.of(Slots.spot(), Slots.spot().withFiller("to"), Slots.row()),
              values ->
                  new Drift(
                      values.value(0, Spot.class),
                      values.value(1, Spot.class),
                      Slots.rowIn(values, 2)),
              drift -> List.of(List.of(drift.card()), List.of(drift.to()), Slots.rowValues(drift))),
          Phrase.of(
              Seed.class,
              "seed",
              List.of(Slots.row()),
              values -> new Seed(Slots.rowIn(values, 0)),
              seed -> List.of(Slots.rowValues(seed))),
          Phrase.of(
              Bloom.class,
              "bloom",
              List.of(Slots.number("CARD"), Slots.row()),
              values -> new Bloom(values.number(0), Slots.rowIn(values, 1)),
              bloom -> List.of(List.of(bloom.number()), Slots.rowValues(bloom))),
          Phrase.of(
              Glimmer.class,
              "glimmer",
              List.of(Slots.row()),
              values -> new Glimmer(Slots.rowIn(values, 0)),
              glimmer -> List.of(Slots.rowValues(glimmer))),
          Phrase.of(
              Order.class,
              "order",
              List.of(Slot.number("CARD", 1, 3).withCount(1, 3)),
              values -> new Order(values.values(0, Integer.class)),
              order -> List.of(order.order())),
          Phrase.of(
              Dawn.class,
              "dawn",
              List.of(Slots.color(), Slots.row()),
              values -> new Dawn(values.value(0, Color.class), Slots.rowIn(values, 1)),
              dawn -> List.of(List.of(dawn.raven()), Slots.rowValues(dawn))),
          Phrase.of(
              Whisper.class,
              "whisper",
              List.of(Slots.color(), Slots.row()),
              values -> new Whisper(values.value(0, Color.class), Slots.rowIn(values, 1)),
              whisper -> List.of(List.of(whisper.raven()), Slots.rowValues(whisper))),
          Phrase.of(
              Free.class,
              "free",
              List.of(Slots.number("CARD")),
              values -> new Free(values.number(0)),
              free -> List.of(List.of(free.number()))),
          Phrase.of(
              Requiem.class,
              "requiem",
              List.of(Slots.color(), Slots.row()),
              values -> new Requiem(values.value(0, Color.class), Slots.rowIn(values, 1)),
              requiem -> List.of(List.of(requiem.raven()), Slots.rowValues(requiem))));

  private PowerPhrases() {}
}
