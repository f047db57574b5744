package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import lethe.app.fuzz.FuzzTarget;

/**
 * Feeds arbitrary bytes to the parsers of the headers that may precede a connection. Asserts that a
 * parsed header is not longer than the input, and that a parsed greeting is written and read
 * unchanged.
 */
public final class FuzzedHeaders implements FuzzTarget {
  @Override
  public void process(byte[] input) {
    if (ProxyHeader.parse(input) instanceof ProxyHeader.Complete(int length, var _)) {
      assertThat(length).isBetween(1, input.length);
    }
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(input));
    try {
      JoinProtocol.Hello hello = JoinProtocol.Hello.read(in);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      hello.write(new DataOutputStream(out));
      DataInputStream again = new DataInputStream(new ByteArrayInputStream(out.toByteArray()));
      assertThat(again.read()).isEqualTo(JoinProtocol.HELLO);
      assertThat(JoinProtocol.Hello.read(again)).isEqualTo(hello);
    } catch (IOException e) {
      // Such a connection is refused.
    }
  }
}
