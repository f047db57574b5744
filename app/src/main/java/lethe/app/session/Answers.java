package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import lethe.app.command.Intent;
import lethe.app.command.Meta;
import lethe.app.frame.Text;
import lethe.app.session.Input.Refused;
import lethe.app.titles.Messages;

/** What a session answers to what was typed, in words. */
final class Answers {
  private static final Messages SAY = Messages.of(Answers.class);

  private Answers() {}

  static <C, O, V> List<Text> help(Session<C, O, V> session) {
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(SAY.say("help.game", session.title().name())));
    session.notation().usages().forEach(usage -> lines.add(Text.plain("  " + usage)));
    lines.add(Text.bright(SAY.say("help.always")));
    for (Meta meta : Meta.values()) {
      lines.add(Text.plain("  " + SAY.say("help." + meta.word())));
    }
    return lines;
  }

  static <C, O, V> List<Text> moves(Session<C, O, V> session) {
    return session.isAsked()
        ? List.of(Text.plain(SAY.say("moves", String.join(", ", session.legal()))))
        : List.of(Text.plain(SAY.say("not-asked")));
  }

  static <C, O, V> List<Text> story(Session<C, O, V> session) {
    List<Text> lines = session.story();
    return lines.isEmpty() ? List.of(Text.plain(SAY.say("no-story"))) : lines;
  }

  static <C, O, V> List<Text> rules(Session<C, O, V> session) {
    return session.title().help().lines().map(Text::plain).toList();
  }

  static <C, O, V> List<Text> refusal(Session<C, O, V> session, Refused<C, O, V> refused) {
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(session.title().messages().say(refused.why())));
    if (refused.stood() > 0) {
      lines.add(Text.plain(SAY.say("stood", refused.command())));
    }
    return lines;
  }

  static <C, O, V> List<Text> unclear(Session<C, O, V> session, Intent.Unclear<C> unclear) {
    List<Text> lines = new ArrayList<>();
    String sentence = session.title().messages().say(unclear.why(), unclear.facts());
    lines.add(Text.bright(SAY.say("unclear", sentence)));
    lines.add(
        Text.plain(
            unclear.nearest().isEmpty()
                ? SAY.say("ask-help")
                : SAY.say("nearest", String.join(SAY.say("or"), unclear.nearest()))));
    return lines;
  }
}
