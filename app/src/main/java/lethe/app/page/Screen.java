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
 * Everything that a console shows and offers at one moment, except the input line.
 *
 * @param kind the way in which the console treats the screen
 * @param picture the visible content
 * @param inputOptions the possible input
 * @param log the log, oldest first
 * @param helpSupplier the help for this moment, computed on demand
 */
public record Screen(
    Kind kind,
    Picture picture,
    InputOptions inputOptions,
    List<Text> log,
    Supplier<List<Text>> helpSupplier) {
  /** The way in which a console treats a screen. */
  public enum Kind {
    TABLE,
    /** An item is always selected. */
    MENU,
    /** A page of a text; an empty line turns it. */
    TEXT,
    /** One of a sequence of moments; an empty line requests the next. */
    STEPS,
    /** Like {@link #STEPS}, but a reply is open; the next input closes it. */
    STEPS_WITH_REPLY,
    /** A screen between two players at one keyboard; earlier input is discarded. */
    CURTAIN;

    /** Returns whether the screen is one of a sequence of moments. */
    public boolean isStep() {
      return this == STEPS || this == STEPS_WITH_REPLY;
    }
  }

  /**
   * The visible content.
   *
   * @param size the size for which it was drawn
   * @param frame the drawing, at most of that size
   * @param motion an animation that precedes the drawing
   * @param hotSpots the hot spots, computed on demand
   * @param timed whether the viewing time is limited
   * @param hasPreviousPage whether there is a previous page
   * @param spokenText the drawing as text, in reading order; lines that were already read out are
   *     not repeated, except in answers
   */
  public record Picture(
      Size size,
      Frame frame,
      List<Frame> motion,
      Supplier<List<HotSpot>> hotSpots,
      boolean timed,
      boolean hasPreviousPage,
      Supplier<List<Text>> spokenText) {
    public Picture {
      motion = List.copyOf(motion);
    }

    /** Creates a picture without animation and hot spots. */
    public static Picture still(Size size, Frame frame) {
      return new Picture(size, frame, List.of(), List::of, false, false, () -> textLines(frame));
    }

    /** Returns the lines of a page that consists of text only. */
    static List<Text> textLines(Frame frame) {
      return frame.lines().stream().map(Text::plain).toList();
    }
  }

  /**
   * The possible input.
   *
   * @param prompt the prompt
   * @param lines complete lines that can currently be typed, for completion
   * @param words words that can be typed at any time
   * @param expectsInput whether the program is waiting for this user
   * @param preview predicts the effect of a line
   * @param lasting whether a session continues without further input while no question is pending,
   *     for example until a bot has moved
   * @param question the line to enter when the hint key is pressed; empty if there are no hints
   */
  public record InputOptions(
      String prompt,
      List<String> lines,
      List<String> words,
      boolean expectsInput,
      boolean lasting,
      LinePreview preview,
      String question) {
    /** Creates input options without hints. */
    public InputOptions(
        String prompt, List<String> lines, List<String> words, boolean asked, LinePreview preview) {
      this(prompt, lines, words, asked, preview, "");
    }

    /**
     * Creates input options of a session that ends without further input as soon as no question is
     * pending.
     */
    public InputOptions(
        String prompt,
        List<String> lines,
        List<String> words,
        boolean asked,
        LinePreview preview,
        String question) {
      this(prompt, lines, words, asked, false, preview, question);
    }

    public InputOptions {
      lines = List.copyOf(lines);
      words = List.copyOf(words);
    }
  }

  /**
   * A place that can be selected with the pointer.
   *
   * @param description a description
   * @param commands lines that it offers for typing, most likely first; may be empty
   * @param name a name that identifies it when it moves; empty if it is identified by its position
   */
  public record HotSpot(Area area, List<Text> description, List<String> commands, String name) {
    /** Creates a place that is identified by its position. */
    public HotSpot(Area area, List<Text> about, List<String> lines) {
      this(area, about, lines, "");
    }

    /** Returns whether this is the same place as one on another screen. */
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

  /** Returns the help for this moment. */
  public List<Text> help() {
    return helpSupplier.get();
  }

  public boolean timed() {
    return picture.timed();
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

  public boolean lasting() {
    return inputOptions.lasting();
  }

  public LinePreview preview() {
    return inputOptions.preview();
  }

  /** Creates a screen with an input line and without hot spots. */
  public static Screen plain(Kind kind, Size size, Frame frame, String prompt) {
    return new Screen(
        kind,
        Picture.still(size, frame),
        new InputOptions(prompt, List.of(), List.of(), true, preview(frame, _ -> false)),
        List.of(),
        List::of);
  }

  /**
   * Returns this screen with lines that can be typed.
   *
   * @param waited whether the program is waiting for this user
   */
  public Screen withLines(List<String> offered, boolean waited) {
    LinePreview only = preview(frame(), line -> offered.contains(line.strip()));
    return with(new InputOptions(prompt(), offered, words(), waited, only));
  }

  /**
   * Returns this screen with further words that can be typed.
   *
   * @param accepted whether a line is accepted
   */
  public Screen withWords(List<String> more, Predicate<String> accepted) {
    LinePreview before = preview();
    Frame visibleFrame = frame();
    LinePreview either =
        new LinePreview() {
          @Override
          public boolean isAllowed(String line) {
            return accepted.test(line) || before.isAllowed(line);
          }

          @Override
          public Frame preview(String line) {
            return accepted.test(line) ? visibleFrame : before.preview(line);
          }
        };
    List<String> all = Stream.concat(words().stream(), more.stream()).toList();
    return with(
        new InputOptions(
            prompt(), lines(), all, expectsInput(), lasting(), either, inputOptions.question()));
  }

  /** Returns this screen with another prompt. */
  public Screen withPrompt(String words) {
    return with(
        new InputOptions(
            words,
            lines(),
            words(),
            expectsInput(),
            lasting(),
            preview(),
            inputOptions.question()));
  }

  /** Returns this screen, waiting for the user. */
  public Screen waitingForInput() {
    return with(
        new InputOptions(prompt(), lines(), words(), true, preview(), inputOptions.question()));
  }

  /** Returns this screen as one of a session that continues without further input. */
  public Screen continuingWithoutInput() {
    return with(
        new InputOptions(
            prompt(), lines(), words(), expectsInput(), true, preview(), inputOptions.question()));
  }

  /** Returns this screen with hot spots. */
  public Screen withHotSpots(List<HotSpot> at) {
    return new Screen(
        kind,
        new Picture(
            size(),
            frame(),
            motion(),
            () -> at,
            timed(),
            picture.hasPreviousPage(),
            picture.spokenText()),
        inputOptions,
        log,
        helpSupplier);
  }

  /** Returns this screen with a limited viewing time. */
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

  /** Returns this screen with a log. */
  public Screen withLog(List<Text> messages) {
    return new Screen(kind, picture, inputOptions, messages, helpSupplier);
  }

  /** Returns this screen with help. */
  public Screen withHelp(List<Text> help) {
    return new Screen(kind, picture, inputOptions, log, () -> help);
  }

  /** Returns this screen covered by an overlay. The possible input remains the same. */
  Screen coveredBy(Kind by, Frame visibleFrame, List<Frame> moved, List<Text> read, String prompt) {
    LinePreview before = preview();
    return new Screen(
        by,
        new Picture(size(), visibleFrame, moved, List::of, timed(), false, () -> read),
        new InputOptions(
            prompt,
            lines(),
            words(),
            expectsInput(),
            lasting(),
            preview(visibleFrame, before::isAllowed),
            ""),
        log,
        helpSupplier);
  }

  private Screen with(InputOptions other) {
    return new Screen(kind, picture, other, log, helpSupplier);
  }

  /** Creates a preview that accepts certain lines and shows no effect. */
  public static LinePreview preview(Frame visibleFrame, Predicate<String> can) {
    return new LinePreview() {
      @Override
      public boolean isAllowed(String line) {
        return can.test(line);
      }

      @Override
      public Frame preview(String line) {
        return visibleFrame;
      }
    };
  }
}
