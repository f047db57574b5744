package lethe.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.json.JsonReader;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class EnvironmentTest {
  static final List<Title<?, ?, ?>> TITLES = Titles.ALL;

  private final Environment environment = new Environment();

  /** Sends a request in which single quotation marks stand for double ones. */
  private Map<?, ?> ask(String request) {
    String reply = environment.replyLine(request.replace('\'', '"'));
    return (Map<?, ?>) JsonReader.read(reply).orElseThrow();
  }

  private static Map<?, ?> object(Map<?, ?> object, String name) {
    return (Map<?, ?>) object.get(name);
  }

  private static Object seatToMove(Map<?, ?> position) {
    return object(position, "choices").keySet().iterator().next();
  }

  /** Each seat plays its first legal move, named alternately by its index and by its text. */
  @ParameterizedTest
  @FieldSource("TITLES")
  void aProgramCanPlayForEverySeat(Title<?, ?, ?> title) {
    Map<?, ?> position = ask("{'is':'reset','game':'" + title.id() + "','seed':5,'texts':true}");
    assertThat(object(position, "told")).hasSizeGreaterThanOrEqualTo(title.seats().min());
    for (int step = 0; step < 100 && !object(position, "choices").isEmpty(); step++) {
      Object seat = seatToMove(position);
      List<?> moves = (List<?>) object(object(position, "choices"), (String) seat).get("moves");
      String move = step % 2 == 0 ? "'index':0" : "'text':'" + moves.getFirst() + "'";
      position = ask("{'is':'step','match':1,'seat':'" + seat + "'," + move + "}");
      assertThat(position.get("is")).isEqualTo("position");
    }
  }

  /** Afterwards, the match accepts no moves, and no copy of it can be imagined. */
  @Test
  void theFinalPositionContainsResultsAndRewards() {
    Map<?, ?> position =
        ask("{'is':'reset','game':'ta-se','seed':5,'seats':{'blue':'bot:random'}}");
    assertThat(object(position, "told").keySet()).hasSize(1).first().isEqualTo("red");
    while (!object(position, "choices").isEmpty()) {
      assertThat(position.get("over")).isEqualTo(Optional.empty());
      position = ask("{'is':'step','match':1,'index':0}");
    }
    List<?> results = (List<?>) object(position, "over").get("results");
    assertThat(object(position, "rewards").get("red"))
        .isEqualTo(((Map<?, ?>) results.getFirst()).get("score"));
    assertThat(ask("{'is':'step','match':1,'index':0}").get("code")).isEqualTo("match-over");
    assertThat(ask("{'is':'imagine','match':1,'seed':1}").get("code")).isEqualTo("match-over");
  }

  @ParameterizedTest
  @FieldSource("TITLES")
  void anImaginedMatchKeepsTheChoicesOfTheSeatAndRepeatsNoObservations(Title<?, ?, ?> title) {
    Map<?, ?> position = ask("{'is':'reset','game':'" + title.id() + "','seed':5}");
    for (int step = 0; step < 6; step++) {
      position = ask("{'is':'step','match':1,'index':0}");
    }
    Object seat = seatToMove(position);
    Map<?, ?> imagined = ask("{'is':'imagine','match':1,'seat':'" + seat + "','seed':1}");
    assertThat(imagined.get("match")).isEqualTo(2L);
    assertThat(object(imagined, "choices").get(seat))
        .isEqualTo(object(position, "choices").get(seat));
    // What the seats were told before is not repeated: what the other seats were told need not be
    // true in the imagined deal.
    assertThat(object(imagined, "told").values())
        .isNotEmpty()
        .allSatisfy(told -> assertThat((List<?>) told).isEmpty());
    assertThat(ask("{'is':'step','match':2,'index':0}").get("is")).isEqualTo("position");
  }

  @Test
  void aMatchCanBeReplacedAndClosed() {
    String reset = "{\"is\":\"reset\",\"game\":\"ravens\",\"seed\":5";
    String first = environment.replyLine(reset + "}");
    ask("{'is':'step','match':1,'index':3}");
    assertThat(environment.replyLine(reset + ",\"match\":1}")).isEqualTo(first);
    assertThat(ask("{'is':'close','match':1}").get("is")).isEqualTo("closed");
    assertThat(ask("{'is':'step','match':1,'index':3}").get("code")).isEqualTo("unknown-match");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '!',
      value = {
        "no                                                               | invalid-json",
        "[1]                                                              | not-an-object",
        "{'is':'move','index':0}                                          | unknown-request",
        "{'is':'reset','game':'ta-se'}                                    | invalid-field",
        "{'is':'reset','game':'ta-se','seed':1,'seats':['red']}           | invalid-field",
        "{'is':'reset','game':'ta-se','seed':1,'options':{'a':1}}         | invalid-field",
        "{'is':'step','index':0}                                          | invalid-field",
        "{'is':'imagine','match':1}                                       | invalid-field",
        "{'is':'reset','game':'go','seed':1}                              | unknown-game",
        "{'is':'reset','game':'\\ud800','seed':1}                         | unknown-game",
        "{'is':'reset','game':'ta-se','seed':1,'options':{'a':'b'}}       | invalid-option",
        "{'is':'reset','game':'ta-se','seed':1,'seats':{'green':'bot'}}   | unknown-seat",
        "{'is':'step','match':1,'seat':'green','index':0}                 | unknown-seat",
        "{'is':'imagine','match':1,'seat':'green','seed':1}               | unknown-seat",
        "{'is':'reset','game':'ta-se','seed':1,'seats':{'red':'human'}}   | unknown-player",
        "{'is':'reset','game':'ta-se','seed':1,'seats':{'red':'bot:no'}}  | unknown-player",
        "{'is':'reset','game':'robots','seed':1,'options':{'teams':'on'},'seats':{'axle':'bot'}}"
            + " | wrong-seat-count",
        "{'is':'reset','match':9,'game':'ta-se','seed':1}                 | unknown-match",
        "{'is':'step','match':9,'index':0}                                | unknown-match",
        "{'is':'close','match':9}                                         | unknown-match",
        "{'is':'step','match':1,'seat':'blue','index':0}                  | not-to-move",
        "{'is':'step','match':1}                                          | one-move-required",
        "{'is':'step','match':1,'index':99}                               | index-out-of-range",
        "{'is':'step','match':1,'text':'put 9 in 1'}                      | unreadable-move",
      })
  void invalidRequestsAreRejected(String request, String code) {
    ask("{'is':'reset','game':'ta-se','seed':1}");
    Map<?, ?> reply = ask(request);
    assertThat(reply.get("is")).isEqualTo("refused");
    assertThat(reply.get("code")).isEqualTo(code);
    assertThat((String) reply.get("text")).isNotBlank();
  }

  @Test
  void aRefusalNamesTheSeatThatActedOutOfTurn() {
    ask("{'is':'reset','game':'ta-se','seed':1}");
    assertThat(ask("{'is':'step','match':1,'seat':'blue','index':0}").get("text"))
        .isEqualTo("It is not blue's turn.");
  }

  @Test
  void theNumberOfMatchesIsLimited() {
    String reset = "{'is':'reset','game':'ta-se','seed':1}";
    for (int match = 0; match < Environment.MAX_MATCHES; match++) {
      environment.reply(reset.replace('\'', '"'));
    }
    assertThat(ask(reset).get("code")).isEqualTo("too-many-matches");
    ask("{'is':'close','match':1}");
    assertThat(ask(reset).get("is")).isEqualTo("position");
  }
}
