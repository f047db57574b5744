package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Computes completions of input lines. */
public final class Completion {
  private Completion() {}

  /**
   * Returns the words that can come next.
   *
   * @param before the text of this command before the current word
   * @param prefix the part of the current word that has been typed; may be empty
   * @param legal the canonical texts of the legal commands
   */
  public static List<String> nextWords(String before, String prefix, List<String> legal) {
    return nextWords(before, prefix, legal, CommonCommand.WORDS);
  }

  /**
   * Returns the words that can come next, like {@link #nextWords(String, String, List)}, but with
   * other commands of the program.
   *
   * @param programCommands the commands of the program, each a line by itself
   */
  public static List<String> nextWords(
      String before, String prefix, List<String> legal, List<String> programCommands) {
    List<String> typedWords = words(before);
    String beginning = prefix.toLowerCase(Locale.ROOT);
    Stream<String> gameWords =
        legal.stream()
            .map(Completion::words)
            .filter(line -> line.size() > typedWords.size() && startsWith(line, typedWords))
            .map(line -> line.get(typedWords.size()));
    Stream<String> programWords = typedWords.isEmpty() ? programCommands.stream() : Stream.empty();
    return Stream.concat(gameWords, programWords)
        .filter(next -> next.startsWith(beginning))
        .distinct()
        .toList();
  }

  private static boolean startsWith(List<String> words, List<String> typedWords) {
    for (int i = 0; i < typedWords.size(); i++) {
      if (!words.get(i).startsWith(typedWords.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> words(String text) {
    String normalized = text.strip().toLowerCase(Locale.ROOT);
    return normalized.isEmpty() ? List.of() : Arrays.asList(normalized.split("\\s+"));
  }
}
