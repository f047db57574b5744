package lethe.app.titles;

import java.util.function.Supplier;
import lethe.app.story.Story;
import lethe.app.words.Lazy;
import lethe.app.words.Messages;
import lethe.app.words.Resources;

/** What is written for a game; it is read when it is first wanted. */
public final class Prose {
  private final Lazy<Story> story;
  private final Lazy<Story> lesson;
  private final Messages messages;
  private final Lazy<String> help;

  private Prose(
      Supplier<Story> story, Supplier<Story> lesson, Messages messages, Supplier<String> help) {
    this.story = Lazy.of(story);
    this.lesson = Lazy.of(lesson);
    this.messages = messages;
    this.help = Lazy.of(help);
  }

  /** These very texts, as the methods below name them. */
  public static Prose of(Story story, Story lesson, Messages messages, String help) {
    return new Prose(() -> story, () -> lesson, messages, () -> help);
  }

  /** What stands in the texts beside this class: its story, lesson and rules. */
  public static Prose beside(Class<?> title, Messages messages) {
    return new Prose(
        () -> Story.read(Resources.text(title, "story.txt")),
        () -> Story.read(Resources.text(title, "lesson.txt")),
        messages,
        () -> Resources.text(title, "rules.txt"));
  }

  /** What is told between the turns. */
  public Story story() {
    return story.get();
  }

  /** What a beginner is told when it first matters, by {@link Tutor#lessons}. */
  public Story lesson() {
    return lesson.get();
  }

  /** Its sentences, and the common ones. */
  public Messages messages() {
    return messages;
  }

  /**
   * Its rules in our words, with the rulings; commands in it are {@link lethe.app.words.Marked}.
   */
  public String help() {
    return help.get();
  }
}
