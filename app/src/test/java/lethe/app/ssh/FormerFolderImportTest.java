package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.server.Ban;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that data files from before servers had a database are imported, once. */
@Timeout(120)
class FormerFolderImportTest {
  /** Return code of the guest who is stored there. */
  private static final String CODE = "2s7p-p7b8-wm63-b3gb";

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  @BeforeEach
  void keepFiles() throws IOException, URISyntaxException {
    Path former = Path.of(FormerFolderImportTest.class.getResource("former").toURI());
    try (Stream<Path> files = Files.walk(former)) {
      for (Path file : files.skip(1).toList()) {
        Files.copy(file, data.resolve(former.relativize(file).toString()));
      }
    }
  }

  private Path file(String name) {
    return data.resolve("tables").resolve(name);
  }

  private static Map<String, String> texts(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.put(
            folder.relativize(file).toString(),
            Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return texts;
  }

  private String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  @Test
  void allDataIsImportedAndTheFilesAreMovedAside() throws IOException {
    Map<String, String> before = texts(data);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data), log);
        SshTestClient guest = SshTestClient.guest(server.port(), "x");
        ClientTerminal line = guest.dumb()) {
      assertThat(guest.run("tables", "").lines().map(String::stripTrailing))
          .containsExactlyInAnyOrder(
              "   2  eurydice  running    orpheus: anna (away)",
              "   3  ravens    open       feth: ben (away), ren: (invited: anna)",
              "   4  robots    open       axle: cleo (away), bolt: (free)",
              "   5  ta-se     running    red: anna (away), blue: ben (away)");
      line.type("back " + CODE + " sit 4");
      line.until("Welcome back, cleo.");
      assertThat(JournalText.plain(guest.run("journal 1", "")))
          .isEqualTo(before.get("tables/000001.lethe"));
      assertThat(server.gameServer().bans().active())
          .extracting(Ban::target)
          .containsExactly("192.0.2.0/24");
      assertThat(log()).contains("event=took-over tables=5 people=3 bans=1");
    }
    StoredData stored = new StoredData(data);
    for (int table : new int[] {1, 2, 5}) {
      assertThat(stored.journal(table))
          .isEqualTo(before.get("tables/00000%d.lethe".formatted(table)));
    }
    assertThat(texts(data.resolve("former"))).isEqualTo(before);
    log.reset();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data), log);
        SshTestClient guest = SshTestClient.guest(server.port(), "x")) {
      assertThat(guest.run("tables", "").lines()).hasSize(4);
      assertThat(log()).doesNotContain("took-over");
    }
  }

  /** As if the machine had stopped after the import was saved and before the files were moved. */
  @Test
  void importedDataIsNotImportedTwice() throws IOException {
    TestServers.open(TestServers.settings(data)).close();
    for (String part : new String[] {"tables", "people", "bans"}) {
      Files.move(data.resolve("former").resolve(part), data.resolve(part));
    }
    new StoredData(data).update("delete from tables where number = 5");
    TestServers.open(TestServers.settings(data)).close();
    assertThat(new StoredData(data).hasTable(5, false)).isFalse();
    assertThat(data.resolve("former/people")).exists();
    assertThat(data.resolve("people")).doesNotExist();
  }

  @Test
  void anIncompleteLineIsDropped() throws IOException {
    String whole = Files.readString(file("000002.lethe"));
    Files.writeString(file("000002.lethe"), "orpheus: up l", StandardOpenOption.APPEND);
    TestServers.open(TestServers.settings(data)).close();
    assertThat(new StoredData(data).journal(2)).isEqualTo(whole);
  }

  /** The server was killed while it wrote the first lines, and had shown nothing of them. */
  @Test
  void anIncompleteDealIsDealtAgain() throws IOException {
    Files.writeString(file("000002.lethe"), "lethe 1\ngame eury");
    TestServers.open(TestServers.settings(data)).close();
    assertThat(new StoredData(data).journal(2)).contains("game eurydice", "* commitment ");
  }

  @Test
  void unreadableFilesAreLoggedAndTheOthersAreImported() throws IOException {
    Files.write(file("000003.table"), new byte[] {'g', 'a', 'm', 'e', ' ', (byte) 0xff, '\n'});
    byte[] journal = Files.readAllBytes(file("000002.lethe"));
    journal[journal.length - 3] = (byte) 0xfe;
    Files.write(file("000002.lethe"), journal);
    String newer =
        Files.readString(file("000005.lethe"))
            .replace("lethe 1\n", "lethe 2\nunheard-of\nmore * <- of -> this\n");
    Files.writeString(file("000005.lethe"), newer);
    Path people = data.resolve("people");
    byte[] bad = {'k', 'e', 'y', ':', (byte) 0xc3, ' ', (byte) 0x80, '\n'};
    Files.write(people, bad, StandardOpenOption.APPEND);
    Map<String, String> before = texts(data);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data), log);
        SshTestClient guest = SshTestClient.guest(server.port(), "x")) {
      assertThat(log())
          .contains("event=unreadable file=" + file("000003.table") + " line=1")
          .contains("event=unreadable file=" + file("000002.lethe"))
          .contains("event=unreadable file=" + file("000005.lethe"))
          .contains("event=unreadable file=" + people + " line=4");
      assertThat(guest.run("tables", "").lines())
          .hasSize(3)
          .anyMatch(l -> l.startsWith("   2  eurydice  unreadable "))
          .anyMatch(l -> l.startsWith("   4  robots    open "))
          .anyMatch(l -> l.startsWith("   5  ta-se     newer "));
    }
    assertThat(new StoredData(data).journal(5)).isEqualTo(newer);
    assertThat(texts(data.resolve("former"))).isEqualTo(before);
  }
}
