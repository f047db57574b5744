package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Completes input lines with the legal commands of the seat. */
public final class Completion {
  private Completion() {}

  /**
   * Returns the words that can come next.
   *
   * @param before the text before the current word, within this command
   * @param word the part of the current word that has been typed; may be empty
   * @param legal the canonical texts of the legal commands
   */
  public static List<String> next(String before, String word, List<String> legal) {
    return next(before, word, legal, CommonCommand.WORDS);
  }

  /**
   * Like {@link #next(String, String, List)}, with further words that can stand alone on a line.
   *
   * @param words the further words
   */
  public static List<String> next(
      String before, String word, List<String> legal, List<String> words) {
    List<String> typed = words(before);
    String beginning = word.toLowerCase(Locale.ROOT);
    Stream<String> own =
        legal.stream()
            .map(Completion::words)
            .filter(line -> line.size() > typed.size() && startsWith(line, typed))
            .map(line -> line.get(typed.size()));
    Stream<String> metas = typed.isEmpty() ? words.stream() : Stream.empty();
    return Stream.concat(own, metas).filter(next -> next.startsWith(beginning)).distinct().toList();
  }

  private static boolean startsWith(List<String> words, List<String> typed) {
    for (int i = 0; i < typed.size(); i++) {
      if (!words.get(i).startsWith(typed.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> words(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    return said.isEmpty() ? List.of() : Arrays.asList(said.split("\\s+"));
  }
}
