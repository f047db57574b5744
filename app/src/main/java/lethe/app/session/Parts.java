package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;

/** The rounds or other parts of a match, possibly within larger parts. */
record Parts(List<Part> all) {
  /** The separator between the name of a larger part and a part within it. */
  private static final String WITHIN = ", ";

  /**
   * A part.
   *
   * @param within the name of the larger part that contains it; empty if there is none
   * @param word the game's word for such a part
   * @param number its number within the larger part
   * @param begin the number of entries before it
   */
  record Part(String within, String word, String number, int begin) {
    private static Part of(String within, String name, int begin) {
      int gap = name.lastIndexOf(' ');
      return new Part(within, name.substring(0, Math.max(0, gap)), name.substring(gap + 1), begin);
    }

    /** Returns the full name, as parts within it refer to it. */
    private String name() {
      String own = (word + " " + number).strip();
      return within.isEmpty() ? own : within + WITHIN + own;
    }

    private boolean isSame(Part other) {
      return within.equals(other.within) && word.equals(other.word) && number.equals(other.number);
    }
  }

  Parts {
    all = List.copyOf(all);
  }

  static <C, O, V> Parts of(Title<C, O, V> title, Match<C, O, V> whole) {
    List<Part> all = new ArrayList<>();
    List<Part> before = List.of();
    for (int entries = 0; entries <= whole.position(); entries++) {
      List<Part> now = at(title, whole, entries);
      for (Part part : now) {
        if (before.stream().noneMatch(part::isSame)) {
          all.add(part);
        }
      }
      before = now;
    }
    return new Parts(all);
  }

  /**
   * Returns the name of the part that is being played at a position; empty if the game has no
   * parts.
   */
  static <C, O, V> String called(Title<C, O, V> title, Match<C, O, V> whole, int entries) {
    return title.narration().stage(whole.atPosition(entries).view(Spectator.SPECTATOR));
  }

  /**
   * Returns the game's words for its parts, largest first, such as {@code batch} and {@code round}.
   */
  List<String> words() {
    return all.stream().map(Part::word).distinct().toList();
  }

  /** Returns the parts that are being played at a position, largest first. */
  private static <C, O, V> List<Part> at(Title<C, O, V> title, Match<C, O, V> whole, int entries) {
    String stage = called(title, whole, entries);
    List<Part> parts = new ArrayList<>();
    String within = "";
    for (String name : stage.isEmpty() ? new String[0] : stage.split(WITHIN, -1)) {
      parts.add(Part.of(within, name, entries));
      within = within.isEmpty() ? name : within + WITHIN + name;
    }
    return parts;
  }

  /**
   * Returns the larger part at a position within which parts with this word are numbered; empty if
   * there is none.
   */
  String within(String word, int entries) {
    return all.stream()
        .filter(part -> part.begin() <= entries)
        .map(part -> part.word().equals(word) ? part.within() : part.name())
        .filter(within -> called(word, within).findAny().isPresent())
        .reduce((_, later) -> later)
        .orElse("");
  }

  /** Returns the number of the last such part within a larger part. */
  String last(String word, String within) {
    return called(word, within).reduce((_, later) -> later).map(Part::number).orElse("");
  }

  /** Returns where a part begins, by its number within a larger part. */
  Optional<Integer> begin(String word, String within, String number) {
    return called(word, within)
        .filter(part -> part.number().equals(number))
        .map(Part::begin)
        .findFirst();
  }

  /** Returns where the next such part begins after a position. */
  Optional<Integer> next(String word, int position) {
    return called(word).map(Part::begin).filter(entries -> entries > position).findFirst();
  }

  private Stream<Part> called(String word) {
    return all.stream().filter(part -> part.word().equals(word));
  }

  private Stream<Part> called(String word, String within) {
    return called(word).filter(part -> part.within().equals(within));
  }
}
