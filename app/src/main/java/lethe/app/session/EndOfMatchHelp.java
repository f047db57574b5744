package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.words.Launcher;

/** The help for the commands that are available after the end of a match. */
final class EndOfMatchHelp {
  private static final Set<CommonCommand> METAS =
      EnumSet.of(
          CommonCommand.ANALYZE,
          CommonCommand.AGAIN,
          CommonCommand.RESHUFFLE,
          CommonCommand.NEXT,
          CommonCommand.REMATCH,
          CommonCommand.QUIT);

  private EndOfMatchHelp() {}

  /** Returns the commands that are typed most often then. */
  static List<String> commonWords(MatchPage<?, ?, ?> page) {
    return commands(page)
        .filter(meta -> meta != CommonCommand.RESHUFFLE)
        .map(CommonCommand::word)
        .toList();
  }

  /** Returns the statement that the match is over, and what each command does. */
  static String sentence(MatchPage<?, ?, ?> page) {
    boolean hosted = page.context().online();
    String words =
        commands(page)
            .map(meta -> MESSAGES.format(key(page.context(), meta)))
            .collect(Collectors.joining(MESSAGES.format("after.and")));
    boolean shared = hosted && !page.context().canFork() && !page.ownSeats().isEmpty();
    String file = page.context().file();
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

  private static Stream<CommonCommand> commands(MatchPage<?, ?, ?> page) {
    // Spectators on a server have no seat to return to.
    boolean seated = !page.context().online() || !page.ownSeats().isEmpty();
    return page.availableCommonCommands().stream()
        .filter(METAS::contains)
        .filter(meta -> meta != CommonCommand.REMATCH || seated);
  }
}
