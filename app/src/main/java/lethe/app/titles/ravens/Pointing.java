package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.ravens.Thing.Quadrant;
import lethe.app.titles.ravens.Thing.Sign;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The commands that can be given at each place of the table; a command is offered at everything it
 * refers to.
 */
final class Pointing {
  private static final int NOTHING = 9;

  private final Board board;
  private final View view;
  private final Map<Thing, List<Command>> commands = new LinkedHashMap<>();

  private Pointing(Board board, View view) {
    this.board = board;
    this.view = view;
  }

  static List<PointerTarget<Command>> targets(
      Board board, View view, Viewer viewer, List<Command> legal) {
    if (board.things().isEmpty()) {
      return List.of();
    }
    Pointing pointing = new Pointing(board, view);
    legal.forEach(pointing::add);
    return pointing.targets(new About(view, viewer));
  }

  private void add(Command command) {
    List<Thing> drawn = things(command).filter(board.things()::containsKey).distinct().toList();
    for (Thing thing : drawn.isEmpty() ? List.<Thing>of(Sign.TURN) : drawn) {
      commands.computeIfAbsent(thing, _ -> new ArrayList<>()).add(command);
    }
  }

  private List<PointerTarget<Command>> targets(About about) {
    List<Thing> things = new ArrayList<>(board.things().keySet());
    // This target would obstruct the arrow keys; the question below the table says the same.
    things.remove(Sign.TURN);
    if (commands.containsKey(Sign.TURN)) {
      things.add(Sign.TURN);
    }
    things.removeIf(thing -> thing instanceof Quadrant(var at) && isBare(thing, at));
    commands.forEach(
        (thing, some) ->
            some.sort((one, other) -> Integer.compare(rank(thing, one), rank(thing, other))));
    things.sort((one, other) -> Integer.compare(rank(one), rank(other)));
    Area whole = new Area(0, 0, board.frame().size());
    return things.stream()
        .map(
            thing ->
                new PointerTarget<>(
                    board.things().getOrDefault(thing, whole),
                    about.of(thing, at(thing)),
                    List.copyOf(at(thing))))
        .toList();
  }

  private List<Command> at(Thing thing) {
    return commands.getOrDefault(thing, List.of());
  }

  private boolean isBare(Thing thing, Spot at) {
    return !commands.containsKey(thing) && view.atman().at(at).isEmpty();
  }

  private Stream<Thing> things(Command command) {
    return switch (command) {
      case Command.Place(int number, var at) ->
          Stream.of(new Quadrant(at), new Thing.InLine(number));
      case Command.Take(var card) -> card(card);
      case Command.Keep(var chunk) ->
          view.atman().at(chunk).stream()
              .flatMap(laid -> view.atman().chunkOf(laid).stream())
              .flatMap(this::laid);
      case Command.Use use -> Stream.concat(aims(use), Thing.Held.of(use, view));
      case Command.Draw _ -> Stream.of(Sign.DECK);
      case Command.Stop _, Command.End _, Command.Pass _, Command.Done _ -> Stream.of(Sign.BUTTON);
      case Command.Arrange(var order) -> Stream.of(new Thing.Row(order.getFirst()));
      case Command.Reveal(int row) -> Stream.of(new Thing.Row(row));
      case Command.Order(var order) -> order.stream().limit(1).map(Thing.OnTop::new);
      case Command.Free(int number) ->
          view.progress().asked().stream().map(color -> new Thing.Beneath(color, number));
      case Command.With(int number) -> Stream.of(new Thing.Scored(number));
    };
  }

  /** Returns the things at which a power is aimed. */
  private Stream<Thing> aims(Command.Use use) {
    return switch (use) {
      case Command.Sever(var card, _) -> card(card);
      case Command.Blaze(var cards, _) -> cards.stream().flatMap(this::card);
      case Command.Sink(var card, _) -> card(card);
      case Command.Drift(var card, var to, _) ->
          Stream.concat(Stream.of(new Quadrant(to)), card(card));
      case Command.Seed _, Command.Glimmer _ -> Stream.of(Sign.DECK);
      case Command.Bloom(int number, _) -> Stream.of(new Thing.Discarded(number));
      case Command.Dawn(var raven, _) -> Stream.of(new Thing.Raven(raven));
      case Command.Whisper(var raven, _) -> Stream.of(new Thing.Raven(raven));
      case Command.Requiem(var raven, _) -> Stream.of(new Thing.Raven(raven));
    };
  }

  private Stream<Thing> card(Spot name) {
    return view.atman().at(name).stream().flatMap(this::laid);
  }

  private Stream<Thing> laid(LaidCard laid) {
    return Stream.concat(
        AtmanDrawing.shown(view.atman(), laid).stream().map(Quadrant::new),
        Stream.of(new Thing.Beyond(laid)));
  }

  /** Ranks commands at a place; the most likely comes first. */
  private int rank(Thing thing, Command command) {
    return switch (command) {
      case Command.Place place -> relives(place) ? 0 : 1;
      case Command.Drift(_, var to, _) when !thing.equals(new Quadrant(to)) -> 7;
      case Command.Drift drift -> relives(drift) ? 2 : 3;
      case Command.Sever _ -> 4;
      case Command.Sink _ -> 5;
      case Command.Blaze _ -> 6;
      default -> 0;
    };
  }

  /** Ranks places; the most likely to be pointed at comes first. */
  private int rank(Thing thing) {
    List<Command> here = at(thing);
    return here.isEmpty() ? NOTHING : rank(here.getFirst());
  }

  private int rank(Command command) {
    return switch (command) {
      case Command.Place place -> relives(place) ? 0 : 1;
      case Command.Done _ ->
          view.taking().filter(taking -> taking.lacks() == 0).isPresent() ? -1 : 1;
      case Command.Stop _, Command.Pass _ -> 1;
      case Command.End _ -> 2;
      case Command.Draw _,
          Command.Take _,
          Command.Keep _,
          Command.Arrange _,
          Command.Reveal _,
          Command.Order _,
          Command.Free _,
          Command.With _ ->
          0;
      default -> 3;
    };
  }

  private boolean relives(Command command) {
    return !Preview.of(view, command).relived().isEmpty();
  }
}
