package lethe.app.house;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.event.Attempt;
import lethe.app.event.Deal;
import lethe.app.event.Event;
import lethe.app.event.Score;

/** Where events are kept, with their deals and what was played of them. */
public interface EventStore {
  /**
   * Writes an event down with its deals; it is beaten where there is one called so.
   *
   * @param deals as many as the event has
   * @param from the address that its host comes from
   */
  Written put(Event event, List<Deal> deals, String from);

  Optional<Event> event(String id) throws IOException;

  /** Those that people have set and that close after this, the first to close first. */
  List<Event> closingAfter(Instant time) throws IOException;

  /** Who has set those, and from which address; the same person once for each. */
  List<KeptTable.Host> hosts(Instant time) throws IOException;

  /** A deal of an event, by its number from 1; nothing if its seed was sealed by another key. */
  Optional<Deal> deal(String event, int number) throws IOException;

  /** There is no such event any more, nor a deal of it; the matches stay. */
  Written remove(String event);

  // Who enters.

  /** Those who have entered an event, the first first. */
  List<Enrollment> enrolled(String event) throws IOException;

  /** Somebody enters; it is beaten where they have. */
  Written enter(String event, Enrollment enrollment);

  /** Somebody enters no more. */
  Written withdraw(String event, String person);

  /**
   * That somebody enters an event.
   *
   * @param person by id
   * @param called what they were called then
   * @param partner by id, with whom they play if that person names them, too; empty if alone
   */
  record Enrollment(String person, String called, String partner) {}

  // What was played.

  /**
   * A try, and how far its match has come.
   *
   * @param attempt without a score where none was written down yet
   * @param entries how many the journal of the match has; 0 if it was not dealt
   */
  record Known(Attempt attempt, int entries) {}

  /** All tries at the deals of an event that count, or will when they are dealt. */
  List<Known> attempts(String event) throws IOException;

  /** All tries of somebody at deals of events called {@code NAME.} and more, the latest last. */
  List<Known> attempts(String person, String name) throws IOException;

  /** Writes down what the match of a table came to, which is over since its last entry. */
  Written score(int table, Score score);
}
