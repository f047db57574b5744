package lethe.app.ssh;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A proxy that forwards each connection to a server, preceded by a header. */
final class ProxyProtocolForwarder implements AutoCloseable {
  private final ServerSocket socket;
  private final int serverPort;
  private final byte[] header;

  private ProxyProtocolForwarder(ServerSocket socket, int serverPort, byte[] header) {
    this.socket = socket;
    this.serverPort = serverPort;
    this.header = header;
  }

  static ProxyProtocolForwarder to(int serverPort, String header) {
    return to(serverPort, header.getBytes(StandardCharsets.ISO_8859_1));
  }

  static ProxyProtocolForwarder to(int serverPort, byte[] header) {
    try {
      ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      ProxyProtocolForwarder forwarder = new ProxyProtocolForwarder(socket, serverPort, header);
      Thread.ofVirtual().start(forwarder::listen);
      return forwarder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return socket.getLocalPort();
  }

  private void listen() {
    try {
      while (true) {
        Socket client = socket.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
        server.setTcpNoDelay(true);
        for (byte one : header) {
          server.getOutputStream().write(one);
        }
        Thread.ofVirtual().start(() -> pump(client, server));
        Thread.ofVirtual().start(() -> pump(server, client));
      }
    } catch (IOException e) {
      // The forwarder was closed.
    }
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      in.transferTo(out);
    } catch (IOException e) {
      // One end was closed, and so is the other.
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
