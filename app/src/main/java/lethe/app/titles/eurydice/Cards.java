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
import lethe.app.titles.eurydice.Block.Word;
import lethe.app.words.Lists;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.View;

/** Everything beside the map: the piles, what is known about them, and the current card. */
final class Cards {
  /** The parts, from top to bottom. */
  enum Part {
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

  /** The levels of detail, from everything to less and less. */
  private enum Detail {
    WHOLE,
    BRIEF,
    LEAST
  }

  /** The parts that are shortened or left out if there is less room. */
  private static final List<Part> SHORTENED = List.of(Part.HIDDEN, Part.CARD);

  /** The number of columns between the marks and the obols. */
  private static final int GAP = 2;

  /** Below this width, cards are drawn below their label. */
  private static final int NARROW = 48;

  private final View view;
  private final Viewer viewer;
  private final int columns;
  private final Map<Part, Block> parts = new EnumMap<>(Part.class);

  private Cards(View view, Viewer viewer, int columns) {
    this.view = view;
    this.viewer = viewer;
    this.columns = columns;
    for (Part part : Part.values()) {
      put(part, Detail.WHOLE);
    }
  }

  /**
   * Returns the parts to draw, with as much detail as the given rows allow, provided that they hold
   * the minimum.
   */
  static Map<Part, Block> in(View view, Viewer viewer, int columns, int rows) {
    Cards cards = new Cards(view, viewer, columns);
    for (Detail less : List.of(Detail.BRIEF, Detail.LEAST)) {
      if (rows(cards.parts) > rows) {
        SHORTENED.forEach(part -> cards.put(part, less));
      }
    }
    return cards.parts;
  }

  /** Returns the number of rows that the parts need. */
  static int rows(Map<Part, Block> parts) {
    return parts.values().stream().mapToInt(Block::rows).sum();
  }

  /** Adds a part with the given detail, if there is anything to draw. */
  private void put(Part part, Detail detail) {
    Block block = part(part, detail);
    if (block.rows() > 0) {
      parts.put(part, block);
    } else {
      parts.remove(part);
    }
  }

  private Block part(Part part, Detail detail) {
    return switch (part) {
      case HEAD -> head();
      case DECK -> deck();
      case COUNT -> count();
      case SURE -> sure();
      case HIDDEN ->
          detail == Detail.LEAST || isOpen() ? Block.NONE : tally("draw.hidden", view.hidden());
      case DISCARD -> discard();
      case REMOVED -> removed();
      case CARD -> card(detail);
      case DOING -> doing();
    };
  }

  private Block head() {
    int number = view.board().number();
    String marks = "x".repeat(view.marks()) + ".".repeat(Math.max(0, 3 - view.marks()));
    String where = number <= 3 ? MESSAGES.format("draw.board." + number) : "";
    String title = MESSAGES.format("draw.title", number, view.boards());
    String spades = MESSAGES.format("draw.spades", marks);
    String obols = MESSAGES.format("draw.obols", view.obols());
    Block.Builder head = new Block.Builder(columns).word(title, Style.BRIGHT);
    int state = spades.length() + GAP + obols.length();
    if (columns > title.length() + where.length() + state + GAP) {
      head.gap(1).word(where, Style.PLAIN);
    }
    if (columns > title.length() + state + GAP) {
      head.upTo(state);
    } else {
      head.line();
    }
    return head.thing(spades, view.marks() > 0 ? Words.DANGER : Style.PLAIN)
        .gap(GAP)
        .thing(obols, view.obols() > 0 ? Track.HE : Style.PLAIN)
        .block();
  }

  private boolean isOpen() {
    return view.ending().isPresent();
  }

  /** Returns the deck in order; after the end of the match, grouped by suit. */
  private Block deck() {
    List<Word> cards = view.deck().stream().map(Cards::card).toList();
    if (isOpen()) {
      cards = cards.stream().sorted((one, other) -> order(one) - order(other)).toList();
    }
    Block.Builder deck =
        new Block.Builder(columns)
            .word(MESSAGES.format("draw.deck", cards.size()), Style.PLAIN)
            .gap(1)
            .thing(MESSAGES.format("draw.removed", view.removed().size()), Style.PLAIN);
    return pile(deck, cards);
  }

  private static int order(Word card) {
    return "♥♣J♠♦".indexOf(card.words());
  }

  private Block pile(String label, List<Word> cards) {
    return pile(new Block.Builder(columns).word(label, Style.PLAIN), cards);
  }

