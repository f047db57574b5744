package lethe.app.menu;

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
import lethe.app.savedgame.ErrorMessages;
import lethe.app.session.Preferences;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** The user's settings, saved in a file next to the folder of saved matches. */
public record UserSettings(Map<UserSetting, String> values) {
  private static final String FILE = "settings";

  public UserSettings {
    values = Map.copyOf(values);
  }

  /** Returns the default settings. */
  public static UserSettings defaults() {
    return new UserSettings(Map.of());
  }

  /**
   * Reads the settings next to a folder of matches. Unknown values are ignored, because a later
   * version may have written them.
   *
   * @param report receives the reason if the file cannot be read, which is then ignored
   */
  public static UserSettings load(Path matches, Consumer<String> report) {
    Path file = file(matches);
    if (!Files.exists(file)) {
      return defaults();
    }
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> read(text);
      case Invalid<String>(List<InputError> errors) -> {
        report.accept(ErrorMessages.ignored(file.toString(), errors.getFirst()));
        yield defaults();
      }
    };
  }

  private static UserSettings read(String text) {
    Map<UserSetting, String> read = new EnumMap<>(UserSetting.class);
    for (String line : text.lines().toList()) {
      String[] sides = line.strip().split("\\s*=\\s*", 2);
      if (sides.length == 2) {
        UserSetting.byName(sides[0])
            .filter(setting -> setting.choices().contains(sides[1]))
            .ifPresent(setting -> read.put(setting, sides[1]));
      }
    }
    return new UserSettings(read);
  }

  /** Saves the settings next to a folder of matches. */
  public void save(Path matches) throws IOException {
    Path file = file(matches);
    Files.createDirectories(
        file.toAbsolutePath().getParent(),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    String text =
        Arrays.stream(UserSetting.values())
            .map(setting -> setting.word() + "=" + value(setting) + "\n")
            .collect(Collectors.joining());
    TextFile.replace(file, text);
  }

  private static Path file(Path matches) {
    return matches.resolveSibling(FILE);
  }

  public String value(UserSetting setting) {
    return values.getOrDefault(setting, setting.defaultValue());
  }

  public UserSettings with(UserSetting setting, String value) {
    Map<UserSetting, String> more = new EnumMap<>(UserSetting.class);
    more.putAll(values);
    more.put(setting, value);
    return new UserSettings(more);
  }

  private boolean isOn(UserSetting setting) {
    return value(setting).equals("on");
  }

  /** Returns whether messages are brief; this also turns off the story. */
  public boolean isBrief() {
    return value(UserSetting.VERBOSITY).equals("brief");
  }

  /** Returns whether line output describes changes as text instead of drawing the entire table. */
  public boolean isSpoken() {
    return value(UserSetting.LINES).equals("words");
  }

  /** Returns the preferences for narration. */
  public Preferences preferences() {
    PausePolicy pace = PausePolicy.valueOf(value(UserSetting.PACE).toUpperCase(Locale.ROOT));
    boolean storied = isOn(UserSetting.STORY) && !isBrief();
    return new Preferences(storied, false, isOn(UserSetting.MOTION), pace, false, false, isBrief());
  }

  /** Returns the method of notifying a user whose window is in the background. */
  public DesktopAlert alert() {
    return DesktopAlert.of(value(UserSetting.ALERT));
  }

  /** Returns the appearance for a terminal with the given capabilities. */
  public Appearance appearance(Appearance able) {
    Appearance themed = Theme.byName(value(UserSetting.COLORS)).map(able::with).orElse(able);
    Appearance spelled =
        switch (value(UserSetting.ASCII)) {
          case "on" -> themed.asciiOnly();
          case "off" -> themed.unicode();
          default -> themed;
        };
    return spelled
        .withAnimation(able.animated() && isOn(UserSetting.MOTION))
        .withBell(isOn(UserSetting.BELL))
        .withMouse(isOn(UserSetting.MOUSE));
  }
}
