package lethe.app.lobby;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** A section of the lobby's menu, which the user of a full screen opens by typing its word. */
enum LobbySection {
  /** The menu itself. */
  MAIN,
  /** Matches against bots, and matches of one player. */
  PLAY,
  /** Matches against the next player who looks for one. */
  QUICK,
  /** Tables for friends. */
  MAKE,
  /** Matches of other users. */
  WATCH,
  /** Correspondence matches, in which players have days for each move. */
  WAITING,
  RULES;

  /** The pace of the correspondence matches that the menu offers. */
  private static final String PACE_ARGUMENT = "pace=3d";

  /** Returns the section that a word opens; empty if it opens none. */
  static Optional<LobbySection> byWord(String word) {
    return Arrays.stream(values()).filter(section -> section.word().equals(word)).findFirst();
  }

  /** Returns the word that opens the section, which is also its name in message keys. */
  String word() {
    return this == MAIN ? "menu" : name().toLowerCase(Locale.ROOT);
  }

  /** Returns the games that the section lists. */
  List<Title<?, ?, ?>> games() {
    return switch (this) {
      case MAIN, WATCH -> List.of();
      case PLAY, RULES -> Titles.ALL;
      case QUICK, MAKE, WAITING ->
          Titles.ALL.stream().filter(title -> title.seats().max() > 1).toList();
    };
  }

  /** Returns the commands that the section offers for a game, the most likely one first. */
  List<String> commands(Title<?, ?, ?> title) {
    Stream<String> lines =
        switch (this) {
          case MAIN, WATCH -> Stream.of();
          case PLAY -> Stream.of("play GAME", "rules GAME", "results GAME");
          case QUICK -> Stream.of("quick GAME");
          case MAKE ->
              Stream.of(Stream.of("make GAME"), largerTables(title), Stream.of("rules GAME"))
                  .flatMap(commands -> commands);
          case WAITING -> Stream.of("make GAME " + PACE_ARGUMENT);
          case RULES -> Stream.of("rules GAME", "results GAME", "leaders GAME");
        };
    return lines.map(line -> line.replace("GAME", title.id())).toList();
  }

  /** Returns the commands that create tables with more seats than by default. */
  private static Stream<String> largerTables(Title<?, ?, ?> title) {
    return IntStream.rangeClosed(title.seats().defaultCount() + 1, title.seats().max())
        .mapToObj(count -> "make GAME seats=" + count);
  }
}
