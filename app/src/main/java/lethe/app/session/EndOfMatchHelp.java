package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.words.Launcher;

/** What can be done after the end of a match. */
final class EndOfMatchHelp {
  private static final Set<CommonCommand> METAS =
      EnumSet.of(
          CommonCommand.ANALYZE,
          CommonCommand.AGAIN,
          CommonCommand.ANEW,
          CommonCommand.NEXT,
          CommonCommand.REMATCH,
          CommonCommand.QUIT);

  private EndOfMatchHelp() {}

  /** Returns the commands that are typed most often then. */
  static List<String> commonWords(MatchPage<?, ?, ?> session) {
    return commands(session)
        .filter(meta -> meta != CommonCommand.ANEW)
        .map(CommonCommand::word)
        .toList();
  }

  /** Returns the statement that the match is over, and what each command does. */
  static String sentence(MatchPage<?, ?, ?> session) {
    boolean hosted = session.context().online();
    String words =
        commands(session)
            .map(meta -> MESSAGES.format(key(session.context(), meta)))
            .collect(Collectors.joining(MESSAGES.format("after.and")));
    boolean shared = hosted && !session.context().canFork() && !session.ownSeats().isEmpty();
    String file = session.context().file();
    return MESSAGES.format("after", words)
        + (file.isEmpty() ? "" : MESSAGES.format("after.replay", Launcher.quoted(file)))
        + (shared ? MESSAGES.format("after.shared") : "");
  }

  private static String key(MatchPageContext<?, ?, ?> context, CommonCommand command) {
    String where =
        command == CommonCommand.REMATCH && context.online()
            ? ".hosted"
            : command == CommonCommand.AGAIN && context.puzzle() ? ".posed" : "";
    return "after." + command.word() + where;
  }

  private static Stream<CommonCommand> commands(MatchPage<?, ?, ?> session) {
    // Spectators on a server have no seat to return to.
    boolean seated = !session.context().online() || !session.ownSeats().isEmpty();
    return session.availableCommonCommands().stream()
        .filter(METAS::contains)
        .filter(meta -> meta != CommonCommand.REMATCH || seated);
  }
}
