package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.save.TextFile;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Options;

/**
 * Decks, boards and the like that a house has of its own, in files {@code GAME/OPTION/NAME.tsv} of
 * one folder. People call them by name; no name leads out of the folder.
 *
 * @param folder where they are; nowhere if empty
 */
public record OwnFiles(Optional<Path> folder) {
  private static final String NAME = "[a-z0-9][a-z0-9_-]{0,31}";
  private static final String ENDING = ".tsv";

  /**
   * One of them, and what came of reading it.
   *
   * @param fault the first thing that is wrong with it, if anything is
   */
  public record Judged(String game, String option, String name, Optional<Fault> fault) {}

  /** What the values of this option can be called. */
  List<String> names(Title<?, ?, ?> title, String option) {
    List<String> names = new ArrayList<>();
    if (folder.isPresent()) {
      Path place = folder.get().resolve(title.id()).resolve(option);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(place, "*" + ENDING)) {
        for (Path file : files) {
          String whole = String.valueOf(file.getFileName());
          String name = whole.substring(0, whole.length() - ENDING.length());
          file(title, option, name).ifPresent(_ -> names.add(name));
        }
      } catch (IOException e) {
        // There are none, or nobody may know.
        return List.of();
      }
    }
    return names.stream().sorted().toList();
  }

  /** The file called so, if it is one in the folder. */
  private Optional<Path> file(Title<?, ?, ?> title, String option, String name) {
    if (folder.isEmpty() || !name.matches(NAME)) {
      return Optional.empty();
    }
    Path file = folder.get().resolve(title.id()).resolve(option).resolve(name + ENDING);
    try {
      Path real = file.toRealPath();
      boolean inside = real.startsWith(folder.get().toRealPath());
      return inside && Files.isRegularFile(real, LinkOption.NOFOLLOW_LINKS)
          ? Optional.of(real)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Options with texts in the place of their names, for a game that can be opened with them.
   *
   * @return the options, or a sentence about what is wrong
   */
  Read read(Title<?, ?, ?> title, Map<String, String> given) {
    Map<String, String> values = new TreeMap<>(given);
    for (String option : title.texts()) {
      String called = given.getOrDefault(option, "");
      Optional<Path> file = file(title, option, called);
      if (file.isPresent()) {
        switch (TextFile.readLines(file.get())) {
          case Valid<String>(String text) -> values.put(option, text);
          case Faulty<String>(List<Fault> faults) -> {
            return new Read.Wrong(line(called, faults.getFirst()));
          }
        }
      }
    }
    Options options = Options.of(values);
    return title.open(options) instanceof Faulty<?>(List<Fault> faults)
        ? new Read.Wrong(sentence(title, given, values, faults.getFirst()))
        : new Read.Right(options);
  }

  /** What came of it. */
  sealed interface Read {
    record Right(Options options) implements Read {}

    record Wrong(String why) implements Read {}
  }

  private String sentence(
      Title<?, ?, ?> title, Map<String, String> given, Map<String, String> values, Fault fault) {
    String option = fault.option();
    String name = given.getOrDefault(option, "");
    if (!title.texts().contains(option) || !given.containsKey(option)) {
      return Clean.line(Titles.REASONS.say(fault.why(), fault.facts()), 300);
    }
    if (!name.equals(values.get(option))) {
      return line(name, fault);
    }
    List<String> names = names(title, option);
    return names.isEmpty()
        ? House.SAY.say("no-own-files", option)
        : House.SAY.say("no-own-file", option, Clean.line(name, 40), names);
  }

  /** {@code NAME:LINE:COLUMN: what, and what was expected}. */
  private static String line(String name, Fault fault) {
    String place = fault.line() == 0 ? name : name + ":" + fault.line() + ":" + fault.column();
    return Clean.line(place + ": " + Titles.REASONS.say(fault.why(), fault.facts()), 300);
  }

  /** What can be chosen, a line for each option of which there are any. */
  List<String> told() {
    return Titles.ALL.stream()
        .flatMap(title -> title.texts().stream().sorted().flatMap(option -> told(title, option)))
        .toList();
  }

  private Stream<String> told(Title<?, ?, ?> title, String option) {
    List<String> names = names(title, option);
    return names.isEmpty()
        ? Stream.empty()
        : Stream.of(House.SAY.say("own-files", title.id(), option, names));
  }

  /** All of them, read and tried. */
  public List<Judged> judged() {
    List<Judged> all = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      for (String option : title.texts().stream().sorted().toList()) {
        for (String name : names(title, option)) {
          all.add(new Judged(title.id(), option, name, fault(title, option, name)));
        }
      }
    }
    return all;
  }

  private Optional<Fault> fault(Title<?, ?, ?> title, String option, String name) {
    Checked<?> tried =
        TextFile.readLines(file(title, option, name).orElseThrow())
            .then(text -> title.open(Options.of(Map.of(option, text))));
    return tried instanceof Faulty<?>(List<Fault> faults)
        ? Optional.of(faults.getFirst())
        : Optional.empty();
  }
}
