package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.eurydice.TextBlock.Word;
import lethe.app.words.Lists;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.View;

/** The panel next to the map: the piles, the known information about them, and the current card. */
final class CardPanel {
  /** The parts, from top to bottom. */
  enum CardSection {
    HEAD,
    DECK,
    COUNT,
    SURE,
    HIDDEN,
    DISCARD,
    REMOVED,
    CARD,
    DOING
  }

  /** The levels of detail, most detailed first. */
  private enum Detail {
    WHOLE,
    BRIEF,
    LEAST
  }

  /** The parts that are shortened or omitted if space is short. */
  private static final List<CardSection> SHORTENED_SECTIONS =
      List.of(CardSection.HIDDEN, CardSection.CARD);

  /** The number of columns between the marks and the obols. */
  private static final int GAP = 2;

  /** The minimum width for cards to be drawn next to their label rather than below it. */
  private static final int MIN_COLUMNS_BESIDE_LABEL = 48;

  private final View view;
  private final Viewer viewer;
  private final int columns;
  private final Map<CardSection, TextBlock> parts = new EnumMap<>(CardSection.class);

  private CardPanel(View view, Viewer viewer, int columns) {
    this.view = view;
    this.viewer = viewer;
    this.columns = columns;
    for (CardSection part : CardSection.values()) {
      put(part, Detail.WHOLE);
    }
  }

  /**
   * Returns the parts to draw, with as much detail as fits into the given rows, which must be
   * sufficient for the minimum.
   */
  static Map<CardSection, TextBlock> in(View view, Viewer viewer, int columns, int rows) {
    CardPanel cards = new CardPanel(view, viewer, columns);
    for (Detail less : List.of(Detail.BRIEF, Detail.LEAST)) {
      if (rows(cards.parts) > rows) {
        SHORTENED_SECTIONS.forEach(part -> cards.put(part, less));
      }
    }
    return cards.parts;
  }

  /** Returns the number of rows that the parts need. */
  static int rows(Map<CardSection, TextBlock> parts) {
    return parts.values().stream().mapToInt(TextBlock::rows).sum();
  }

  /** Adds a part with the given detail, if there is anything to draw. */
  private void put(CardSection part, Detail detail) {
    TextBlock block = part(part, detail);
    if (block.rows() > 0) {
      parts.put(part, block);
    } else {
      parts.remove(part);
    }
  }

  private TextBlock part(CardSection part, Detail detail) {
    return switch (part) {
      case HEAD -> head();
      case DECK -> deck();
      case COUNT -> count();
      case SURE -> sure();
      case HIDDEN ->
          detail == Detail.LEAST || isOpen() ? TextBlock.NONE : tally("draw.hidden", view.hidden());
      case DISCARD -> discard();
      case REMOVED -> removed();
      case CARD -> card(detail);
      case DOING -> doing();
    };
  }

  private TextBlock head() {
    int number = view.board().number();
    String marks = "x".repeat(view.marks()) + ".".repeat(Math.max(0, 3 - view.marks()));
    String where = number <= 3 ? MESSAGES.format("draw.board." + number) : "";
    String title = MESSAGES.format("draw.title", number, view.boards());
    String spades = MESSAGES.format("draw.spades", marks);
    String obols = MESSAGES.format("draw.obols", view.obols());
    TextBlock.Builder head = new TextBlock.Builder(columns).word(title, Style.BRIGHT);
    int state = spades.length() + GAP + obols.length();
    if (columns > title.length() + where.length() + state + GAP) {
      head.gap(1).word(where, Style.PLAIN);
    }
    if (columns > title.length() + state + GAP) {
      head.upTo(state);
    } else {
      head.line();
    }
    return head.item(spades, view.marks() > 0 ? ItemNames.DANGER : Style.PLAIN)
        .gap(GAP)
        .item(obols, view.obols() > 0 ? MapDrawing.ORPHEUS : Style.PLAIN)
        .block();
  }

  private boolean isOpen() {
    return view.ending().isPresent();
  }

  /** Returns the deck in order; after the end of the match, grouped by suit. */
  private TextBlock deck() {
    List<Word> cards = view.deck().stream().map(CardPanel::card).toList();
    if (isOpen()) {
      cards = cards.stream().sorted((one, other) -> order(one) - order(other)).toList();
    }
    TextBlock.Builder deck =
        new TextBlock.Builder(columns)
            .word(MESSAGES.format("draw.deck", cards.size()), Style.PLAIN)
            .gap(1)
            .item(MESSAGES.format("draw.removed", view.removed().size()), Style.PLAIN);
    return pile(deck, cards);
  }

  private static int order(Word card) {
    return "♥♣J♠♦".indexOf(card.words());
  }

