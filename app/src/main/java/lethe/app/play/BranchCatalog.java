package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.save.Branch;
import lethe.app.save.BranchFile;
import lethe.app.session.BranchEntry;
import lethe.app.session.BranchEntry.BranchState;
import lethe.app.text.Launcher;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The branches of a match that are listed in a file, with the state of each. */
public record BranchCatalog(BranchFile file) {
  /** Returns all branches with their states; an error if the list cannot be read. */
  public Validated<List<BranchEntry>> list() {
    return file.read().flatMap(all -> new Valid<>(all.stream().map(BranchCatalog::entry).toList()));
  }

  private static BranchEntry entry(Branch branch) {
    return switch (LoadedMatch.loadRegular(branch.file())) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        MatchRecord match = MatchRecord.of(saved.table());
        yield entry(
            branch, match.resultText(), match.isOver() ? BranchState.OVER : BranchState.RUNNING);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> {
        InputError error = errors.getFirst();
        yield entry(
            branch,
            Titles.ERROR_MESSAGES.format(error.code(), error.arguments()),
            BranchState.UNREADABLE);
      }
    };
  }

  private static BranchEntry entry(Branch branch, String statusText, BranchState state) {
    return new BranchEntry(branch.name(), branch.position(), branch.file(), statusText, state);
  }

  /**
   * Returns the branch with this name; empty if there is none, and an error if the list cannot be
   * read.
   */
  public Validated<Optional<Branch>> byName(String name) {
    return file.read()
        .flatMap(
            all -> new Valid<>(all.stream().filter(branch -> branch.isNamed(name)).findFirst()));
  }

  /**
   * Returns the message that a name is not available, because a branch whose file exists has it or
   * the list cannot be read; empty if the name is available.
   */
  public Optional<String> nameTakenMessage(String name) {
    return nameTakenMessage(name, branch -> MESSAGES.format("branch.name-taken", branch.name()));
  }

  /** Returns the same message, with a shell command that opens the branch. */
  public Optional<String> nameTakenInShellMessage(String name) {
    return nameTakenMessage(
        name,
        branch ->
            MESSAGES.format(
                "branch.name-taken.shell", branch.name(), Launcher.quoteForShell(branch.file())));
  }

  private Optional<String> nameTakenMessage(String name, Function<Branch, String> message) {
    return switch (byName(name)) {
      case Valid<Optional<Branch>>(Optional<Branch> found) ->
          found.filter(branch -> Files.exists(branch.file())).map(message);
      case Invalid<Optional<Branch>>(List<InputError> errors) -> Optional.of(errorMessage(errors));
    };
  }

  /**
   * Returns the reason why the branch with this name cannot be opened, or an empty value if it can.
   */
  Optional<String> notOpenableMessage(String name) {
    return switch (byName(name)) {
      case Valid<Optional<Branch>>(Optional<Branch> found) ->
          found.isEmpty()
              ? Optional.of(MESSAGES.format("branch.unknown", name))
              : found
                  .filter(branch -> !Files.exists(branch.file()))
                  .map(
                      branch ->
                          MESSAGES.format("branch.file-missing", branch.name(), branch.file()));
      case Invalid<Optional<Branch>>(List<InputError> errors) -> Optional.of(errorMessage(errors));
    };
  }

  /** Returns the message that the list of branches cannot be read. */
  String errorMessage(List<InputError> errors) {
    InputError error = errors.getFirst();
    return MESSAGES.format(
        "branch.list-unreadable",
        file.path(),
        error.line(),
        Titles.ERROR_MESSAGES.format(error.code(), error.arguments()));
  }
}
