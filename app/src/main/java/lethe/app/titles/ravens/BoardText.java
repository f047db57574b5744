package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * The description of the table of the Ravens: the Atman, the line, the poem, the ravens and the
 * piles.
 */
record BoardText(Messages messages, View view, Viewer viewer) {
  List<BoardPart> parts() {
    List<BoardPart> parts = new ArrayList<>();
    parts.add(new BoardPart("turn", turn()));
    parts.add(new BoardPart("atman", atman()));
    if (!view.piles().line().isEmpty()) {
      parts.add(new BoardPart("line", line()).announcingChanges());
    }
    for (RowView row : view.poem().rows()) {
      parts.add(new BoardPart("row " + row.number(), row(row)));
    }
    addPart(parts, "colors", refutedColors());
    parts.add(new BoardPart("ravens", ravens()));
    addPart(parts, "powers", powers());
    addPart(parts, "taking", pendingTake());
    addPart(
        parts,
        "top",
        numberedPieces("said.top." + readerSuffix(), ItemNames.faceUp(view.piles().deckTop())));
    addPart(parts, "score", numberedPieces("said.score", view.piles().score()));
    addPart(parts, "discards", numberedPieces("said.discards", view.piles().discards()));
    parts.add(new BoardPart("deck", deck()));
    return parts;
  }

  /** Describes the quadrant of the table with a name; empty if the name denotes none. */
  Optional<BoardPart> place(String name) {
    return Spot.parse(name)
        .map(
            spot ->
                new BoardPart(
                    name,
                    new ItemHelp(view, viewer)
                        .explain(new TableItem.Quadrant(spot), placementsAt(spot)).stream()
                            .map(Text::text)
                            .toList()));
  }

  /**
   * Returns the commands that place a card of the line at a spot; empty unless Feth is building.
   */
  private List<Command> placementsAt(Spot spot) {
    List<Piece> line =
        view.progress().phase() == Phase.BUILD ? view.piles().line() : List.<Piece>of();
    return IntStream.rangeClosed(1, line.size())
        .filter(
            n ->
                line.get(n - 1) instanceof Card card
                    && view.atman().placements(card).contains(spot))
        .<Command>mapToObj(n -> new Command.Place(n, spot))
        .toList();
  }

  private void addPart(List<BoardPart> parts, String name, List<String> lines) {
    if (!lines.isEmpty()) {
      parts.add(new BoardPart(name, lines));
    }
  }

  private List<String> turn() {
    String turnText = messages.format("draw.turn." + view.progress().phase());
    int batch = view.progress().batch();
    return List.of(
        view.progress().phase() == Phase.ARRANGE
            ? messages.format("said.batch", batch, RuleNumbers.BATCHES, turnText)
            : messages.format(
                "said.where", batch, RuleNumbers.BATCHES, view.progress().round(), turnText));
  }

  private List<String> atman() {
    Atman atman = view.atman();
    List<String> lines = new ArrayList<>();
    List<LaidCard> visible =
        atman.visibleCards().stream()
            .sorted((a, b) -> atman.nameOf(a).compareTo(atman.nameOf(b)))
            .toList();
    lines.add(
        messages.format(visible.isEmpty() ? "said.atman.none" : "said.atman", visible.size()));
    visible.forEach(laidCard -> lines.add(cardSpots(laidCard)));
    int chunks = atman.chunks().size();
    if (chunks > 1) {
      lines.add(messages.format("said.chunks", chunks));
    }
    return lines;
  }

  /** Describes a card of the Atman, with the spots of its faded, clear and covered quadrants. */
  private String cardSpots(LaidCard laidCard) {
    List<String> fadedSpots = new ArrayList<>();
    List<String> clearSpots = new ArrayList<>();
    List<String> coveredSpots = new ArrayList<>();
    for (int quadrant = 0; quadrant < Pattern.QUADRANTS; quadrant++) {
      Spot spot = laidCard.spot().quadrant(quadrant);
      boolean isOnTop = view.atman().topCard(spot).filter(laidCard::equals).isPresent();
      List<String> group =
          !isOnTop ? coveredSpots : view.atman().isFaded(spot) ? fadedSpots : clearSpots;
      group.add(spot.toString());
    }
    List<String> groups = new ArrayList<>();
    addSpots(groups, "said.faded", fadedSpots);
    addSpots(groups, "said.clear", clearSpots);
    addSpots(groups, "said.covered", coveredSpots);
    return messages.format("said.laid", card(laidCard.card()), String.join("; ", groups));
  }

  private void addSpots(List<String> groups, String key, List<String> spots) {
    if (!spots.isEmpty()) {
      groups.add(messages.format(key, Lists.joinWithAnd(spots)));
    }
  }

  private List<String> line() {
    List<Piece> line = view.piles().line();
    List<String> lines = new ArrayList<>();
    for (int number = 1; number <= line.size(); number++) {
      lines.add(
          switch (line.get(number - 1)) {
            case Card card ->
                messages.format(
                    "said.line", number, card(card), fadedQuadrants(card.pattern()), places(card));
            case Piece raven ->
                messages.format(
                    number <= view.progress().safetyZone() ? "said.line.held" : "said.line.lands",
                    number,
                    ItemNames.name(raven));
          });
    }
    return lines;
  }