  private TextBlock pile(String label, List<Word> cards) {
    return pile(new TextBlock.Builder(columns).word(label, Style.PLAIN), cards);
  }

  /** Adds cards after their label, or below it in narrow windows. */
  private TextBlock pile(TextBlock.Builder block, List<Word> cards) {
    if (columns < MIN_COLUMNS_BESIDE_LABEL && !cards.isEmpty()) {
      block.line();
    }
    cards.forEach(card -> block.gap(1).item(card.words(), card.style()));
    return block.block();
  }

  private static Word card(Face face) {
    return new Word(
        ItemNames.sign(face), face.knownSuit().map(ItemNames::style).orElse(Style.PLAIN));
  }

  /** Returns the result of the final count. */
  private TextBlock count() {
    if (view.ending().filter(ending -> ending != Ending.GONE).isEmpty()) {
      return TextBlock.NONE;
    }
    SuitCounts deck = view.counted();
    String hearts = ItemNames.hearts(deck.hearts());
    String clubs = ItemNames.clubs(deck.clubs(), deck.jokers());
    return text(Text.bright(MESSAGES.format("draw.counted", hearts, clubs)));
  }

  private TextBlock sure() {
    return viewer instanceof Seat && !isOpen()
        ? tally("draw.sure", view.certainCounts())
        : TextBlock.NONE;
  }

  private TextBlock tally(String key, SuitCounts tally) {
    TextBlock.Builder block =
        new TextBlock.Builder(columns).word(MESSAGES.format(key), Style.FAINT);
    List<Suit> suits = Suit.ALL.stream().filter(suit -> tally.count(suit) > 0).toList();
    suits.forEach(
        suit -> block.gap(1).word(tally.count(suit) + ItemNames.sign(suit), ItemNames.style(suit)));
    return suits.isEmpty()
        ? block.gap(1).word(MESSAGES.format("draw.none"), Style.PLAIN).block()
        : block.block();
  }

  /** Returns the discard area with numbers; an asterisk marks chosen cards. */
  private TextBlock discard() {
    List<Word> cards = new ArrayList<>();
    for (int i = 0; i < view.discard().size(); i++) {
      Word card = card(view.discard().get(i));
      boolean chosen = view.picks().contains(i + 1);
      cards.add(
          new Word(
              (i + 1) + ":" + card.words() + (chosen ? "*" : ""),
              chosen ? MapDrawing.ORPHEUS : card.style()));
    }
    String label =
        MESSAGES.format(cards.isEmpty() ? "draw.no-discard" : "draw.discard", cards.size());
    return pile(label, cards);
  }

  /** Returns the removed cards once they are face up. */
  private TextBlock removed() {
    List<Word> cards =
        view.removed().stream().filter(Face.Up.class::isInstance).map(CardPanel::card).toList();
    return cards.isEmpty()
        ? TextBlock.NONE
        : pile(MESSAGES.format("draw.removed.open", cards.size()), cards);
  }

  /** Returns the current card, with its text if it fits. */
  private TextBlock card(Detail detail) {
    Optional<SpecialCard> card = view.card();
    if (card.isEmpty()) {
      return detail == Detail.LEAST
          ? TextBlock.NONE
          : text(Text.faint(MESSAGES.format("draw.no-card")));
    }
    SpecialCard special = card.get();
    String words =
        switch (detail) {
          case WHOLE -> withText(special, special.text());
          case BRIEF ->
              withText(
                  special,
                  MESSAGES.format("effect." + ItemNames.lower(special.effect()), special.value()));
          case LEAST -> special.name();
        };
    return text(Text.plain(words));
  }

  private String withText(SpecialCard card, String text) {
    return MESSAGES.format("draw.card", card.name(), text) + uses(card);
  }

  private TextBlock text(Text text) {
    return new TextBlock.Builder(columns).text(text).block();
  }

  /** Returns the text about the remaining uses of the current card, if they are limited. */
  private String uses(SpecialCard card) {
    return view.uses() > 0 && card.value() > 1 ? MESSAGES.format("draw.uses", view.uses()) : "";
  }

  /** Returns the cards being looked at or chosen; chosen discards are marked in place. */
  private TextBlock doing() {
    if (!view.held().isEmpty()) {
      return pile(MESSAGES.format("draw.held"), view.held().stream().map(CardPanel::card).toList());
    }
    List<String> picks = new ArrayList<>();
    picked("draw.pick.deck", 0, picks);
    picked("draw.pick.removed", -1, picks);
    return picks.isEmpty()
        ? TextBlock.NONE
        : text(Text.bright(MESSAGES.format("draw.chosen", Lists.and(picks))));
  }

  private void picked(String key, int pick, List<String> picks) {
    int cards = Collections.frequency(view.picks(), pick);
    if (cards > 0) {
      picks.add(MESSAGES.format(key, cards));
    }
  }
}
