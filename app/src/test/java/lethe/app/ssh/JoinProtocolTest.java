package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinProtocolTest {
  private static byte[] readPacket(int size, int available) throws IOException {
    byte[] bytes = ByteBuffer.allocate(4 + available).putInt(size).array();
    return JoinProtocol.readData(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  @Test
  void aPacketIsReadCompletely() throws IOException {
    assertThat(readPacket(1 << 16, 1 << 16)).hasSize(1 << 16);
    assertThat(readPacket(0, 3)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, (1 << 16) + 1, Integer.MAX_VALUE})
  void aPacketWithAnInvalidSizeIsRejected(int size) {
    assertThatThrownBy(() -> readPacket(size, 1 << 17)).isInstanceOf(EOFException.class);
  }
}
