package lethe.app.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with gaps for arguments, parsed once.
 *
 * @param words the text before each gap and after the last
 */
record Sentence(List<String> words, List<Gap> gaps) {
  private static final Pattern GAP = Pattern.compile("\\{(\\d)(?::([^|{}]*)\\|([^|{}]*))?}");

  /**
   * A gap.
   *
   * @param number the number of its argument, from 0
   * @param one the text if the argument is 1 or a list of one item; null if the argument itself is
   *     shown
   * @param many the text otherwise; null if the argument itself is shown
   * @param written the text of the gap, which is shown if the argument is missing
   */
  record Gap(int number, @Nullable String one, @Nullable String many, String written) {
    private String filled(List<Object> facts, Function<Object, String> named) {
      if (number >= facts.size()) {
        return written;
      }
      Object fact = facts.get(number);
      return one == null || many == null ? named.apply(fact) : isOne(fact) ? one : many;
    }

    private static boolean isOne(Object fact) {
      return fact instanceof List<?> several ? several.size() == 1 : fact.toString().equals("1");
    }
  }

  static Sentence of(String written) {
    if (written.indexOf('{') < 0) {
      return new Sentence(List.of(written), List.of());
    }
    List<String> words = new ArrayList<>();
    List<Gap> gaps = new ArrayList<>();
    Matcher gap = GAP.matcher(written);
    int done = 0;
    while (gap.find()) {
      words.add(written.substring(done, gap.start()));
      gaps.add(new Gap(Integer.parseInt(gap.group(1)), gap.group(2), gap.group(3), gap.group()));
      done = gap.end();
    }
    words.add(written.substring(done));
    return new Sentence(words, gaps);
  }

  /**
   * Returns the sentence with its gaps filled.
   *
   * @param named converts an argument to text
   */
  String said(List<Object> facts, Function<Object, String> named) {
    if (gaps.isEmpty()) {
      return words.getFirst();
    }
    StringBuilder said = new StringBuilder(words.getFirst());
    for (int i = 0; i < gaps.size(); i++) {
      said.append(gaps.get(i).filled(facts, named)).append(words.get(i + 1));
    }
    return said.toString();
  }
}
