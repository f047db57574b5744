package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.ravens.TableItem.Quadrant;
import lethe.app.titles.ravens.TableItem.UniqueItem;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The pointer targets and the commands that they offer. A command is offered at every drawn item to
 * which it refers, or if there is none, at {@link UniqueItem#TURN}.
 */
final class PointerTargets {
  private static final int RANK_WITHOUT_COMMANDS = 9;

  private final DrawnTable table;
  private final View view;
  private final Map<TableItem, List<Command>> commands = new LinkedHashMap<>();

  private PointerTargets(DrawnTable table) {
    this.table = table;
    this.view = table.view();
  }

  static List<PointerTarget<Command>> targets(DrawnTable table, List<Command> legal) {
    if (table.itemAreas().isEmpty()) {
      return List.of();
    }
    PointerTargets pointerTargets = new PointerTargets(table);
    legal.forEach(pointerTargets::add);
    return pointerTargets.targets(new ItemHelp(table.view(), table.viewer()));
  }

  private void add(Command command) {
    List<TableItem> drawnItems =
        targetItems(command).filter(table.itemAreas()::containsKey).distinct().toList();
    for (TableItem item : drawnItems.isEmpty() ? List.<TableItem>of(UniqueItem.TURN) : drawnItems) {
      commands.computeIfAbsent(item, _ -> new ArrayList<>()).add(command);
    }
  }

  private List<PointerTarget<Command>> targets(ItemHelp help) {
    List<TableItem> items = new ArrayList<>(table.itemAreas().keySet());
    // This target would obstruct the arrow keys; the question below the table contains the same
    // information.
    items.remove(UniqueItem.TURN);
    if (commands.containsKey(UniqueItem.TURN)) {
      items.add(UniqueItem.TURN);
    }
    items.removeIf(item -> item instanceof Quadrant(var spot) && isEmptyTarget(item, spot));
    commands.forEach(
        (item, itemCommands) ->
            itemCommands.sort(
                (a, b) -> Integer.compare(commandRank(item, a), commandRank(item, b))));
    items.sort((a, b) -> Integer.compare(itemRank(a), itemRank(b)));
    Area tableArea = new Area(0, 0, table.frame().size());
    return items.stream()
        .map(
            item ->
                new PointerTarget<>(
                    table.itemAreas().getOrDefault(item, tableArea),
                    help.explain(item, commandsAt(item)),
                    List.copyOf(commandsAt(item)),
                    names(item)))
        .toList();
  }

  /**
   * Returns the names by which a player can ask for the description of an item. A card has the
   * names of all spots at which it is visible.
   */
  private List<String> names(TableItem item) {
    return switch (item) {
      case Quadrant(var spot) ->
          view
              .atman()
              .topCard(spot)
              .map(card -> AtmanDrawing.visibleSpots(view.atman(), card))
              .orElseGet(() -> List.of(spot))
              .stream()
              .map(Spot::toString)
              .toList();
      case TableItem.PoemRowItem(int number) -> List.of("row " + number);
      default -> List.of();
    };
  }

  private List<Command> commandsAt(TableItem item) {
    return commands.getOrDefault(item, List.of());
  }

  private boolean isEmptyTarget(TableItem item, Spot at) {
    return !commands.containsKey(item) && view.atman().topCard(at).isEmpty();
  }

  /**
   * Returns the items to which a command refers, whether they are drawn or not. For a command that
   * puts several items in order, returns only the first one of that order.
   */
  private Stream<TableItem> targetItems(Command command) {
    return switch (command) {
      case Command.Place(int number, var at) ->
          Stream.of(new Quadrant(at), new TableItem.LineItem(number));
      case Command.Take(var card) -> cardItemsAt(card);
      case Command.Keep(var chunk) ->
          view.atman().topCard(chunk).stream()
              .flatMap(laidCard -> view.atman().chunkOf(laidCard).stream())
              .flatMap(this::cardItems);
      case Command.Use use ->
          Stream.concat(powerTargets(use), TableItem.PowerCard.candidates(use, view));
      case Command.Draw _ -> Stream.of(UniqueItem.DECK);
      case Command.Stop _, Command.End _, Command.Pass _, Command.Done _ ->
          Stream.of(UniqueItem.BUTTON);
      case Command.Arrange(var order) -> Stream.of(new TableItem.PoemRowItem(order.getFirst()));
      case Command.Reveal(int row) -> Stream.of(new TableItem.PoemRowItem(row));
      case Command.Order(var order) -> order.stream().limit(1).map(TableItem.DeckTopPiece::new);
      case Command.Free(int number) ->
          view.progress().requestedColor().stream()
              .map(color -> new TableItem.CardBeneathRaven(color, number));
      case Command.With(int number) -> Stream.of(new TableItem.ScorePilePiece(number));
    };
  }

  /** Returns the items to which the use of a power refers, without the power itself. */
  private Stream<TableItem> powerTargets(Command.Use use) {
    return switch (use) {
      case Command.Sever(var card, _) -> cardItemsAt(card);
      case Command.Blaze(var cards, _) -> cards.stream().flatMap(this::cardItemsAt);
      case Command.Sink(var card, _) -> cardItemsAt(card);
      case Command.Drift(var card, var to, _) ->
          Stream.concat(Stream.of(new Quadrant(to)), cardItemsAt(card));
      case Command.Seed _, Command.Glimmer _ -> Stream.of(UniqueItem.DECK);
      case Command.Bloom(int number, _) -> Stream.of(new TableItem.DiscardPilePiece(number));
      case Command.Dawn(var raven, _) -> Stream.of(new TableItem.RavenItem(raven));
      case Command.Whisper(var raven, _) -> Stream.of(new TableItem.RavenItem(raven));
      case Command.Requiem(var raven, _) -> Stream.of(new TableItem.RavenItem(raven));
    };
  }

  private Stream<TableItem> cardItemsAt(Spot cardSpot) {
    return view.atman().topCard(cardSpot).stream().flatMap(this::cardItems);
  }

  private Stream<TableItem> cardItems(LaidCard laidCard) {
    return Stream.concat(
        AtmanDrawing.visibleSpots(view.atman(), laidCard).stream().map(Quadrant::new),
        Stream.of(new TableItem.OffscreenCard(laidCard)));
  }

  /** Returns the rank of a command at an item; the most likely command has the lowest rank. */
  private int commandRank(TableItem item, Command command) {
    return switch (command) {
      case Command.Place place -> relives(place) ? 0 : 1;
      case Command.Drift(_, var to, _) when !item.equals(new Quadrant(to)) -> 7;
      case Command.Drift drift -> relives(drift) ? 2 : 3;
      case Command.Sever _ -> 4;
      case Command.Sink _ -> 5;
      case Command.Blaze _ -> 6;
      default -> 0;
    };
  }

  /** Returns the rank of an item; the most likely target has the lowest rank. */
  private int itemRank(TableItem item) {
    List<Command> itemCommands = commandsAt(item);
    return itemCommands.isEmpty() ? RANK_WITHOUT_COMMANDS : itemRank(itemCommands.getFirst());
  }

  /** Returns the rank of an item at which this is the most likely command. */
  private int itemRank(Command command) {
    return switch (command) {
      case Command.Place place -> relives(place) ? 0 : 1;
      case Command.Done _ ->
          view.pendingTake().filter(taking -> taking.missingTotal() == 0).isPresent() ? -1 : 1;
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
    return !Preview.of(view, command).relivedBlock().isEmpty();
  }
}
