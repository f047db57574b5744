package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Space;

/** The words that name spaces in commands: their lanes, and the words of their printed names. */
final class SpaceNames {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private SpaceNames() {}

  /**
   * Returns a typed or printed word in the form used for comparison: lower-case letters, digits and
   * hyphens only.
   */
  static String normalize(String word) {
    StringBuilder normalizedText = new StringBuilder();
    for (char c : word.toLowerCase(Locale.ROOT).toCharArray()) {
      if (Character.isLetterOrDigit(c) || c == '-') {
        normalizedText.append(c);
      }
    }
    return normalizedText.toString();
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    for (String part : BLANKS.split(text, -1)) {
      String word = normalize(part);
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  /**
   * Returns whether every word of the text is a prefix of the lane or of a word of the space's
   * name; true for an empty text.
   */
  static boolean matches(Space space, String text) {
    List<String> names = new ArrayList<>(words(space.name()));
    names.add(space.lane().word());
    return words(text).stream()
        .allMatch(word -> names.stream().anyMatch(name -> name.startsWith(word)));
  }

  /** Returns whether a word is a prefix of the word for a lane; false if it is empty. */
  static boolean isLanePrefix(String word) {
    return !word.isEmpty() && Lane.ALL.stream().anyMatch(lane -> lane.word().startsWith(word));
  }

  /** Returns all words that can name a space of these boards. */
  static Set<String> allWords(List<Board> boards) {
    Set<String> words = new LinkedHashSet<>();
    for (Lane lane : Lane.ALL) {
      words.add(lane.word());
    }
    boards.forEach(board -> board.spaces().forEach(space -> words.addAll(words(space.name()))));
    return words;
  }
}
