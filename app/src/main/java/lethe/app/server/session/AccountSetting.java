package lethe.app.server.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A personal setting. The first choice is the default. */
public enum AccountSetting {
  /** Whether the user is notified when a friend comes online. */
  ARRIVALS("on", "off"),
  /**
   * Whether the user is hidden from lists of who is online. Their seat is still visible at the
   * table.
   */
  HIDDEN("off", "on"),
  /**
   * The escape sequence that makes the terminal show a desktop notification when it is the user's
   * turn.
   */
  ALERT("off", "osc9", "osc777");

  private final String choices;

  AccountSetting(String... choices) {
    this.choices = String.join(" ", choices);
  }

  public List<String> choices() {
    return List.of(choices.split(" ", -1));
  }

  public String defaultValue() {
    return choices().getFirst();
  }

  /** Returns the name as typed and stored. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the setting with an id; empty if there is none. */
  public static Optional<AccountSetting> find(String id) {
    return Arrays.stream(values()).filter(setting -> setting.id().equals(id)).findFirst();
  }
}
