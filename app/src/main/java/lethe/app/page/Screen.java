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
 * Everything that a console shows and offers at one moment, but for the line that is being typed.
 *
 * @param kind what the console does with it
 * @param picture what is seen
 * @param offer what can be typed
 * @param log what was told so far, oldest first
 * @param known what is to be known at this moment, found when somebody asks
 */
public record Screen(
    Kind kind, Picture picture, Offer offer, List<Text> log, Supplier<List<Text>> known) {
  /** What is to be done with a screen beside showing it. */
  public enum Kind {
    TABLE,
    /** Something has to be chosen, so something is always pointed at. */
    MENU,
    /** It is a page of a text: an empty line turns it. */
    READING,
    /** It is one of many moments: an empty line asks for the next. */
    STEPS,
    /** The same with an answer that lies open: going back closes that first. */
    STEPS_ANSWERED,
    /** Somebody else comes to the screen: whatever was typed before is gone. */
    CURTAIN;

    /** Whether it is one of many moments. */
    public boolean isStep() {
      return this == STEPS || this == STEPS_ANSWERED;
    }
  }

  /**
   * What is seen.
   *
   * @param size the room that it was drawn for
   * @param frame at most that large
   * @param motion frames to be seen shortly before that one, by who likes motion
   * @param places what can be pointed at in the frame, found when somebody asks
   * @param timed whether it is counted how long it is looked at
   * @param turned whether a page of it comes before what is seen
   * @param said the same for whoever hears it, in reading order; what was said before is not said
   *     again, but for what answers a line
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

    /** A picture that does not move, in which nothing is pointed at. */
    public static Picture still(Size size, Frame frame) {
      return new Picture(size, frame, List.of(), List::of, false, false, () -> read(frame));
    }

    /** The lines of a page that is nothing but words. */
    static List<Text> read(Frame frame) {
      return frame.lines().stream().map(Text::plain).toList();
    }
  }

  /**
   * What can be typed.
   *
   * @param prompt what stands before the line that is being typed
   * @param lines what can be typed as a whole line now, for completion
   * @param words what can be typed at any time
   * @param asked whether something is waited for here
   * @param outlook how a line would be taken
   * @param question what is entered where somebody asks what is to be thought of what is seen, by a
   *     key of its own; empty where nothing is said of that
   */
  public record Offer(
      String prompt,
      List<String> lines,
      List<String> words,
      boolean asked,
      Outlook outlook,
      String question) {
    /** Where nothing is said of what is seen. */
    public Offer(
        String prompt, List<String> lines, List<String> words, boolean asked, Outlook outlook) {
      this(prompt, lines, words, asked, outlook, "");
    }

    public Offer {
      lines = List.copyOf(lines);
      words = List.copyOf(words);
    }
  }

  /**
   * Something that can be pointed at.
   *
   * @param about what it is
   * @param lines what could be typed about it, the likeliest first; perhaps nothing
   * @param name what it is known by wherever it lies; empty if it is known by where it lies
   */
  public record Place(Area area, List<Text> about, List<String> lines, String name) {
    /** Something that stays where it lies. */
    public Place(Area area, List<Text> about, List<String> lines) {
      this(area, about, lines, "");
    }

    /** Whether it is the same thing as on another screen. */
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

  /** What is seen, in words, in reading order. */
  public List<Text> said() {
    return picture.said().get();
  }

  /** What is to be known at this moment. */
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

  public Outlook outlook() {
    return offer.outlook();
  }

  /** A screen on which lines are typed and nothing is pointed at. */
  public static Screen plain(Kind kind, Size size, Frame frame, String prompt) {
    return new Screen(
        kind,
        Picture.still(size, frame),
        new Offer(prompt, List.of(), List.of(), true, outlook(frame, _ -> false)),
        List.of(),
        List::of);
  }

  /** The same where these lines can be typed, and something is waited for or is not. */
  public Screen offering(List<String> offered, boolean waited) {
    Outlook only = outlook(frame(), line -> offered.contains(line.strip()));
    return with(new Offer(prompt(), offered, words(), waited, only));
  }

  /**
   * The same where these words can be typed as well.
   *
   * @param taken whether a line is for whoever offers them
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
    return with(new Offer(prompt(), lines(), all, asked(), either, offer.question()));
  }

  /** The same with this before the line that is being typed. */
  public Screen prompted(String words) {
    return with(new Offer(words, lines(), words(), asked(), outlook(), offer.question()));
  }

  /** The same where something is waited for. */
  public Screen asking() {
    return with(new Offer(prompt(), lines(), words(), true, outlook(), offer.question()));
  }

  /** The same where these places can be pointed at. */
  public Screen pointing(List<Place> at) {
    return new Screen(
        kind,
        new Picture(size(), frame(), motion(), () -> at, timed(), picture.turned(), picture.said()),
        offer,
        log,
        known);
  }

  /** The same where it is counted how long it is looked at. */
  public Screen counted() {
    return new Screen(
        kind,
        new Picture(
            size(), frame(), motion(), picture.places(), true, picture.turned(), picture.said()),
        offer,
        log,
        known);
  }

  /** The same with this log. */
  public Screen telling(List<Text> told) {
    return new Screen(kind, picture, offer, told, known);
  }

  /** The same where this is known about the moment. */
  public Screen helping(List<Text> help) {
    return new Screen(kind, picture, offer, log, () -> help);
  }

  /** What lies above it covers it: what could be typed can be typed still. */
  Screen covered(Kind by, Frame seen, List<Frame> moved, List<Text> read, String prompt) {
    Outlook before = outlook();
    return new Screen(
        by,
        new Picture(size(), seen, moved, List::of, timed(), false, () -> read),
        new Offer(prompt, lines(), words(), asked(), outlook(seen, before::can)),
        log,
        known);
  }

  private Screen with(Offer other) {
    return new Screen(kind, picture, other, log, known);
  }

  /** An outlook by which these lines can be done, and nothing is seen of them before. */
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
