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
  /** The minimum length of a run of consecutive numbers that is printed as a range. */
  private static final int MIN_RANGE = 5;

  private LegalCommandsText() {}

  /**
   * Returns a heading, one line for each group that offers a choice, and one line for all other
   * commands, if there are any. If no group offers a choice, returns a single line.
   */
  static List<Text> lines(List<CommandGroup> groups) {
    List<String> singleCommands =
        groups.stream().filter(CommandGroup::isSingle).map(LegalCommandsText::format).toList();
    List<CommandGroup> groupsWithChoices =
        groups.stream().filter(group -> !group.isSingle()).toList();
    if (groupsWithChoices.isEmpty()) {
      return List.of(Text.plain(MESSAGES.format("moves", singleCommands)));
    }
    boolean optional =
        groupsWithChoices.stream()
            .flatMap(group -> group.slots().stream())
            .anyMatch(ChoiceSlot::optional);
    List<Text> lines = new ArrayList<>();
    lines.add(Text.plain(MESSAGES.format(optional ? "moves.optional" : "moves.grouped")));
    groupsWithChoices.forEach(group -> lines.add(Text.plain("  " + format(group))));
    if (!singleCommands.isEmpty()) {
      lines.add(Text.plain("  " + String.join(", ", singleCommands)));
    }
    return lines;
  }

  private static String format(CommandGroup group) {
    String line =
        Stream.concat(group.words().stream(), group.slots().stream().map(LegalCommandsText::format))
            .collect(Collectors.joining(" "));
    return group.anyOrder() ? MESSAGES.format("moves.any-order", line) : line;
  }

  private static String format(ChoiceSlot slot) {
    List<String> all = Stream.concat(slot.defaultText().stream(), slot.choices().stream()).toList();
    String choices = String.join(" ", ranges(all));
    String prefix = slot.filler().isEmpty() ? "" : slot.filler() + " ";
    if (slot.optional()) {
      return "[" + prefix + choices + "]";
    }
    return prefix + (slot.choices().size() == 1 ? choices : "(" + choices + ")");
  }

  /**
   * Replaces runs of at least {@value #MIN_RANGE} consecutive numbers with ranges such as {@code
   * 3..9}.
   */
  private static List<String> ranges(List<String> choices) {
    List<String> ranges = new ArrayList<>();
    int start = 0;
    while (start < choices.size()) {
      int end = start + 1;
      while (end < choices.size() && areConsecutive(choices.get(end - 1), choices.get(end))) {
        end++;
      }
      if (end - start >= MIN_RANGE) {
        ranges.add(choices.get(start) + ".." + choices.get(end - 1));
      } else {
        ranges.addAll(choices.subList(start, end));
      }
      start = end;
    }
    return ranges;
  }

  private static boolean areConsecutive(String number, String next) {
    return number.matches("\\d{1,4}")
        && next.matches("\\d{1,4}")
        && Integer.parseInt(next) == Integer.parseInt(number) + 1;
  }
}
