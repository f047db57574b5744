package lethe.app.session;

import java.util.List;
import java.util.function.Supplier;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.frame.Frame;
import lethe.app.page.LinePreview;
import lethe.engine.core.ParseResult.ParsedCommand;

/** Predicts the effect of a line that has not been entered yet. */
record MatchLinePreview<C, O, V>(
    MatchPage<C, O, V> session, Frame frame, Supplier<BoardView<C>> seen) implements LinePreview {
  @Override
  public boolean isAllowed(String line) {
    return switch (InputParser.parse(line, session.notation(), List.<C>of())) {
      case Intent.Play<C>(List<ParsedCommand<C>> commands) ->
          isLegal(commands.getFirst().command());
      case Intent.Common<C> _, Intent.Explain<C> _, Intent.Look<C> _ -> true;
      case Intent<C> _ -> false;
    };
  }

  @Override
  public Frame preview(String line) {
    return switch (InputParser.parse(line, session.notation(), List.<C>of())) {
      case Intent.Play<C>(List<ParsedCommand<C>> commands)
          when isLegal(commands.getFirst().command()) ->
          MatchScreens.table(session, seen.get().preview(commands.getFirst().command()));
      case Intent<C> _ -> frame;
    };
  }

  private boolean isLegal(C command) {
    return session.expectsCommand() && session.snapshot().legal().contains(command);
  }
}
