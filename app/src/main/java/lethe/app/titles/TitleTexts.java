package lethe.app.titles;

import java.util.Map;
import java.util.function.Supplier;
import lethe.app.story.Story;
import lethe.app.text.Lazy;
import lethe.app.text.Messages;
import lethe.app.text.Resources;
import lethe.engine.core.Seat;

/** The texts of a game, loaded when they are first needed. */
public final class TitleTexts {
  private final Lazy<Story> story;
  private final Lazy<Story> lessons;
  private final Lazy<EndPictures> endPictures;
  private final Messages messages;
  private final Lazy<String> help;

  private TitleTexts(
      Supplier<Story> story,
      Supplier<Story> lessons,
      Supplier<EndPictures> endPictures,
      Messages messages,
      Supplier<String> help) {
    this.story = Lazy.of(story);
    this.lessons = Lazy.of(lessons);
    this.endPictures = Lazy.of(endPictures);
    this.messages = messages;
    this.help = Lazy.of(help);
  }

  /** Creates an instance with the given texts and without pictures. */
  public static TitleTexts of(Story story, Story lessons, Messages messages, String help) {
    return new TitleTexts(() -> story, () -> lessons, () -> EndPictures.NONE, messages, () -> help);
  }

  /**
   * Returns texts that are read from the resources in the package of a class: story, lessons,
   * pictures of endings, and rules.
   */
  public static TitleTexts fromResources(Class<?> title, Messages messages) {
    return new TitleTexts(
        () -> Story.parse(Resources.text(title, "story.txt")),
        () -> Story.parse(Resources.text(title, "lesson.txt")),
        () -> EndPictures.parse(Resources.text(title, "endings.txt")),
        messages,
        () -> Resources.text(title, "rules.txt"));
  }

  /** Returns these texts with the short forms of the messages. */
  TitleTexts abbreviated() {
    return new TitleTexts(story, lessons, endPictures, messages.abbreviated(), help);
  }

  /** Returns these texts with labels for some seats in the messages. */
  TitleTexts withSeatLabels(Map<Seat, String> labels) {
    return new TitleTexts(story, lessons, endPictures, messages.withSeatLabels(labels), help);
  }

  public Story story() {
    return story.get();
  }

  /** Returns the lessons for beginners; {@link Tutor} selects them by name. */
  public Story lessons() {
    return lessons.get();
  }

  public EndPictures endPictures() {
    return endPictures.get();
  }

  /** Returns the messages of the game, together with the common ones. */
  public Messages messages() {
    return messages;
  }

  /**
   * Returns the description of the rules and rulings, with commands marked as in {@link
   * lethe.app.text.CommandMarkup}.
   */
  public String help() {
    return help.get();
  }
}
