package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who is kept out of the house, on disk. Any thread may ask. */
final class Bans {
  private final Path file;
  private final InstantSource clock;
  private volatile List<Ban> bans = List.of();

  private Bans(Path file, InstantSource clock) {
    this.file = file;
    this.clock = clock;
  }

  /** Those in this file; none if there is none. */
  static Bans in(Path file, InstantSource clock, Log log) throws IOException {
    Bans bans = new Bans(file, clock);
    if (Files.exists(file)) {
      List<Ban> read = new ArrayList<>();
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        Ban.read(line)
            .ifPresentOrElse(read::add, () -> log.warn("unreadable", "file", file.getFileName()));
      }
      bans.bans = List.copyOf(read);
    }
    return bans;
  }

  /** What keeps out somebody with this id who comes from this address. */
  Optional<Ban> of(String id, String address) {
    return list().stream().filter(ban -> ban.isFor(id, address)).findFirst();
  }

  /** Those that hold. */
  List<Ban> list() {
    return bans.stream().filter(ban -> ban.holds(clock.instant())).toList();
  }

  /** Bans somebody, with this in the place of an earlier ban. */
  synchronized void add(Ban ban) {
    List<Ban> more = new ArrayList<>(list());
    more.removeIf(other -> other.whom().equals(ban.whom()));
    more.add(ban);
    write(more);
  }

  /** Lets somebody in again; whether they were banned. */
  synchronized boolean remove(Ban ban) {
    List<Ban> fewer = new ArrayList<>(list());
    boolean was = fewer.remove(ban);
    write(fewer);
    return was;
  }

  private void write(List<Ban> now) {
    StringBuilder text = new StringBuilder();
    now.forEach(ban -> text.append(ban.text()).append('\n'));
    try {
      Atomic.write(file, text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    bans = List.copyOf(now);
  }
}
