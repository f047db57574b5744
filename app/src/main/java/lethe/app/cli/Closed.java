package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.play.Copies;
import lethe.app.play.Saved;
import lethe.app.save.Folder;

/** Decides for every command whether anybody may look behind the cards of what is in a file. */
final class Closed {
  private Closed() {}

  /** Why nobody may, in a sentence; nothing if everybody may. */
  static Optional<String> why(Saved saved) {
    Path file = saved.file();
    return new Copies(Folder.of(System.getenv()))
        .running(saved)
        .map(
            running ->
                running.equals(file)
                    ? Lethe.SAY.say("closed", file)
                    : Lethe.SAY.say("closed.copy", file, running));
  }
}
