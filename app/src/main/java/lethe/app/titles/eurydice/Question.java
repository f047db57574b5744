package lethe.app.titles.eurydice;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
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
record Question(Messages messages, View view, List<Command> legal) {
  String text() {
    String symbol = view.currentSymbol().map(Symbol::label).orElse("");
    int remaining = view.cardsToChoose() - view.picks().size();
    if (legal.equals(List.of(new Done()))) {
      return symbol.isEmpty()
          ? messages.format("ask.ordered")
          : messages.format("ask.done", symbol);
    }
    return switch (view.phase()) {
      case MOVE -> ask("", stepList());
      case SPACE -> ask("", symbolList()) + ignoreHint();
      case GLANCE -> ask("", symbol, remaining, zones(Look.class, Look::zone));
      case REMOVE -> ask("", symbol, remaining, zones(Remove.class, Remove::zone));
      case GIVE_BACK -> ask("", symbol, remaining);
      case HYMN ->
          view.picks().isEmpty()
              ? ask("", symbol, zones(Hymn.class, Hymn::zone))
              : ask(".more", symbol);
      case RETURN, SURVEY, ARRANGE -> ask(view.picks().isEmpty() ? "" : ".more", symbol, remaining);
      case SONG, EXCHANGE -> ask("", symbol, view.cardsToChoose());
      case PERIL ->
          view.currentSymbol()
              .map(
                  peril -> ask("", symbol, peril.value(), peril.cost(), peril.cardsLostOnFailure()))
              .orElse("");
      case PLACE -> ask("", view.heldCards().getLast().knownSuit().map(ItemNames::name).orElse(""));
      case DROP -> ask("", view.cardsToDiscard());
      case EXCESS -> ask("", view.cardsToReturn());
      case OVER -> "";
    };
  }

  private String ask(String suffix, Object... arguments) {
    return messages.format("ask." + view.phase() + suffix, arguments);
  }

  private <T extends Command> Stream<T> legalCommands(Class<T> kind) {
    return legal.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the names of the zones from which a card may be chosen. */
  private <T extends Command> String zones(Class<T> kind, Function<T, Zone> zone) {
    return legalCommands(kind)
        .map(zone)
        .distinct()
        .sorted()
        .map(item -> ask("." + item))
        .collect(Collectors.collectingAndThen(Collectors.toList(), Lists::joinWithOr));
  }

  private String stepList() {
    List<Space> successors = view.board().successors(view.space());
    return legalCommands(Up.class)
        .map(Up::to)
        .flatMap(lane -> successors.stream().filter(space -> space.lane().word().equals(lane)))
        .map(space -> messages.format("ask.step", space.lane().word()))
        .collect(Collectors.collectingAndThen(Collectors.toList(), Lists::joinWithOr));
  }

  private String symbolList() {
    return legalCommands(Resolve.class)
        .map(resolve -> new Symbol(resolve.kind(), resolve.value()))
        .map(symbol -> messages.format("ask.symbol", symbol.label(), ItemNames.description(symbol)))
        .collect(Collectors.joining("; "));
  }

  private String ignoreHint() {
    return (legal.contains(new UseObol()) ? messages.format("ask.obol") : "")
        + (legal.contains(new Ignore()) ? messages.format("ask.ignore") : "");
  }
}
