package lethe.app.cli;

import java.util.Optional;
import lethe.app.save.Folder;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What can be chosen about how things are shown. */
final class AppearanceOptions {
  @Mixin private Usage usage;

  @Option(
      names = "--ascii",
      description = "Only letters, digits and signs that every terminal has.")
  private boolean ascii;

  @Option(
      names = "--theme",
      paramLabel = "COLORS",
      completionCandidates = Candidates.Themes.class,
      description = "How many colors: none, 16, 256 or true; not given: what the terminal has.")
  private Optional<String> theme = Optional.empty();

  @Option(names = "--still", description = "Nothing on the screen moves.")
  private boolean still;

  /** Whether only signs that every terminal has are asked for, whatever the terminal has. */
  boolean isAscii() {
    return ascii;
  }

  Terminals terminals() {
    Terminals to = Terminals.of(ascii);
    Appearance kept = Settings.in(Folder.of(System.getenv()).path()).on(to.look());
    Appearance spelled = ascii ? kept.plain() : kept;
    Appearance look = theme.map(this::named).map(spelled::with).orElse(spelled);
    return new Terminals(to.out(), to.err(), still ? look.moving(false) : look);
  }

  private Theme named(String name) {
    return Theme.named(name).orElseThrow(() -> usage.wrong("unknown-theme", name, Theme.names()));
  }
}
