package lethe.app.ssh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One cable from each server to their common database. */
record Cables(List<Cable> cables, List<String> urls) implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("(localhost:)(\\d+)");

  static Cables to(String url, int serverCount) throws IOException {
    Matcher port = PORT.matcher(url);
    if (!port.find()) {
      throw new AssertionError(url);
    }
    List<Cable> cables = new ArrayList<>();
    List<String> urls = new ArrayList<>();
    for (int i = 0; i < serverCount; i++) {
      Cable cable = Cable.to(Integer.parseInt(port.group(2)));
      cables.add(cable);
      urls.add(PORT.matcher(url).replaceFirst("$1" + cable.port()));
    }
    return new Cables(cables, urls);
  }

  @Override
  public void close() throws IOException {
    for (Cable cable : cables) {
      cable.close();
    }
  }
}
