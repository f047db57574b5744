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
  static List<PointerTarget<Command>> of(DrawnTable table, List<Command> legal) {
    PointerTargets pointing = new PointerTargets(table, legal);
    pointing.track();
    pointing.piles();
    pointing.head();
    return pointing.all();
  }

  private List<PointerTarget<Command>> all() {
    List<PointerTarget<Command>> sorted = new ArrayList<>(targets);
    sorted.sort((one, other) -> Integer.compare(rank(one), rank(other)));
    return withRest(sorted);
  }

  private int rank(PointerTarget<Command> target) {
    return (target.commands().isEmpty() ? 2 : 0) + (isAsked(target) ? 0 : 1);
  }

  /**
   * Returns whether a target answers the current question: at the space, unless the question is
   * about cards.
   */
  private boolean isAsked(PointerTarget<Command> target) {
    boolean space =
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
    return space && target.area().equals(table.orpheusArea());
  }

  /** Adds commands that no other target offers to the place of Orpheus. */
  private List<PointerTarget<Command>> withRest(List<PointerTarget<Command>> sorted) {
    Set<Command> offered = new HashSet<>();
    sorted.forEach(target -> offered.addAll(target.commands()));
    List<Command> rest = legal.stream().filter(command -> !offered.contains(command)).toList();
    return sorted.stream()
        .map(
            target ->
                rest.isEmpty() || !target.area().equals(table.orpheusArea())
                    ? target
                    : new PointerTarget<>(
                        target.area(),
                        target.description(),
                        Stream.concat(target.commands().stream(), rest.stream()).toList()))
        .toList();
  }

  private void track() {
    table
        .symbolsByArea()
        .forEach(
            (area, symbol) -> {
              List<Text> about = new ArrayList<>(symbolHelp(symbol));
              about.add(message("about.resolve"));
              add(area, about, of(resolves(symbol)));
            });
    for (Space space : view.board().spaces()) {
      if (!space.equals(view.space())) {
        space(space);
      }
    }
    List<Text> about = new ArrayList<>();
    about.add(message("about.here", view.space().name()));
    view.symbol().ifPresent(symbol -> about.addAll(symbolHelp(symbol)));
    view.pending().stream().distinct().forEach(symbol -> about.addAll(symbolHelp(symbol)));
    ways().ifPresent(about::add);
    add(
        table.orpheusArea(),
        about,
        of(
            command ->
                switch (command) {
                  case Pay _, Roll _, Sing _, Exchange _, UseObol _, Ignore _, Skip _, Done _ ->
                      true;
                  case Remove(Zone zone, int _) -> zone == Zone.DIAMONDS;
                  default -> false;
                }));
  }

  /** Returns the other possible actions for the space just entered. */
  private Optional<Text> ways() {
    if (legal.contains(new UseObol())) {
      return Optional.of(message("about.obol.here"));
    }
    return legal.contains(new Ignore()) ? Optional.of(message("about.ignore")) : Optional.empty();
  }

  private static Predicate<Command> resolves(Symbol symbol) {
    return new Resolve(symbol.kind(), symbol.value())::equals;
  }

  private void space(Space space) {
    List<Command> up =
        view.phase() == Phase.MOVE && view.board().successors(view.space()).contains(space)
            ? of(new Up(space.lane().word())::equals)
            : List.of();
    List<Text> about = new ArrayList<>();
    String where = view.path().contains(space) ? "walked" : up.isEmpty() ? "ahead" : "next";
    about.add(message("about.space." + where, space.name(), space.lane().word()));
    if (space.isEnd()) {
      about.add(message(view.board().number() == view.boards() ? "about.end.last" : "about.end"));
    }
    space.symbols().stream().distinct().forEach(symbol -> about.addAll(symbolHelp(symbol)));
    if (!space.isEnd()) {
      List<String> on = view.board().successors(space).stream().map(Space::name).toList();
      about.add(message("about.leads", String.join(", ", on)));
    }
    table.spaceArea(space).ifPresent(area -> add(area, about, up));
  }

  private void piles() {
    table.labelArea(CardSection.DOING).ifPresent(area -> add(area, doing(), of(this::isAtHand)));
    table
        .labelArea(CardSection.DECK)
        .ifPresent(area -> add(area, List.of(message("about.deck", view.deck().size())), deck()));
    table
        .labelArea(CardSection.SURE)
        .ifPresent(area -> add(area, List.of(message("about.sure")), List.of()));
    table
        .labelArea(CardSection.HIDDEN)
        .ifPresent(area -> add(area, List.of(message("about.hidden")), List.of()));
    table
        .labelArea(CardSection.DISCARD)
        .ifPresent(area -> add(area, List.of(message("about.discards")), List.of()));
    List<Area> cards = table.discardAreas();
    for (int i = 0; i < cards.size(); i++) {
      add(cards.get(i), List.of(discard(i + 1)), discards(i + 1));
    }
    table
        .removedArea()
        .ifPresent(
            area ->
                add(
                    area,
                    List.of(message("about.removed")),
                    of(
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
                    of(Ignore.class::isInstance)));
  }

  private List<Text> doing() {
    return List.of(message(view.held().isEmpty() ? "about.chosen" : "about.held"));
  }

  private boolean isAtHand(Command command) {
    return switch (command) {
      case Top _, Bottom _, Done _, Skip _ -> true;
      default -> false;
    };
  }

  private List<Command> deck() {
    boolean choosing = isOf(view.phase(), Phase.GLANCE, Phase.REMOVE, Phase.HYMN);
    return of(
        command ->
            switch (command) {
              case Look(Zone zone, int _) -> zone == Zone.DECK;
              case Remove(Zone zone, int _) -> zone == Zone.DECK;
              case Hymn(Zone zone, int _) -> zone == Zone.DECK;
              case Pay _, Top _, Bottom _, Sing _, Exchange _ -> true;
              case Done _, Skip _ -> choosing;
              default -> false;
            });
  }

  /**
   * Returns the commands for a card of the discard area: choosing it and, last, completing the
   * choice.
   */
  private List<Command> discards(int card) {
    boolean choosing =
        isOf(
            view.phase(),
            Phase.GLANCE,
            Phase.REMOVE,
            Phase.HYMN,
            Phase.RETURN,
            Phase.GIVE_BACK,
            Phase.SURVEY,
            Phase.ARRANGE);
    return of(
        command ->
            switch (command) {
              case Look(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Remove(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Hymn(Zone zone, int number) -> zone == Zone.DISCARD && number == card;
              case Return(int number) -> number == card;
              case Survey(int number) -> number == card;
              case Arrange(int number) -> number == card;
              case Done _, Skip _ -> choosing;
              default -> false;
            });
  }

  private Text discard(int card) {
    Face face = view.discard().get(card - 1);
    String key =
        switch (face) {
          case Face.Up _ -> "up";
          case Face.Remembered _ -> "known";
          case Face.Down _ -> "down";
        };
    String suit = face.knownSuit().map(ItemNames::of).orElse("");
    return message("about.discard." + key, card, suit);
  }

  private void head() {
    add(table.marksArea(), List.of(message("about.marks", view.marks())), List.of());
    add(
        table.obolsArea(),
        List.of(message("about.obols", view.obols())),
        of(UseObol.class::isInstance));
    table.titleArea().ifPresent(area -> add(area, mapLegend(), List.of()));
  }

  private List<Command> of(Predicate<Command> fits) {
    return legal.stream().filter(fits).toList();
  }

  private void add(Area area, List<Text> about, List<Command> commands) {
    targets.add(new PointerTarget<>(area, about, commands));
  }

  private static boolean isOf(Phase phase, Phase... phases) {
    return List.of(phases).contains(phase);
  }

  private static Text message(String key, Object... arguments) {
    return Text.plain(MESSAGES.format(key, arguments));
  }

  /** Returns the effect of a symbol, with its number. */
  private static List<Text> symbolHelp(Symbol symbol) {
    return List.of(helpLine(symbol.label(), ItemNames.about(symbol)));
  }

  /** Returns the signs of the map and the effect of each symbol. */
  private static List<Text> mapLegend() {
    List<Text> legend = new ArrayList<>(List.of(Text.plain(MESSAGES.format("about.title"))));
    for (Symbol.Kind kind : Symbol.Kind.values()) {
      legend.add(helpLine(kind.label(), ItemNames.legend(kind)));
    }
    return legend;
  }

  private static Text helpLine(String symbol, String about) {
    return Text.plain(MESSAGES.format("about.symbol", symbol, about));
  }
}
