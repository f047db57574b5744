package lethe.app.ssh;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/**
 * The protocol of a {@link JoinSocket}: a greeting that identifies the user, followed by packets.
 * The greeting and each packet begin with a byte that identifies their type.
 */
final class JoinProtocol {
  /** The type of the greeting, which contains the user, the address and the command. */
  static final int HELLO = 'h';

  /** The type of a data packet: input in one direction, output in the other. */
  static final int DATA = 'd';

  /** The type of a packet with the size of the client's window. */
  static final int SIZE = 's';

  /** The type of the last packet, which contains the exit code. */
  static final int EXIT = 'x';

  private static final int MAX_PACKET_BYTES = 1 << 16;

  private JoinProtocol() {}

  /**
   * The greeting.
   *
   * @param login {@code key:} and the fingerprint of the user's proven key; empty for a guest
   * @param address the user's address according to the process that admitted the user
   */
  record Hello(
      String login,
      String name,
      String address,
      boolean interactive,
      String term,
      String lang,
      int columns,
      int rows,
      String command) {
    /** Reads the rest of a greeting after its type. */
    static Hello read(DataInputStream in) throws IOException {
      return new Hello(
          in.readUTF(),
          in.readUTF(),
          in.readUTF(),
          in.readBoolean(),
          in.readUTF(),
          in.readUTF(),
          in.readInt(),
          in.readInt(),
          in.readUTF());
    }

    void write(DataOutputStream out) throws IOException {
      out.writeByte(HELLO);
      out.writeUTF(login);
      out.writeUTF(name);
      out.writeUTF(address);
      out.writeBoolean(interactive);
      out.writeUTF(term);
      out.writeUTF(lang);
      out.writeInt(columns);
      out.writeInt(rows);
      out.writeUTF(command);
      out.flush();
    }
  }

  /**
   * Reads the rest of a data packet after its type.
   *
   * @throws EOFException if the size is negative or larger than in any packet that either side
   *     sends
   */
  static byte[] readData(DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > MAX_PACKET_BYTES) {
      throw new EOFException();
    }
    return in.readNBytes(size);
  }

  /** Input from packets; an empty data packet ends it. Reports changes of the window size. */
  static final class PacketInput extends InputStream {
    private final DataInputStream in;
    private byte[] packet = new byte[0];
    private int position;
    private BiConsumer<Integer, Integer> onSize = (_, _) -> {};

    PacketInput(DataInputStream in) {
      this.in = in;
    }

    /** Sets the listener for changes of the window size, in columns and rows. */
    void onSize(BiConsumer<Integer, Integer> listener) {
      onSize = listener;
    }

    @Override
    public int read() throws IOException {
      byte[] buffer = new byte[1];
      return read(buffer, 0, 1) < 0 ? -1 : buffer[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      while (position == packet.length) {
        switch (in.readUnsignedByte()) {
          case SIZE -> onSize.accept(in.readInt(), in.readInt());
          case DATA -> {
            packet = readData(in);
            position = 0;
            if (packet.length == 0) {
              return -1;
            }
          }
          default -> throw new EOFException();
        }
      }
      int count = Math.min(length, packet.length - position);
      System.arraycopy(packet, position, bytes, offset, count);
      position += count;
      return count;
    }
  }

  /** Output in packets. Closes the connection if a write takes too long. */
  static final class PacketOutput extends OutputStream {
    private final SocketChannel client;
    private final DataOutputStream out;

    PacketOutput(SocketChannel client, DataOutputStream out) {
      this.client = client;
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      Future<?> timeout =
          ForkJoinPool.commonPool()
              .schedule(
                  this::hangUp, BackpressureWriter.WRITE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      try {
        send(bytes, offset, length);
      } finally {
        timeout.cancel(false);
      }
    }

    private void hangUp() {
      try {
        client.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void send(byte[] bytes, int offset, int length) throws IOException {
      for (int from = 0; from < length; from += MAX_PACKET_BYTES) {
        byte[] part =
            Arrays.copyOfRange(
                bytes, offset + from, offset + Math.min(length, from + MAX_PACKET_BYTES));
        out.writeByte(DATA);
        out.writeInt(part.length);
        out.write(part);
      }
      out.flush();
    }
  }
}