  /**
   * Returns a text that lists where a card can be placed. Each placement is named by the spot of
   * the card's upper left quadrant.
   */
  private String places(Card card) {
    List<String> places = view.atman().placements(card).stream().map(Spot::toString).toList();
    return places.isEmpty()
        ? messages.format("about.line.none")
        : messages.format("said.fits", Lists.joinWithOr(places));
  }

  /** Returns a phrase such as {@code upper left and lower right}. */
  private String fadedQuadrants(Pattern pattern) {
    return Lists.joinWithAnd(
        IntStream.range(0, Pattern.QUADRANTS)
            .filter(pattern::isFaded)
            .mapToObj(quadrant -> messages.format("said.quadrant." + quadrant))
            .toList());
  }

  private List<String> row(RowView row) {
    List<String> lines = new ArrayList<>();
    if (view.progress().phase() == Phase.ARRANGE
        && row.heart().card() instanceof Face.Up(Piece heart)) {
      return List.of(
          messages.format("said.heart", row.number(), ItemNames.name(heart)),
          messages.format("about.row", row.number(), row.meter()));
    }
    new ItemHelp(view, viewer)
        .explain(new TableItem.PoemRowItem(row.number()), List.of())
        .forEach(text -> lines.add(text.text()));
    List<String> poem = row.poem().stream().map(this::poem).toList();
    if (!poem.isEmpty()) {
      lines.add(messages.format("said.poem", Lists.joinWithAnd(poem), row.poemTotal()));
    }
    return lines;
  }

  private String poem(PoemCard poem) {
    String card = ItemNames.name(poem.card());
    return poem.used() ? messages.format("said.used", card) : card;
  }

  private List<String> refutedColors() {
    return view.poem().refutedColorSets().stream()
        .map(
            colors ->
                messages.format(
                    "said.refuted",
                    Lists.joinWithAnd(colors.toList().stream().map(ItemNames::name).toList())))
        .toList();
  }

  private List<String> ravens() {
    List<String> lines = new ArrayList<>();
    for (RavenStatus status : RavenStatus.values()) {
      List<String> matching =
          view.ravens().stream()
              .filter(raven -> raven.status() == status)
              .map(raven -> raven(raven, status))
              .toList();
      if (!matching.isEmpty()) {
        lines.add(messages.format("said.ravens." + status, Lists.joinWithAnd(matching)));
      }
    }
    for (RavenView raven : view.ravens()) {
      List<Piece> pieces = ItemNames.faceUp(raven.cardsBeneath());
      if (!pieces.isEmpty()) {
        lines.add(
            messages.format(
                "said.beneath." + readerSuffix(),
                ItemNames.name(raven.color()),
                ItemNames.numberedPieces(pieces)));
      }
    }
    if (view.threat() != RavenThreat.NONE) {
      lines.add(messages.format("draw.threat." + view.threat()));
    }
    return lines;
  }

  private String raven(RavenView raven, RavenStatus status) {
    return status == RavenStatus.STANDING
        ? messages.format("said.raven", ItemNames.name(raven.color()), raven.cardsBeneath().size())
        : ItemNames.name(raven.color());
  }

  private List<String> powers() {
    List<Card> powers = view.poem().powers();
    return powers.isEmpty()
        ? List.of()
        : List.of(
            messages.format(
                "said.powers",
                Lists.joinWithAnd(
                    powers.stream()
                        .map(
                            card ->
                                messages.format(
                                    "said.power",
                                    ItemNames.name(card.power()),
                                    ItemNames.poemCard(card)))
                        .toList())));
  }

  private List<String> pendingTake() {
    return view
        .pendingTake()
        .map(
            taking ->
                messages.format(
                    taking.chosenScoreCards().isEmpty() ? "said.taking" : "said.taking.with",
                    ItemNames.name(taking.card().card()),
                    taking.missingTotal(),
                    taking.chosenScoreCards()))
        .stream()
        .toList();
  }

  /** Returns the suffix of the keys of texts about cards that only Feth can see. */
  private String readerSuffix() {
    return viewer.equals(GameSeats.FETH) ? "you" : "other";
  }

  /** Describes a pile, with a number for each piece; empty if the pile is empty. */
  private List<String> numberedPieces(String key, List<Piece> pile) {
    return pile.isEmpty()
        ? List.of()
        : List.of(messages.format(key, ItemNames.numberedPieces(pile)));
  }

  private List<String> deck() {
    List<String> lines = new ArrayList<>();
    lines.add(messages.format("said.deck", view.piles().deckSize()));
    if (view.progress().phase() == Phase.DRAW && view.progress().safetyZone() > 0) {
      int zone = view.progress().safetyZone();
      lines.add(messages.format(zone == 1 ? "said.zone.1" : "said.zone", zone));
    }
    if (view.piles().destroyedCount() > 0) {
      lines.add(messages.format("said.destroyed", view.piles().destroyedCount()));
    }
    return lines;
  }

  private String card(Card card) {
    return messages.format(
        "about.card", Messages.capitalized(ItemNames.name(card)), ItemNames.name(card.power()));
  }
}
