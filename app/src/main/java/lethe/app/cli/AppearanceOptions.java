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

/** The command line options for the appearance of output. */
final class AppearanceOptions {
  private final CommandSyntax syntax;
  private final BooleanSupplier ascii;
  private final Supplier<Optional<String>> theme;
  private final BooleanSupplier still;

  AppearanceOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    ascii = ascii(syntax);
    theme =
        syntax.option(
            "--theme",
            "COLORS",
            () -> Arrays.stream(Theme.values()).map(Theme::word).iterator(),
            "The number of colors: none, 16, 256 or true (default: what the terminal supports).");
    still = syntax.flag("--still", "Nothing on the screen moves.");
  }

  /** Adds only the option {@code --ascii}. */
  static BooleanSupplier ascii(CommandSyntax syntax) {
    return syntax.flag("--ascii", "Only letters, digits and signs that every terminal has.");
  }

  /** Returns whether only ASCII characters are requested, regardless of the terminal. */
  boolean isAscii() {
    return ascii.getAsBoolean();
  }

  /**
   * Returns the output with its appearance. Command line options take precedence over settings, and
   * settings over the capabilities of the terminal.
   */
  ProgramOutput output() {
    ProgramOutput able = ProgramOutput.of(isAscii());
    return new ProgramOutput(
            able.out(),
            able.err(),
            able.appearance(),
            settings -> withOptions(settings.appearance(able.appearance())))
        .with(UserSettings.load(SaveFolder.of(System.getenv()).path(), able.err()::println));
  }

  private Appearance withOptions(Appearance saved) {
    Appearance spelled = isAscii() ? saved.asciiOnly() : saved;
    Appearance appearance = theme.get().map(this::theme).map(spelled::with).orElse(spelled);
    return still.getAsBoolean() ? appearance.withAnimation(false) : appearance;
  }

  private Theme theme(String name) {
    return Theme.byName(name)
        .orElseThrow(() -> syntax.usageError("unknown-theme", name, Theme.names()));
  }
}
