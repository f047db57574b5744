package lethe.app.server.event;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.event.Deal;
import lethe.app.event.DealEvent;
import lethe.app.server.base.WriteResult;
import lethe.app.server.table.TableRecord;

/** Stores events and enrollments. */
public interface EventStore {
  /**
   * Stores an event with its deals. Returns {@code CONFLICT} if an event with this id exists.
   *
   * @param deals the deals; their number is {@code event.dealCount()}
   * @param address the address or network from which it was created
   */
  WriteResult create(DealEvent event, List<Deal> deals, String address);

  /** Returns the event with an id; empty if there is none or its game is unknown. */
  Optional<DealEvent> find(String id) throws IOException;

  /** Returns the user-created events that close after a time, in the order in which they close. */
  List<DealEvent> closingAfter(Instant time) throws IOException;

  /**
   * Returns the hosts of the user-created events that close after a time, with their addresses. A
   * host is listed once for each event.
   */
  List<TableRecord.Host> hosts(Instant time) throws IOException;

  /**
   * Removes an event and its deals. Matches that were played remain. Returns {@code CONFLICT} if
   * there is no such event.
   */
  WriteResult remove(String event);

  /** Returns the enrollments of an event, earliest first. */
  List<Enrollment> enrollments(String event) throws IOException;

  /** Enrolls a user. Returns {@code CONFLICT} if the user is already enrolled. */
  WriteResult enroll(String event, Enrollment enrollment);

  /** Removes a user's enrollment. Returns {@code CONFLICT} if there is none. */
  WriteResult withdraw(String event, String accountId);

  /**
   * An enrollment in an event.
   *
   * @param name the user's current name; the last one if the account was removed because it was not
   *     used, or a placeholder if the user deleted it
   * @param partnerId the id of the partner, who must name this user as well; empty if the event is
   *     not for pairs
   */
  record Enrollment(String accountId, String name, String partnerId) {}
}
