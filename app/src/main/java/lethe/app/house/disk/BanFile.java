package lethe.app.house.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lethe.app.house.Ban;
import lethe.app.house.BanStore;
import lethe.app.house.Log;

/** Who is banned, a line each. */
record BanFile(Path file, Log log) implements BanStore {
  @Override
  public List<Ban> load() throws IOException {
    List<Ban> read = new ArrayList<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        Ban.read(line)
            .ifPresentOrElse(read::add, () -> log.warn("unreadable", "file", file.getFileName()));
      }
    }
    return read;
  }

  @Override
  public void write(List<Ban> all) {
    StringBuilder text = new StringBuilder();
    all.forEach(ban -> text.append(ban.text()).append('\n'));
    try {
      Atomic.write(file, text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
