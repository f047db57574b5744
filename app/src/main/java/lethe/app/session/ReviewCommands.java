package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Entry;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.frame.Text;
import lethe.app.page.PageTransition;
import lethe.app.page.TextPage;
import lethe.app.session.ReviewEffect.ReviewReply;
import lethe.app.text.Messages;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;

/**
 * The commands of a review, and the execution of a line typed there. Help, usages, completion and
 * suggestions are derived from the tables; the description of a command is in the resources, under
 * a key such as {@code review.help.as.NAME}.
 *
 * @param line the line as typed
 */
record ReviewCommands<C, O, V>(ReviewPage<C, O, V> review, String line) {
  private interface Handler {
    PageTransition<ReviewEffect, ReviewReply> execute(ReviewCommands<?, ?, ?> commands, Call call);
  }

  /** The command that analyzes the current move. */
  static final String JUDGE = "judge";

  /** The command that changes the viewer. Help and vocabulary list the game's parts before it. */
  private static final String AS = "as";

  /** The name of the viewer who sees everything. */
  private static final String REFEREE = "referee";

  /** A word that stands for the largest parts of a match if it begins none of the game's terms. */
  private static final String ROUND = "round";

  /** The column at which the explanations begin in the help. */
  private static final int HELP_COLUMN = 17;

  /** The commands of every review. */
  private static final List<Entry<Handler>> VIEWING_COMMANDS =
      List.of(
          entry("next", (commands, _) -> commands.moveBy(1)),
          entry("back", (commands, _) -> commands.moveBy(-1)),
          entry("first", (commands, _) -> commands.moveTo(0)),
          entry("last", (commands, _) -> commands.review().goToEnd()),
          entry("as NAME", ReviewCommands::switchViewer),
          entry("look [PART...]", ReviewCommands::look),
          entry("analyze", (commands, _) -> commands.toggleAnalysis()),
          entry("analyze all", (commands, _) -> commands.analyzeAllSeats()),
          entry(JUDGE, (commands, _) -> commands.requestAnalysis()));

  /** The further commands of a review by one user. */
  private static final List<Entry<Handler>> OWN_REVIEW_COMMANDS =
      List.of(
          entry("note! [TEXT...]", ReviewCommands::note),
          entry("fork", (commands, _) -> commands.explainFork()),
          entry("fork NAME...", ReviewCommands::fork),
          entry("fork reshuffle [NAME...]", ReviewCommands::forkReshuffled),
          entry("branches! [NAME...]", ReviewCommands::openBranch));

  /** The further commands of a review shared by several users. */
  private static final List<Entry<Handler>> SHARED_REVIEW_COMMANDS =
      List.of(
          entry("fork", (commands, _) -> commands.playOnTogether(false)),
          entry("fork reshuffle", (commands, _) -> commands.playOnTogether(true)));

  /** The commands that do not concern the position, in every review. */
  private static final List<Entry<Handler>> GENERAL_COMMANDS =
      List.of(
          entry("rules!", (commands, _) -> commands.showRules()),
          entry("help|? [WORD...]", ReviewCommands::showHelp),
          entry("quit", (_, _) -> PageTransition.leave()));

  /** The commands that choose whether to lead or to follow, in a shared review. */
  private static final List<Entry<Handler>> LEADERSHIP_COMMANDS =
      List.of(
          entry("lead!", (commands, _) -> commands.lead()),
          entry("follow!", (commands, _) -> commands.follow()));

  private static final CommandTable<Handler> OWN_REVIEW =
      table(List.of(VIEWING_COMMANDS, OWN_REVIEW_COMMANDS, GENERAL_COMMANDS));
  private static final CommandTable<Handler> SHARED_REVIEW =
      table(
          List.of(VIEWING_COMMANDS, SHARED_REVIEW_COMMANDS, GENERAL_COMMANDS, LEADERSHIP_COMMANDS));

  private static Entry<Handler> entry(String usage, Handler handler) {
    return new Entry<>(usage, handler);
  }

