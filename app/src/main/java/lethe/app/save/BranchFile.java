package lethe.app.save;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The branches of a journal, in a separate file next to it. Each line has the form {@code POSITION:
 * NAME = FILE}; a relative file name is resolved against the folder of the journal.
 */
public record BranchFile(Path journal) {
  private static final Pattern LINE =
      Pattern.compile("(\\d{1,6}): ([^=\\s](?:[^=]*[^=\\s])?) = (\\S.*)", Pattern.DOTALL);

  public Path path() {
    return CompanionFile.nextTo(journal, ".branches");
  }

  private CompanionFile file() {
    return new CompanionFile(path(), LINE, FileErrorCode.INVALID_BRANCH);
  }

  /**
   * Returns all branches in the order in which they were last added; an empty list if the branch
   * file does not exist. An unreadable file or an invalid line is an error.
   */
  public Validated<List<Branch>> read() {
    return file().read().flatMap(this::parseBranches);
  }

  private Validated<List<Branch>> parseBranches(List<MatchResult> lines) {
    List<Branch> branches = new ArrayList<>();
    for (MatchResult line : lines) {
      try {
        Path file = journal.resolveSibling(CompanionFile.unescape(line.group(3)));
        branches.add(
            new Branch(
                Integer.parseInt(line.group(1)), CompanionFile.unescape(line.group(2)), file));
      } catch (InvalidPathException e) {
        return Validated.invalid(
            InputError.at(branches.size() + 1, 1, FileErrorCode.INVALID_BRANCH));
      }
    }
    return new Valid<>(branches);
  }

  /**
   * Adds a branch. Removes an existing branch with the same name, ignoring case.
   *
   * @return the error if the branch could not be saved; empty if it was saved
   */
  public Optional<InputError> add(Branch branch) {
    return switch (read()) {
      case Valid<List<Branch>>(List<Branch> branches) ->
          file()
              .write(
                  Stream.concat(
                          branches.stream()
                              .filter(existingBranch -> !existingBranch.isNamed(branch.name())),
                          Stream.of(branch))
                      .map(this::line)
                      .toList());
      case Invalid<List<Branch>>(List<InputError> errors) -> errors.stream().findFirst();
    };
  }

  private String line(Branch branch) {
    return branch.position()
        + ": "
        + CompanionFile.escape(branch.name()).replace("=", "\\u003d")
        + " = "
        + CompanionFile.escape(storedPath(branch.file()));
  }

  /**
   * Returns the path of a branch as it is stored: only the file name if the branch is in the same
   * folder as the journal, so that both can be moved together; the absolute path if it is elsewhere
   * or its name begins or ends with white space.
   */
  private String storedPath(Path file) {
    Path absolutePath = file.toAbsolutePath().normalize();
    Path folder = journal.toAbsolutePath().normalize().getParent();
    String name = String.valueOf(absolutePath.getFileName());
    return name.equals(name.strip()) && absolutePath.resolveSibling("").equals(folder)
        ? name
        : absolutePath.toString();
  }
}
