package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Text;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.eurydice.CardPanel.CardSection;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Bottom;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Roll;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Top;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/** The pointer targets: the spaces and their symbols, the piles and their cards. */
final class PointerTargets {
  private final View view;
  private final DrawnTable table;
  private final List<Command> legal;
  private final List<PointerTarget<Command>> targets = new ArrayList<>();

  private PointerTargets(DrawnTable table, List<Command> legal) {
    this.view = table.view();
    this.table = table;
    this.legal = legal;
  }

  /** Returns all targets; those that offer commands come first. */
  static List<PointerTarget<Command>> targets(DrawnTable table, List<Command> legal) {
    PointerTargets pointerTargets = new PointerTargets(table, legal);
    pointerTargets.addMapTargets();
    pointerTargets.addPileTargets();
    pointerTargets.addHeadTargets();
    return pointerTargets.sortedTargets();
  }

  private List<PointerTarget<Command>> sortedTargets() {
    List<PointerTarget<Command>> sorted = new ArrayList<>(targets);
    sorted.sort((first, second) -> Integer.compare(rank(first), rank(second)));
    return withRemainingCommands(sorted);
  }

  private int rank(PointerTarget<Command> target) {
    return (target.commands().isEmpty() ? 2 : 0) + (answersQuestion(target) ? 0 : 1);
  }

  /**
   * Returns whether a target is the natural answer to the current question: Orpheus, if the
   * question is how to resolve a peril, a song, an exchange or a hymn with too few hearts.
   */
  private boolean answersQuestion(PointerTarget<Command> target) {
    boolean concernsOrpheus =
        switch (view.phase()) {
          case PERIL, SONG, EXCHANGE, EXCESS -> true;
          case MOVE,
              SPACE,
              GLANCE,
              PLACE,
              DROP,
              RETURN,
              SURVEY,
              REMOVE,
              HYMN,
              GIVE_BACK,
              ARRANGE,
              OVER ->
              false;
        };
    return concernsOrpheus && target.area().equals(table.orpheusArea());
  }

  /** Adds all legal commands that no target offers to the target of Orpheus. */
  private List<PointerTarget<Command>> withRemainingCommands(List<PointerTarget<Command>> sorted) {
    Set<Command> offeredCommands = new HashSet<>();
    sorted.forEach(target -> offeredCommands.addAll(target.commands()));
    List<Command> remainingCommands =
        legal.stream().filter(command -> !offeredCommands.contains(command)).toList();
    return sorted.stream()
        .map(
            target ->
                remainingCommands.isEmpty() || !target.area().equals(table.orpheusArea())
                    ? target
                    : new PointerTarget<>(
                        target.area(),
                        target.description(),
                        Stream.concat(target.commands().stream(), remainingCommands.stream())
                            .toList(),
                        target.names()))
        .toList();
  }

  private void addMapTargets() {
    table
        .symbolsByArea()
        .forEach(
            (area, symbol) -> {
              List<Text> description = List.of(symbolHelp(symbol), message("about.resolve"));
              add(area, description, legalCommands(resolves(symbol)));
            });
    for (Space space : view.board().spaces()) {
      if (!space.equals(view.space())) {
        addSpaceTarget(space);
      }
    }
    List<Text> description = new ArrayList<>();
    description.add(message("about.here." + readerSuffix(), view.space().name()));
    view.currentSymbol().ifPresent(symbol -> description.add(symbolHelp(symbol)));
    view.pendingSymbols().stream()
        .distinct()
        .forEach(symbol -> description.add(symbolHelp(symbol)));
    alternative().ifPresent(description::add);
    add(
        table.orpheusArea(),
        description,
        legalCommands(
            command ->
                switch (command) {
                  case Pay _, Roll _, Sing _, Exchange _, UseObol _, Ignore _, Skip _, Done _ ->
                      true;
                  case Remove(Zone zone, int _) -> zone == Zone.DIAMONDS;
                  default -> false;
                }),
        view.space().name());
  }

  /**
   * Returns the explanation of the alternative to resolving the current space; empty if there is
   * none.
   */
  private Optional<Text> alternative() {
    if (legal.contains(new UseObol())) {
      return Optional.of(message("about.obol.here"));
    }
    return legal.contains(new Ignore()) ? Optional.of(message("about.ignore")) : Optional.empty();
  }

  private static Predicate<Command> resolves(Symbol symbol) {
    return new Resolve(symbol.kind(), symbol.value())::equals;
  }

  private void addSpaceTarget(Space space) {
    boolean isNext =
        view.phase() == Phase.MOVE && view.board().successors(view.space()).contains(space);
    List<Command> commands =
        isNext ? legalCommands(new Up(space.lane().word())::equals) : List.of();
    List<Text> description = new ArrayList<>();
    String key = view.path().contains(space) ? "walked" : isNext ? "next" : "ahead";
    description.add(
        message("about.space." + key + "." + readerSuffix(), space.name(), space.lane().word()));
    if (space.isEnd()) {
      description.add(
          message(view.board().number() == view.boards() ? "about.end.last" : "about.end"));
    }
    space.symbols().stream().distinct().forEach(symbol -> description.add(symbolHelp(symbol)));
    if (!space.isEnd()) {
      List<String> successors = view.board().successors(space).stream().map(Space::name).toList();
      description.add(message("about.leads", String.join(", ", successors)));
    }
    table.spaceArea(space).ifPresent(area -> add(area, description, commands, space.name()));
  }

