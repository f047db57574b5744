package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.app.titles.ravens.TableItem.UniqueItem;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * Explanations of the items on the table: their meaning, the possible actions, and the underlying
 * rule.
 */
record ItemHelp(View view, Viewer viewer) {
  private static final int MAX_LINES = 3;

  List<Text> explain(TableItem item, List<Command> commands) {
    return texts(item, commands).stream().limit(MAX_LINES).map(Text::plain).toList();
  }

  private List<String> texts(TableItem item, List<Command> commands) {
    return switch (item) {
      case TableItem.Quadrant(Spot spot) -> quadrant(spot, commands);
      case TableItem.LineItem(int number) -> lineItem(number, commands);
      case TableItem.PoemRowItem(int number) -> poemRow(number, commands);
      case TableItem.RavenItem(Color color) -> ravenItem(view.raven(color));
      case TableItem.CardBeneathRaven(Color raven, int number) -> cardBeneath(raven, number);
      case TableItem.PowerCard(int place) -> power(view.poem().powers().get(place), commands);
      case TableItem.ScorePilePiece(int number) -> scoredPiece(number);
      case TableItem.DiscardPilePiece(int number) -> {
        Piece piece = view.piles().discards().get(number - 1);
        String key = piece instanceof Card ? "about.discarded" : "about.discarded.raven";
        yield List.of(MESSAGES.format(key, capitalizedName(piece), number));
      }
      case TableItem.DeckTopPiece(int number) -> deckTopPiece(number);
      case TableItem.OffscreenCard(LaidCard laidCard) ->
          List.of(
              MESSAGES.format(
                  "about.beyond", cardName(laidCard.card()), view.atman().nameOf(laidCard)));
      case UniqueItem sign -> uniqueItem(sign, commands);
    };
  }

  private List<String> uniqueItem(UniqueItem item, List<Command> commands) {
    return switch (item) {
      case TURN -> List.of(MESSAGES.format("about.turn." + view.progress().phase()));
      case DECK ->
          view.progress().phase() == Phase.DRAW && viewer.equals(GameSeats.FETH)
              ? List.of(
                  MESSAGES.format("about.deck", view.piles().deckSize()),
                  MESSAGES.format("about.deck.draw"))
              : List.of(
                  MESSAGES.format("about.deck", view.piles().deckSize()),
                  MESSAGES.format("about.deck.empty"));
      case ZONE -> {
        int zone = view.progress().safetyZone();
        yield List.of(MESSAGES.format(zone == 1 ? "about.zone.1" : "about.zone", zone));
      }
      case DESTROYED -> List.of(MESSAGES.format("about.destroyed", view.piles().destroyedCount()));
      case BUTTON -> button(commands);
      case TAKING ->
          view
              .pendingTake()
              .map(
                  taking ->
                      MESSAGES.format(
                          taking.missingTotal() == 0 ? "about.taking.complete" : "about.taking",
                          ItemNames.name(taking.card().card()),
                          taking.missingTotal()))
              .stream()
              .toList();
    };
  }

  private List<String> button(List<Command> commands) {
    List<String> lines = new ArrayList<>();
    SidePanel.buttonCommand(view)
        .ifPresent(word -> lines.add(MESSAGES.format("about.button." + word)));
    if (view.progress().phase() == Phase.BUILD && view.progress().cardsPlaced() == 0) {
      boolean canEnd = commands.stream().anyMatch(Command.End.class::isInstance);
      lines.add(MESSAGES.format(canEnd ? "about.button.loses" : "about.button.must"));
    }
    return lines;
  }

