package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PausePolicy;
import lethe.app.save.TextFile;
import lethe.app.session.Preferences;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The user's settings, saved in a file beside the folder of saved matches. */
record Settings(Map<Setting, String> values) {
  private static final String FILE = "settings";

  Settings {
    values = Map.copyOf(values);
  }

  /** Returns the default settings. */
  static Settings usual() {
    return new Settings(Map.of());
  }

  /**
   * What is kept beside this folder of matches. What is not understood there counts for nothing: a
   * later version may have written it.
   *
   * @param report is told what is wrong if the file cannot be read, and is ignored
   */
  static Settings in(Path matches, Consumer<String> report) {
    Path file = file(matches);
    if (!Files.exists(file)) {
      return usual();
    }
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> read(text);
      case Invalid<String>(List<InputError> faults) -> {
        report.accept(
            Lethe.MESSAGES.format(
                "ignored", ErrorMessages.format(file.toString(), faults.getFirst())));
        yield usual();
      }
    };
  }

  private static Settings read(String text) {
    Map<Setting, String> read = new EnumMap<>(Setting.class);
    for (String line : text.lines().toList()) {
      String[] sides = line.strip().split("\\s*=\\s*", 2);
      if (sides.length == 2) {
        Setting.named(sides[0])
            .filter(setting -> setting.choices().contains(sides[1]))
            .ifPresent(setting -> read.put(setting, sides[1]));
      }
    }
    return new Settings(read);
  }

  /** Saves the settings beside a folder of matches. */
  void keep(Path matches) throws IOException {
    Path file = file(matches);
    Files.createDirectories(
        file.toAbsolutePath().getParent(),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    String text =
        Arrays.stream(Setting.values())
            .map(setting -> setting.word() + "=" + of(setting) + "\n")
            .collect(Collectors.joining());
    TextFile.replace(file, text);
  }

  private static Path file(Path matches) {
    return matches.resolveSibling(FILE);
  }

  String of(Setting setting) {
    return values.getOrDefault(setting, setting.usual());
  }

  Settings with(Setting setting, String value) {
    Map<Setting, String> more = new EnumMap<>(Setting.class);
    more.putAll(values);
    more.put(setting, value);
    return new Settings(more);
  }

  private boolean is(Setting setting) {
    return of(setting).equals("on");
  }

  /** Returns whether messages are brief; this also turns off the story. */
  boolean isBrief() {
    return of(Setting.VERBOSITY).equals("brief");
  }

  /** Returns whether line output describes changes in words instead of drawing the whole table. */
  boolean isSpoken() {
    return of(Setting.LINES).equals("words");
  }

  /** Returns the preferences for narration. */
  Preferences preferences() {
    PausePolicy pace = PausePolicy.valueOf(of(Setting.PACE).toUpperCase(Locale.ROOT));
    boolean storied = is(Setting.STORY) && !isBrief();
    return new Preferences(storied, false, is(Setting.MOTION), pace, false, false, isBrief());
  }

  /** Returns how to notify a user whose window is in the background. */
  DesktopAlert alert() {
    return DesktopAlert.of(of(Setting.ALERT));
  }

  /** Returns the appearance for a terminal with the given capabilities. */
  Appearance on(Appearance able) {
    Appearance themed = Theme.byName(of(Setting.COLORS)).map(able::with).orElse(able);
    Appearance spelled =
        switch (of(Setting.ASCII)) {
          case "on" -> themed.plain();
          case "off" -> themed.unicode();
          default -> themed;
        };
    return spelled
        .withAnimation(able.animated() && is(Setting.MOTION))
        .withBell(is(Setting.BELL))
        .withMouse(is(Setting.MOUSE));
  }
}