  private static CommandTable<Handler> table(List<List<Entry<Handler>>> groups) {
    return new CommandTable<>(groups.stream().flatMap(List::stream).toList(), true);
  }

  private CommandTable<Handler> table() {
    return review.sharedReview().isPresent() ? SHARED_REVIEW : OWN_REVIEW;
  }

  PageTransition<ReviewEffect, ReviewReply> execute() {
    List<String> words = CommandForm.words(line);
    if (words.isEmpty()) {
      return moveBy(1);
    }
    return switch (table().find(words)) {
      case Lookup.FoundCommand<Handler>(Handler handler, Call call) -> handler.execute(this, call);
      case Lookup.UnknownCommand<Handler>(String word, List<String> similar)
          when table().formsMatching(word).isEmpty() ->
          goToPlace(words, similar);
      case Lookup.UnknownCommand<Handler>(String word, List<String> candidates) ->
          showReply(
              Messages.COMMON.format(ParseErrorCode.AMBIGUOUS_WORD, List.of(word, candidates)));
      case Lookup.UnexpectedWord<Handler>(String word, String usage) ->
          showReply(MESSAGES.format("review.unexpected", word, usage));
      case Lookup.MissingArgument<Handler>(_, _, String usage) ->
          showReply(MESSAGES.format("review.missing", usage));
    };
  }

  private PageTransition<ReviewEffect, ReviewReply> showReply(String message) {
    return review.goTo(review.withReply(message));
  }

  /**
   * Moves to the position or part of the match that a line names, or replies that the line is not a
   * command.
   */
  private PageTransition<ReviewEffect, ReviewReply> goToPlace(
      List<String> words, List<String> similar) {
    String word = words.getFirst().toLowerCase(Locale.ROOT);
    if (word.matches("\\d{1,6}")) {
      return goToPosition(Integer.parseInt(word));
    }
    List<String> kinds = stageKinds();
    Optional<String> kind =
        kinds.stream()
            .filter(candidate -> candidate.startsWith(word))
            .findFirst()
            .or(() -> kinds.stream().filter(_ -> word.equals(ROUND)).findFirst());
    if (kind.isPresent()) {
      return goToStage(kind.get(), String.join(" ", words.subList(1, words.size())));
    }
    if (OWN_REVIEW.hasCommandOf(word)) {
      return showReply(MESSAGES.format("shared-review.no-notes"));
    }
    String unknownCommandMessage =
        MESSAGES.format("review.unknown-command", word, String.join(", ", vocabulary()));
    return showReply(
        similar.isEmpty()
            ? unknownCommandMessage
            : unknownCommandMessage
                + "\n"
                + MESSAGES.format("suggestion", ReplyTexts.joinWithOr(similar)));
  }

  private PageTransition<ReviewEffect, ReviewReply> goToPosition(int position) {
    int last = review.fullMatch().position();
    return position <= last
        ? moveTo(position)
        : review.goTo(
            review
                .atPosition(position)
                .withReply(MESSAGES.format("review.no-such-moment", last, position)));
  }

  private PageTransition<ReviewEffect, ReviewReply> moveBy(int entries) {
    return moveTo(review.position() + entries);
  }

  private PageTransition<ReviewEffect, ReviewReply> moveTo(int position) {
    return review.goTo(review.atPosition(position));
  }

  private PageTransition<ReviewEffect, ReviewReply> switchViewer(Call call) {
    return review.goTo(review.withViewerNamed(call.argument(0).toLowerCase(Locale.ROOT)));
  }

  /** Describes the table, or a part of it. */
  private PageTransition<ReviewEffect, ReviewReply> look(Call call) {
    String part = call.text().toLowerCase(Locale.ROOT);
    return part.isEmpty()
        ? showReply(String.join("\n", review.tableDescription()))
        : review.goTo(review.withReply(review.moment().describePart(part)));
  }

