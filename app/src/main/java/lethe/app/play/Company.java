package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * The people at a screen.
 *
 * @param mine the seats at this screen; empty for a spectator
 * @param charged the seats whose viewing time passes while cards are shown here for a limited time
 * @param person a word that identifies a remote person within this match only
 * @param records the records of their earlier matches
 * @param forks whether another match may start from a position of this one
 * @param exam the question they are asked, if the table is a puzzle
 */
public record Company(
    List<Seat> mine,
    List<Seat> charged,
    Optional<String> person,
    Records records,
    boolean forks,
    Optional<Exam> exam) {
  public Company {
    mine = List.copyOf(mine);
    charged = List.copyOf(charged);
  }

  /** Creates a company without records. */
  public Company(List<Seat> mine, List<Seat> charged, Optional<String> person) {
    this(mine, charged, person, Records.NONE, true, Optional.empty());
  }

  /**
   * Creates the company of everybody at this computer. Any of them may take any seat later, so
   * everything that one seat or a spectator sees counts as seen by all seats.
   */
  public static Company here(Match<?, ?, ?> match) {
    List<Seat> people =
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
            .toList();
    return new Company(people, match.seats(), Optional.empty());
  }

  /** Creates the company of one remote person who plays these seats or watches. */
  public static Company guest(List<Seat> mine, String person) {
    return new Company(mine, mine, Optional.of(person));
  }

  /** Returns this company with records. */
  public Company with(Records kept) {
    return new Company(mine, charged, person, kept, forks, exam);
  }

  /** Returns this company with branching allowed or not. */
  public Company forking(boolean may) {
    return new Company(mine, charged, person, records, may, exam);
  }

  /** Returns this company with a question. */
  public Company asked(Exam what) {
    return new Company(mine, charged, person, records, forks, Optional.of(what));
  }

  /** Returns the first message: the question, or the note that the match is a branch. */
  Optional<List<String>> greeting(Match<?, ?, ?> match) {
    return exam.map(Exam::task).or(() -> Fork.said(match, mine).map(List::of));
  }

  /** Returns whether nobody here holds a seat or could take one without reconnecting. */
  boolean isAudience() {
    return charged.isEmpty();
  }
}
