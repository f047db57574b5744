package lethe.app.server.disk;

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
import lethe.app.save.TextFile;
import lethe.app.server.base.Log;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The operator's own game content, such as decks and boards, in files {@code GAME/OPTION/NAME.tsv}
 * of one folder. Users choose files by name; no name can refer to a file outside of the folder.
 *
 * @param folder the folder; empty if there is none
 */
public record ContentFiles(Optional<Path> folder) {
  private static final String NAME_PATTERN = "[a-z0-9][a-z0-9_-]{0,31}";
  private static final String EXTENSION = ".tsv";

  /**
   * A file, and the result of checking it.
   *
   * @param error the first error; empty if the file is valid
   */
  public record CheckedFile(String game, String option, String name, Optional<InputError> error) {}

  /**
   * Returns the names of the files for an option, sorted, without their extension; empty if their
   * folder cannot be read.
   */
  private List<String> names(Title<?, ?, ?> title, String option) {
    List<String> names = new ArrayList<>();
    if (folder.isPresent()) {
      Path directory = folder.get().resolve(title.id()).resolve(option);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + EXTENSION)) {
        for (Path file : files) {
          String fileName = String.valueOf(file.getFileName());
          String name = fileName.substring(0, fileName.length() - EXTENSION.length());
          file(title, option, name).ifPresent(_ -> names.add(name));
        }
      } catch (IOException e) {
        // The folder does not exist or cannot be read.
        return List.of();
      }
    }
    return names.stream().sorted().toList();
  }

  /** Returns the file with a name; empty if there is no such file in the folder. */
  private Optional<Path> file(Title<?, ?, ?> title, String option, String name) {
    if (folder.isEmpty() || !name.matches(NAME_PATTERN)) {
      return Optional.empty();
    }
    Path file = folder.get().resolve(title.id()).resolve(option).resolve(name + EXTENSION);
    try {
      Path realFile = file.toRealPath();
      boolean inside = realFile.startsWith(folder.get().toRealPath());
      return inside && Files.isRegularFile(realFile, LinkOption.NOFOLLOW_LINKS)
          ? Optional.of(realFile)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Replaces the names of files in the values of options with the contents of the files, and checks
   * whether the game can be played with these options.
   */
  public FileResult read(Title<?, ?, ?> title, Map<String, String> optionValues) {
    Map<String, String> values = new TreeMap<>(optionValues);
    for (String option : title.textOptionNames()) {
      String name = optionValues.getOrDefault(option, "");
      Optional<Path> file = file(title, option, name);
      if (file.isPresent()) {
        switch (TextFile.readForJournal(file.get())) {
          case Valid<String>(String text) -> values.put(option, text);
          case Invalid<String>(List<InputError> errors) -> {
            return new FileResult.BadFile(name, errors.getFirst());
          }
        }
      }
    }
    Options options = Options.of(values);
    return title.open(options) instanceof Invalid<?>(List<InputError> errors)
        ? explainError(title, optionValues, values, errors.getFirst())
        : new FileResult.Loaded(options);
  }

  /** The result of reading options. */
  public sealed interface FileResult {
    record Loaded(Options options) implements FileResult {}

    /** The file with this name is invalid. */
    record BadFile(String name, InputError error) implements FileResult {}

    /**
     * The value of an option is invalid, and no file has this name.
     *
     * @param names the names of the existing files
     */
    record Missing(String option, String name, List<String> names) implements FileResult {}

    /** The options are invalid for a reason unrelated to the files. */
    record Unplayable(InputError error) implements FileResult {}
  }

  private FileResult explainError(
      Title<?, ?, ?> title,
      Map<String, String> optionValues,
      Map<String, String> values,
      InputError error) {
    String option = error.option();
    String name = optionValues.getOrDefault(option, "");
    if (!title.textOptionNames().contains(option) || !optionValues.containsKey(option)) {
      return new FileResult.Unplayable(error);
    }
    return name.equals(values.get(option))
        ? new FileResult.Missing(option, name, names(title, option))
        : new FileResult.BadFile(name, error);
  }

  /**
   * An option for which files exist.
   *
   * @param names the names of the files, without their extension
   */
  public record OptionFiles(String game, String option, List<String> names) {}

  /** Returns the options for which files exist. */
  public List<OptionFiles> optionFiles() {
    return Titles.ALL.stream()
        .flatMap(
            title ->
                title.textOptionNames().stream()
                    .sorted()
                    .map(option -> new OptionFiles(title.id(), option, names(title, option))))
        .filter(files -> !files.names().isEmpty())
        .toList();
  }

  public List<CheckedFile> checkAll() {
    List<CheckedFile> checkedFiles = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      for (String option : title.textOptionNames().stream().sorted().toList()) {
        for (String name : names(title, option)) {
          checkedFiles.add(new CheckedFile(title.id(), option, name, error(title, option, name)));
        }
      }
    }
    return checkedFiles;
  }

  private Optional<InputError> error(Title<?, ?, ?> title, String option, String name) {
    Validated<?> openedGame =
        TextFile.readForJournal(file(title, option, name).orElseThrow())
            .flatMap(text -> title.open(Options.of(Map.of(option, text))));
    return openedGame instanceof Invalid<?>(List<InputError> errors)
        ? Optional.of(errors.getFirst())
        : Optional.empty();
  }

  public void logErrors(Log log) {
    for (CheckedFile file : checkAll()) {
      file.error().ifPresent(error -> logError(log, file, error));
    }
  }

  private static void logError(Log log, CheckedFile file, InputError error) {
    log.warn(
        "bad-file",
        "game",
        file.game(),
        "option",
        file.option(),
        "name",
        file.name(),
        "line",
        error.line(),
        "column",
        error.column(),
        "reason",
        Titles.ERROR_MESSAGES.format(error.code(), error.arguments()));
  }
}
