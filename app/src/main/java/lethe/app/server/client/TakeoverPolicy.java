package lethe.app.server.client;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Decides who may take a seat that a player has given up during the match. */
public enum TakeoverPolicy {
  /** Any user who may sit down at the table. */
  ANYONE,
  /** Players who are invited after the seat has become free. */
  INVITED,
  /** No one; the seat stays free. */
  NOBODY;

  /** Returns the policy with the given text form; empty if there is none. */
  public static Optional<TakeoverPolicy> parse(String text) {
    return Arrays.stream(values()).filter(policy -> policy.toString().equals(text)).findFirst();
  }

  /** Returns the text form, in which the policy is typed and stored. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