  private List<String> quadrant(Spot spot, List<Command> commands) {
    List<String> lines = new ArrayList<>();
    Optional<LaidCard> laidCard = view.atman().topCard(spot);
    lines.add(
        laidCard
            .map(
                card ->
                    MESSAGES.format(
                        view.atman().isFaded(spot) ? "about.faded" : "about.clear",
                        cardName(card.card()),
                        spot))
            .orElseGet(() -> MESSAGES.format("about.empty", spot)));
    if (view.progress().phase() == Phase.TAKE) {
      laidCard.ifPresent(card -> lines.addAll(takeHelp(card)));
    }
    if (view.progress().phase() == Phase.KEEP && laidCard.isPresent()) {
      lines.add(MESSAGES.format("about.keep"));
    }
    List<Command.Place> placements =
        commands.stream()
            .filter(Command.Place.class::isInstance)
            .map(Command.Place.class::cast)
            .toList();
    if (!placements.isEmpty()) {
      List<String> cards = placements.stream().map(place -> ItemNames.name(card(place))).toList();
      lines.add(MESSAGES.format("about.fits", Lists.joinWithAnd(cards), cards.size()));
      lines.add(
          placements.stream()
              .filter(this::relives)
              .findFirst()
              .map(place -> MESSAGES.format("about.relives", capitalizedName(card(place))))
              .orElseGet(() -> MESSAGES.format("about.match")));
    }
    return lines;
  }

  private Piece card(Command.Place place) {
    return view.piles().line().get(place.number() - 1);
  }

  private boolean relives(Command.Place place) {
    return !Preview.of(view, place).relivedBlock().isEmpty();
  }

  private List<String> takeHelp(LaidCard laidCard) {
    Preview preview = Preview.of(view, new Command.Take(view.atman().nameOf(laidCard)));
    List<String> lines = new ArrayList<>();
    Optional<RowView> current = view.poem().currentRow();
    if (current.isEmpty()) {
      lines.add(MESSAGES.format("about.take.done"));
    } else if (viewer.equals(GameSeats.REN)) {
      RowView row = current.get();
      String key = preview.targetRow().isPresent() ? "about.take.joins" : "about.take.large";
      lines.add(MESSAGES.format(key, row.number(), row.missingTotal()));
    }
    int chunks = preview.viewAfter().atman().chunks().size();
    if (chunks == 0) {
      lines.add(MESSAGES.format("about.take.last"));
    } else if (chunks > 1) {
      lines.add(MESSAGES.format("about.take.splits", chunks));
    }
    if (preview.wouldTurnHeart()) {
      lines.add(MESSAGES.format("about.take.turns"));
    }
    return lines;
  }

  private List<String> lineItem(int number, List<Command> commands) {
    return switch (view.piles().line().get(number - 1)) {
      case Card card -> {
        int places = view.atman().placements(card).size();
        boolean canPlace = commands.stream().anyMatch(Command.Place.class::isInstance);
        String key = places == 0 ? "none" : !canPlace ? "fits" : places == 1 ? "one" : "some";
        yield List.of(
            MESSAGES.format("about.line", number, cardName(card)),
            MESSAGES.format("about.line." + key, places),
            MESSAGES.format("about.power." + card.power()));
      }
      case Piece raven ->
          List.of(
              MESSAGES.format(
                  number <= view.progress().safetyZone() ? "about.line.held" : "about.line.lands",
                  capitalizedName(raven)));
    };
  }

  private List<String> poemRow(int number, List<Command> commands) {
    RowView row = view.poem().rows().get(number - 1);
    if (view.progress().phase() == Phase.ARRANGE) {
      return row.heart().card() instanceof Face.Up(Piece heart)
          ? List.of(
              MESSAGES.format(
                  commands.isEmpty() ? "about.heart.drawn" : "about.heart.arrange",
                  number,
                  ItemNames.name(heart)),
              meter(row))
          : List.of(meter(row), MESSAGES.format("about.heart.down"));
    }
    List<String> lines = new ArrayList<>();
    lines.add(meter(row));
    if (row.heart().card() instanceof Face.Up(Piece heart)) {
      lines.add(MESSAGES.format("about.heart." + row.heart().status(), capitalizedName(heart)));
    } else {
      lines.add(MESSAGES.format("about.heart.down"));
      List<String> excluded =
          row.heart().excludedColors().toList().stream().map(ItemNames::name).toList();
      if (!excluded.isEmpty()) {
        lines.add(MESSAGES.format("about.heart.not", Lists.joinWithOr(excluded)));
      }
    }
    if (row.complete()) {
      lines.add(MESSAGES.format("about.row.complete"));
    } else if (view.outcome().isEmpty()
        && view.poem().currentRow().filter(row::equals).isPresent()) {
      lines.add(
          row.heart().card() instanceof Face.Up
              ? MESSAGES.format("about.row.lacks", row.missingTotal())
              : MESSAGES.format("about.row.current"));
    }
    return lines;
  }

