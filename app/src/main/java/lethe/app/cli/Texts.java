package lethe.app.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lethe.app.save.TextFile;
import lethe.app.save.Trouble;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Options;

/**
 * Resolves options whose values are texts in files.
 *
 * @param names the names of these options
 * @param given all options as typed
 */
record Texts(Set<String> names, Map<String, String> given) {
  /**
   * Pattern of values that the game may know by name. They are read as files only if such files
   * exist.
   */
  private static final String WORD = "[a-z][a-z-]*";

  /** Returns all options, with file names replaced by the contents of the files. */
  Checked<Options> read() {
    Map<String, String> values = new TreeMap<>();
    for (Map.Entry<String, String> option : given.entrySet()) {
      if (!isFile(option.getKey())) {
        values.put(option.getKey(), option.getValue());
        continue;
      }
      switch (text(option.getValue())) {
        case Valid<String>(String text) -> values.put(option.getKey(), text);
        case Faulty<String>(List<Fault> faults) -> {
          return new Faulty<>(faults.stream().map(fault -> in(option.getKey(), fault)).toList());
        }
      }
    }
    return new Valid<>(Options.of(values));
  }

  /** Returns whether a fault is in a text, so that {@link #line} tells its place. */
  boolean isIn(Fault fault) {
    return names.contains(fault.option()) && given.containsKey(fault.option());
  }

  /** Returns a fault with its place in the text. */
  String line(Fault fault) {
    String given = given().getOrDefault(fault.option(), fault.option());
    String value = given.isBlank() ? fault.option() + "=" : given;
    return isFile(fault.option())
        ? Faults.line(value, fault)
        : Faults.line(value, Fault.at(0, 0, Trouble.NO_FILE));
  }

  private boolean isFile(String option) {
    String value = given.getOrDefault(option, "");
    return names.contains(option) && (!value.matches(WORD) || Files.exists(Path.of(value)));
  }

  private static Checked<String> text(String file) {
    if (file.isBlank()) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NOT_NAMED));
    }
    try {
      return TextFile.readLines(Path.of(file));
    } catch (InvalidPathException e) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NO_FILE));
    }
  }

  private static Fault in(String option, Fault fault) {
    return new Fault(option, fault.line(), fault.column(), fault.why(), fault.facts());
  }
}
