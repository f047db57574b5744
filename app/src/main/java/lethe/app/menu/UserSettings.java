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
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PausePolicy;
import lethe.app.play.MatchRecord;
import lethe.app.play.OpponentLevel;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.session.Preferences;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;
import lethe.app.titles.BotLevels;
import lethe.app.titles.Title;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * The user's settings, saved in a file next to the folder of saved games.
 *
 * @param values the values that have been set; other settings have their default values
 */
public record UserSettings(Map<UserSetting, String> values) {
  private static final String FILE_NAME = "settings";

  public UserSettings {
    values = Map.copyOf(values);
  }

  public static UserSettings defaults() {
    return new UserSettings(Map.of());
  }

  /**
   * Reads the settings next to a folder of saved games. Unknown settings and values are ignored,
   * because a later version may have written them.
   *
   * @param errorOutput receives a message if the file cannot be read and is therefore ignored
   */
  public static UserSettings load(Path saveFolder, Consumer<String> errorOutput) {
    Path file = file(saveFolder);
    if (!Files.exists(file)) {
      return defaults();
    }
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> parse(text);
      case Invalid<String>(List<InputError> errors) -> {
        errorOutput.accept(ErrorMessages.fileIgnored(file.toString(), errors.getFirst()));
        yield defaults();
      }
    };
  }

  private static UserSettings parse(String text) {
    Map<UserSetting, String> values = new EnumMap<>(UserSetting.class);
    for (String line : text.lines().toList()) {
      String[] keyAndValue = line.strip().split("\\s*=\\s*", 2);
      if (keyAndValue.length == 2) {
        UserSetting.byWord(keyAndValue[0])
            .filter(setting -> setting.choices().contains(keyAndValue[1]))
            .ifPresent(setting -> values.put(setting, keyAndValue[1]));
      }
    }
    return new UserSettings(values);
  }

  /** Saves the settings next to a folder of saved games. */
  public void save(Path saveFolder) throws IOException {
    Path file = file(saveFolder);
    Files.createDirectories(
        file.toAbsolutePath().getParent(),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    String text =
        Arrays.stream(UserSetting.values())
            .map(setting -> setting.word() + "=" + value(setting) + "\n")
            .collect(Collectors.joining());
    TextFile.replace(file, text);
  }

  private static Path file(Path saveFolder) {
    return saveFolder.resolveSibling(FILE_NAME);
  }

  public String value(UserSetting setting) {
    return values.getOrDefault(setting, setting.defaultValue());
  }

  public UserSettings withValue(UserSetting setting, String value) {
    Map<UserSetting, String> changedValues = new EnumMap<>(UserSetting.class);
    changedValues.putAll(values);
    changedValues.put(setting, value);
    return new UserSettings(changedValues);
  }

  private boolean isOn(UserSetting setting) {
    return value(setting).equals("on");
  }

  /** Returns whether messages are brief; this also turns off the story. */
  public boolean isBrief() {
    return value(UserSetting.VERBOSITY).equals("brief");
  }

  /** Returns whether line output describes changes as text instead of drawing the entire table. */
  public boolean usesSpokenOutput() {
    return value(UserSetting.LINES).equals("words");
  }

  /** Returns the preferences for the presentation of a match that is not guided. */
  public Preferences preferences() {
    PausePolicy pausePolicy =
        PausePolicy.valueOf(value(UserSetting.PAUSE).toUpperCase(Locale.ROOT));
    boolean tellsStory = isOn(UserSetting.STORY) && !isBrief();
    return new Preferences(
        tellsStory, false, isOn(UserSetting.MOTION), pausePolicy, false, false, isBrief());
  }

  /**
   * Returns the level of the bots in a new match for which none is chosen.
   *
   * @param latest returns the latest match of the game that {@linkplain
   *     OpponentLevel#affectsNextLevel affects the next level}
   */
  public String botLevel(Title<?, ?, ?> title, Supplier<Optional<MatchRecord>> latest) {
    BotLevels<?, ?, ?> levels = title.bots();
    return switch (value(UserSetting.LEVEL)) {
      case "easy" -> levels.firstLevel().orElse(levels.defaultLevel());
      case "normal" -> levels.defaultLevel();
      case "best" -> levels.levels().getLast().name();
      default -> OpponentLevel.nextLevel(title, latest.get());
    };
  }

  /** Returns the method of notifying a user whose window is in the background. */
  public DesktopAlert alert() {
    return DesktopAlert.of(value(UserSetting.ALERT));
  }

  /** Returns the appearance for a terminal with the given capabilities. */
  public Appearance appearance(Appearance capabilities) {
    Appearance withTheme =
        Theme.byWord(value(UserSetting.COLORS)).map(capabilities::withTheme).orElse(capabilities);
    Appearance withCharacters =
        switch (value(UserSetting.ASCII)) {
          case "on" -> withTheme.withAsciiOnly();
          case "off" -> withTheme.withUnicode();
          default -> withTheme;
        };
    return withCharacters
        .withAnimation(capabilities.animated() && isOn(UserSetting.MOTION))
        .withBell(isOn(UserSetting.BELL))
        .withMouse(isOn(UserSetting.MOUSE));
  }
}
