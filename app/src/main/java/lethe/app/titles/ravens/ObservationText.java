package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Spot;

/** The texts for observations of the Ravens. A seat that acts is "you" if it is the viewer. */
record ObservationText(Messages messages) {
  /** The unabbreviated texts. */
  static final ObservationText FULL = new ObservationText(MESSAGES);

  List<Text> narrate(Observation observation, Viewer viewer) {
    return List.of(Text.plain(text(observation, viewer)));
  }

  static List<Text> ending(Outcome outcome) {
    int score = outcome.results().getFirst().score();
    return List.of(Text.bright(MESSAGES.format("end." + outcome.ending(), score)));
  }

  String text(Observation observation, Viewer viewer) {
    boolean feth = viewer.equals(GameSeats.FETH);
    boolean ren = viewer.equals(GameSeats.REN);
    return switch (observation) {
      case Observation.BatchBegan(int batch, Card first) ->
          message("batch", batch, ItemNames.name(first), Atman.FIRST_SPOT);
      case Observation.HeartsDrawn(List<Face> hearts) ->
          textFor(
              hearts,
              messageFor(ren, "hearts.up", ItemNames.numberedPieces(ItemNames.faceUp(hearts))),
              message("hearts.down"));
      case Observation.HeartsArranged(List<Face> hearts) ->
          textFor(
              hearts,
              messageFor(ren, "arranged.up", ItemNames.list(ItemNames.faceUp(hearts))),
              message("arranged.down"));
      case Observation.RoundBegan(int _, int round, int zone) ->
          switch (zone) {
            case 0 -> message("round", round);
            case 1 -> message("round.zone.1", round);
            default -> message("round.zone", round, zone);
          };
      case Observation.Drew(int _, Piece piece) -> messageFor(feth, "drew", ItemNames.name(piece));
      case Observation.DrawingEnded _ -> message("drawn");
      case Observation.RavenHeldOff(Color raven) -> message("held-off", ItemNames.name(raven));
      case Observation.RavenLanded(Color raven) -> message("landed", ItemNames.name(raven));
      case Observation.Placed(Card card, Spot spot) ->
          messageFor(feth, "placed", ItemNames.name(card), spot);
      case Observation.Relived(Color color, List<Card> block) ->
          message("relived", ItemNames.name(color), sumText(block));
      case Observation.RavenChased(Color raven, List<Card> cards) ->
          message("chased", ItemNames.name(raven)) + freedCards("chased.freed", cards);
      case Observation.RavenDefeated(Color raven, List<Card> cards) ->
          message("defeated", ItemNames.name(raven)) + freedCards("defeated.freed", cards);
      case Observation.HeartRelived(int row, Card heart) ->
          messageFor(ren, "heart.relived", row, ItemNames.name(heart));
      case Observation.HeartStirred(Color color, boolean hasHeart) ->
          hasHeart
              ? messageFor(ren, "stirred", ItemNames.name(color))
              : message("unstirred", ItemNames.name(color));
      case Observation.PowersRefreshed(int row, List<Card> cards) ->
          message("refreshed", row, powers(cards));
      case Observation.PowerUsed(int row, Card card) ->
          messageFor(feth, row == 0 ? "used.last" : "used", power(card), row);
      case Observation.Sank(Card card, Spot formerName) ->
          message("sank", Messages.capitalized(ItemNames.name(card)), formerName);
      case Observation.Drifted(Card card, Spot formerName, Spot newSpot) ->
          message("drifted", Messages.capitalized(ItemNames.name(card)), formerName, newSpot);
      case Observation.Seeded(Piece piece) ->
          message(
              piece instanceof Card ? "seeded" : "seeded.raven",
              Messages.capitalized(ItemNames.name(piece)));
      case Observation.Bloomed(Card card) ->
          message("bloomed", Messages.capitalized(ItemNames.name(card)));
      case Observation.Glimpsed(List<Face> deckTop) ->
          textFor(
              deckTop,
              messageFor(feth, "glimpsed.up", ItemNames.numberedPieces(ItemNames.faceUp(deckTop))),
              countText("glimpsed", deckTop));
      case Observation.PutBack(List<Face> deckTop) ->
          textFor(
              deckTop,
              messageFor(
                  feth, "put-back.up", ItemNames.list(ItemNames.faceUp(deckTop)), deckTop.size()),
              message("put-back.down", deckTop.size()));
      case Observation.Whispered(Color raven, List<Face> cardsBeneath) ->
          textFor(
              cardsBeneath,
              messageFor(
                  feth,
                  "whispered.up",
                  ItemNames.name(raven),
                  ItemNames.numberedPieces(ItemNames.faceUp(cardsBeneath))),
              message("whispered.down", ItemNames.name(raven)));
      case Observation.Freed(Color raven, List<Card> cards) ->
          message("freed", ItemNames.name(raven), ItemNames.list(cards));
      case Observation.Discarded(List<Card> toDiscardPile, List<Card> toRavens) ->
          discardText(toDiscardPile, toRavens);
      case Observation.BuildingEnded _ -> messageFor(feth, "built");
      case Observation.Taken(Card card, Spot formerName, boolean isPlaced, var _) ->
          messageFor(ren, isPlaced ? "taken" : "taken.off", ItemNames.name(card), formerName);
      case Observation.PoemGrew(int row, Card card, boolean fromScorePile, boolean _) ->
          message(
              fromScorePile ? "grew.scored" : "grew",
              Messages.capitalized(ItemNames.name(card)),
              row);
      case Observation.HeartTurned(int row, Card heart) ->
          message("turned", row, ItemNames.name(heart));
      case Observation.RowAnnounced(int row, boolean complete) ->
          message(complete ? "row.complete" : "row.open", row);
      case Observation.AtmanSplit(int chunks) -> message("split", chunks);
      case Observation.ChunkKept(Spot chunk) -> messageFor(ren, "kept", chunk);
      case Observation.Passed _ -> messageFor(feth, "passed");
      case Observation.Announced(boolean finished) -> message(finished ? "finished" : "unfinished");
      case Observation.HeartsOpened(List<Card> hearts) -> message("opened", ItemNames.list(hearts));
      case Observation.Scored(List<Card> hearts) -> message("scored", ItemNames.list(hearts));
      case Observation.Destroyed(int count) ->
          count == 1 ? message("destroyed.1") : message("destroyed", count);
      case Observation.RavensReturned(List<Color> ravens) ->
          ravens.size() == 1
              ? message("returned.1", ItemNames.name(ravens.getFirst()))
              : message(
                  "returned", Lists.joinWithAnd(ravens.stream().map(ItemNames::name).toList()));
      case Observation.Lost(var reason) -> message("lost." + reason);
      case Observation.Won(var ending, int score) -> message("won." + ending, score);
    };
  }

