package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.View;

/**
 * The panel next to the map, or below it in small windows: the piles, the known information about
 * them, and the current card.
 */
final class CardPanel {
  /** The sections, from top to bottom. */
  enum CardSection {
    HEAD,
    DECK,
    COUNT,
    CERTAIN,
    HIDDEN,
    DISCARD,
    REMOVED,
    CARD,
    CHOICE
  }

  /** The levels of detail, most detailed first. */
  private enum Detail {
    FULL,
    SHORT,
    MINIMAL
  }

  /** The sections that are shortened or omitted if space is short. */
  private static final List<CardSection> SHORTENED_SECTIONS =
      List.of(CardSection.HIDDEN, CardSection.CARD);

  /** The number of columns before the marks and before the obols. */
  private static final int STATE_GAP = 2;

  /** The minimum width for cards to be drawn next to their label rather than below it. */
  private static final int MIN_COLUMNS_BESIDE_LABEL = 48;

  private final View view;
  private final Viewer viewer;
  private final int columns;
  private final Map<CardSection, TextBlock> sections = new EnumMap<>(CardSection.class);

  private CardPanel(View view, Viewer viewer, int columns) {
    this.view = view;
    this.viewer = viewer;
    this.columns = columns;
    for (CardSection section : CardSection.values()) {
      updateSection(section, Detail.FULL);
    }
  }

  /**
   * Returns the sections that are not empty, with as much detail as fits into the given number of
   * rows. If not even the minimum of detail fits, the sections take more rows.
   */
  static Map<CardSection, TextBlock> fittingSections(
      View view, Viewer viewer, int columns, int rows) {
    CardPanel panel = new CardPanel(view, viewer, columns);
    for (Detail detail : List.of(Detail.SHORT, Detail.MINIMAL)) {
      if (rows(panel.sections) > rows) {
        for (CardSection section : SHORTENED_SECTIONS) {
          panel.updateSection(section, detail);
        }
      }
    }
    return panel.sections;
  }

  /** Returns the number of rows that the sections need. */
  static int rows(Map<CardSection, TextBlock> sections) {
    return sections.values().stream().mapToInt(TextBlock::rows).sum();
  }

  /** Sets a section in the given detail, or removes it if it is empty. */
  private void updateSection(CardSection section, Detail detail) {
    TextBlock block = section(section, detail);
    if (block.rows() > 0) {
      sections.put(section, block);
    } else {
      sections.remove(section);
    }
  }

  private TextBlock section(CardSection section, Detail detail) {
    return switch (section) {
      case HEAD -> heading();
      case DECK -> deck();
      case COUNT -> finalCount();
      case CERTAIN -> certainCards();
      case HIDDEN ->
          detail == Detail.MINIMAL || isOver()
              ? TextBlock.NONE
              : countLine("draw.hidden", view.faceDownCounts());
      case DISCARD -> discardPile();
      case REMOVED -> removedCards();
      case CARD -> currentCard(detail);
      case CHOICE -> choice();
    };
  }

  private TextBlock heading() {
    int number = view.board().number();
    String marks = "x".repeat(view.marks()) + ".".repeat(Math.max(0, 3 - view.marks()));
    String boardName = number <= 3 ? MESSAGES.format("draw.board." + number) : "";
    String title = MESSAGES.format("draw.title", number, view.boards());
    String spades = MESSAGES.format("draw.spades", marks);
    String obols = MESSAGES.format("draw.obols", view.obols());
    TextBlock.Builder builder = new TextBlock.Builder(columns).add(title, Style.BRIGHT);
    int stateColumns = spades.length() + STATE_GAP + obols.length();
    if (columns > title.length() + boardName.length() + stateColumns + STATE_GAP) {
      builder.gap(1).add(boardName, Style.PLAIN);
    }
    if (columns > title.length() + stateColumns + STATE_GAP) {
      builder.alignRight(stateColumns);
    } else {
      builder.newLine();
    }
    return builder
        .addItem(new Text(spades, view.marks() > 0 ? ItemNames.DANGER : Style.PLAIN))
        .gap(STATE_GAP)
        .addItem(new Text(obols, view.obols() > 0 ? MapDrawing.HIGHLIGHT : Style.PLAIN))
        .block();
  }

  private boolean isOver() {
    return view.ending().isPresent();
  }

  /** Returns the deck in order; after the end of the match, grouped by suit. */
  private TextBlock deck() {
    List<Text> cards = view.deck().stream().map(CardPanel::card).toList();
    if (isOver()) {
      cards = cards.stream().sorted(Comparator.comparingInt(CardPanel::suitOrder)).toList();
    }
    TextBlock.Builder builder =
        new TextBlock.Builder(columns)
            .add(MESSAGES.format("draw.deck", cards.size()), Style.PLAIN)
            .gap(1)
            .addItem(Text.plain(MESSAGES.format("draw.removed", view.removed().size())));
    return pile(builder, cards);
  }

  private static int suitOrder(Text card) {
    return "♥♣J♠♦".indexOf(card.text());
  }

