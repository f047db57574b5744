package lethe.app.house.sql;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A database of several houses that is not where it is looked for. */
@Timeout(60)
class DatabaseTest {
  @Test
  void whereNoDatabaseAnswersItIsSaidWhichAndWhy() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    String address = "jdbc:postgresql://127.0.0.1:" + port + "/lethe";
    assertThatThrownBy(() -> Database.at(address + "?user=lethe&password=owl").close())
        .isInstanceOf(IOException.class)
        .hasMessage(
            "the database "
                + address
                + " cannot be reached (Connection refused); see that it runs, and that its host,"
                + " name, user and password are right");
  }

  @Test
  void ofAHostThatNobodyKnowsItIsSaidThatNobodyKnowsIt() {
    assertThatThrownBy(() -> Database.at("jdbc:postgresql://nowhere.invalid/lethe").close())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("(no host is known by the name nowhere.invalid)");
  }
}
