package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The moment at which a branch leaves another match.
 *
 * @param entries the number of entries that both matches have in common
 * @param parentFile the file of the other match, if it is saved
 * @param name the name of the branch; empty if it has none
 */
record BranchOrigin(int entries, Optional<Path> parentFile, String name) {
  /** Returns, for example, {@code branch "bold" of ta-se-20261125-161205.lethe from moment 12}. */
  String description() {
    return parentFile
        .map(
            file ->
                name.isEmpty()
                    ? LetheCli.MESSAGES.format("kept.branch", file.getFileName(), entries)
                    : LetheCli.MESSAGES.format(
                        "kept.branch.named", name, file.getFileName(), entries))
        .orElseGet(() -> LetheCli.MESSAGES.format("kept.branch.alone", entries));
  }

  /** Returns {@code branch "bold"}, or {@code branch from moment 12} if it has no name. */
  String shortDescription() {
    return name.isEmpty()
        ? LetheCli.MESSAGES.format("kept.branch.brief", entries)
        : LetheCli.MESSAGES.format("kept.branch.brief.named", name);
  }
}
