package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.engine.core.CommandGroup;
import lethe.engine.core.CommandGroup.ChoiceSlot;

/** Lists the legal commands compactly. */
final class LegalCommandsText {
  /** The minimum number of consecutive numbers that is printed as a range. */
  private static final int MIN_RANGE = 5;

  private LegalCommandsText() {}

  /** Returns one line per command or group of commands. */
  static List<Text> lines(List<CommandGroup> groups) {
    List<String> single =
        groups.stream().filter(CommandGroup::isSingle).map(LegalCommandsText::format).toList();
    List<CommandGroup> others = groups.stream().filter(group -> !group.isSingle()).toList();
    if (others.isEmpty()) {
      return List.of(Text.plain(MESSAGES.format("moves", single)));
    }
    boolean optional =
        others.stream().flatMap(group -> group.slots().stream()).anyMatch(ChoiceSlot::optional);
    List<Text> lines = new ArrayList<>();
    lines.add(Text.plain(MESSAGES.format(optional ? "moves.optional" : "moves.grouped")));
    others.forEach(group -> lines.add(Text.plain("  " + format(group))));
    if (!single.isEmpty()) {
      lines.add(Text.plain("  " + String.join(", ", single)));
    }
    return lines;
  }

  private static String format(CommandGroup group) {
    String line =
        Stream.concat(group.words().stream(), group.slots().stream().map(LegalCommandsText::format))
            .collect(Collectors.joining(" "));
    return group.anyOrder() ? MESSAGES.format("moves.any-order", line) : line;
  }

  private static String format(ChoiceSlot gap) {
    List<String> all = Stream.concat(gap.defaultText().stream(), gap.choices().stream()).toList();
    String choices = String.join(" ", ranges(all));
    String lead = gap.filler().isEmpty() ? "" : gap.filler() + " ";
    if (gap.optional()) {
      return "[" + lead + choices + "]";
    }
    return lead + (gap.choices().size() == 1 ? choices : "(" + choices + ")");
  }

  /** Replaces consecutive numbers with ranges such as {@code 3..9}. */
  private static List<String> ranges(List<String> choices) {
    List<String> written = new ArrayList<>();
    int at = 0;
    while (at < choices.size()) {
      int end = at + 1;
      while (end < choices.size() && follows(choices.get(end - 1), choices.get(end))) {
        end++;
      }
      if (end - at >= MIN_RANGE) {
        written.add(choices.get(at) + ".." + choices.get(end - 1));
      } else {
        written.addAll(choices.subList(at, end));
      }
      at = end;
    }
    return written;
  }

  private static boolean follows(String number, String next) {
    return number.matches("\\d{1,4}")
        && next.matches("\\d{1,4}")
        && Integer.parseInt(next) == Integer.parseInt(number) + 1;
  }
}
