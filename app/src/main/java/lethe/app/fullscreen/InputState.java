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
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.page.Screen.Place;

/**
 * What somebody at a full screen is about to do: the line that is being typed, what is pointed at,
 * and what lies open above the screen.
 *
 * @param editor the line that is being typed
 * @param killed what was cut out of a line last, to be put back
 * @param past the lines that were entered, oldest first; empty where none are kept
 * @param recalled which of them is in the editor; as many as there are for none
 * @param remembers whether lines are kept
 * @param pointed the place that is pointed at
 * @param choice which of the lines of that place is meant
 * @param open what lies open above the screen
 * @param scroll how many lines the log is scrolled back
 */
public record InputState(
    Editor editor,
    String killed,
    List<String> past,
    int recalled,
    boolean remembers,
    Optional<Place> pointed,
    int choice,
    Open open,
    int scroll) {
  /** What can lie open above a screen. */
  public enum Open {
    NOTHING,
    /** What is pointed at, explained. */
    ABOUT,
    /** What is to be known at this moment. */
    HELP,
    /** Everything that was told. */
    LOG
  }

  /** What is to be done outside of the desk. */
  public sealed interface Deed {
    /** This line was entered. */
    record Enter(String line) implements Deed {}

    /** The next of something is wanted, or one before. */
    record Turn(Event.Turn turn) implements Deed {}

    /** What lies open is to be closed. */
    record Back() implements Deed {}

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
   * The same before another screen: what is pointed at stays so, as long as there is something to
   * be done with it, or nothing to be done anywhere.
   */
  public InputState with(Screen screen) {
    if (screen.kind() == Kind.CURTAIN) {
      return clear(remembers);
    }
    boolean idle = screen.places().stream().allMatch(place -> place.lines().isEmpty());
    Optional<Place> there = place(screen).filter(place -> idle || !place.lines().isEmpty());
    InputState closed = open == Open.ABOUT ? with(Open.NOTHING) : this;
    InputState next = closed.pointing(there, 0);
    return screen.kind() == Kind.MENU && there.isEmpty() ? next.first(screen) : next;
  }

  /** The place that is pointed at, if anything is. */
  public Optional<Place> place(Screen screen) {
    // Things of a menu move when others come before them; what lies on a table stays where it is.
    return pointed.flatMap(
        place ->
            screen.kind() == Kind.MENU
                ? screen.places().stream()
                    .filter(other -> other.lines().equals(place.lines()))
                    .findFirst()
                : at(screen, place.area()));
  }

  /** The line that Enter would enter. */
  public String line(Screen screen) {
    return editor.isEmpty() ? chosen(screen).orElse("") : editor.text();
  }

  /** The line that is meant by what is pointed at. */
  public Optional<String> chosen(Screen screen) {
    return place(screen)
        .map(Place::lines)
        .filter(lines -> !lines.isEmpty())
        .map(lines -> lines.get(Math.floorMod(choice, lines.size())));
  }

  /** The words that can stand at the cursor. */
  List<String> next(Screen screen) {
    return Completion.next(editor.earlier(), editor.word(), screen.lines(), screen.words());
  }

  /** The words that can stand behind the one at the cursor, if that is whole. */
  List<String> after(Screen screen) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.next(
            editor.earlier() + editor.word() + " ", "", screen.lines(), screen.words());
  }

  /** Whether this key would play what is pointed at, which perhaps nobody can take back. */
  public boolean plays(Screen screen, Key key) {
    return key == Named.ENTER
        && screen.kind() == Kind.TABLE
        && open == Open.NOTHING
        && editor.isEmpty()
        && chosen(screen).isPresent();
  }

  public Pressed press(Screen screen, Key key) {
    return switch (key) {
      case Char(char glyph) when open != Open.NOTHING && glyph == ' ' && editor.isEmpty() ->
          quiet(with(Open.NOTHING));
      case Char(char glyph) when isPaged(screen) && glyph == ' ' && editor.isEmpty() -> turn(1);
      case Char(char glyph) -> quiet(typed(editor.insert(String.valueOf(glyph))));
      case Paste(String text) -> quiet(typed(editor.insert(oneLine(text))));
      case Click(int column, int row) -> click(screen, column, row);
      case Control(char letter) -> control(screen, letter);
      case Named named when open == Open.LOG || open == Open.HELP -> scrolled(screen, named);
      case Named named when open == Open.ABOUT && closes(named) -> quiet(with(Open.NOTHING));
      case Named named when screen.kind() == Kind.STEPS && editor.isEmpty() ->
          stepped(screen, named);
      case Named named -> named(screen, named);
    };
  }

  private boolean closes(Named key) {
    return key == Named.ESCAPE || (key == Named.ENTER && editor.isEmpty());
  }

  private static boolean isPaged(Screen screen) {
    return screen.kind() == Kind.READING || screen.kind() == Kind.STEPS;
  }

  private Pressed control(Screen screen, char letter) {
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
      case 'i' -> named(screen, Named.TAB);
      case 'j', 'm' -> named(screen, Named.ENTER);
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

  private Pressed named(Screen screen, Named key) {
    boolean typing = !editor.isEmpty();
    return switch (key) {
      case ENTER -> enter(line(screen));
      case BACKSPACE -> quiet(typed(editor.withoutBefore(1)));
      case DELETE -> quiet(typed(editor.withoutNext()));
      case HOME -> quiet(edited(editor.home()));
      case END -> quiet(edited(editor.end()));
      case ESCAPE -> escape(screen);
      case TAB ->
          quiet(typing || screen.places().isEmpty() ? completed(screen) : turned(screen, 1));
      case BACK_TAB -> quiet(typing ? this : turned(screen, -1));
      case LEFT -> quiet(typing ? edited(editor.moved(-1)) : pointing(screen, -1, 0));
      case RIGHT -> quiet(typing ? edited(editor.moved(1)) : pointing(screen, 1, 0));
      case UP -> quiet(typing || screen.places().isEmpty() ? recall(-1) : pointing(screen, 0, -1));
      case DOWN -> quiet(typing || screen.places().isEmpty() ? recall(1) : pointing(screen, 0, 1));
      case PAGE_UP -> turns(screen) ? turn(-1) : quiet(with(Open.LOG));
      case PAGE_DOWN -> turns(screen) ? turn(1) : quiet(this);
      case F1 -> explain(screen);
    };
  }

  private Pressed stepped(Screen screen, Named key) {
    return switch (key) {
      case RIGHT, DOWN, ENTER -> turn(1);
      case LEFT, UP -> turn(-1);
      case HOME -> new Pressed(this, Optional.of(new Deed.Turn(Event.Turn.FIRST)));
      case END -> new Pressed(this, Optional.of(new Deed.Turn(Event.Turn.LAST)));
      case ESCAPE -> new Pressed(this, Optional.of(new Deed.Back()));
      default -> named(screen, key);
    };
  }

  /** The log is read from its end, and help from its beginning. */
  private Pressed scrolled(Screen screen, Named key) {
    boolean log = open == Open.LOG;
    int page = Math.max(1, screen.size().rows() - 4);
    int last = Math.max(0, (log ? screen.log() : screen.help()).size() - 1);
    int up = log ? 1 : -1;
    return switch (key) {
      case PAGE_UP -> quiet(scrolled(scroll + up * page, last));
      case PAGE_DOWN ->
          quiet(log && scroll == 0 ? with(Open.NOTHING) : scrolled(scroll - up * page, last));
      case UP -> quiet(scrolled(scroll + up, last));
      case DOWN -> quiet(scrolled(scroll - up, last));
      case HOME -> quiet(scrolled(log ? last : 0, last));
      case END -> quiet(scrolled(log ? 0 : last, last));
      case ENTER, ESCAPE, F1 -> quiet(with(Open.NOTHING));
      default -> with(Open.NOTHING).named(screen, key);
    };
  }

  private Pressed escape(Screen screen) {
    if (open != Open.NOTHING) {
      return quiet(with(Open.NOTHING));
    }
    if (screen.kind() == Kind.READING || (screen.kind() == Kind.MENU && editor.isEmpty())) {
      return new Pressed(this, Optional.of(new Deed.Back()));
    }
    return quiet(editor.isEmpty() ? pointing(Optional.empty(), 0) : this);
  }

  /** What is pointed at, or else what is to be known now; nothing is entered for it. */
  private Pressed explain(Screen screen) {
    if (open != Open.NOTHING) {
      return quiet(with(Open.NOTHING));
    }
    boolean about = place(screen).isPresent() && screen.kind() != Kind.MENU;
    return quiet(with(about ? Open.ABOUT : Open.HELP));
  }

  private static boolean turns(Screen screen) {
    return screen.kind() == Kind.READING || screen.kind() == Kind.MENU;
  }

  private Pressed turn(int by) {
    return new Pressed(this, Optional.of(new Deed.Turn(new Event.Turn(by))));
  }

  /** A click points at something, and does what it is there for when it is pointed at already. */
  private Pressed click(Screen screen, int column, int row) {
    Optional<Place> clicked =
        screen.places().stream()
            .filter(place -> place.area().holds(column, row))
            .min((a, b) -> Integer.compare(cells(a.area()), cells(b.area())));
    if (clicked.isEmpty()) {
      return quiet(pointing(Optional.empty(), 0));
    }
    boolean again = clicked.equals(place(screen)) && editor.isEmpty() && chosen(screen).isPresent();
    return again ? enter(line(screen)) : quiet(pointing(clicked, 0));
  }

  private static int cells(Area area) {
    return area.size().columns() * area.size().rows();
  }

  /** Another of the lines of the place; the first place that has any if none is pointed at. */
  private InputState turned(Screen screen, int by) {
    return place(screen).isPresent() ? pointing(pointed, choice + by) : first(screen);
  }

  private InputState first(Screen screen) {
    return pointing(
        screen.places().stream()
            .filter(place -> !place.lines().isEmpty())
            .findFirst()
            .or(() -> screen.places().stream().findFirst()),
        0);
  }

  /** Points at the next place in a direction; at the first one if nothing is pointed at. */
  private InputState pointing(Screen screen, int right, int down) {
    if (pointed.isEmpty()) {
      return first(screen);
    }
    List<Area> places = screen.places().stream().map(Place::area).toList();
    return Arrows.next(places, pointed.get().area(), right, down)
        .map(next -> pointing(at(screen, next), 0))
        .orElse(this);
  }

  /** The word at the cursor made longer, as far as there is only one way to do it. */
  private InputState completed(Screen screen) {
    List<String> words = next(screen);
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

  private InputState pointing(Optional<Place> place, int which) {
    return new InputState(editor, killed, past, recalled, remembers, place, which, open, scroll);
  }

  private InputState with(Open next) {
    return new InputState(editor, killed, past, recalled, remembers, pointed, choice, next, 0);
  }

  private InputState scrolled(int lines, int last) {
    int to = Math.clamp(lines, 0, last);
    return new InputState(editor, killed, past, recalled, remembers, pointed, choice, open, to);
  }

  private static Optional<Place> at(Screen screen, Area area) {
    return screen.places().stream().filter(place -> place.area().equals(area)).findFirst();
  }

  private static Pressed quiet(InputState state) {
    return new Pressed(state, Optional.empty());
  }
}