  private TextBlock pile(String label, List<Text> cards) {
    return pile(new TextBlock.Builder(columns).add(label, Style.PLAIN), cards);
  }

  /** Adds cards after their label, or below it in narrow windows. */
  private TextBlock pile(TextBlock.Builder block, List<Text> cards) {
    if (columns < MIN_COLUMNS_BESIDE_LABEL && !cards.isEmpty()) {
      block.newLine();
    }
    cards.forEach(card -> block.gap(1).addItem(card));
    return block.block();
  }

  private static Text card(Face face) {
    return new Text(
        ItemNames.sign(face), face.knownSuit().map(ItemNames::style).orElse(Style.PLAIN));
  }

  /** Returns the result of the final count; {@link TextBlock#NONE} if nothing has been counted. */
  private TextBlock finalCount() {
    if (view.ending().filter(ending -> ending != Ending.GONE).isEmpty()) {
      return TextBlock.NONE;
    }
    SuitCounts deck = view.deckCounts();
    String hearts = ItemNames.hearts(deck.hearts());
    String clubs = ItemNames.clubs(deck.clubs(), deck.jokers());
    return wrapped(Text.bright(MESSAGES.format("draw.counted", hearts, clubs)));
  }

  private TextBlock certainCards() {
    return viewer instanceof Seat && !isOver()
        ? countLine("draw.sure", view.certainDeckCounts())
        : TextBlock.NONE;
  }

  private TextBlock countLine(String key, SuitCounts counts) {
    TextBlock.Builder block = new TextBlock.Builder(columns).add(MESSAGES.format(key), Style.FAINT);
    List<Suit> suits = Suit.ALL.stream().filter(suit -> counts.count(suit) > 0).toList();
    suits.forEach(
        suit -> block.gap(1).add(counts.count(suit) + ItemNames.sign(suit), ItemNames.style(suit)));
    return suits.isEmpty()
        ? block.gap(1).add(MESSAGES.format("draw.none"), Style.PLAIN).block()
        : block.block();
  }

  /** Returns the discard area with numbers; an asterisk marks chosen cards. */
  private TextBlock discardPile() {
    List<Text> cards = new ArrayList<>();
    for (int i = 0; i < view.discard().size(); i++) {
      Text card = card(view.discard().get(i));
      boolean isChosen = view.picks().contains(i + 1);
      cards.add(
          new Text(
              (i + 1) + ":" + card.text() + (isChosen ? "*" : ""),
              isChosen ? MapDrawing.HIGHLIGHT : card.style()));
    }
    String label =
        MESSAGES.format(cards.isEmpty() ? "draw.no-discard" : "draw.discard", cards.size());
    return pile(label, cards);
  }

  /** Returns the removed cards once they are face up. */
  private TextBlock removedCards() {
    List<Text> cards =
        view.removed().stream().filter(Face.Up.class::isInstance).map(CardPanel::card).toList();
    return cards.isEmpty()
        ? TextBlock.NONE
        : pile(MESSAGES.format("draw.removed.open", cards.size()), cards);
  }

  /** Returns the current card, with its text if it fits. */
  private TextBlock currentCard(Detail detail) {
    Optional<SpecialCard> card = view.card();
    if (card.isEmpty()) {
      return detail == Detail.MINIMAL
          ? TextBlock.NONE
          : wrapped(Text.faint(MESSAGES.format("draw.no-card")));
    }
    SpecialCard special = card.get();
    String text =
        switch (detail) {
          case FULL -> withText(special, special.text());
          case SHORT ->
              withText(
                  special,
                  MESSAGES.format(
                      "effect." + ItemNames.lowerCaseName(special.effect()), special.value()));
          case MINIMAL -> special.name();
        };
    return wrapped(Text.plain(text));
  }

  private String withText(SpecialCard card, String text) {
    return MESSAGES.format("draw.card", card.name(), text) + usesText(card);
  }

  private TextBlock wrapped(Text text) {
    return new TextBlock.Builder(columns).addWrapped(text).block();
  }

  /** Returns the text about the remaining uses of the current card, if they are limited. */
  private String usesText(SpecialCard card) {
    return view.usesLeft() > 0 && card.value() > 1
        ? MESSAGES.format("draw.uses", view.usesLeft())
        : "";
  }

  /** Returns the cards being looked at or chosen; chosen discards are marked in place. */
  private TextBlock choice() {
    if (!view.heldCards().isEmpty()) {
      return pile(
          MESSAGES.format("draw.held"), view.heldCards().stream().map(CardPanel::card).toList());
    }
    List<String> picks = new ArrayList<>();
    addPick("draw.pick.deck", 0, picks);
    addPick("draw.pick.removed", -1, picks);
    return picks.isEmpty()
        ? TextBlock.NONE
        : wrapped(Text.bright(MESSAGES.format("draw.chosen", Lists.joinWithAnd(picks))));
  }

  private void addPick(String key, int pick, List<String> picks) {
    int cards = Collections.frequency(view.picks(), pick);
    if (cards > 0) {
      picks.add(MESSAGES.format(key, cards));
    }
  }
}
