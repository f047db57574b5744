package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import lethe.app.fuzz.FuzzTarget;
import lethe.app.menu.UserSetting;
import lethe.app.menu.UserSettings;
import lethe.app.puzzle.PuzzleProgressFile;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.server.base.Log;
import lethe.app.server.disk.NoticeFile;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Feeds arbitrary bytes to the readers of small files. Each reader must accept the file or report
 * an error, and everything written must be readable.
 */
public final class FuzzedFiles implements FuzzTarget {
  private static final PrintStream NULL_STREAM = new PrintStream(OutputStream.nullOutputStream());

  private final Path folder;
  private final Path matches;
  private final Path journal;

  public FuzzedFiles() throws IOException {
    this.folder = Files.createTempDirectory("fuzz");
    this.matches = folder.resolve("saves");
    this.journal = folder.resolve("x.lethe");
  }

  @Override
  public void process(byte[] input) throws IOException {
    checkSettings(input);
    checkNotes(input);
    Files.write(new BranchFile(journal).path(), input);
    assertErrorsHaveMessages(new BranchFile(journal).read());
    Files.write(PuzzleProgressFile.nextTo(matches).path(), input);
    assertThat(PuzzleProgressFile.nextTo(matches).read()).isNotNull();
    checkNotice(input);
  }

  private void checkSettings(byte[] input) throws IOException {
    Files.write(folder.resolve("settings"), input);
    UserSettings settings = UserSettings.load(matches, _ -> {});
    settings.save(matches);
    UserSettings reloaded = UserSettings.load(matches, _ -> {});
    for (UserSetting setting : UserSetting.values()) {
      assertThat(setting.choices()).contains(settings.value(setting));
      assertThat(reloaded.value(setting)).isEqualTo(settings.value(setting));
    }
  }

  private void checkNotes(byte[] input) throws IOException {
    NoteFile file = new NoteFile(journal);
    Files.write(file.path(), input);
    Validated<SortedMap<Integer, String>> result = file.read();
    assertErrorsHaveMessages(result);
    if (result instanceof Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> values)) {
      assertThat(file.write(Map.copyOf(values))).isEmpty();
      assertThat(file.read()).isEqualTo(result);
    }
  }

  private void checkNotice(byte[] input) throws IOException {
    Path file = Files.write(folder.resolve("notice"), input);
    Log log = new Log(NULL_STREAM, InstantSource.system());
    assertThat(new NoticeFile(Optional.of(file), log).lines())
        .hasSizeLessThanOrEqualTo(5)
        .allMatch(line -> line.chars().noneMatch(Character::isISOControl));
  }

  private static void assertErrorsHaveMessages(Validated<?> result) {
    if (result instanceof Invalid<?>(List<InputError> errors)) {
      errors.forEach(
          error ->
              assertThat(Titles.ERROR_MESSAGES.format(error.code(), error.arguments()))
                  .isNotBlank());
    }
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
