package lethe.app.ssh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One proxy between each server and their common database. */
record TcpProxies(List<TcpProxy> proxies, List<String> urls) implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("(localhost:)(\\d+)");

  static TcpProxies to(String url, int serverCount) throws IOException {
    Matcher port = PORT.matcher(url);
    if (!port.find()) {
      throw new AssertionError(url);
    }
    List<TcpProxy> proxies = new ArrayList<>();
    List<String> urls = new ArrayList<>();
    for (int i = 0; i < serverCount; i++) {
      TcpProxy proxy = TcpProxy.to(Integer.parseInt(port.group(2)));
      proxies.add(proxy);
      urls.add(PORT.matcher(url).replaceFirst("$1" + proxy.port()));
    }
    return new TcpProxies(proxies, urls);
  }

  @Override
  public void close() throws IOException {
    for (TcpProxy proxy : proxies) {
      proxy.close();
    }
  }
}
