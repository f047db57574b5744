package lethe.engine.bots.tase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Bot;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * A position before the last ply of a round: red, who opened the round, has one chip left and may
 * play or keep it.
 *
 * @param placements the placements so far, latest last
 */
record LastPlyScene(List<Placed> placements) {
  /** Red wins another cup only by putting its last chip into cup 2. */
  static final LastPlyScene BETTER_IN_CUP_2 =
      of(List.of("7", "12", "3456"), List.of("1", "3", "245678"));

  /**
   * Red wins all three cups by keeping its last chip, and loses any cup into which it puts the
   * chip.
   */
  static final LastPlyScene BETTER_TO_KEEP =
      of(List.of("28", "47", "135"), List.of("17", "25", "3468"));

  private static LastPlyScene of(List<String> red, List<String> blue) {
    List<Placed> placements = new ArrayList<>();
    placements.addAll(placements(GameSeats.RED, red));
    placements.addAll(placements(GameSeats.BLUE, blue));
    return new LastPlyScene(List.copyOf(placements));
  }

  /** Returns the placements of one seat, highest chip first. */
  private static List<Placed> placements(Seat seat, List<String> cups) {
    return IntStream.rangeClosed(1, Chips.MAX_VALUE)
        .boxed()
        .sorted(Collections.reverseOrder())
        .flatMap(chip -> cupOf(chip, cups).map(cup -> new Placed(1, seat, chip, cup)))
        .toList();
  }

  private static Stream<Integer> cupOf(int chip, List<String> cups) {
    return IntStream.rangeClosed(1, cups.size())
        .boxed()
        .filter(cup -> cups.get(cup - 1).contains(String.valueOf(chip)));
  }

  List<Observation> observations() {
    List<Observation> observations = new ArrayList<>();
    observations.add(new RoundBegan(1, GameSeats.RED));
    observations.addAll(placements);
    return observations;
  }

  Command chosenCommand(Bot<Command, Observation, View> bot) {
    return bot.choose(view(), legalCommands());
  }

  List<EvaluatedCommand<Command>> evaluations(Bot<Command, Observation, View> bot) {
    return bot.evaluate(view(), legalCommands());
  }

  private List<Command> legalCommands() {
    return List.of(
        new Put(lastChip(), 1), new Put(lastChip(), 2), new Put(lastChip(), 3), new Keep());
  }

  private int lastChip() {
    return hand().lowest();
  }

  private Chips hand() {
    Chips hand = Chips.ALL;
    for (Placed placed : placements) {
      hand = placed.seat().equals(GameSeats.RED) ? hand.without(placed.chip()) : hand;
    }
    return hand;
  }

  private View view() {
    List<Placed> latest = placements.subList(placements.size() - 2, placements.size());
    return new View(
        1,
        GameSeats.RED,
        Phase.LAST,
        Optional.of(GameSeats.RED),
        new Side(hand(), Chips.NONE, 0),
        new Side(Chips.NONE, Chips.NONE, 0),
        latest.getLast().chip(),
        latest,
        Collections.nCopies(3, new Cup.Closed()),
        List.of());
  }
}
