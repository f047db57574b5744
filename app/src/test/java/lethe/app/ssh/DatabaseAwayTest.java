package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.house.sql.Base;
import lethe.app.house.sql.Kept;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The database of a house cannot be reached for a while: a sentence, and nothing is lost. */
@Timeout(120)
class DatabaseAwayTest {
  private static final Pattern PORT = Pattern.compile("(localhost:)(\\d+)");

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private Server open(String url, Cable cable) {
    String through = PORT.matcher(url).replaceFirst("$1" + cable.port());
    Shared shared =
        new Shared(Optional.of(through), Optional.empty(), Optional.of(data.resolve("seed_key")));
    return Houses.open(Houses.settings(data).with(shared), log);
  }

  @Test
  void aTableStandsStillAndGoesOnByItself() throws IOException {
    String url = Base.POSTGRES.url(data).orElseThrow();
    Matcher port = PORT.matcher(url);
    assertThat(port.find()).isTrue();
    try (Cable cable = Cable.to(Integer.parseInt(port.group(2)));
        Server server = open(url, cable);
        Client anna = Client.guest(server.port(), "anna");
        Line line = anna.terminal("dumb", 80, 100);
        Client ben = Client.guest(server.port(), "ben")) {
      line.sit("play eurydice");
      line.until("orpheus> ");
      String before = new Kept(data, Base.POSTGRES).journal(1);
      cable.cut();
      line.type("up left");
      line.until("The house cannot write moves down now, so none is played;");
      assertThat(ben.run("tables", "")).contains("orpheus: anna");
      assertThat(ben.run("make ta-se", "")).contains("the house cannot write that down now");
      assertThat(Houses.match(server, 1).match().position()).isEqualTo(1);
      cable.mend();
      line.until("Moves can be written down again; the table goes on.");
      Houses.play(Houses.match(server, 1), 2, line);
      assertThat(new Kept(data, Base.POSTGRES).journal(1))
          .startsWith(before + "orpheus: up left\norpheus: ");
      assertThat(ben.run("make ta-se", "")).contains("table 2");
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("event=unwritten file=\"journal 1\"", "event=room-again table=1")
        .doesNotContain("event=failed");
  }
}
