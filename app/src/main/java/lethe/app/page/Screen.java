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
 * @param kind how the console treats the screen
 * @param picture what is visible
 * @param offer what can be typed
 * @param log the log, oldest first
 * @param known the help for this moment, computed on demand
 */
public record Screen(
    Kind kind, Picture picture, Offer offer, List<Text> log, Supplier<List<Text>> known) {
  /** How a console treats a screen. */
  public enum Kind {
    TABLE,
    /** Something is always selected. */
    MENU,
    /** A page of a text; an empty line turns it. */
    READING,
    /** One of a sequence of moments; an empty line requests the next. */
    STEPS,
    /** Like {@link #STEPS}, with an answer open that is closed first. */
    STEPS_ANSWERED,
    /** A screen between two players at one keyboard; earlier input is discarded. */
    CURTAIN;

    /** Returns whether the screen is one of a sequence of moments. */
    public boolean isStep() {
      return this == STEPS || this == STEPS_ANSWERED;
    }
  }

  /**
   * What is visible.
   *
   * @param size the size for which it was drawn
   * @param frame the drawing, at most of that size
   * @param motion an animation that precedes the drawing
   * @param places the places that can be pointed at, computed on demand
   * @param timed whether the viewing time is limited
   * @param turned whether there is a previous page
   * @param said the drawing in words, in reading order; lines that were already read out are not
   *     repeated, except in answers
   */
  public record Picture(
      Size size,
      Frame frame,
      List<Frame> motion,
      Supplier<List<Place>> places,
      boolean timed,
      boolean turned,
      Supplier<List<Text>> said) {
    public Picture {
      motion = List.copyOf(motion);
    }

    /** Creates a picture without animation and without places to point at. */
    public static Picture still(Size size, Frame frame) {
      return new Picture(size, frame, List.of(), List::of, false, false, () -> read(frame));
    }

    /** Returns the lines of a page that consists of text only. */
    static List<Text> read(Frame frame) {
      return frame.lines().stream().map(Text::plain).toList();
    }
  }

  /**
   * What can be typed.
   *
   * @param prompt the prompt
   * @param lines complete lines that can be typed now, for completion
   * @param words words that can be typed at any time
   * @param asked whether the program is waiting for this person
   * @param outlook predicts the effect of a line
   * @param lasting whether a session continues without further input while nothing is asked, for
   *     example until a bot has moved
   * @param question the line to enter when the hint key is pressed; empty if there are no hints
   */
  public record Offer(
      String prompt,
      List<String> lines,
      List<String> words,
      boolean asked,
      boolean lasting,
      Outlook outlook,
      String question) {
    /** Creates an offer without hints. */
    public Offer(
        String prompt, List<String> lines, List<String> words, boolean asked, Outlook outlook) {
      this(prompt, lines, words, asked, outlook, "");
    }

    /** Where a session without further input ends as soon as nothing is asked. */
    public Offer(
        String prompt,
        List<String> lines,
        List<String> words,
        boolean asked,
        Outlook outlook,
        String question) {
      this(prompt, lines, words, asked, false, outlook, question);
    }

    public Offer {
      lines = List.copyOf(lines);
      words = List.copyOf(words);
    }
  }

  /**
   * A place that can be pointed at.
   *
   * @param about a description
   * @param lines lines that could be typed about it, most likely first; may be empty
   * @param name a name that identifies it when it moves; empty if it is identified by its position
   */
  public record Place(Area area, List<Text> about, List<String> lines, String name) {
    /** Creates a place that is identified by its position. */
    public Place(Area area, List<Text> about, List<String> lines) {
      this(area, about, lines, "");
    }

    /** Returns whether this is the same place as one on another screen. */
    public boolean isSame(Place other) {
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

  public List<Place> places() {
    return picture.places().get();
  }

  /** Returns the picture in words, in reading order. */
  public List<Text> said() {
    return picture.said().get();
  }

  /** Returns the help for this moment. */
  public List<Text> help() {
    return known.get();
  }

  public boolean timed() {
    return picture.timed();
  }

  public String prompt() {
    return offer.prompt();
  }

  public List<String> lines() {
    return offer.lines();
  }

  public List<String> words() {
    return offer.words();
  }

  public boolean asked() {
    return offer.asked();
  }

  public boolean lasting() {
    return offer.lasting();
  }

  public Outlook outlook() {
    return offer.outlook();
  }

  /** Creates a screen on which lines are typed and nothing can be pointed at. */
  public static Screen plain(Kind kind, Size size, Frame frame, String prompt) {
    return new Screen(
        kind,
        Picture.still(size, frame),
        new Offer(prompt, List.of(), List.of(), true, outlook(frame, _ -> false)),
        List.of(),
        List::of);
  }

  /**
   * Returns this screen with lines that can be typed.
   *
   * @param waited whether the program is waiting for this person
   */
  public Screen offering(List<String> offered, boolean waited) {
    Outlook only = outlook(frame(), line -> offered.contains(line.strip()));
    return with(new Offer(prompt(), offered, words(), waited, only));
  }

  /**
   * Returns this screen with further words that can be typed.
   *
   * @param taken whether a line is accepted
   */
  public Screen adding(List<String> more, Predicate<String> taken) {
    Outlook before = outlook();
    Frame seen = frame();
    Outlook either =
        new Outlook() {
          @Override
          public boolean can(String line) {
            return taken.test(line) || before.can(line);
          }

          @Override
          public Frame considering(String line) {
            return taken.test(line) ? seen : before.considering(line);
          }
        };
    List<String> all = Stream.concat(words().stream(), more.stream()).toList();
    return with(new Offer(prompt(), lines(), all, asked(), lasting(), either, offer.question()));
  }

  /** Returns this screen with another prompt. */
  public Screen prompted(String words) {
    return with(
        new Offer(words, lines(), words(), asked(), lasting(), outlook(), offer.question()));
  }

  /** Returns this screen as one that waits for the person. */
  public Screen asking() {
    return with(new Offer(prompt(), lines(), words(), true, outlook(), offer.question()));
  }

  /** Returns this screen as one of a session that continues without further input. */
  public Screen goingOn() {
    return with(new Offer(prompt(), lines(), words(), asked(), true, outlook(), offer.question()));
  }

  /** Returns this screen with places that can be pointed at. */
  public Screen pointing(List<Place> at) {
    return new Screen(
        kind,
        new Picture(size(), frame(), motion(), () -> at, timed(), picture.turned(), picture.said()),
        offer,
        log,
        known);
  }

  /** Returns this screen with a limited viewing time. */
  public Screen counted() {
    return new Screen(
        kind,
        new Picture(
            size(), frame(), motion(), picture.places(), true, picture.turned(), picture.said()),
        offer,
        log,
        known);
  }

  /** Returns this screen with a log. */
  public Screen telling(List<Text> told) {
    return new Screen(kind, picture, offer, told, known);
  }

  /** Returns this screen with help. */
  public Screen helping(List<Text> help) {
    return new Screen(kind, picture, offer, log, () -> help);
  }

  /** Returns this screen covered by an overlay; what could be typed before can still be typed. */
  Screen covered(Kind by, Frame seen, List<Frame> moved, List<Text> read, String prompt) {
    Outlook before = outlook();
    return new Screen(
        by,
        new Picture(size(), seen, moved, List::of, timed(), false, () -> read),
        new Offer(prompt, lines(), words(), asked(), lasting(), outlook(seen, before::can), ""),
        log,
        known);
  }

  private Screen with(Offer other) {
    return new Screen(kind, picture, other, log, known);
  }

  /** Creates an outlook that accepts certain lines and shows no effect. */
  public static Outlook outlook(Frame seen, Predicate<String> can) {
    return new Outlook() {
      @Override
      public boolean can(String line) {
        return can.test(line);
      }

      @Override
      public Frame considering(String line) {
        return seen;
      }
    };
  }
}
