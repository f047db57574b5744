package lethe.app.house;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.save.Store;

/**
 * Where tables and the journals of their matches are kept. What cannot be read or written is
 * written into the log there, in the words of the system.
 */
public interface TableStore {
  /** The tables that have not been put away; one that cannot be read stays where it is. */
  List<KeptTable> open() throws IOException;

  /** The highest number that a table has, or had as long as anything is left of it. */
  int last() throws IOException;

  /** A table that has been put away. */
  Optional<KeptTable> away(int number);

  /** Writes down whose the seats are; whether that could be done. */
  boolean write(KeptTable table);

  /** From now on the table is read only when somebody asks for it. */
  void putAway(int number);

  void remove(int number);

  /** What to call a journal in the log. */
  String journal(int number);

  /** What can be gone on with of a match. */
  Resumed resume(int number) throws IOException;

  /** Begins a journal with this text, of so many entries; nothing if that could not be written. */
  Optional<Store> create(int number, String text, int position);

  /** A match that has been put away, as far as its journal can be read. */
  Optional<Table<?, ?, ?>> recall(int number) throws IOException;

  /** What came of looking for the journal of a match. */
  sealed interface Resumed {
    /** Nothing that anybody has ever seen: it is to be dealt. */
    record Undealt() implements Resumed {}

    /**
     * A match goes on.
     *
     * @param torn whether its last entry had been broken off, and is left out
     */
    record Running(Table<?, ?, ?> match, Store store, boolean torn) implements Resumed {}

    /** It cannot be gone on with. */
    record Shut(Standing why) implements Resumed {}
  }
}
