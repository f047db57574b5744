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
   * @param kind the game's term for this kind of part
   * @param number its number within the larger part
   * @param startPosition the number of entries before it
   */
  record Stage(String parent, String kind, String number, int startPosition) {
    private static Stage of(String parent, String name, int startPosition) {
      int gap = name.lastIndexOf(' ');
      return new Stage(
          parent, name.substring(0, Math.max(0, gap)), name.substring(gap + 1), startPosition);
    }

    /** Returns the full name, which parts within this one have as their {@link #parent}. */
    private String name() {
      String own = (kind + " " + number).strip();
      return parent.isEmpty() ? own : parent + SEPARATOR + own;
    }

    private boolean isSame(Stage other) {
      return parent.equals(other.parent) && kind.equals(other.kind) && number.equals(other.number);
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
    return stages.stream().map(Stage::kind).distinct().toList();
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
   * Returns the name of the latest larger part, up to a position, within which parts of this kind
   * are numbered; empty if there is none.
   */
  String parentAt(String kind, int position) {
    return stages.stream()
        .filter(part -> part.startPosition() <= position)
        .map(part -> part.kind().equals(kind) ? part.parent() : part.name())
        .filter(parent -> stagesOfKind(kind, parent).findAny().isPresent())
        .reduce((_, later) -> later)
        .orElse("");
  }

  /**
   * Returns the number of the last part of this kind within a larger part; empty if there is none.
   */
  String lastNumber(String kind, String parent) {
    return stagesOfKind(kind, parent).reduce((_, later) -> later).map(Stage::number).orElse("");
  }

  /**
   * Returns the position at which the part of this kind with this number begins within a larger
   * part; empty if there is no such part.
   */
  Optional<Integer> startOf(String kind, String parent, String number) {
    return stagesOfKind(kind, parent)
        .filter(part -> part.number().equals(number))
        .map(Stage::startPosition)
        .findFirst();
  }

  /**
   * Returns the first position after the given one at which a part of this kind begins; empty if
   * there is none.
   */
  Optional<Integer> nextStart(String kind, int position) {
    return stagesOfKind(kind)
        .map(Stage::startPosition)
        .filter(start -> start > position)
        .findFirst();
  }

  private Stream<Stage> stagesOfKind(String kind) {
    return stages.stream().filter(part -> part.kind().equals(kind));
  }

  private Stream<Stage> stagesOfKind(String kind, String parent) {
    return stagesOfKind(kind).filter(part -> part.parent().equals(parent));
  }
}
