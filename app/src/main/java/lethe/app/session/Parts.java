package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;

/** The rounds of a match, or whatever its parts are; of some games they are in larger ones. */
record Parts(List<Part> all) {
  /** What stands between the name of a larger part and that of one in it. */
  private static final String WITHIN = ", ";

  /**
   * One of them.
   *
   * @param within what the larger part is called that it is in, if it is in one
   * @param word what the game calls such a part
   * @param number counted from where the larger one begins
   * @param begin how many entries had been made when it began
   */
  record Part(String within, String word, String number, int begin) {
    private static Part of(String within, String name, int begin) {
      int gap = name.lastIndexOf(' ');
      return new Part(within, name.substring(0, Math.max(0, gap)), name.substring(gap + 1), begin);
    }

    /** The whole of what it is called, as what is within it says. */
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

  /** What the part is called that is played after so many entries; empty if there are none. */
  static <C, O, V> String called(Title<C, O, V> title, Match<C, O, V> whole, int entries) {
    return title.narration().stage(whole.at(entries).view(Spectator.SPECTATOR));
  }

  /** What a game calls its parts, the largest first: {@code batch} and {@code round}. */
  List<String> words() {
    return all.stream().map(Part::word).distinct().toList();
  }

  /** The parts that are played after so many entries, the largest first. */
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
   * In which larger part that has parts called so the moment after so many entries is; empty where
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

  /** The number of the last that is called so in this larger part. */
  String last(String word, String within) {
    return called(word, within).reduce((_, later) -> later).map(Part::number).orElse("");
  }

  /** Where one begins, by its number, in this larger part. */
  Optional<Integer> begin(String word, String within, String number) {
    return called(word, within)
        .filter(part -> part.number().equals(number))
        .map(Part::begin)
        .findFirst();
  }

  /** Where the next begins after this moment. */
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
