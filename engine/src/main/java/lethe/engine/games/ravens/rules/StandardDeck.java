package lethe.engine.games.ravens.rules;

import lethe.engine.core.Validated;

/** The memory cards of the standard deck. */
final class StandardDeck {
  private static final String TABLE =
      """
      color number quadrants power
      red 1 .#/.. sever
      red 1 #./.. sever
      red 2 .#/#. sever
      red 2 #./.# sever
      red 3 .#/.# blaze
      red 4 #./## blaze
      red 5 ##/#. blaze
      blue 1 ../.# sink
      blue 1 ../#. sink
      blue 2 ../## sink
      blue 2 .#/#. sink
      blue 3 #./#. drift
      blue 4 .#/## drift
      blue 5 ##/.# drift
      green 1 ../.# seed
      green 1 .#/.. seed
      green 2 ##/.. seed
      green 2 #./#. seed
      green 3 ../## bloom
      green 4 ##/#. bloom
      green 5 #./## bloom
      yellow 1 .#/.. glimmer
      yellow 1 #./.. glimmer
      yellow 2 .#/#. glimmer
      yellow 2 .#/.# glimmer
      yellow 3 ##/.. dawn
      yellow 4 .#/## dawn
      yellow 5 #./## dawn
      purple 1 ../#. whisper
      purple 1 ../.# whisper
      purple 2 #./#. whisper
      purple 2 ##/.. whisper
      purple 3 #./.# requiem
      purple 4 ##/.# requiem
      purple 5 .#/## requiem
      """
          .replace(' ', '\t');

  static final MemoryDeck MEMORIES = parseTable();

  private StandardDeck() {}

  private static MemoryDeck parseTable() {
    return switch (DeckParser.parse(TABLE)) {
      case Validated.Valid<MemoryDeck>(MemoryDeck memories) -> memories;
      case Validated.Invalid<MemoryDeck> faulty -> throw new IllegalStateException("" + faulty);
    };
  }
}
