package lethe.app.fullscreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.frame.Area;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Control;
import lethe.app.fullscreen.Key.Named;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.page.Sheet;
import lethe.app.page.Sheet.Kind;
import lethe.app.page.Sheet.Place;

/**
 * What somebody at a full screen is about to do: the line that is being typed, what is pointed at,
 * and what lies open above the sheet.
 *
 * @param editor the line that is being typed
 * @param killed what was cut out of a line last, to be put back
 * @param past the lines that were entered, oldest first; empty where none are kept
 * @param recalled which of them is in the editor; as many as there are for none
 * @param remembers whether lines are kept
 * @param pointed the place that is pointed at
 * @param choice which of the lines of that place is meant
 * @param open what lies open above the sheet
 * @param scroll how many lines the log is scrolled back
 */
public record InputState(
    Editor editor,
    String killed,
    List<String> past,
    int recalled,
    boolean remembers,
    Optional<Area> pointed,
    int choice,
    Open open,
    int scroll) {
  /** What can lie open above a sheet. */
  public enum Open {
    NOTHING,
    /** What is pointed at, explained. */
    ABOUT,
    /** Everything that was told. */
    LOG
  }

  /** What is to be done outside of the desk. */
  public sealed interface Deed {
    /** This line was entered. */
    record Enter(String line) implements Deed {}

    /** The person wants to leave. */
    record Leave() implements Deed {}

    /** The program is to stand aside until it is called back. */
    record Suspend() implements Deed {}

    /** Everything is to be drawn anew. */
    record Redraw() implements Deed {}
  }

  /** What a key did. */
  public record Pressed(InputState state, Optional<Deed> deed) {}

  /** A clear desk. */
  public static InputState clear(boolean remembers) {
    return new InputState(
        Editor.EMPTY, "", List.of(), 0, remembers, Optional.empty(), 0, Open.NOTHING, 0);
  }

  /**
   * The desk with another sheet on it: what is pointed at stays so, as long as there is something
   * to be done with it, or nothing to be done anywhere.
   */
  public InputState with(Sheet sheet) {
    if (sheet.kind() == Kind.CURTAIN) {
      return clear(remembers);
    }
    boolean idle = sheet.places().stream().allMatch(place -> place.lines().isEmpty());
    boolean there = place(sheet).filter(place -> idle || !place.lines().isEmpty()).isPresent();
    InputState next =
        with(open == Open.LOG ? Open.LOG : Open.NOTHING)
            .pointing(there ? pointed : Optional.empty(), 0);
    return sheet.kind() == Kind.MENU && !there ? next.first(sheet) : next;
  }

  /** The place that is pointed at, if anything is. */
  public Optional<Place> place(Sheet sheet) {
    return pointed.flatMap(area -> at(sheet, area));
  }

  /** The line that Enter would enter. */
  public String line(Sheet sheet) {
    return editor.isEmpty() ? chosen(sheet).orElse("") : editor.text();
  }

  /** The line that is meant by what is pointed at. */
  public Optional<String> chosen(Sheet sheet) {
    return place(sheet)
        .map(Place::lines)
        .filter(lines -> !lines.isEmpty())
        .map(lines -> lines.get(Math.floorMod(choice, lines.size())));
  }

  /** The words that can stand at the cursor. */
  List<String> next(Sheet sheet) {
    return Completion.next(editor.earlier(), editor.word(), sheet.lines(), sheet.words());
  }

  /** The words that can stand behind the one at the cursor, if that is whole. */
  List<String> after(Sheet sheet) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.next(editor.earlier() + editor.word() + " ", "", sheet.lines(), sheet.words());
  }

  public Pressed press(Sheet sheet, Key key) {
    return switch (key) {
      case Char(char glyph) when isPaged(sheet) && glyph == ' ' && editor.isEmpty() -> enter("");
      case Char(char glyph) -> quiet(typed(editor.insert(String.valueOf(glyph))));
      case Paste(String text) -> quiet(typed(editor.insert(oneLine(text))));
      case Click(int column, int row) -> click(sheet, column, row);
      case Control(char letter) -> control(sheet, letter);
      case Named named when open == Open.LOG -> scrolled(sheet, named);
      case Named named when sheet.kind() == Kind.STEPS && editor.isEmpty() -> stepped(sheet, named);
      case Named named -> named(sheet, named);
    };
  }

  private static boolean isPaged(Sheet sheet) {
    return sheet.kind() == Kind.READING || sheet.kind() == Kind.STEPS;
  }

  private Pressed control(Sheet sheet, char letter) {
    return switch (letter) {
      case 'a' -> quiet(edited(editor.home()));
      case 'e' -> quiet(edited(editor.end()));
      case 'b' -> quiet(edited(editor.moved(-1)));
      case 'f' -> quiet(edited(editor.moved(1)));
      case 'h' -> quiet(typed(editor.withoutBefore(1)));
      case 'u' -> quiet(cut(editor.withoutBefore(editor.at()), editor.before()));
      case 'k' -> quiet(cut(editor.withoutRest(), editor.after()));
      case 'w' -> {
        Editor rest = editor.withoutWord();
        yield quiet(cut(rest, editor.before().substring(rest.at())));
      }
      case 'y' -> quiet(typed(editor.insert(killed)));
      case 'p' -> quiet(recall(-1));
      case 'n' -> quiet(recall(1));
      case 'i' -> named(sheet, Named.TAB);
      case 'j', 'm' -> named(sheet, Named.ENTER);
      case 'l' -> new Pressed(this, Optional.of(new Deed.Redraw()));
      case 'z' -> new Pressed(this, Optional.of(new Deed.Suspend()));
      case 'c' ->
          editor.isEmpty()
              ? new Pressed(this, Optional.of(new Deed.Leave()))
              : quiet(cut(Editor.EMPTY, editor.text()));
      case 'd' ->
          editor.isEmpty()
              ? new Pressed(this, Optional.of(new Deed.Leave()))
              : quiet(typed(editor.withoutNext()));
      default -> quiet(this);
    };
  }

  private Pressed named(Sheet sheet, Named key) {
    boolean typing = !editor.isEmpty();
    return switch (key) {
      case ENTER -> enter(line(sheet));
      case BACKSPACE -> quiet(typed(editor.withoutBefore(1)));
      case DELETE -> quiet(typed(editor.withoutNext()));
      case HOME -> quiet(edited(editor.home()));
      case END -> quiet(edited(editor.end()));
      case ESCAPE -> escape(sheet);
      case TAB -> quiet(typing || sheet.places().isEmpty() ? completed(sheet) : turned(sheet, 1));
      case BACK_TAB -> quiet(typing ? this : turned(sheet, -1));
      case LEFT -> quiet(typing ? edited(editor.moved(-1)) : pointing(sheet, -1, 0));
      case RIGHT -> quiet(typing ? edited(editor.moved(1)) : pointing(sheet, 1, 0));
      case UP -> quiet(typing || sheet.places().isEmpty() ? recall(-1) : pointing(sheet, 0, -1));
      case DOWN -> quiet(typing || sheet.places().isEmpty() ? recall(1) : pointing(sheet, 0, 1));
      case PAGE_UP -> sheet.kind() == Kind.READING ? enter("back") : quiet(with(Open.LOG));
      case PAGE_DOWN -> sheet.kind() == Kind.READING ? enter("") : quiet(this);
      case F1 -> explain(sheet);
    };
  }

  private Pressed stepped(Sheet sheet, Named key) {
    return switch (key) {
      case RIGHT, DOWN, ENTER -> enter("");
      case LEFT, UP -> enter("back");
      case HOME -> enter("first");
      case END -> enter("last");
      case ESCAPE -> enter("quit");
      default -> named(sheet, key);
    };
  }

  private Pressed scrolled(Sheet sheet, Named key) {
    int page = Math.max(1, sheet.size().rows() - 4);
    int last = Math.max(0, sheet.log().size() - 1);
    return switch (key) {
      case PAGE_UP -> quiet(scrolled(Math.min(last, scroll + page)));
      case PAGE_DOWN -> quiet(scroll == 0 ? with(Open.NOTHING) : scrolled(scroll - page));
      case UP -> quiet(scrolled(Math.min(last, scroll + 1)));
      case DOWN -> quiet(scrolled(scroll - 1));
      case HOME -> quiet(scrolled(last));
      case END -> quiet(scrolled(0));
      case ENTER, ESCAPE -> quiet(with(Open.NOTHING));
      default -> with(Open.NOTHING).named(sheet, key);
    };
  }

  private Pressed escape(Sheet sheet) {
    if (sheet.kind() == Kind.READING) {
      return enter("table");
    }
    if (open != Open.NOTHING) {
      return quiet(with(Open.NOTHING));
    }
    if (sheet.kind() == Kind.MENU && editor.isEmpty()) {
      return enter("back");
    }
    return quiet(editor.isEmpty() ? pointing(Optional.empty(), 0) : this);
  }

  private Pressed explain(Sheet sheet) {
    if (open == Open.ABOUT) {
      return quiet(with(Open.NOTHING));
    }
    return place(sheet).isPresent() ? quiet(with(Open.ABOUT)) : enter("help");
  }

  /** A click points at something, and does what it is there for when it is pointed at already. */
  private Pressed click(Sheet sheet, int column, int row) {
    Optional<Area> clicked =
        sheet.places().stream()
            .map(Place::area)
            .filter(area -> area.holds(column, row))
            .min((a, b) -> Integer.compare(cells(a), cells(b)));
    if (clicked.isEmpty()) {
      return quiet(pointing(Optional.empty(), 0));
    }
    boolean again = clicked.equals(pointed) && editor.isEmpty() && chosen(sheet).isPresent();
    return again ? enter(line(sheet)) : quiet(pointing(clicked, 0));
  }

  private static int cells(Area area) {
    return area.size().columns() * area.size().rows();
  }

  /** Another of the lines of the place; the first place that has any if none is pointed at. */
  private InputState turned(Sheet sheet, int by) {
    return place(sheet).isPresent() ? pointing(pointed, choice + by) : first(sheet);
  }

  private InputState first(Sheet sheet) {
    return pointing(
        sheet.places().stream()
            .filter(place -> !place.lines().isEmpty())
            .findFirst()
            .or(() -> sheet.places().stream().findFirst())
            .map(Place::area),
        0);
  }

  /** Points at the next place in a direction; at the first one if nothing is pointed at. */
  private InputState pointing(Sheet sheet, int right, int down) {
    if (pointed.isEmpty()) {
      return first(sheet);
    }
    List<Area> places = sheet.places().stream().map(Place::area).toList();
    return Arrows.next(places, pointed.get(), right, down)
        .map(next -> pointing(Optional.of(next), 0))
        .orElse(this);
  }

  /** The word at the cursor made longer, as far as there is only one way to do it. */
  private InputState completed(Sheet sheet) {
    List<String> words = next(sheet);
    if (words.isEmpty()) {
      return this;
    }
    String common = words.getFirst();
    for (String word : words) {
      while (!word.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    String rest = common.substring(Math.min(common.length(), editor.word().length()));
    return typed(editor.insert(words.size() == 1 ? rest + " " : rest));
  }

  private InputState recall(int by) {
    int to = recalled + by;
    if (to < 0 || to > past.size()) {
      return this;
    }
    Editor line = to == past.size() ? Editor.EMPTY : Editor.of(past.get(to));
    return new InputState(line, killed, past, to, remembers, pointed, choice, open, scroll);
  }

  private Pressed enter(String line) {
    List<String> kept = new ArrayList<>(past);
    boolean again = !past.isEmpty() && past.getLast().equals(line);
    if (remembers && !editor.isEmpty() && !again) {
      kept.add(line);
    }
    InputState next =
        new InputState(
            Editor.EMPTY,
            killed,
            List.copyOf(kept),
            kept.size(),
            remembers,
            pointed,
            choice,
            Open.NOTHING,
            0);
    return new Pressed(next, Optional.of(new Deed.Enter(line)));
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\R+", "; ");
  }

  private InputState typed(Editor next) {
    return edited(next).with(Open.NOTHING);
  }

  private InputState edited(Editor next) {
    return new InputState(next, killed, past, recalled, remembers, pointed, choice, open, scroll);
  }

  private InputState cut(Editor rest, String what) {
    String kept = what.isEmpty() ? killed : what;
    return new InputState(rest, kept, past, recalled, remembers, pointed, choice, open, scroll);
  }

  private InputState pointing(Optional<Area> area, int which) {
    return new InputState(editor, killed, past, recalled, remembers, area, which, open, scroll);
  }

  private InputState with(Open next) {
    return new InputState(editor, killed, past, recalled, remembers, pointed, choice, next, 0);
  }

  private InputState scrolled(int lines) {
    return new InputState(
        editor, killed, past, recalled, remembers, pointed, choice, open, Math.max(0, lines));
  }

  private static Optional<Place> at(Sheet sheet, Area area) {
    return sheet.places().stream().filter(place -> place.area().equals(area)).findFirst();
  }

  private static Pressed quiet(InputState state) {
    return new Pressed(state, Optional.empty());
  }
}
