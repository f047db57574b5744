package lethe.app.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.disk.HashFile;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class VerifyCommand implements CliCommand {
  private static final String HASH_PATTERN = "[0-9a-fA-F]{64}";

  private final CommandSyntax syntax =
      new CommandSyntax(
          "Checks every move of a finished or running match, and compares its deal with the hash that"
              + " a server has shown. Exit code 0: all files are valid, and the output states what is"
              + " proven; 1: a file is invalid, or its deal is not the one that was shown.");

  private final Supplier<List<Path>> files =
      syntax.matchFileArguments("A saved game; - reads standard input. Every file is checked.");

  private final Supplier<Optional<String>> hashOption =
      syntax.option(
          "--hash",
          "HASH",
          String.class,
          "The hash that you were shown when the match was dealt. Without it, the hashes that a"
              + " server on this machine has shown are used.");

  private final Supplier<Optional<Path>> dataFolder =
      syntax.option(
          "--data",
          "FOLDER",
          Path.class,
          "Without --hash: the data folder of the server that has shown the hash"
              + " (default: ~/.local/share/lethe/server).");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    if (hashOption.get().filter(hash -> !hash.matches(HASH_PATTERN)).isPresent()) {
      throw syntax.usageError("verify.malformed-hash", hashOption.get().orElseThrow());
    }
    dataFolder
        .get()
        .filter(folder -> !Files.isDirectory(folder))
        .ifPresent(
            folder -> {
              throw syntax.usageError("verify.no-folder", folder);
            });
    int exitCode = ExitCodes.OK;
    for (Path file : files.get()) {
      exitCode = Math.max(exitCode, verify(file, output));
    }
    return exitCode;
  }

  private int verify(Path file, ProgramOutput output) throws IOException {
    return switch (LoadedMatch.loadPrefix(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) ->
          verify(file, loadedMatch.playBots(), output);
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
    };
  }

  private Path serverFolder() {
    return dataFolder.get().orElseGet(DataFolderOptions::defaultFolder);
  }

  /**
   * Verifies a match and returns the exit code. The deal is checked before the moves, because the
   * moves of another deal may be illegal in this one.
   */
  private int verify(Path file, LoadedMatch loadedMatch, ProgramOutput output) throws IOException {
    Table<?, ?, ?> table = loadedMatch.table();
    Match<?, ?, ?> match = table.match();
    Optional<Commitment> commitment = Commitment.of(match);
    Optional<String> dealError = dealError(file, match, commitment);
    if (dealError.isPresent()) {
      output.err().println(dealError.get());
      return ExitCodes.FAILURE;
    }
    if (loadedMatch.lastLineIgnored()) {
      output.err().println(ErrorMessages.incompleteLastLine(file));
    }
    if (loadedMatch.error().isPresent()) {
      return output.printErrors(file, List.of(loadedMatch.error().get()));
    }
    MatchStatus status = MatchStatus.of(match);
    String summary =
        status.isOver()
            ? status.summary(table.title())
            : LetheCli.MESSAGES.format("verify.running");
    output.out().println(LetheCli.MESSAGES.format("verify.valid", file, match.position(), summary));
    output.out().println(proofText(match, commitment));
    output.out().flush();
    return ExitCodes.OK;
  }

  /**
   * Returns the error message if the seed does not match the commitment, or if a hash was given and
   * the commitment is missing or has another hash; otherwise empty.
   */
  private Optional<String> dealError(
      Path file, Match<?, ?, ?> match, Optional<Commitment> commitment) {
    if (commitment.filter(actual -> !actual.matches(match.header().seed())).isPresent()) {
      String hash = commitment.get().hash();
      return Optional.of(LetheCli.MESSAGES.format("verify.wrong-seed", file, hash));
    }
    Optional<String> expectedHash = hashOption.get().map(hash -> hash.toLowerCase(Locale.ROOT));
    if (expectedHash.isEmpty() || expectedHash.equals(commitment.map(Commitment::hash))) {
      return Optional.empty();
    }
    return Optional.of(
        commitment
            .map(
                actual ->
                    LetheCli.MESSAGES.format(
                        "verify.other-deal", file, actual.hash(), expectedHash.get()))
            .orElseGet(
                () -> LetheCli.MESSAGES.format("verify.missing-hash", file, expectedHash.get())));
  }

  /** Returns the hashes that the server has shown, by deal. */
  private Map<String, String> shownHashes() throws IOException {
    try {
      return HashFile.read(serverFolder().resolve(HashFile.FILE_NAME));
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(ErrorMessages.ioMessage(e));
    }
  }

  /** Returns a text that states which properties of the deal are proven, and which are not. */
  private String proofText(Match<?, ?, ?> match, Optional<Commitment> commitment)
      throws IOException {
    if (commitment.isEmpty()) {
      return LetheCli.MESSAGES.format("verify.no-commitment");
    }
    String hash = commitment.get().hash();
    boolean reshuffled =
        match.journal().controlEntries().stream()
            .anyMatch(ControlEntry.Reshuffled.class::isInstance);
    Optional<String> source =
        hashOption.get().isPresent()
            ? Optional.of(LetheCli.MESSAGES.format("verify.given-hash"))
            : shownHashes().entrySet().stream()
                .filter(entry -> entry.getValue().equals(hash))
                .map(entry -> LetheCli.MESSAGES.format("verify.shown-hash", entry.getKey()))
                .findFirst();
    String proof =
        source
            .map(description -> LetheCli.MESSAGES.format("verify.proven", hash, description))
            .orElseGet(() -> LetheCli.MESSAGES.format("verify.unproven", hash));
    return reshuffled ? proof + "\n" + LetheCli.MESSAGES.format("verify.reshuffled") : proof;
  }
}
