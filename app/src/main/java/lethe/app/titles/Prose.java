package lethe.app.titles;

import lethe.app.story.Story;
import lethe.app.words.Messages;
import lethe.app.words.Resources;

/**
 * What is written for a game.
 *
 * @param story what is told between the turns
 * @param lesson what a beginner is told when it first matters, by {@link Tutor#lessons}
 * @param messages its sentences, and the common ones
 * @param help its rules in our words, with the rulings; commands in it are {@link
 *     lethe.app.words.Marked}
 */
public record Prose(Story story, Story lesson, Messages messages, String help) {
  /** What stands in the texts beside this class: its story, lesson and rules. */
  public static Prose beside(Class<?> title, Messages messages) {
    return new Prose(
        Story.read(Resources.text(title, "story.txt")),
        Story.read(Resources.text(title, "lesson.txt")),
        messages,
        Resources.text(title, "rules.txt"));
  }
}
