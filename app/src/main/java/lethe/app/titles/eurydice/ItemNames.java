package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;
import lethe.app.text.Lists;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;

/** The names of items in texts and drawings. */
final class ItemNames {
  static final Style DANGER = Style.of(Ink.PURPLE).bolded();

  private ItemNames() {}

  static String name(Suit suit) {
    return MESSAGES.format("suit." + lowerCaseName(suit));
  }

  /**
   * Returns the sign of a card in a drawing: plain if the card is face up, in parentheses if it is
   * remembered, and a question mark if it is unknown.
   */
  static String sign(Face face) {
    return switch (face) {
      case Face.Up(Suit suit) -> sign(suit);
      case Face.Remembered(Suit suit) -> "(" + sign(suit) + ")";
      case Face.Down() -> "?";
    };
  }

  static String sign(Suit suit) {
    return switch (suit) {
      case HEART -> "♥";
      case CLUB -> "♣";
      case SPADE -> "♠";
      case DIAMOND -> "♦";
      case JOKER -> "J";
    };
  }

  static Style style(Suit suit) {
    return switch (suit) {
      case HEART -> Style.of(Ink.RED).bolded();
      case CLUB, JOKER -> Style.of(Ink.GREEN);
      case SPADE -> DANGER;
      case DIAMOND -> Style.of(Ink.BLUE);
    };
  }

  /**
   * Returns the style of a symbol. Its color distinguishes perils, looks, moves of cards, effects
   * related to diamonds, and other effects.
   */
  static Style style(Symbol.Kind kind, boolean isBold) {
    Ink ink =
        switch (kind) {
          case PERIL, STEEP -> Ink.RED;
          case GLANCE, SURVEY -> Ink.BLUE;
          case RETURN, REMOVE, EXCHANGE -> Ink.GREEN;
          case SONG, HYMN -> Ink.PURPLE;
          case OBOL, FAREWELL -> Ink.YELLOW;
        };
    return isBold ? Style.of(ink).bolded() : Style.of(ink);
  }

  static String symbols(List<Symbol> symbols) {
    return String.join(", ", symbols.stream().map(Symbol::label).toList());
  }

  /** Returns the effect of a symbol, with its number. */
  static String description(Symbol symbol) {
    return MESSAGES.format("symbol." + lowerCaseName(symbol.kind()), symbol.value());
  }

  static String hearts(int hearts) {
    return MESSAGES.format("count.heart", hearts);
  }

  /** Returns a phrase such as {@code 5 clubs and 1 joker}. */
  static String clubs(int clubs, int jokers) {
    String clubText = MESSAGES.format("count.club", clubs);
    return jokers == 0
        ? clubText
        : Lists.joinWithAnd(List.of(clubText, MESSAGES.format("count.joker", jokers)));
  }

  /** Returns a phrase such as {@code 5 hearts, 1 club and 2 spades}. */
  static String cards(List<Suit> cards) {
    List<String> counts =
        Suit.ALL.stream()
            .filter(cards::contains)
            .map(
                suit ->
                    MESSAGES.format(
                        "count." + lowerCaseName(suit), Collections.frequency(cards, suit)))
            .toList();
    return counts.isEmpty() ? MESSAGES.format("draw.none") : Lists.joinWithAnd(counts);
  }

  /** Returns the effect of a symbol in a few words, with its number. */
  static String brief(Symbol symbol) {
    return MESSAGES.format("reach." + lowerCaseName(symbol.kind()), symbol.value());
  }

  static String legend(Symbol.Kind kind) {
    return MESSAGES.format("legend." + lowerCaseName(kind));
  }

  static String numbers(List<Integer> numbers) {
    return Lists.joinWithAnd(numbers.stream().map(String::valueOf).toList());
  }

  static String lowerCaseName(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
