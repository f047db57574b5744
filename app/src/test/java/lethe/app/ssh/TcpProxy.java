package lethe.app.ssh;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Forwards connections to a port of this machine. The connections can be cut or suspended. */
public final class TcpProxy implements AutoCloseable {
  private final ServerSocket socket;
  private final int targetPort;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;
  private boolean suspended;

  private TcpProxy(ServerSocket socket, int targetPort) {
    this.socket = socket;
    this.targetPort = targetPort;
  }

  public static TcpProxy to(int port) throws IOException {
    TcpProxy proxy = new TcpProxy(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), port);
    Thread.ofVirtual().start(proxy::listen);
    return proxy;
  }

  public int port() {
    return socket.getLocalPort();
  }

  private void listen() {
    try {
      while (true) {
        Socket clientSocket = socket.accept();
        if (cut) {
          clientSocket.close();
        } else {
          Socket serverSocket = new Socket(InetAddress.getLoopbackAddress(), targetPort);
          sockets.add(clientSocket);
          sockets.add(serverSocket);
          Thread.ofVirtual().start(() -> pump(clientSocket, serverSocket));
          Thread.ofVirtual().start(() -> pump(serverSocket, clientSocket));
        }
      }
    } catch (IOException e) {
      // The proxy was closed.
    }
  }

  private void pump(Socket from, Socket to) {
    try (from;
        to) {
      byte[] bytes = new byte[8192];
      for (int count = from.getInputStream().read(bytes);
          count >= 0;
          count = from.getInputStream().read(bytes)) {
        awaitResumed();
        to.getOutputStream().write(bytes, 0, count);
      }
    } catch (IOException e) {
      // One end was closed, and so is the other.
    }
  }

  /** Closes all connections, and refuses new ones until {@link #restore}. */
  public void cut() throws IOException {
    cut = true;
    for (Socket end : sockets) {
      end.close();
    }
    sockets.clear();
  }

  private synchronized void awaitResumed() {
    while (suspended) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Forwards nothing until {@link #resume}; connections stay open. */
  public synchronized void suspend() {
    suspended = true;
  }

  public synchronized void resume() {
    suspended = false;
    notifyAll();
  }

  public void restore() {
    cut = false;
  }

  @Override
  public void close() throws IOException {
    socket.close();
    cut();
  }
}
