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
 * The branches of a journal, in a separate file next to it. Each line has the form {@code ENTRY:
 * NAME = FILE}; a relative file name is resolved against the folder of the journal.
 */
public record BranchFile(Path journal) {
  private static final Pattern LINE =
      Pattern.compile("(\\d{1,6}): ([^=\\s](?:[^=]*[^=\\s])?) = (\\S.*)", Pattern.DOTALL);

  /** Returns the branch file of a journal. The files need not exist. */
  public static BranchFile of(Path journal) {
    return new BranchFile(journal);
  }

  /** Returns the path of the branch file. */
  public Path path() {
    return CompanionFile.nextTo(journal, ".branches");
  }

  private CompanionFile file() {
    return new CompanionFile(path(), LINE, FileErrorCode.NO_BRANCH);
  }

  /** Returns all branches, oldest first; none if the branch file does not exist. */
  public Validated<List<Branch>> read() {
    return file().read().flatMap(this::branches);
  }

  private Validated<List<Branch>> branches(List<MatchResult> lines) {
    List<Branch> all = new ArrayList<>();
    for (MatchResult line : lines) {
      try {
        Path other = journal.resolveSibling(CompanionFile.unescaped(line.group(3)));
        all.add(
            new Branch(
                Integer.parseInt(line.group(1)), CompanionFile.unescaped(line.group(2)), other));
      } catch (InvalidPathException e) {
        return Validated.invalid(InputError.at(all.size() + 1, 1, FileErrorCode.NO_BRANCH));
      }
    }
    return new Valid<>(all);
  }

  /**
   * Adds a branch, or replaces the branch with the same name.
   *
   * @return the error if the branch could not be saved; empty if it was saved
   */
  public Optional<InputError> add(Branch branch) {
    return switch (read()) {
      case Valid<List<Branch>>(List<Branch> all) ->
          file()
              .write(
                  Stream.concat(
                          all.stream().filter(other -> !other.isNamed(branch.name())),
                          Stream.of(branch))
                      .map(this::line)
                      .toList());
      case Invalid<List<Branch>>(List<InputError> errors) -> errors.stream().findFirst();
    };
  }

  private String line(Branch branch) {
    return branch.entry()
        + ": "
        + CompanionFile.escaped(branch.name()).replace("=", "\\u003d")
        + " = "
        + CompanionFile.escaped(relativeName(branch.file()));
  }

  /**
   * Returns the form in which the path of a branch is stored: only the name if the branch is in the
   * same folder as the journal, so that both can be moved together.
   */
  private String relativeName(Path other) {
    Path whole = other.toAbsolutePath().normalize();
    Path folder = journal.toAbsolutePath().normalize().getParent();
    String name = String.valueOf(whole.getFileName());
    return name.equals(name.strip()) && whole.resolveSibling("").equals(folder)
        ? name
        : whole.toString();
  }
}