  private void addPileTargets() {
    table
        .labelArea(CardSection.CHOICE)
        .ifPresent(area -> add(area, choiceDescription(), legalCommands(this::completesChoice)));
    table
        .labelArea(CardSection.DECK)
        .ifPresent(
            area ->
                add(
                    area,
                    List.of(message("about.deck." + readerSuffix(), view.deck().size())),
                    deckCommands()));
    table
        .labelArea(CardSection.CERTAIN)
        .ifPresent(area -> add(area, List.of(message("about.sure")), List.of()));
    table
        .labelArea(CardSection.HIDDEN)
        .ifPresent(area -> add(area, List.of(message("about.hidden")), List.of()));
    table
        .labelArea(CardSection.DISCARD)
        .ifPresent(
            area -> add(area, List.of(message("about.discards." + readerSuffix())), List.of()));
    List<Area> areas = table.discardAreas();
    for (int i = 0; i < areas.size(); i++) {
      add(
          areas.get(i),
          List.of(discardDescription(i + 1)),
          discardCommands(i + 1),
          MESSAGES.format("said.pick.discards", i + 1));
    }
    table
        .removedArea()
        .ifPresent(
            area ->
                add(
                    area,
                    List.of(message("about.removed")),
                    legalCommands(
                        command ->
                            command.equals(new Look(Zone.REMOVED, 0))
                                || command.equals(new Remove(Zone.DIAMONDS, 0)))));
    table
        .labelArea(CardSection.CARD)
        .ifPresent(
            area ->
                add(
                    area,
                    List.of(
                        view.card()
                            .map(card -> message("about.card", card.name(), card.text()))
                            .orElseGet(() -> message("about.no-card"))),
                    legalCommands(Ignore.class::isInstance)));
  }

  private List<Text> choiceDescription() {
    return List.of(
        view.heldCards().isEmpty()
            ? message("about.chosen")
            : message("about.held." + readerSuffix()));
  }

  private boolean completesChoice(Command command) {
    return switch (command) {
      case Top _, Bottom _, Done _, Skip _ -> true;
      default -> false;
    };
  }

  private List<Command> deckCommands() {
    boolean isChoosing = isOneOf(view.phase(), Phase.GLANCE, Phase.REMOVE, Phase.HYMN);
    return legalCommands(
        command ->
            switch (command) {
              case Look(Zone zone, int _) -> zone == Zone.DECK;
              case Remove(Zone zone, int _) -> zone == Zone.DECK;
              case Hymn(Zone zone, int _) -> zone == Zone.DECK;
              case Pay _, Top _, Bottom _, Sing _, Exchange _ -> true;
              case Done _, Skip _ -> isChoosing;
              default -> false;
            });
  }

  /**
   * Returns the legal commands for a card of the discard area: those that choose it, and those that
   * complete the choice.
   */
  private List<Command> discardCommands(int card) {
    boolean isChoosing =
        isOneOf(
            view.phase(),
            Phase.GLANCE,
            Phase.REMOVE,
            Phase.HYMN,
            Phase.RETURN,
            Phase.GIVE_BACK,
            Phase.SURVEY,
            Phase.ARRANGE);
    return legalCommands(
        command ->
            switch (command) {
              case Look(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Remove(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Hymn(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Return(int number) -> number == card;
              case Survey(int number) -> number == card;
              case Arrange(int number) -> number == card;
              case Done _, Skip _ -> isChoosing;
              default -> false;
            });
  }

  private Text discardDescription(int card) {
    Face face = view.discard().get(card - 1);
    String key =
        switch (face) {
          case Face.Up _ -> "up";
          case Face.Remembered _ -> "known";
          case Face.Down _ -> "down";
        };
    String suit = face.knownSuit().map(ItemNames::name).orElse("");
    return message("about.discard." + key, card, suit);
  }

  private void addHeadTargets() {
    add(
        table.marksArea(),
        List.of(message("about.marks." + readerSuffix(), view.marks())),
        List.of());
    add(
        table.obolsArea(),
        List.of(message("about.obols." + readerSuffix(), view.obols())),
        legalCommands(UseObol.class::isInstance));
    table.titleArea().ifPresent(area -> add(area, mapLegend(), List.of()));
  }

  private List<Command> legalCommands(Predicate<Command> condition) {
    return legal.stream().filter(condition).toList();
  }

  /** Adds a target with the names by which a player can ask for its description. */
  private void add(Area area, List<Text> description, List<Command> commands, String... names) {
    targets.add(new PointerTarget<>(area, description, commands, List.of(names)));
  }

  private static boolean isOneOf(Phase phase, Phase... phases) {
    return List.of(phases).contains(phase);
  }

  /**
   * Returns the suffix of message keys for texts that address Orpheus as "you" if he is the viewer.
   */
  private String readerSuffix() {
    return table.viewer() instanceof Seat ? "you" : "other";
  }

  private static Text message(String key, Object... arguments) {
    return Text.plain(MESSAGES.format(key, arguments));
  }

  private static Text symbolHelp(Symbol symbol) {
    return helpLine(symbol.label(), ItemNames.description(symbol));
  }

  /** Returns the explanations of the signs of the map and of all symbols. */
  private List<Text> mapLegend() {
    List<Text> legend = new ArrayList<>(List.of(message("about.title." + readerSuffix())));
    for (Symbol.Kind kind : Symbol.Kind.values()) {
      legend.add(helpLine(kind.label(), ItemNames.legend(kind)));
    }
    return legend;
  }

  private static Text helpLine(String symbol, String effect) {
    return Text.plain(MESSAGES.format("about.symbol", symbol, effect));
  }
}
