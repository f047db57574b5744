package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
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
import lethe.app.savedgame.ErrorMessages;
import lethe.app.session.BranchEntry;
import lethe.app.session.ReviewPage;
import lethe.app.words.Launcher;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class ReplayCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Steps through a match that is over, or a script.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final Supplier<Path> file =
      syntax.word("FILE", Path.class, "A saved game that is over, or a script.");

  private final Supplier<Optional<String>> as =
      syntax.option(
          "--as",
          "VIEWER",
          String.class,
          "The view: a seat, spectator or referee (default: the only seat, or spectator).");

  private final BooleanSupplier plain = syntax.flag("--plain", "Lines instead of the full screen.");

  private final Supplier<Optional<Path>> cast =
      syntax.option(
          "--cast", "OUT.cast", Path.class, "Writes the match from this view as an asciicast.");

  private final Supplier<Optional<Path>> html =
      syntax.option(
          "--html",
          "OUT.html",
          Path.class,
          "Writes the match from this view as one page for a browser, which needs no network and"
              + " contains nothing else.");

  private final BooleanSupplier notes =
      syntax.flag("--notes", "With --cast and --html: includes your notes.");

  private final BooleanSupplier overwrite =
      syntax.flag("--overwrite", "Replaces an existing OUT.cast or OUT.html.");

  private final BooleanSupplier branches =
      syntax.flag("--branches", "Lists the branches of this match, and how to continue them.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    return switch (LoadedMatch.load(file.get())) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(saved);
        if (denialReason.isPresent()) {
          throw syntax.usageError("plain", denialReason.get());
        }
        yield branches.getAsBoolean() ? list(output) : replay(saved.playBots().table(), output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> printErrors(file.get(), errors, output);
    };
  }

  /** Lists the branches of the match, with the command that opens each of them. */
  private int list(ProgramOutput output) {
    BranchCatalog all = new BranchCatalog(BranchFile.of(file.get()));
    return switch (all.list()) {
      case Valid<List<BranchEntry>>(List<BranchEntry> listed) -> {
        if (listed.isEmpty()) {
          output
              .out()
              .println(LetheCli.MESSAGES.format("branch.none", Launcher.quoted(file.get())));
        }
        listed.forEach(one -> output.out().println(line(one)));
        output.out().flush();
        yield ExitCodes.OK;
      }
      case Invalid<List<BranchEntry>>(List<InputError> errors) ->
          printErrors(BranchFile.of(file.get()).path(), errors, output);
    };
  }

  private static String line(BranchEntry one) {
    String head = LetheCli.MESSAGES.format("branch.one", one.name(), one.entry(), one.progress());
    return switch (one.state()) {
      case UNREADABLE -> head;
      case RUNNING ->
          head
              + "\n"
              + LetheCli.MESSAGES.format("branch.go.on", Launcher.quoted(one.file().toString()));
      case OVER ->
          head
              + "\n"
              + LetheCli.MESSAGES.format("branch.look", Launcher.quoted(one.file().toString()));
    };
  }

  private static int printErrors(Path file, List<InputError> errors, ProgramOutput output) {
    ErrorMessages.format(file.toString(), errors).forEach(output.err()::println);
    return ExitCodes.INVALID_INPUT;
  }

  private <C, O, V> int replay(Table<C, O, V> table, ProgramOutput output) {
    ReviewPage<C, O, V> review = LocalReview.pageOf(table);
    ReviewPage<C, O, V> plainly = as.get().map(name -> with(review, name)).orElse(review);
    boolean written = cast.get().isPresent() || html.get().isPresent();
    ReviewPage<C, O, V> page =
        written && !notes.getAsBoolean()
            ? plainly
            : LocalReview.withNotes(plainly, file.get(), output.err()::println);
    return show(table, page, output);
  }

  private <C, O, V> int show(Table<C, O, V> table, ReviewPage<C, O, V> page, ProgramOutput output) {
    cast.get().ifPresent(out -> write(out, Asciicast.of(page, output.appearance())));
    html.get().ifPresent(out -> write(out, HtmlReplayPage.of(page, appearance.isAscii())));
    if (cast.get().isPresent() || html.get().isPresent()) {
      return ExitCodes.OK;
    }
    try (LocalPlay local = new LocalPlay(output, plain.getAsBoolean())) {
      ReviewPage<C, O, V> shown = page.withStory(local.settings().preferences().story());
      return local.run(() -> new LocalReview(local, table, shown, file.get()).open(() -> {}));
    }
  }

  private void write(Path out, String text) {
    OutputFile.write(out, text, overwrite.getAsBoolean())
        .ifPresent(
            error -> {
              throw syntax.usageError("out." + error, out);
            });
  }

  private <C, O, V> ReviewPage<C, O, V> with(ReviewPage<C, O, V> review, String name) {
    if (name.equals("referee") && !review.names().contains(name)) {
      throw syntax.usageError("no-referee", Launcher.quoted(file.get()));
    }
    if (!review.names().contains(name)) {
      throw syntax.usageError(
          "unknown-viewer",
          name,
          String.join(", ", review.fullMatch().seats().stream().map(Object::toString).toList()));
    }
    return review.viewedAs(name);
  }
}
