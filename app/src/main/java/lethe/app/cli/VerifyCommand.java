package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
  private static final String HASH = "[0-9a-fA-F]{64}";

  private final CommandSyntax syntax =
      new CommandSyntax(
          "Checks every move of a finished or running match, and its deal against the hash that a"
              + " server has shown. Exit code 0: the file is valid, and the output states what is"
              + " proven; 1: the file is invalid, or its deal is not the one that was shown.");

  private final Supplier<Path> file =
      syntax.word("FILE", Path.class, "A saved game; - reads standard input.");

  private final Supplier<Optional<String>> given =
      syntax.option(
          "--hash",
          "HASH",
          String.class,
          "The hash that you were shown when the match was dealt. Without it, the hashes that a"
              + " server on this machine has shown are used.");

  private final Supplier<Optional<Path>> data =
      syntax.option("--data", "FOLDER", Path.class, "The data folder of that server.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    if (given.get().filter(hash -> !hash.matches(HASH)).isPresent()) {
      output.err().println(LetheCli.MESSAGES.format("verify.no-hash", given.get().orElseThrow()));
      return ExitCodes.USAGE_ERROR;
    }
    return switch (LoadedMatch.read(file.get())) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> verify(saved.playBots(), output);
      case Invalid<LoadedMatch>(List<InputError> errors) -> printErrors(errors, output);
    };
  }

  private Path folder() {
    return data.get().orElseGet(DataFolderOptions::defaultFolder);
  }

  private int printErrors(List<InputError> errors, ProgramOutput output) {
    ErrorMessages.format(file.get().toString(), errors).forEach(output.err()::println);
    return ExitCodes.INVALID_INPUT;
  }

  /** The deal is checked first, because moves of another deal may be illegal in this one. */
  private int verify(LoadedMatch saved, ProgramOutput output) throws IOException {
    Table<?, ?, ?> table = saved.table();
    Match<?, ?, ?> match = table.match();
    Optional<Commitment> commitment = Commitment.of(match);
    Optional<String> wrong = wrongDeal(match, commitment);
    if (wrong.isPresent()) {
      output.err().println(wrong.get());
      return ExitCodes.INVALID_INPUT;
    }
    if (saved.torn()) {
      output.err().println(ErrorMessages.incompleteLastLine(file.get()));
    }
    if (saved.error().isPresent()) {
      return printErrors(List.of(saved.error().get()), output);
    }
    MatchStatus status = MatchStatus.of(match);
    String standing =
        status.isOver()
            ? status.summary(table.title())
            : LetheCli.MESSAGES.format("verify.running");
    output
        .out()
        .println(LetheCli.MESSAGES.format("verify.right", file.get(), match.position(), standing));
    output.out().println(proven(match, commitment));
    output.out().flush();
    return ExitCodes.OK;
  }

  /**
   * Returns the message explaining why the deal is not the one that was committed to; empty if it
   * may be.
   */
  private Optional<String> wrongDeal(Match<?, ?, ?> match, Optional<Commitment> commitment) {
    if (commitment.filter(one -> !one.binds(match.header().seed())).isPresent()) {
      String hash = commitment.get().hash();
      return Optional.of(LetheCli.MESSAGES.format("verify.broken", file.get(), hash));
    }
    Optional<String> expected = given.get().map(hash -> hash.toLowerCase(Locale.ROOT));
    if (expected.isEmpty() || expected.equals(commitment.map(Commitment::hash))) {
      return Optional.empty();
    }
    return Optional.of(
        commitment
            .map(
                one ->
                    LetheCli.MESSAGES.format(
                        "verify.other", file.get(), one.hash(), expected.get()))
            .orElseGet(
                () -> LetheCli.MESSAGES.format("verify.missing", file.get(), expected.get())));
  }

  /** Returns a text about the proven and unproven facts of the deal. */
  private String proven(Match<?, ?, ?> match, Optional<Commitment> commitment) throws IOException {
    if (commitment.isEmpty()) {
      return LetheCli.MESSAGES.format("verify.unbound");
    }
    String hash = commitment.get().hash();
    boolean redrawn =
        match.journal().controlEntries().stream()
            .anyMatch(ControlEntry.Reshuffled.class::isInstance);
    Optional<String> shown =
        given.get().isPresent()
            ? Optional.of(LetheCli.MESSAGES.format("verify.given"))
            : HashFile.read(folder().resolve(HashFile.NAME)).entrySet().stream()
                .filter(one -> one.getValue().equals(hash))
                .map(one -> LetheCli.MESSAGES.format("verify.shown", one.getKey()))
                .findFirst();
    String bound =
        shown
            .map(how -> LetheCli.MESSAGES.format("verify.bound", hash, how))
            .orElseGet(() -> LetheCli.MESSAGES.format("verify.unproven", hash));
    return redrawn ? bound + "\n" + LetheCli.MESSAGES.format("verify.redrawn") : bound;
  }
}