  private String message(String key, Object... arguments) {
    return messages.format("told." + key, arguments);
  }

  private String messageFor(boolean self, String key, Object... arguments) {
    return message(key + (self ? ".you" : ".other"), arguments);
  }

  private static String textFor(List<Face> faces, String up, String down) {
    return faces.stream().allMatch(Face.Up.class::isInstance) ? up : down;
  }

  private String countText(String key, List<Face> faces) {
    return faces.size() == 1 ? message(key + ".1") : message(key, faces.size());
  }

  private String freedCards(String key, List<Card> cards) {
    return cards.isEmpty() ? "" : " " + message(key, ItemNames.list(cards), cards.size());
  }

  /** Returns a sum such as {@code 3 + 4 = 7}. */
  private static String sumText(List<Card> block) {
    return block.stream()
            .map(card -> String.valueOf(card.number()))
            .collect(Collectors.joining(" + "))
        + " = "
        + block.stream().mapToInt(Card::number).sum();
  }

  private String powers(List<Card> cards) {
    return Lists.joinWithAnd(cards.stream().map(this::power).toList());
  }

  private String power(Card card) {
    return message("power", ItemNames.name(card.power()), ItemNames.poemCard(card));
  }

  private String discardText(List<Card> toDiscardPile, List<Card> toRavens) {
    List<String> sentences = new ArrayList<>();
    if (!toDiscardPile.isEmpty()) {
      sentences.add(message("discarded", ItemNames.list(toDiscardPile)));
    }
    if (!toRavens.isEmpty()) {
      sentences.add(message("devoured", ItemNames.list(toRavens)));
    }
    return String.join(" ", sentences);
  }
}