  private PageTransition<ReviewEffect, ReviewReply> showRules() {
    List<Text> rules = ReplyTexts.rules(review.title(), review.sharedReview().isPresent());
    return PageTransition.to(TextPage.fullScreen(rules, review.size(), review));
  }

  /** Returns the game's terms for its parts, largest first, such as {@code round}. */
  private List<String> stageKinds() {
    return review.moment().stages().kinds();
  }

  /** Returns the first words of all valid lines except numbers, in the order of the help. */
  List<String> vocabulary() {
    return table().firstWords().stream()
        .flatMap(
            word ->
                word.equals(AS)
                    ? Stream.concat(stageKinds().stream(), Stream.of(word))
                    : Stream.of(word))
        .toList();
  }

  /** Returns the lines that completion offers for changing the viewer. */
  List<String> viewerCompletions() {
    Map<String, List<String>> values = Map.of("NAME", review.viewerNames());
    return table().entries().stream()
        .filter(entry -> entry.form().word().equals(AS))
        .flatMap(entry -> entry.form().completions(values).stream())
        .toList();
  }

  List<String> help() {
    List<String> lines = new ArrayList<>();
    for (Entry<Handler> command : table().entries()) {
      if (command.form().word().equals(AS)) {
        lines.add(row("12", MESSAGES.format("review.help.position")));
        stageKinds()
            .forEach(
                kind -> lines.add(row(kind + " 2", MESSAGES.format("review.help.part", kind))));
      }
      lines.add(row(command.form(), review.sharedReview().isPresent()));
    }
    if (review.sharedReview().isPresent()) {
      MESSAGES.format("shared-review.help").lines().forEach(lines::add);
    }
    return lines;
  }

  /** Returns the help on a command, which may have a different effect in a shared review. */
  private static String row(CommandForm form, boolean shared) {
    String sharedKey = "shared-review.help." + form.key();
    String key =
        shared && MESSAGES.texts().containsKey(sharedKey) ? sharedKey : "review.help." + form.key();
    return row(form.usage(), MESSAGES.format(key));
  }

  private static String row(String usage, String description) {
    String gap = " ".repeat(Math.max(2, HELP_COLUMN - usage.length()));
    return usage + gap + description;
  }

  /** Shows the help, or the explanation of a word. */
  private PageTransition<ReviewEffect, ReviewReply> showHelp(Call call) {
    String word = call.text();
    return review.stay(
        word.isEmpty()
            ? review.withReply(String.join("\n", help()))
            : review.withReply(explain(word)));
  }

  private List<Text> explain(String word) {
    List<String> commands =
        table().entries().stream()
            .map(Entry::form)
            .filter(form -> form.names().contains(word.toLowerCase(Locale.ROOT)))
            .map(form -> row(form, review.sharedReview().isPresent()))
            .toList();
    return Glossary.explain(word, commands, review.title(), review.moment().notation());
  }

  /** Moves to the beginning of a part by its number, or of the next one if the number is empty. */
  private PageTransition<ReviewEffect, ReviewReply> goToStage(String kind, String number) {
    Stages stages = review.moment().stages();
    if (number.isEmpty()) {
      return stages
          .nextStart(kind, review.position())
          .map(this::moveTo)
          .orElseGet(() -> showReply(MESSAGES.format("review.no-later-part", kind)));
    }
    String parent = stages.parentAt(kind, review.position());
    String last = stages.lastNumber(kind, parent);
    return stages
        .startOf(kind, parent, number)
        .map(this::moveTo)
        .orElseGet(
            () ->
                showReply(
                    parent.isEmpty()
                        ? MESSAGES.format("review.parts", kind, last)
                        : MESSAGES.format("review.parts.within", kind, last, parent)));
  }

  /** Turns the analysis of every move on or off. */
  private PageTransition<ReviewEffect, ReviewReply> toggleAnalysis() {
    String on =
        switch (review.viewer()) {
          case Spectator _ -> "review.analysis-on.spectator";
          case Seat _ -> "review.analysis-on";
          case Referee _ -> "review.analysis-on.all-seats";
        };
    String key = review.analysis().analyzesEveryMove() ? "review.analysis-off" : on;
    return review.goTo(
        review.withAnalysis(review.analysis().toggled()).withReply(MESSAGES.format(key)));
  }

