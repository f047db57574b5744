package lethe.engine.core;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was chosen for a match, by name: {@code open-cups=on}, or a whole deck. A variant is another
 * game, opened with other options; a journal names them all.
 *
 * @param values sorted by name; a value of several lines is a text that somebody brought along
 */
public record Options(SortedMap<String, String> values) {
  public static final Options NONE = new Options(new TreeMap<>());

  public Options {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public static Options of(Map<String, String> values) {
    return new Options(new TreeMap<>(values));
  }

  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }
}
