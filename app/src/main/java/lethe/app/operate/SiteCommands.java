package lethe.app.operate;

import static lethe.app.operate.AdminMessages.MESSAGES;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import lethe.app.operate.AdminReply.End;
import lethe.app.operate.AdminReply.Line;
import lethe.app.operate.AdminReply.Row;
import lethe.app.server.cluster.RemoteCommands;

/** Executes an operator's commands on all servers of a site, or on one of them. */
final class SiteCommands {
  /** The name that stands for all servers. */
  static final String ALL = "all";

  private final AdminService admin;
  private final AdminCommands localCommands;

  /**
   * The answer of a server.
   *
   * @param server the name of the server; empty for a server of an older version
   * @param replies the parts of the answer; empty if the server did not answer
   */
  private record Answer(String server, Optional<List<AdminReply>> replies) {
    boolean succeeded() {
      return replies.filter(parts -> parts.contains(new End(true))).isPresent();
    }

    List<String> lines() {
      return parts().stream()
          .filter(Line.class::isInstance)
          .map(part -> ((Line) part).text())
          .toList();
    }

    List<Row> rows(String kind) {
      return parts().stream()
          .filter(Row.class::isInstance)
          .map(Row.class::cast)
          .filter(row -> row.kind().equals(kind))
          .toList();
    }

    private List<AdminReply> parts() {
      return replies.orElse(List.of());
    }
  }

  SiteCommands(AdminService admin, AdminCommands localCommands) {
    this.admin = admin;
    this.localCommands = localCommands;
    admin.remoteCommands().ifPresent(remote -> remote.setHandler(this::executeForRemoteOperator));
  }

  /** Executes a command for an operator who is connected to another server. */
  private void executeForRemoteOperator(List<String> command, Consumer<String> out) {
    localCommands.execute(command, reply -> out.accept(encode(reply)));
  }

  /**
   * Executes a command on one or all servers and merges their answers. Returns whether the command
   * succeeded on at least one server and all of them have answered. If the other servers are
   * unknown, because the database cannot be read, executes the command at most on this server, and
   * returns false.
   *
   * @param target the name of a server, or {@link #ALL}
   * @param out receives the merged answer, except the {@link End}
   */
  boolean execute(String target, List<String> command, Consumer<AdminReply> out) {
    Map<String, String> otherServers = new TreeMap<>();
    boolean othersKnown = true;
    try {
      if (admin.remoteCommands().isPresent()) {
        otherServers.putAll(admin.remoteCommands().get().otherServers());
      }
    } catch (IOException e) {
      out.accept(new Line(MESSAGES.format("others-unknown", String.valueOf(e.getMessage()))));
      othersKnown = false;
    }
    boolean isAll = target.equals(ALL);
    boolean isLocal = isAll || target.equals(admin.name());
    if (!othersKnown && !isLocal) {
      return false;
    }
    TreeSet<String> names = new TreeSet<>(otherServers.values());
    names.add(admin.name());
    if (!isAll && !names.contains(target)) {
      out.accept(new Line(MESSAGES.format("unknown-server", target, List.copyOf(names))));
      return false;
    }
    List<CompletableFuture<Answer>> remoteAnswers = new ArrayList<>();
    otherServers.forEach(
        (id, name) -> {
          if (isAll || name.equals(target)) {
            remoteAnswers.add(executeRemotely(id, name, command));
          }
        });
    List<Answer> answers = new ArrayList<>();
    if (isLocal) {
      List<AdminReply> replies = new ArrayList<>();
      localCommands.execute(command, replies::add);
      answers.add(new Answer(admin.name(), Optional.of(replies)));
    }
    remoteAnswers.forEach(answer -> answers.add(answer.join()));
    return merge(answers, out) && othersKnown;
  }

  private CompletableFuture<Answer> executeRemotely(String id, String name, List<String> command) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    RemoteCommands remote = admin.remoteCommands().orElseThrow();
    Thread.ofVirtual()
        .name("site-command")
        .start(
            () ->
                answer.complete(
                    new Answer(
                        name,
                        remote
                            .execute(id, command)
                            .map(parts -> parts.stream().map(SiteCommands::decode).toList()))));
    return answer;
  }

  /**
   * Sends the rows about all servers and their sessions, the rows about tables from one server, a
   * message about each server that did not answer, and the messages of the servers on which the
   * command succeeded, or of all servers if it succeeded on none. Returns whether it succeeded on
   * at least one server and all have answered.
   */
  private static boolean merge(List<Answer> answers, Consumer<AdminReply> out) {
    boolean succeeded = answers.stream().anyMatch(Answer::succeeded);
    boolean allAnswered = true;
    for (String kind : List.of(AdminCommands.SERVER_KIND, AdminCommands.SESSION_KIND)) {
      answers.stream().flatMap(answer -> answer.rows(kind).stream()).forEach(out);
    }
    // All servers list the same tables.
    answers.stream()
        .filter(answer -> answer.replies().isPresent())
        .limit(1)
        .flatMap(answer -> answer.rows(AdminCommands.TABLE_KIND).stream())
        .forEach(out);
    for (Answer answer : answers) {
      if (answer.replies().isEmpty()) {
        allAnswered = false;
        out.accept(
            new Line(
                answer.server().isEmpty()
                    ? MESSAGES.format("no-answer.older")
                    : MESSAGES.format("no-answer", answer.server())));
      } else if (answer.succeeded()) {
        answer.lines().forEach(line -> out.accept(answerLine(answers, answer.server(), line)));
      }
    }
    if (!succeeded) {
      // Servers usually reject a command for the same reason, so equal messages are sent once.
      answers.stream()
          .flatMap(answer -> answer.lines().stream())
          .distinct()
          .forEach(line -> out.accept(new Line(line)));
    }
    return succeeded && allAnswered;
  }

  private static Line answerLine(List<Answer> answers, String server, String text) {
    return new Line(answers.size() == 1 ? text : MESSAGES.format("answer-of-server", server, text));
  }

  private static String encode(AdminReply reply) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      reply.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static AdminReply decode(String text) {
    byte[] bytes = Base64.getDecoder().decode(text);
    try {
      return AdminReply.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