  /** Adds cards after their label, or below it in narrow windows. */
  private Block pile(Block.Builder block, List<Word> cards) {
    if (columns < NARROW && !cards.isEmpty()) {
      block.line();
    }
    cards.forEach(card -> block.gap(1).thing(card.words(), card.style()));
    return block.block();
  }

  private static Word card(Face face) {
    return new Word(Words.sign(face), face.seen().map(Words::style).orElse(Style.PLAIN));
  }

  /** Returns the result of the final count. */
  private Block count() {
    if (view.ending().filter(ending -> ending != Ending.GONE).isEmpty()) {
      return Block.NONE;
    }
    Tally deck = view.counted();
    String hearts = Words.hearts(deck.hearts());
    String clubs = Words.clubs(deck.clubs(), deck.jokers());
    return text(Text.bright(MESSAGES.format("draw.counted", hearts, clubs)));
  }

  private Block sure() {
    return viewer instanceof Seat && !isOpen() ? tally("draw.sure", view.certain()) : Block.NONE;
  }

  private Block tally(String key, Tally tally) {
    Block.Builder block = new Block.Builder(columns).word(MESSAGES.format(key), Style.FAINT);
    List<Suit> suits = Suit.ALL.stream().filter(suit -> tally.of(suit) > 0).toList();
    suits.forEach(suit -> block.gap(1).word(tally.of(suit) + Words.sign(suit), Words.style(suit)));
    return suits.isEmpty()
        ? block.gap(1).word(MESSAGES.format("draw.none"), Style.PLAIN).block()
        : block.block();
  }

  /** Returns the discard area with numbers; an asterisk marks chosen cards. */
  private Block discard() {
    List<Word> cards = new ArrayList<>();
    for (int i = 0; i < view.discard().size(); i++) {
      Word card = card(view.discard().get(i));
      boolean chosen = view.picks().contains(i + 1);
      cards.add(
          new Word(
              (i + 1) + ":" + card.words() + (chosen ? "*" : ""),
              chosen ? Track.HE : card.style()));
    }
    String label =
        MESSAGES.format(cards.isEmpty() ? "draw.no-discard" : "draw.discard", cards.size());
    return pile(label, cards);
  }

  /** Returns the removed cards once they are face up. */
  private Block removed() {
    List<Word> cards =
        view.removed().stream().filter(Face.Up.class::isInstance).map(Cards::card).toList();
    return cards.isEmpty()
        ? Block.NONE
        : pile(MESSAGES.format("draw.removed.open", cards.size()), cards);
  }

  /** Returns the current card, with its text if there is room. */
  private Block card(Detail detail) {
    Optional<Special> card = view.card();
    if (card.isEmpty()) {
      return detail == Detail.LEAST
          ? Block.NONE
          : text(Text.faint(MESSAGES.format("draw.no-card")));
    }
    Special special = card.get();
    String words =
        switch (detail) {
          case WHOLE -> whole(special, special.text());
          case BRIEF ->
              whole(
                  special,
                  MESSAGES.format("effect." + Words.lower(special.effect()), special.value()));
          case LEAST -> special.name();
        };
    return text(Text.plain(words));
  }

  private String whole(Special card, String text) {
    return MESSAGES.format("draw.card", card.name(), text) + uses(card);
  }

  private Block text(Text text) {
    return new Block.Builder(columns).text(text).block();
  }

  /** Returns how often the current card can still be used, if its use is limited. */
  private String uses(Special card) {
    return view.uses() > 0 && card.value() > 1 ? MESSAGES.format("draw.uses", view.uses()) : "";
  }

  /** Returns the cards being looked at or chosen; chosen discards are marked in place. */
  private Block doing() {
    if (!view.held().isEmpty()) {
      return pile(MESSAGES.format("draw.held"), view.held().stream().map(Cards::card).toList());
    }
    List<String> picks = new ArrayList<>();
    picked("draw.pick.deck", 0, picks);
    picked("draw.pick.removed", -1, picks);
    return picks.isEmpty()
        ? Block.NONE
        : text(Text.bright(MESSAGES.format("draw.chosen", Lists.and(picks))));
  }

  private void picked(String key, int pick, List<String> picks) {
    int cards = Collections.frequency(view.picks(), pick);
    if (cards > 0) {
      picks.add(MESSAGES.format(key, cards));
    }
  }
}
