package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;

/** The rounds or other parts of a match, possibly within larger parts. */
record Stages(List<Stage> stages) {
  /** The separator between the name of a larger part and a part within it. */
  private static final String SEPARATOR = ", ";

  /**
   * A part.
   *
   * @param parent the name of the larger part that contains it; empty if there is none
   * @param word the game's word for this kind of part
   * @param number its number within the larger part
   * @param begin the number of entries before it
   */
  record Stage(String parent, String word, String number, int begin) {
    private static Stage of(String parent, String name, int begin) {
      int gap = name.lastIndexOf(' ');
      return new Stage(parent, name.substring(0, Math.max(0, gap)), name.substring(gap + 1), begin);
    }

    /** Returns the full name, which parts within this one have as their {@link #parent}. */
    private String name() {
      String own = (word + " " + number).strip();
      return parent.isEmpty() ? own : parent + SEPARATOR + own;
    }

    private boolean isSame(Stage other) {
      return parent.equals(other.parent) && word.equals(other.word) && number.equals(other.number);
    }
  }

  Stages {
    stages = List.copyOf(stages);
  }

  static <C, O, V> Stages of(Title<C, O, V> title, Match<C, O, V> fullMatch) {
    List<Stage> all = new ArrayList<>();
    List<Stage> previous = List.of();
    for (int position = 0; position <= fullMatch.position(); position++) {
      List<Stage> current = stagesAt(title, fullMatch, position);
      for (Stage part : current) {
        if (previous.stream().noneMatch(part::isSame)) {
          all.add(part);
        }
      }
      previous = current;
    }
    return new Stages(all);
  }

  /**
   * Returns the name of the part that is being played at a position; empty if the game has no
   * parts.
   */
  static <C, O, V> String nameAt(Title<C, O, V> title, Match<C, O, V> fullMatch, int position) {
    return title.stage(fullMatch.atPosition(position).view(Spectator.SPECTATOR));
  }

  /**
   * Returns the game's terms for its parts, largest first, such as {@code batch} and {@code round}.
   */
  List<String> kinds() {
    return stages.stream().map(Stage::word).distinct().toList();
  }

  /** Returns the parts that are being played at a position, largest first. */
  private static <C, O, V> List<Stage> stagesAt(
      Title<C, O, V> title, Match<C, O, V> fullMatch, int position) {
    String stage = nameAt(title, fullMatch, position);
    List<Stage> parts = new ArrayList<>();
    String parent = "";
    for (String name : stage.isEmpty() ? new String[0] : stage.split(SEPARATOR, -1)) {
      parts.add(Stage.of(parent, name, position));
      parent = parent.isEmpty() ? name : parent + SEPARATOR + name;
    }
    return parts;
  }

  /**
   * Returns the name of the latest larger part, up to a position, within which parts with this word
   * are numbered; empty if there is none.
   */
  String parentAt(String word, int position) {
    return stages.stream()
        .filter(part -> part.begin() <= position)
        .map(part -> part.word().equals(word) ? part.parent() : part.name())
        .filter(parent -> stagesWithWord(word, parent).findAny().isPresent())
        .reduce((_, later) -> later)
        .orElse("");
  }

  /**
   * Returns the number of the last part with this word within a larger part; empty if there is
   * none.
   */
  String lastNumber(String word, String parent) {
    return stagesWithWord(word, parent).reduce((_, later) -> later).map(Stage::number).orElse("");
  }

  /**
   * Returns the position at which the part with this word and number begins within a larger part;
   * empty if there is no such part.
   */
  Optional<Integer> startOf(String word, String parent, String number) {
    return stagesWithWord(word, parent)
        .filter(part -> part.number().equals(number))
        .map(Stage::begin)
        .findFirst();
  }

  /**
   * Returns the first position after the given one at which a part with this word begins; empty if
   * there is none.
   */
  Optional<Integer> nextStart(String word, int position) {
    return stagesWithWord(word).map(Stage::begin).filter(begin -> begin > position).findFirst();
  }

  private Stream<Stage> stagesWithWord(String word) {
    return stages.stream().filter(part -> part.word().equals(word));
  }

  private Stream<Stage> stagesWithWord(String word, String parent) {
    return stagesWithWord(word).filter(part -> part.parent().equals(parent));
  }
}
