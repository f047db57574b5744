import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Summarizes the long checks: {@code begin FILE} empties the file to which every check appends a
 * line; {@code end FILE FOLDER...} adds the number of tests and the failed ones, from the reports
 * written to these folders since then, prints the file, and fails if any test or check failed.
 */
public final class Summary {
  private static final Pattern TEST =
      Pattern.compile("<testcase name=\"([^\"]*)\" classname=\"([^\"]*)\"[^>]*?(/>|>\\s*(<\\w+))");

  private static final String BEGIN_PREFIX = "Long checks, begun ";

  private Summary() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[1]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    if (args[0].equals("begin")) {
      Files.writeString(file, BEGIN_PREFIX + Instant.now() + "\n");
      return;
    }
    String beginTime = Files.readAllLines(file).getFirst().substring(BEGIN_PREFIX.length());
    FileTime since = FileTime.from(Instant.parse(beginTime));
    List<String> failedTests = new ArrayList<>();
    long tests = 0;
    for (String folder : List.of(args).subList(2, args.length)) {
      for (Path report : reports(Path.of(folder), since)) {
        for (MatchResult test : TEST.matcher(Files.readString(report)).results().toList()) {
          tests++;
          if ("<failure".equals(test.group(4)) || "<error".equals(test.group(4))) {
            failedTests.add(test.group(2) + " " + test.group(1));
          }
        }
      }
    }
    StringBuilder end = new StringBuilder();
    end.append("%d tests, %d of them failed%n".formatted(tests, failedTests.size()));
    failedTests.forEach(test -> end.append("  ").append(test).append('\n'));
    Files.writeString(file, end, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    String text = Files.readString(file);
    System.out.println(text);
    System.exit(failedTests.isEmpty() && !text.contains("; FAILED") ? 0 : 1);
  }

  private static List<Path> reports(Path folder, FileTime since) throws IOException {
    List<Path> reports = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "TEST-*.xml")) {
        for (Path file : files) {
          if (Files.getLastModifiedTime(file).compareTo(since) >= 0) {
            reports.add(file);
          }
        }
      }
    }
    return reports;
  }
}
