package lethe.app.page;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * Everything that a console shows and offers at one time, except the input line.
 *
 * @param kind determines how the console treats the screen
 * @param picture the visible content
 * @param inputOptions the possible input
 * @param log the log, oldest first
 * @param helpSupplier the help for this screen, computed on demand
 */
public record Screen(
    Kind kind,
    Picture picture,
    InputOptions inputOptions,
    List<Text> log,
    Supplier<List<Text>> helpSupplier) {
  /** Determines how a console treats a screen. */
  public enum Kind {
    /** A table, or any other screen without special treatment. */
    TABLE,
    /** A menu, in which an item is always selected. */
    MENU,
    /** A page of a text; an empty line turns the page. */
    TEXT,
    /** A position of a match under review; an empty line requests the next position. */
    REVIEW,
    /** A position of a match under review with an open reply, which the next input closes. */
    REVIEW_WITH_REPLY,
    /** A screen between two players at one keyboard; earlier input is discarded. */
    CURTAIN;

    /** Returns whether the screen shows a position of a match under review. */
    public boolean isReview() {
      return this == REVIEW || this == REVIEW_WITH_REPLY;
    }
  }

  /**
   * The visible content.
   *
   * @param size the size of the window
   * @param frame the drawing, at most of this size
   * @param motion an animation that precedes the drawing
   * @param hotSpots the hot spots, computed on demand; when a menu appears, its first hot spot is
   *     selected
   * @param hasTimeLimit whether the viewing time is limited
   * @param hasPreviousPage whether the user can turn back to an earlier page of the text
   * @param spokenText the drawing as text, in reading order, computed on demand; see {@link
   *     SpokenScreens}
   */
  public record Picture(
      Size size,
      Frame frame,
      List<Frame> motion,
      Supplier<List<HotSpot>> hotSpots,
      boolean hasTimeLimit,
      boolean hasPreviousPage,
      Supplier<List<Text>> spokenText) {
    public Picture {
      motion = List.copyOf(motion);
    }

    /**
     * Creates a picture without animation or hot spots, whose spoken text is the drawing itself.
     */
    public static Picture plain(Size size, Frame frame) {
      return new Picture(size, frame, List.of(), List::of, false, false, () -> textLines(frame));
    }

    /** Returns the rows of a frame as lines of text. */
    static List<Text> textLines(Frame frame) {
      return frame.lines().stream().map(Text::plain).toList();
    }
  }

  /**
   * The possible input.
   *
   * @param lines complete lines that can currently be typed, for completion
   * @param words words that can be typed at any time
   * @param expectsInput whether the program is waiting for this user
   * @param preview predicts the effect of a line
   * @param continuesWithoutInput whether the session continues without further input, for example
   *     until a bot has moved; otherwise the session ends with the input
   * @param hintCommand the line to enter when the hint key is pressed; empty if there are no hints
   */
  public record InputOptions(
      String prompt,
      List<String> lines,
      List<String> words,
      boolean expectsInput,
      boolean continuesWithoutInput,
      LinePreview preview,
      String hintCommand) {
    /**
     * Creates input options without hints, for a screen on which the session ends if there is no
     * further input.
     */
    public InputOptions(
        String prompt,
        List<String> lines,
        List<String> words,
        boolean expectsInput,
        LinePreview preview) {
      this(prompt, lines, words, expectsInput, preview, "");
    }

    /**
     * Creates input options for a screen on which the session ends if there is no further input.
     */
    public InputOptions(
        String prompt,
        List<String> lines,
        List<String> words,
        boolean expectsInput,
        LinePreview preview,
        String hintCommand) {
      this(prompt, lines, words, expectsInput, false, preview, hintCommand);
    }

    public InputOptions {
      lines = List.copyOf(lines);
      words = List.copyOf(words);
    }
  }

  /**
   * A place that can be selected with the pointer.
   *
   * @param area the cells of the place
   * @param description the text shown as help about the place
   * @param commands the lines that can be entered by pointing, most likely first; may be empty
   * @param name identifies the place on another screen; if empty, the area identifies it
   */
  public record HotSpot(Area area, List<Text> description, List<String> commands, String name) {
    /** Creates a hot spot that is identified by its area. */
    public HotSpot(Area area, List<Text> description, List<String> commands) {
      this(area, description, commands, "");
    }

    /** Returns whether a hot spot on another screen is the same place. */
    public boolean isSame(HotSpot other) {
      return name.isEmpty() ? area.equals(other.area) : name.equals(other.name);
    }
  }

  public Screen {
    log = List.copyOf(log);
  }

  public Size size() {
    return picture.size();
  }

  public Frame frame() {
    return picture.frame();
  }

  public List<Frame> motion() {
    return picture.motion();
  }

  public List<HotSpot> hotSpots() {
    return picture.hotSpots().get();
  }

  /** Returns the picture as text, in reading order. */
  public List<Text> spokenText() {
    return picture.spokenText().get();
  }

  public List<Text> help() {
    return helpSupplier.get();
  }

  public boolean hasTimeLimit() {
    return picture.hasTimeLimit();
  }

  public String prompt() {
    return inputOptions.prompt();
  }

  public List<String> lines() {
    return inputOptions.lines();
  }

  public List<String> words() {
    return inputOptions.words();
  }

  public boolean expectsInput() {
    return inputOptions.expectsInput();
  }

  public boolean continuesWithoutInput() {
    return inputOptions.continuesWithoutInput();
  }

  public LinePreview preview() {
    return inputOptions.preview();
  }

  /**
   * Creates a screen without hot spots, animation or hints, on which the program waits for the user
   * and no line is allowed yet.
   */
  public static Screen plain(Kind kind, Size size, Frame frame, String prompt) {
    return new Screen(
        kind,
        Picture.plain(size, frame),
        new InputOptions(prompt, List.of(), List.of(), true, fixedPreview(frame, _ -> false)),
        List.of(),
        List::of);
  }

  /**
   * Returns this screen with other lines that can be typed, without hints, and with a session that
   * ends with the input.
   *
   * @param lines the complete lines, each of which is allowed
   * @param expectsInput whether the program is waiting for this user
   */
  public Screen withLines(List<String> lines, boolean expectsInput) {
    LinePreview onlyLines = fixedPreview(frame(), line -> lines.contains(line.strip()));
    return withInputOptions(new InputOptions(prompt(), lines, words(), expectsInput, onlyLines));
  }

  /**
   * Returns this screen with additional input.
   *
   * @param extraWords additional words that can be typed at any time
   * @param isAllowed accepts additional lines that are allowed
   */
  public Screen withExtraInput(List<String> extraWords, Predicate<String> isAllowed) {
    LinePreview current = preview();
    Frame visibleFrame = frame();
    LinePreview extendedPreview =
        new LinePreview() {
          @Override
          public boolean isAllowed(String line) {
            return isAllowed.test(line) || current.isAllowed(line);
          }

          @Override
          public Frame preview(String line) {
            return isAllowed.test(line) ? visibleFrame : current.preview(line);
          }
        };
    List<String> words = Stream.concat(words().stream(), extraWords.stream()).toList();
    return withInputOptions(
        new InputOptions(
            prompt(),
            lines(),
            words,
            expectsInput(),
            continuesWithoutInput(),
            extendedPreview,
            inputOptions.hintCommand()));
  }

  public Screen withPrompt(String prompt) {
    return withInputOptions(
        new InputOptions(
            prompt,
            lines(),
            words(),
            expectsInput(),
            continuesWithoutInput(),
            preview(),
            inputOptions.hintCommand()));
  }

  /**
   * Returns this screen with input expected from the user; the session ends if there is no further
   * input.
   */
  public Screen waitingForInput() {
    return withInputOptions(
        new InputOptions(prompt(), lines(), words(), true, preview(), inputOptions.hintCommand()));
  }

  /** Returns this screen with a session that continues without further input. */
  public Screen continuingWithoutInput() {
    return withInputOptions(
        new InputOptions(
            prompt(),
            lines(),
            words(),
            expectsInput(),
            true,
            preview(),
            inputOptions.hintCommand()));
  }

  public Screen withHotSpots(List<HotSpot> hotSpots) {
    return new Screen(
        kind,
        new Picture(
            size(),
            frame(),
            motion(),
            () -> hotSpots,
            hasTimeLimit(),
            picture.hasPreviousPage(),
            picture.spokenText()),
        inputOptions,
        log,
        helpSupplier);
  }

  public Screen withTimeLimit() {
    return new Screen(
        kind,
        new Picture(
            size(),
            frame(),
            motion(),
            picture.hotSpots(),
            true,
            picture.hasPreviousPage(),
            picture.spokenText()),
        inputOptions,
        log,
        helpSupplier);
  }

  public Screen withLog(List<Text> messages) {
    return new Screen(kind, picture, inputOptions, messages, helpSupplier);
  }

  public Screen withHelp(List<Text> help) {
    return new Screen(kind, picture, inputOptions, log, () -> help);
  }

  /**
   * Returns this screen covered by an overlay without hot spots or hints. The lines that can be
   * typed remain the same.
   */
  Screen coveredBy(
      Kind overlayKind,
      Frame visibleFrame,
      List<Frame> animation,
      List<Text> spokenText,
      String prompt) {
    LinePreview current = preview();
    return new Screen(
        overlayKind,
        new Picture(
            size(), visibleFrame, animation, List::of, hasTimeLimit(), false, () -> spokenText),
        new InputOptions(
            prompt,
            lines(),
            words(),
            expectsInput(),
            continuesWithoutInput(),
            fixedPreview(visibleFrame, current::isAllowed),
            ""),
        log,
        helpSupplier);
  }

  private Screen withInputOptions(InputOptions newOptions) {
    return new Screen(kind, picture, newOptions, log, helpSupplier);
  }

  /** Creates a preview that allows certain lines and always shows the same drawing. */
  public static LinePreview fixedPreview(Frame visibleFrame, Predicate<String> isAllowed) {
    return new LinePreview() {
      @Override
      public boolean isAllowed(String line) {
        return isAllowed.test(line);
      }

      @Override
      public Frame preview(String line) {
        return visibleFrame;
      }
    };
  }
}
