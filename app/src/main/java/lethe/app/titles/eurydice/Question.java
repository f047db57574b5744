package lethe.app.titles.eurydice;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.words.Messages;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/**
 * The question for Orpheus.
 *
 * @param legal the legal commands; the question names no others
 */
record Question(Messages say, View view, List<Command> legal) {
  String sentence() {
    String symbol = view.symbol().map(Symbol::label).orElse("");
    int left = view.wanted() - view.picks().size();
    if (legal.equals(List.of(new Done()))) {
      return symbol.isEmpty() ? say.format("ask.ordered") : say.format("ask.done", symbol);
    }
    return switch (view.phase()) {
      case MOVE -> say("", steps());
      case SPACE -> say("", symbols()) + ignoring();
      case GLANCE -> say("", symbol, left, zones(Look.class, Look::zone));
      case REMOVE -> say("", symbol, left, zones(Remove.class, Remove::zone));
      case GIVE_BACK -> say("", symbol, left);
      case HYMN ->
          view.picks().isEmpty()
              ? say("", symbol, zones(Hymn.class, Hymn::zone))
              : say(".more", symbol);
      case RETURN, SURVEY, ARRANGE -> say(view.picks().isEmpty() ? "" : ".more", symbol, left);
      case SONG, EXCHANGE -> say("", symbol, view.wanted());
      case PERIL ->
          view.symbol()
              .map(
                  peril -> say("", symbol, peril.value(), peril.cost(), peril.cardsLostOnFailure()))
              .orElse("");
      case PLACE -> say("", view.held().getLast().knownSuit().map(ItemNames::of).orElse(""));
      case DROP -> say("", view.due());
      case EXCESS -> say("", view.owed());
      case OVER -> "";
    };
  }

  private String say(String of, Object... arguments) {
    return say.format("ask." + view.phase() + of, arguments);
  }

  /** Returns all legal commands of a class. */
  private <T extends Command> Stream<T> all(Class<T> kind) {
    return legal.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the names of the zones from which a card may be chosen. */
  private <T extends Command> String zones(Class<T> kind, Function<T, Zone> zone) {
    return all(kind)
        .map(zone)
        .distinct()
        .sorted()
        .map(each -> say("." + each))
        .collect(Collectors.joining(say(".next")));
  }

  private String steps() {
    List<Space> next = view.board().successors(view.space());
    return all(Up.class)
        .map(Up::to)
        .flatMap(to -> next.stream().filter(space -> space.lane().word().equals(to)))
        .map(space -> say.format("ask.step", space.lane().word(), space.name()))
        .collect(Collectors.joining("; "));
  }

  private String symbols() {
    return all(Resolve.class)
        .map(resolve -> new Symbol(resolve.kind(), resolve.value()))
        .map(symbol -> say.format("ask.symbol", symbol.label(), ItemNames.about(symbol)))
        .collect(Collectors.joining("; "));
  }

  private String ignoring() {
    return (legal.contains(new UseObol()) ? say.format("ask.obol") : "")
        + (legal.contains(new Ignore()) ? say.format("ask.ignore") : "");
  }
}
