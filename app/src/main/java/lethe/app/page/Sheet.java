package lethe.app.page;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;

/**
 * Everything that a console shows and offers at one moment, but for the line that is being typed.
 *
 * @param kind what the console does with it
 * @param size the room that it was drawn for
 * @param frame what is seen, at most that large
 * @param prompt what stands before the line that is being typed
 * @param lines what can be typed as a whole line now, for completion
 * @param words what can be typed at any time
 * @param places what can be pointed at in the frame
 * @param log what was told so far, oldest first
 * @param motion frames to be seen shortly before that one, by who likes motion
 * @param asked whether something is waited for here
 * @param outlook how a line would be taken
 */
public record Sheet(
    Kind kind,
    Size size,
    Frame frame,
    String prompt,
    List<String> lines,
    List<String> words,
    List<Place> places,
    List<Text> log,
    List<Frame> motion,
    boolean asked,
    Outlook outlook) {
  /** What is to be done with a sheet beside showing it. */
  public enum Kind {
    TABLE,
    /** Something has to be chosen, so something is always pointed at. */
    MENU,
    /** It is a page of a text: an empty line turns it. */
    READING,
    /** It is one of many moments: an empty line asks for the next. */
    STEPS,
    /** It is counted how long it is looked at. */
    TIMED,
    /** Somebody else comes to the screen: whatever was typed before is gone. */
    CURTAIN
  }

  /**
   * Something that can be pointed at.
   *
   * @param about what it is
   * @param lines what could be typed about it, the likeliest first; perhaps nothing
   */
  public record Place(Area area, List<Text> about, List<String> lines) {}

  /** How a line would be taken that has not been entered yet. */
  public interface Outlook {
    /** Whether it can be done as it stands. */
    boolean can(String line);

    /** What is seen while it is being considered. */
    Frame considering(String line);
  }

  public Sheet {
    lines = List.copyOf(lines);
    words = List.copyOf(words);
    places = List.copyOf(places);
    log = List.copyOf(log);
    motion = List.copyOf(motion);
  }

  /** The same where these lines can be typed, and something is waited for or is not. */
  public Sheet offering(List<String> offered, boolean waited) {
    Frame seen = frame;
    return new Sheet(
        kind,
        size,
        frame,
        prompt,
        offered,
        words,
        places,
        log,
        motion,
        waited,
        new Outlook() {
          @Override
          public boolean can(String line) {
            return offered.contains(line.strip());
          }

          @Override
          public Frame considering(String line) {
            return seen;
          }
        });
  }

  /**
   * The same where these words can be typed as well.
   *
   * @param taken whether a line is for whoever offers them
   */
  public Sheet adding(List<String> more, Predicate<String> taken) {
    Frame seen = frame;
    Outlook before = outlook;
    return new Sheet(
        kind,
        size,
        frame,
        prompt,
        lines,
        Stream.concat(words.stream(), more.stream()).toList(),
        places,
        log,
        motion,
        asked,
        new Outlook() {
          @Override
          public boolean can(String line) {
            return taken.test(line) || before.can(line);
          }

          @Override
          public Frame considering(String line) {
            return taken.test(line) ? seen : before.considering(line);
          }
        });
  }

  /** The same where these places can be pointed at. */
  public Sheet pointing(List<Place> at) {
    return new Sheet(kind, size, frame, prompt, lines, words, at, log, motion, asked, outlook);
  }

  /** The same where something is waited for. */
  public Sheet asking() {
    return new Sheet(kind, size, frame, prompt, lines, words, places, log, motion, true, outlook);
  }

  /** The same with this log. */
  public Sheet telling(List<Text> told) {
    return new Sheet(kind, size, frame, prompt, lines, words, places, told, motion, asked, outlook);
  }

  /** A sheet on which lines are typed and nothing is pointed at. */
  public static Sheet plain(Kind kind, Size size, Frame frame, String prompt) {
    return new Sheet(
        kind,
        size,
        frame,
        prompt,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        true,
        new Outlook() {
          @Override
          public boolean can(String line) {
            return false;
          }

          @Override
          public Frame considering(String line) {
            return frame;
          }
        });
  }
}
