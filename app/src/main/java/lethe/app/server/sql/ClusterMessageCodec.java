package lethe.app.server.sql;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.app.server.cluster.ClusterMessage;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;

/** Converts messages between servers to and from text. */
final class ClusterMessageCodec {
  private static final Base64.Encoder BASE64 = Base64.getEncoder();

  private ClusterMessageCodec() {}

  /** Returns the text of a message; empty if other servers do not need it. */
  static Optional<String> encode(ClusterMessage message) {
    return switch (message) {
      case ClusterMessage.TableChanged(int number) -> Optional.of("table " + number);
      case ClusterMessage.EntryAdded(int number) -> Optional.of("move " + number);
      case ClusterMessage.TablesFollowed(List<Integer> numbers) ->
          Optional.of(
              numbers.stream()
                  .map(number -> " " + number)
                  .collect(Collectors.joining("", "follow", "")));
      case ClusterMessage.SpectatorsPresent(String serverId, int table, List<String> names) ->
          Optional.of(String.join(" ", "watch", serverId, table + " " + String.join(" ", names)));
      case ClusterMessage.ReviewJoined(int table) -> Optional.of("join-review " + table);
      case ClusterMessage.ReviewChanged review ->
          Optional.of(
              String.join(
                  " ",
                  "review",
                  "" + review.table(),
                  "" + review.revision(),
                  review.serverId(),
                  "" + review.moment(),
                  "" + review.furthestMoment(),
                  "" + review.revealed(),
                  review.leader()));
      case ClusterMessage.AccountsChanged() -> Optional.of("everybody");
      case ClusterMessage.TableNotification(
              int table,
              Notification.PlayerMessage(String name, Seat seat, String line)) ->
          Optional.of(String.join(" ", "said", "" + table, seat.name(), name, line));
      case ClusterMessage.TableNotification(
              int table,
              Notification.ChatMessage(String name, String line)) ->
          Optional.of(String.join(" ", "aside", "" + table, name, line));
      case ClusterMessage.TableNotification(
              int table,
              Notification.RematchOffered(String name, int next)) ->
          Optional.of(String.join(" ", "rematch", "" + table, name, "" + next));
      case ClusterMessage.TableNotification(
              int table,
              Notification.AdjournmentRequested(var _, Seat seat)) ->
          Optional.of(String.join(" ", "adjourn", "" + table, seat.name()));
      case ClusterMessage.TableNotification(
              int table,
              Notification.SeatGivenUp(var name, Seat seat, TakeoverPolicy takeover)) ->
          Optional.of(
              String.join(
                  " ", "left", "" + table, seat.name(), takeover.toString(), name.orElse("")));
      case ClusterMessage.TableNotification(int table, Notification.BotTookOver(Seat seat)) ->
          Optional.of(String.join(" ", "bot", "" + table, seat.name()));
      case ClusterMessage.LobbyMessage(Notification.ChatMessage(String name, String line)) ->
          Optional.of(String.join(" ", "hall", name, line));
      case ClusterMessage.CommandRequest(String serverId, String requestId, List<String> command) ->
          Optional.of(String.join(" ", "command", serverId, requestId + encodeWords(command)));
      case ClusterMessage.CommandAnswerPart(String requestId, Optional<String> part) ->
          Optional.of(String.join(" ", "answer", requestId, part.orElse("")));
      case ClusterMessage.TableNotification _ -> Optional.empty();
    };
  }

