package lethe.app.fullscreen;

import static lethe.app.fullscreen.WindowLayout.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/** The key hints in the last row of a window: the keys that currently have an effect. */
final class KeyHints {
  private static final String SEPARATOR = "   ";

  private static final String ELLIPSIS = " …";

  private KeyHints() {}

  /**
   * Returns the hints, or the reason why text was not inserted, within a maximum length. A notice
   * precedes them if the program has begun to wait for the user while the table was covered.
   */
  static String text(InputState state, Screen screen, int maxLength) {
    String notice =
        state.turnBeganWhileCovered() ? MESSAGES.format("hint.turn-began") + SEPARATOR : "";
    return fitHints(notice + hints(state, screen), maxLength);
  }

  /**
   * Returns as many hints as fit: the first one, then the shortest others, in their original order,
   * with an ellipsis if any were omitted.
   */
  static String fitHints(String hints, int maxLength) {
    if (hints.length() <= maxLength) {
      return hints;
    }
    List<String> allHints = List.of(hints.strip().split(SEPARATOR + " *"));
    Set<Integer> fittingIndexes = new TreeSet<>(Set.of(0));
    int remainingLength = maxLength - ELLIPSIS.length() - allHints.getFirst().length();
    List<Integer> shortestFirst =
        IntStream.range(1, allHints.size())
            .boxed()
            .sorted(Comparator.comparingInt(index -> allHints.get(index).length()))
            .toList();
    for (int index : shortestFirst) {
      remainingLength -= SEPARATOR.length() + allHints.get(index).length();
      if (remainingLength >= 0) {
        fittingIndexes.add(index);
      }
    }
    String joinedHints =
        fittingIndexes.stream().map(allHints::get).collect(Collectors.joining(SEPARATOR))
            + ELLIPSIS;
    return joinedHints.length() <= maxLength
        ? joinedHints
        : shortened(allHints.getFirst(), maxLength);
  }

  /**
   * Returns as many whole sentences of a hint as fit; if none fits, as many words; if no word fits,
   * as many characters. An ellipsis follows.
   */
  private static String shortened(String hint, int maxLength) {
    int sentenceEnd = hint.lastIndexOf(". ", maxLength - ELLIPSIS.length() - 1) + 1;
    int wordEnd = hint.lastIndexOf(' ', Math.max(0, maxLength - ELLIPSIS.length()));
    int end = sentenceEnd > 0 ? sentenceEnd : wordEnd;
    return end > 0
        ? hint.substring(0, end) + ELLIPSIS
        : hint.substring(0, Math.max(0, maxLength - 1)) + "…";
  }

  private static String hints(InputState state, Screen screen) {
    String droppedNotice = WindowLayout.droppedNotice(state.inputLine());
    if (!droppedNotice.isEmpty()) {
      return droppedNotice;
    }
    Content overlay = state.overlay().content();
    if (overlay == Content.LOG || overlay == Content.HELP) {
      return MESSAGES.format("hint.log");
    }
    if (overlay == Content.DESCRIPTION) {
      return MESSAGES.format("hint.about");
    }
    if (screen.kind() == Kind.TEXT) {
      return MESSAGES.format("hint.reading");
    }
    if (screen.kind().isReview() && state.editor().isEmpty()) {
      return screen.kind() == Kind.REVIEW_WITH_REPLY
          ? MESSAGES.format("hint.review.reply")
          : MESSAGES.format("hint.review");
    }
    if (screen.kind() == Kind.CURTAIN) {
      return MESSAGES.format("hint.curtain");
    }
    if (!state.editor().isEmpty()) {
      return typingHints(state, screen);
    }
    return state
        .currentPlace(screen)
        .map(place -> pointingHints(state, screen, place))
        .orElseGet(() -> idleHints(screen));
  }

  private static String typingHints(InputState state, Screen screen) {
    InputLine line = state.inputLine();
    boolean allowed = screen.preview().isAllowed(line.editor().text());
    List<String> words = line.wordCompletions(screen);
    boolean complete = words.equals(List.of(line.editor().word().toLowerCase(Locale.ROOT)));
    List<String> next = allowed || complete ? line.nextWords(screen) : words;
    if (allowed) {
      return next.isEmpty()
          ? MESSAGES.format("hint.playable")
          : MESSAGES.format("hint.playable-or-continue", String.join("  ", next));
    }
    return next.isEmpty()
        ? MESSAGES.format("hint.no-such-move")
        : MESSAGES.format("hint.next", String.join("  ", next));
  }

  private static String pointingHints(InputState state, Screen screen, HotSpot place) {
    if (screen.kind() == Kind.MENU) {
      return place.description().getFirst().text();
    }
    int lines = place.commands().size();
    String explain = place.description().isEmpty() ? "" : MESSAGES.format("hint.describe");
    return switch (lines) {
      case 0 -> explain.isEmpty() ? MESSAGES.format("hint.nothing-selected") : explain.strip();
      case 1 -> MESSAGES.format("hint.enter", state.line(screen)) + explain;
      default ->
          MESSAGES.format(
                  "hint.enter-one-of",
                  state.line(screen),
                  Math.floorMod(state.pointer().lineIndex(), lines) + 1,
                  lines)
              + explain;
    };
  }

  private static String idleHints(Screen screen) {
    if (screen.hotSpots().isEmpty() && !screen.help().isEmpty()) {
      // If nothing can be selected, the first line of the help describes the possible actions.
      return screen.help().getFirst().text() + MESSAGES.format("hint.help");
    }
    List<String> hints = new ArrayList<>();
    hints.add(MESSAGES.format(screen.hotSpots().isEmpty() ? "hint.complete" : "hint.point"));
    if (!screen.log().isEmpty()) {
      hints.add(MESSAGES.format("hint.scroll"));
    }
    hints.add(MESSAGES.format("hint.help"));
    return String.join("", hints);
  }
}
