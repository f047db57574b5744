package lethe.app.house;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.save.Store;
import lethe.engine.core.Header;

/**
 * Where tables and the journals of their matches are kept. What cannot be read or written is
 * written into the log there, in the words of the system.
 */
public interface TableStore {
  /** The tables that have not been put away; one that cannot be read stays where it is. */
  List<KeptTable> open() throws IOException;

  /** The highest number that a table has. */
  int last() throws IOException;

  /** A table that has been put away. */
  Optional<KeptTable> away(int number);

  /**
   * Writes down whose the seats are. It is beaten where the table is not the one that was changed:
   * another house has set it, or has changed its seats.
   */
  Written write(KeptTable table);

  /**
   * Stores a table for the last time: from now on it is read only when somebody asks for it. It is
   * beaten where the table is not the one that was changed.
   */
  Written putAway(KeptTable table);

  /**
   * Removes a table whose match has not been dealt. It is beaten where the table has been changed
   * since, or a match has been dealt.
   */
  Written remove(KeptTable table);

  /** What to call a journal in the log. */
  String journal(int number);

  /** When that entry of a journal was written, or the first one; nothing if it is not known. */
  Optional<Instant> made(int number, int entry);

  /** What is known of a match beside its journal. */
  Annotations annotations(int number) throws IOException;

  /**
   * Somebody is told outside of the house that a table waits for them.
   *
   * @param entry since which entry of its journal
   * @param what who, and how
   * @return done if they are to be told now; beaten if they have been, by this house or another
   */
  Written tell(int number, int entry, String what);

  /**
   * Whether the deal of a match, as it is stored now, is bound by this hash.
   *
   * @throws IOException if that cannot be read now
   */
  boolean isBound(int number, String hash) throws IOException;

  /** What can be gone on with of a match. */
  Resumed resume(int number) throws IOException;

  /**
   * Begins a journal.
   *
   * @param lines the entries that are there from the start
   */
  Dealt deal(int number, Header header, List<String> lines);

  /**
   * Writes a new table down together with the journal of its match, or nothing of both. It is
   * beaten where another house has set a table of that number.
   *
   * @param lines all entries that there are
   */
  Dealt put(KeptTable table, Header header, List<String> lines);

  /** A match that has been put away, as far as its journal can be read. */
  Optional<Table<?, ?, ?>> recall(int number) throws IOException;

  /**
   * The seats that somebody has, or whoever turned out to be them, where a match was dealt, whether
   * or not the table was put away; the latest table last.
   */
  List<HeldSeat> heldBy(String person) throws IOException;

  /** What came of beginning a journal. */
  sealed interface Dealt {
    record Kept(Store store) implements Dealt {}

    /** Another house has dealt. */
    record Beaten() implements Dealt {}

    record Failed() implements Dealt {}
  }

  /** What came of looking for the journal of a match. */
  sealed interface Resumed {
    /** Nothing that anybody has ever seen: it is to be dealt. */
    record Undealt() implements Resumed {}

    /** A match goes on. */
    record Running(Table<?, ?, ?> match, Store store) implements Resumed {}

    /** It cannot be gone on with. */
    record Shut(Standing why) implements Resumed {}
  }
}