  /**
   * Parses a message. Returns empty if its type, seat or takeover policy is unknown; throws an
   * exception if the text is malformed in another way.
   */
  static Optional<ClusterMessage> decode(String text) {
    String[] fields = text.split(" ", 3);
    return switch (fields[0]) {
      case "table" -> Optional.of(new ClusterMessage.TableChanged(Integer.parseInt(fields[1])));
      case "move" -> Optional.of(new ClusterMessage.EntryAdded(Integer.parseInt(fields[1])));
      case "follow" ->
          Optional.of(
              new ClusterMessage.TablesFollowed(
                  Arrays.stream(text.split(" ", -1)).skip(1).map(Integer::valueOf).toList()));
      case "watch" -> Optional.of(spectatorsPresent(fields[1], fields[2].split(" ", -1)));
      case "join-review" ->
          Optional.of(new ClusterMessage.ReviewJoined(Integer.parseInt(fields[1])));
      case "review" -> Optional.of(reviewChanged(fields[1], fields[2].split(" ", -1)));
      case "hall" ->
          Optional.of(
              new ClusterMessage.LobbyMessage(new Notification.ChatMessage(fields[1], fields[2])));
      case "command" -> Optional.of(commandRequest(fields[1], fields[2].split(" ", -1)));
      case "answer" ->
          Optional.of(
              new ClusterMessage.CommandAnswerPart(
                  fields[1], Optional.of(fields[2]).filter(part -> !part.isEmpty())));
      case "everybody" -> Optional.of(new ClusterMessage.AccountsChanged());
      case "said" ->
          playerMessage(fields[2].split(" ", 3))
              .map(notification -> forTable(fields[1], notification));
      case "adjourn" ->
          seat(fields[2])
              .map(
                  seat ->
                      forTable(
                          fields[1],
                          new Notification.AdjournmentRequested(Optional.empty(), seat)));
      case "left" ->
          seatGivenUp(fields[2].split(" ", 3))
              .map(notification -> forTable(fields[1], notification));
      case "bot" ->
          seat(fields[2]).map(seat -> forTable(fields[1], new Notification.BotTookOver(seat)));
      case "rematch" -> Optional.of(forTable(fields[1], rematch(fields[2].split(" ", 2))));
      case "aside" -> Optional.of(forTable(fields[1], chatMessage(fields[2].split(" ", 2))));
      default -> Optional.empty();
    };
  }

  /**
   * Parses the message about the spectators of a table.
   *
   * @param fields the number of the table and the names
   */
  private static ClusterMessage spectatorsPresent(String serverId, String[] fields) {
    List<String> names = Arrays.stream(fields).skip(1).toList();
    return new ClusterMessage.SpectatorsPresent(serverId, Integer.parseInt(fields[0]), names);
  }

  /**
   * Parses the message about the review of a match.
   *
   * @param fields the fields after the number of the table, as encoded
   */
  private static ClusterMessage reviewChanged(String table, String[] fields) {
    return new ClusterMessage.ReviewChanged(
        Integer.parseInt(table),
        Integer.parseInt(fields[0]),
        fields[1],
        fields[5],
        Integer.parseInt(fields[2]),
        Integer.parseInt(fields[3]),
        Boolean.parseBoolean(fields[4]));
  }

  /** Encodes words in Base64, each preceded by a space. */
  private static String encodeWords(List<String> words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append(' ').append(BASE64.encodeToString(word.getBytes(StandardCharsets.UTF_8)));
    }
    return text.toString();
  }

  /**
   * Parses a command for a server.
   *
   * @param fields the id of the request, and the words of the command in Base64
   */
  private static ClusterMessage commandRequest(String serverId, String[] fields) {
    List<String> command =
        Arrays.stream(fields)
            .skip(1)
            .map(word -> new String(Base64.getDecoder().decode(word), StandardCharsets.UTF_8))
            .toList();
    return new ClusterMessage.CommandRequest(serverId, fields[0], command);
  }

  private static ClusterMessage forTable(String table, Notification notification) {
    return new ClusterMessage.TableNotification(Integer.parseInt(table), notification);
  }

  private static Optional<Notification> playerMessage(String[] fields) {
    return seat(fields[0]).map(seat -> new Notification.PlayerMessage(fields[1], seat, fields[2]));
  }

  private static Optional<Notification> seatGivenUp(String[] fields) {
    Optional<String> name = Optional.of(fields[2]).filter(text -> !text.isEmpty());
    return seat(fields[0])
        .flatMap(
            seat ->
                TakeoverPolicy.parse(fields[1])
                    .map(takeover -> new Notification.SeatGivenUp(name, seat, takeover)));
  }

  /** Returns the seat with a name in any game; empty if there is none. */
  static Optional<Seat> seat(String name) {
    return Titles.ALL.stream().flatMap(title -> title.seats().byName(name).stream()).findFirst();
  }

  private static Notification rematch(String[] fields) {
    return new Notification.RematchOffered(fields[0], Integer.parseInt(fields[1]));
  }

  private static Notification chatMessage(String[] fields) {
    return new Notification.ChatMessage(fields[0], fields[1]);
  }
}
