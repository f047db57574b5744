package lethe.app.house;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What somebody can have the house do otherwise for them. The first value is the usual one. */
public enum PersonalSetting {
  /** Whether they are told when a friend comes. */
  ARRIVALS("on", "off"),
  /** Whether nobody is told that they are here; where they sit is seen at the table. */
  HIDDEN("off", "on"),
  /** How a terminal is asked to say on the desktop that they are waited for. */
  ALERT("off", "osc9", "osc777");

  private final String choices;

  PersonalSetting(String... choices) {
    this.choices = String.join(" ", choices);
  }

  /** All that it can be. */
  public List<String> choices() {
    return List.of(choices.split(" ", -1));
  }

  public String usual() {
    return choices().getFirst();
  }

  /** As it is typed and kept. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The one of this word. */
  public static Optional<PersonalSetting> of(String word) {
    return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
  }
}