  private static String meter(RowView row) {
    return MESSAGES.format("about.row", row.number(), row.meter());
  }

  private List<String> ravenItem(RavenView raven) {
    List<String> lines = new ArrayList<>();
    String color = ItemNames.name(raven.color());
    lines.add(
        MESSAGES.format(
            "about.raven." + raven.status(),
            Messages.capitalized(color),
            raven.cardsBeneath().size(),
            color));
    if (raven.status() == RavenStatus.STANDING || raven.status() == RavenStatus.AWAY) {
      lines.add(MESSAGES.format("about.ravens"));
    }
    return lines;
  }

  private List<String> cardBeneath(Color raven, int number) {
    List<Piece> pieces = ItemNames.faceUp(view.raven(raven).cardsBeneath());
    return List.of(
        MESSAGES.format(
            "about.beneath." + readerSuffix(),
            capitalizedName(pieces.get(number - 1)),
            ItemNames.name(raven)),
        MESSAGES.format("about.power.WHISPER"));
  }

  private List<String> power(Card card, List<Command> commands) {
    String use =
        !viewer.equals(GameSeats.FETH)
            ? "about.held.feth"
            : commands.isEmpty() ? "about.held.not" : "about.held";
    return List.of(
        MESSAGES.format(
            view.poem().rows().isEmpty() ? "about.poem.last" : "about.poem",
            Messages.capitalized(ItemNames.poemCard(card))),
        MESSAGES.format("about.power." + card.power()),
        MESSAGES.format(use));
  }

  private List<String> scoredPiece(int number) {
    List<String> lines = new ArrayList<>();
    lines.add(
        MESSAGES.format("about.scored", capitalizedName(view.piles().score().get(number - 1))));
    if (view.progress().batch() == RuleNumbers.BATCHES
        && view.piles().score().get(number - 1) instanceof Card) {
      lines.add(MESSAGES.format("about.scored.with", number));
    }
    return lines;
  }

  private List<String> deckTopPiece(int number) {
    List<Piece> pieces = ItemNames.faceUp(view.piles().deckTop());
    List<String> lines = new ArrayList<>();
    lines.add(
        MESSAGES.format(
            "about.top." + readerSuffix(), capitalizedName(pieces.get(number - 1)), number));
    if (view.progress().phase() == Phase.ORDER && viewer.equals(GameSeats.FETH)) {
      lines.add(MESSAGES.format("about.top.order", orderStartingWith(number, pieces.size())));
    }
    return lines;
  }

  /** Returns the suffix of the keys of texts about cards that only Feth can see. */
  private String readerSuffix() {
    return viewer.equals(GameSeats.FETH) ? "you" : "other";
  }

  private static String orderStartingWith(int number, int count) {
    StringBuilder order = new StringBuilder(String.valueOf(number));
    IntStream.rangeClosed(1, count)
        .filter(n -> n != number)
        .forEach(n -> order.append(' ').append(n));
    return order.toString();
  }

  private static String capitalizedName(Piece piece) {
    return Messages.capitalized(ItemNames.name(piece));
  }

  private static String cardName(Card card) {
    return MESSAGES.format("about.card", capitalizedName(card), ItemNames.name(card.power()));
  }
}
