package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.html.HtmlReplayPage;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.LocalReview;
import lethe.app.local.ProgramOutput;
import lethe.app.play.BranchCatalog;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.save.BranchFile;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.session.BranchEntry;
import lethe.app.session.ReviewPage;
import lethe.app.text.Launcher;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class ReplayCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Replays a finished match or a script, step by step.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final Supplier<Path> file =
      syntax.matchFileArgument("A finished saved game, or a script.");

  private final Supplier<Optional<String>> viewerName =
      syntax.option(
          "--as",
          "VIEWER",
          String.class,
          "The view: a seat, spectator or referee (default: the seat of the only human player, or the"
              + " only seat, otherwise spectator).");

  private final BooleanSupplier plainLines =
      syntax.flag("--plain", "Prints lines instead of using the full screen (line mode).");

  private final Supplier<Optional<Path>> castFile =
      syntax.option(
          "--cast", "OUT.cast", Path.class, "Writes the match from this view as an asciicast.");

  private final Supplier<Optional<Path>> htmlFile =
      syntax.option(
          "--html",
          "OUT.html",
          Path.class,
          "Writes the match from this view as a single HTML page, which needs no network and contains"
              + " nothing that this view does not show.");

  private final BooleanSupplier includeNotes =
      syntax.flag("--notes", "With --cast and --html: includes your notes.");

  private final BooleanSupplier overwrite =
      syntax.flag(
          "--overwrite",
          "Replaces an existing OUT.cast or OUT.html, but never a file of the match itself.");

  private final BooleanSupplier listBranchesOnly =
      syntax.flag("--branches", "Lists the branches of this match, and how to continue them.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    return switch (LoadedMatch.load(file.get())) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(loadedMatch);
        if (denialReason.isPresent()) {
          throw syntax.usageError("message", denialReason.get());
        }
        yield listBranchesOnly.getAsBoolean()
            ? listBranches(output)
            : replay(loadedMatch.playBots().table(), output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file.get(), errors);
    };
  }

  /**
   * Prints the branches of the match, each with the command that opens it unless its file cannot be
   * read.
   */
  private int listBranches(ProgramOutput output) {
    BranchCatalog catalog = new BranchCatalog(new BranchFile(file.get()));
    return switch (catalog.list()) {
      case Valid<List<BranchEntry>>(List<BranchEntry> entries) -> {
        if (entries.isEmpty()) {
          output
              .out()
              .println(LetheCli.MESSAGES.format("branch.none", Launcher.quoteForShell(file.get())));
        }
        entries.forEach(branch -> output.out().println(branchDescription(branch)));
        output.out().flush();
        yield ExitCodes.OK;
      }
      case Invalid<List<BranchEntry>>(List<InputError> errors) ->
          output.printErrors(new BranchFile(file.get()).path(), errors);
    };
  }

  private static String branchDescription(BranchEntry branch) {
    String head =
        LetheCli.MESSAGES.format(
            "branch.description", branch.name(), branch.sharedEntryCount(), branch.statusText());
    return switch (branch.state()) {
      case UNREADABLE -> head;
      case RUNNING ->
          head
              + "\n"
              + LetheCli.MESSAGES.format("branch.resume", Launcher.quoteForShell(branch.file()));
      case OVER ->
          head
              + "\n"
              + LetheCli.MESSAGES.format("branch.replay", Launcher.quoteForShell(branch.file()));
    };
  }

  private <C, O, V> int replay(Table<C, O, V> table, ProgramOutput output) {
    requireOtherFiles();
    ReviewPage<C, O, V> review = LocalReview.pageOf(table);
    ReviewPage<C, O, V> withoutNotes =
        viewerName.get().map(name -> withViewer(review, name)).orElse(review);
    boolean exporting = castFile.get().isPresent() || htmlFile.get().isPresent();
    ReviewPage<C, O, V> page =
        exporting && !includeNotes.getAsBoolean()
            ? withoutNotes
            : LocalReview.withNotes(withoutNotes, file.get(), output.err()::println);
    return exportOrShow(table, page, output);
  }

  private <C, O, V> int exportOrShow(
      Table<C, O, V> table, ReviewPage<C, O, V> page, ProgramOutput output) {
    castFile
        .get()
        .ifPresent(outputFile -> write(outputFile, Asciicast.text(page, output.appearance())));
    htmlFile
        .get()
        .ifPresent(
            outputFile -> write(outputFile, HtmlReplayPage.html(page, appearance.isAscii())));
    if (castFile.get().isPresent() || htmlFile.get().isPresent()) {
      return ExitCodes.OK;
    }
    try (LocalPlay localPlay = new LocalPlay(output, plainLines.getAsBoolean())) {
      ReviewPage<C, O, V> shownPage = page.withStory(localPlay.settings().preferences().story());
      return localPlay.run(
          () -> new LocalReview(localPlay, table, shownPage, file.get()).open(() -> {}));
    }
  }

  /** Rejects an output that would replace the match, its notes or branches, or the other output. */
  private void requireOtherFiles() {
    Stream.of(castFile.get(), htmlFile.get())
        .flatMap(Optional::stream)
        .filter(out -> OutputFile.isFileOfMatch(file.get(), out))
        .findFirst()
        .ifPresent(
            out -> {
              throw syntax.usageError("out.match", out);
            });
    if (castFile.get().isPresent()
        && htmlFile.get().isPresent()
        && OutputFile.isSameFile(castFile.get().get(), htmlFile.get().get())) {
      throw syntax.usageError("out.twice", htmlFile.get().get());
    }
  }

  private void write(Path outputFile, String text) {
    OutputFile.write(outputFile, text, overwrite.getAsBoolean())
        .ifPresent(
            error -> {
              throw syntax.usageError("out." + error, outputFile);
            });
  }

  private <C, O, V> ReviewPage<C, O, V> withViewer(ReviewPage<C, O, V> review, String name) {
    if (name.equals("referee") && !review.viewerNames().contains(name)) {
      throw syntax.usageError("no-referee", Launcher.quoteForShell(file.get()));
    }
    if (!review.viewerNames().contains(name)) {
      throw syntax.usageError(
          "unknown-viewer",
          name,
          String.join(", ", review.fullMatch().seats().stream().map(Object::toString).toList()));
    }
    return review.withViewerNamed(name);
  }
}
