package lethe.app.titles.nothing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;
import lethe.app.story.Story;
import lethe.app.text.Messages;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.titles.Tutor;
import lethe.engine.core.Bot;
import lethe.engine.core.Seat;
import lethe.engine.games.nothing.Command;
import lethe.engine.games.nothing.Nothing;
import lethe.engine.games.nothing.Observation;
import lethe.engine.games.nothing.Observation.Counted;
import lethe.engine.games.nothing.Observation.Dealt;
import lethe.engine.games.nothing.Observation.Drew;
import lethe.engine.games.nothing.Observation.Laid;
import lethe.engine.games.nothing.View;
import lethe.engine.games.nothing.View.Cards;
import lethe.engine.games.nothing.View.Down;
import lethe.engine.games.nothing.View.Up;

/**
 * The title of a minimal test game. It has hidden hands, plies that can be taken back, and bots
 * that give hints.
 */
public final class NothingTitle {
  private static final Messages MESSAGES =
      new Messages(
              Map.of(
                  "nothing.CARD_NOT_IN_HAND", "You do not have the {0}.",
                  "nothing.CARD_ALREADY_PICKED", "The {0} is picked.",
                  "nothing.NOTHING_PICKED", "Pick a card first."))
          .plus(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(Nothing.NAME, "Nothing", "Nothing at all."),
          new TitleRules<>(Nothing.SEATS, Nothing.OPTIONS, Nothing::open),
          new Renderer<Command, Observation, View>(
              (_, view, _, _) -> () -> draw(view), (_, _, _) -> List.of()),
          new Narration<Observation, View>(
              (_, observation, _) -> List.of(Text.plain(message(observation))),
              (_, outcome) -> List.of(Text.plain("Over: " + outcome)),
              observation ->
                  observation instanceof Dealt ? Optional.of("opening") : Optional.empty()),
          new Tutor<>((_, _, seat, _) -> "Pick or lay, " + seat + ".", (_, _, _) -> List.of()),
          TitleTexts.of(
              Story.parse("[opening]\nNothing begins.\n[end.higher-pile]\nNothing is over.\n"),
              Story.NONE,
              MESSAGES,
              "NOTHING\nLay what you hold.\n"),
          new BotLevels<>(
              "first",
              List.of(
                  new BotLevel<>("first", (_, _, _) -> new FixedChoiceBot(false)),
                  new BotLevel<>("last", (_, _, _) -> new FixedChoiceBot(true)))),
          MemoryRules.openLog());

  private NothingTitle() {}

  /** A bot that chooses the first or the last legal command. */
  private record FixedChoiceBot(boolean last) implements Bot<Command, Observation, View> {
    @Override
    public void observe(Observation observation) {}

    @Override
    public Command choose(View view, List<Command> legal) {
      return last ? legal.getLast() : legal.getFirst();
    }
  }

  private static Frame draw(View view) {
    return Frame.of(
        List.of(
            Text.plain("north " + cards(view.hands().getFirst())),
            Text.plain("south " + cards(view.hands().getLast())),
            Text.plain("picked " + spaceSeparated(view.picked())),
            Text.plain("deck " + view.deck())));
  }

  private static String message(Observation observation) {
    return switch (observation) {
      case Dealt(int cards) -> "Each seat has " + cards + ".";
      case Laid(Seat seat, List<Integer> cards) -> seat + " lays " + spaceSeparated(cards) + ".";
      case Drew(Seat seat, Optional<Integer> card) ->
          seat + " draws " + card.map(String::valueOf).orElse("a card") + ".";
      case Counted(List<List<Integer>> piles) ->
          "Laid: " + piles.stream().map(NothingTitle::spaceSeparated).toList() + ".";
    };
  }

  private static String cards(Cards cards) {
    return switch (cards) {
      case Down(int size) -> "#".repeat(size);
      case Up(List<Integer> faceUp) -> spaceSeparated(faceUp);
    };
  }

  private static String spaceSeparated(List<Integer> cards) {
    return cards.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