  /** Switches to the referee, if permitted, and turns the analysis of every move on. */
  private PageTransition<ReviewEffect, ReviewReply> analyzeAllSeats() {
    ReviewPage<C, O, V> asReferee = review.withViewerNamed(REFEREE);
    return review.goTo(
        asReferee.viewer() instanceof Referee
            ? asReferee
                .withAnalysis(review.analysis().turnedOn())
                .withReply(MESSAGES.format("review.analysis-on.all-seats"))
            : asReferee);
  }

  /** Requests an analysis of the current move; refused if the viewer does not see the move. */
  private PageTransition<ReviewEffect, ReviewReply> requestAnalysis() {
    return review.moment().analysisRequest().isPresent()
        ? review.goTo(review.withAnalysis(review.analysis().withRequest()))
        : showReply(
            MESSAGES.format(
                review.viewer() instanceof Spectator
                    ? "review.analysis-choose-seat"
                    : "review.no-move-of-seat"));
  }

  /**
   * Writes the note at this position; a hyphen in place of a text removes it. Without a text, lists
   * the positions that have notes.
   */
  private PageTransition<ReviewEffect, ReviewReply> note(Call call) {
    Notes.NoteChange change =
        review.notes().edit(review.position(), call.form().argumentText(line));
    ReviewPage<C, O, V> next = review.withNotes(change.notes()).withReply(change.message());
    return change.notes().equals(review.notes())
        ? review.goTo(next)
        : PageTransition.to(next, new ReviewEffect.SaveNotes(change.notes()));
  }

  private PageTransition<ReviewEffect, ReviewReply> explainFork() {
    return review.moment().match().turn().isOver()
        ? review.stay(review.withReply(MESSAGES.format("branch.match-over")))
        : PageTransition.to(review, new ReviewEffect.ExplainFork(review.position()));
  }

  private PageTransition<ReviewEffect, ReviewReply> fork(Call call) {
    return startBranch(call.form().argumentText(line), false);
  }

  private PageTransition<ReviewEffect, ReviewReply> forkReshuffled(Call call) {
    String name = call.form().argumentText(line);
    return name.isEmpty()
        ? review.stay(review.withReply(MESSAGES.format("branch.name-required")))
        : startBranch(name, true);
  }

  private PageTransition<ReviewEffect, ReviewReply> startBranch(String name, boolean reshuffle) {
    Optional<String> error =
        review.moment().match().turn().isOver()
            ? Optional.of(MESSAGES.format("branch.match-over"))
            : BranchEntry.invalidNameMessage(name);
    return error.isPresent()
        ? review.stay(review.withReply(error.get()))
        : PageTransition.to(
            review, new ReviewEffect.StartBranch(review.position(), name, reshuffle));
  }

  /** Plays on from this position with the others in a shared review. */
  private PageTransition<ReviewEffect, ReviewReply> playOnTogether(boolean reshuffle) {
    return review.moment().match().turn().isOver()
        ? review.stay(review.withReply(MESSAGES.format("branch.match-over")))
        : PageTransition.to(review, new ReviewEffect.PlayOnTogether(review.position(), reshuffle));
  }

  private PageTransition<ReviewEffect, ReviewReply> openBranch(Call call) {
    String name = call.form().argumentText(line);
    return PageTransition.to(
        review,
        name.isEmpty()
            ? new ReviewEffect.ListBranches()
            : new ReviewEffect.OpenBranch(review.viewer(), name));
  }

  private PageTransition<ReviewEffect, ReviewReply> lead() {
    return PageTransition.to(review, new ReviewEffect.TakeLead());
  }

  private PageTransition<ReviewEffect, ReviewReply> follow() {
    return PageTransition.to(
        review.sharedReview().map(group -> review.sharedWith(group.leader())).orElse(review));
  }
}
