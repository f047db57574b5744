package lethe.app.lobby;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.command.CommandTable.Call;
import lethe.app.server.account.Login;
import lethe.app.server.session.LoginService;
import lethe.app.text.Messages;
import lethe.engine.core.Rejection;

/** Answers the commands that list, add and remove the keys and return codes of an account. */
record KeyCommands(LobbyContext context) {
  private static final String KEY_PREFIX = "key:";

  private LoginService loginService() {
    return context.server().loginService();
  }

  private Messages messages() {
    return context.messages();
  }

  private List<Login> logins() {
    return loginService().logins(context.account());
  }

  Reply list() {
    List<Login> logins = logins();
    List<String> lines = new ArrayList<>();
    lines.add(
        messages()
            .format(
                "keys.header",
                String.format(Locale.ROOT, "%-50s", messages().format("keys.login-column"))));
    IntStream.range(0, logins.size()).mapToObj(i -> row(i + 1, logins.get(i))).forEach(lines::add);
    return Reply.ok(lines);
  }

  private String row(int number, Login login) {
    String mark = login.id().equals(context.session().currentLogin()) ? "*" : " ";
    String description =
        login.isReturnCode()
            ? messages().format("keys.code")
            : login.id().substring(KEY_PREFIX.length());
    return String.format(
        Locale.ROOT,
        "%d%s  %-50s  %s  %s",
        number,
        mark,
        description,
        LocalDate.ofInstant(login.addedAt(), ZoneOffset.UTC),
        login.lastUsed());
  }

  /** Shows a new pairing code, which lets another key join the account. */
  Reply add() {
    return showSecret("keys.pairing-word", loginService().newPairingCode(context.session()));
  }

  Reply newReturnCode() {
    Reply reply = showSecret("keys.new-code", loginService().newReturnCode(context.session()));
    if (reply.exitCode() == Reply.DONE) {
      // The new code replaces the one that would be shown at the first table.
      var _ = context.takeReturnCode();
    }
    return reply;
  }

  private Reply showSecret(String key, LoginService.SecretResult result) {
    return switch (result) {
      case LoginService.SecretResult.Issued(String secret) ->
          Reply.ok(messages().format(key, secret));
      case LoginService.SecretResult.Rejected(Rejection rejection) -> context.reject(rejection);
    };
  }

  /** Adds the key of this session to the account for which a pairing code was issued. */
  Reply join(Call call) {
    Optional<Rejection> rejection =
        loginService().redeemPairingCode(context.session(), call.argument(0));
    if (rejection.isPresent()) {
      return context.reject(rejection.get());
    }
    context.kickIfBanned();
    return Reply.ok(messages().format("keys.joined", context.account().name()));
  }

  Reply remove(Call call) {
    String number = call.argument(0);
    List<Login> logins = logins();
    int position = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) : 0;
    if (position < 1 || position > logins.size()) {
      return context.reject("keys.unknown-number");
    }
    return context.answer(
        loginService().removeLogin(context.account(), logins.get(position - 1).id()),
        "keys.removed");
  }
}
