package lethe.app.play;

import java.util.List;

/** A question put to whoever sits at a table: what they do first is judged before it is done. */
public interface Exam {
  /**
   * What is said of an answer.
   *
   * @param stands whether it may be played
   * @param words perhaps nothing
   */
  record Judged(boolean stands, List<String> words) {
    public Judged {
      words = List.copyOf(words);
    }
  }

  /** The question, and what can be typed beside an answer. */
  List<String> task();

  /**
   * Judges a command, as it is typed; whatever comes after what is right stands, and nothing is
   * said of it.
   */
  Judged judge(String command);

  /**
   * What is right; whoever was told it has not found it.
   *
   * @param over whether the match is, so that it cannot be played any more
   */
  List<String> solution(boolean over);
}
