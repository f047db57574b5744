package lethe.app.cli;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.local.ProgramOutput;
import lethe.app.menu.UserSettings;
import lethe.app.save.SaveFolder;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;

/** The command-line options for the appearance of output. */
final class AppearanceOptions {
  private final CommandSyntax syntax;
  private final BooleanSupplier ascii;
  private final Supplier<Optional<String>> theme;
  private final BooleanSupplier withoutAnimation;

  AppearanceOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    ascii = addAsciiOption(syntax);
    theme =
        syntax.option(
            "--theme",
            "COLORS",
            () -> Arrays.stream(Theme.values()).map(Theme::word).iterator(),
            "The number of colors: none, 16, 256 or true (default: what the terminal supports).");
    withoutAnimation = syntax.flag("--still", "Turns off animations.");
  }

  /** Adds the option {@code --ascii} to a command that has no other option of this class. */
  static BooleanSupplier addAsciiOption(CommandSyntax syntax) {
    return syntax.flag("--ascii", "Uses ASCII characters only.");
  }

  boolean isAscii() {
    return ascii.getAsBoolean();
  }

  /**
   * Returns the output with its appearance. Command-line options take precedence over settings, and
   * settings over the capabilities of the terminal. A warning about a settings file that cannot be
   * read is printed on standard error.
   */
  ProgramOutput output() {
    ProgramOutput detectedOutput = ProgramOutput.of(isAscii());
    return new ProgramOutput(
            detectedOutput.out(),
            detectedOutput.err(),
            detectedOutput.appearance(),
            settings -> withOptions(settings.appearance(detectedOutput.appearance())))
        .withSettings(
            UserSettings.load(
                SaveFolder.of(System.getenv()).path(), detectedOutput.err()::println));
  }

  private Appearance withOptions(Appearance base) {
    Appearance withAscii = isAscii() ? base.withAsciiOnly() : base;
    Appearance themedAppearance =
        theme.get().map(this::parseTheme).map(withAscii::withTheme).orElse(withAscii);
    return withoutAnimation.getAsBoolean()
        ? themedAppearance.withAnimation(false)
        : themedAppearance;
  }

  private Theme parseTheme(String name) {
    return Theme.byWord(name)
        .orElseThrow(() -> syntax.usageError("unknown-theme", name, Theme.words()));
  }
}
