package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * From where a branch goes on.
 *
 * @param entries how many both have in common
 * @param of the match whose moment that is, where it is kept, too
 * @param name what somebody called the branch; empty if nothing
 */
record Origin(int entries, Optional<Path> of, String name) {
  /** {@code branch "bold" of ta-se-20261125-161205.lethe from moment 12}. */
  String said() {
    return of.map(
            file ->
                name.isEmpty()
                    ? Lethe.SAY.say("kept.branch", file.getFileName(), entries)
                    : Lethe.SAY.say("kept.branch.named", name, file.getFileName(), entries))
        .orElseGet(() -> Lethe.SAY.say("kept.branch.alone", entries));
  }

  /** {@code branch "bold"}, or {@code branch from moment 12}. */
  String brief() {
    return name.isEmpty()
        ? Lethe.SAY.say("kept.branch.brief", entries)
        : Lethe.SAY.say("kept.branch.brief.named", name);
  }
}
