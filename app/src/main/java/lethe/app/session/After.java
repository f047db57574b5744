package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.words.Launcher;

/** What can be done after the end of a match. */
final class After {
  private static final Set<Meta> METAS =
      EnumSet.of(Meta.ANALYSE, Meta.AGAIN, Meta.ANEW, Meta.NEXT, Meta.REMATCH, Meta.QUIT);

  private After() {}

  /** Returns the commands that are typed most often then. */
  static List<String> words(Session<?, ?, ?> session) {
    return metas(session).filter(meta -> meta != Meta.ANEW).map(Meta::word).toList();
  }

  /** Returns the statement that the match is over, and what each command does. */
  static String sentence(Session<?, ?, ?> session) {
    boolean hosted = session.seating().hosted();
    String words =
        metas(session)
            .map(meta -> SAY.say(key(session.seating(), meta)))
            .collect(Collectors.joining(SAY.say("after.and")));
    boolean shared = hosted && !session.seating().forks() && !session.mine().isEmpty();
    String file = session.seating().file();
    return SAY.say("after", words)
        + (file.isEmpty() ? "" : SAY.say("after.replay", Launcher.quoted(file)))
        + (shared ? SAY.say("after.shared") : "");
  }

  private static String key(Seating<?, ?, ?> seating, Meta meta) {
    String where =
        meta == Meta.REMATCH && seating.hosted()
            ? ".hosted"
            : meta == Meta.AGAIN && seating.posed() ? ".posed" : "";
    return "after." + meta.word() + where;
  }

  private static Stream<Meta> metas(Session<?, ?, ?> session) {
    // Spectators on a server have no seat to return to.
    boolean seated = !session.seating().hosted() || !session.mine().isEmpty();
    return session.metas().stream()
        .filter(METAS::contains)
        .filter(meta -> meta != Meta.REMATCH || seated);
  }
}
