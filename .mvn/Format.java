import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks or repairs the formatting of Java sources, and rejects imports with {@code *}. The
 * arguments are {@code check} or {@code write}, followed by the folders to search.
 *
 * <p>The formatter parses with the compiler of the JVM it runs in, and Maven's JVM may be too old
 * for these sources. The build therefore runs this file with the JDK that compiles them.
 */
public final class Format {
  private static final Pattern WILDCARD = Pattern.compile("^import .*\\*;", Pattern.MULTILINE);

  private Format() {}

  public static void main(String[] args) {
    boolean write = args[0].equals("write");
    List<Path> sources = new ArrayList<>();
    for (String root : List.of(args).subList(1, args.length)) {
      sources.addAll(sourcesUnder(Path.of(root)));
    }
    List<String> faults =
        sources.parallelStream()
            .flatMap(source -> faults(source, write).stream())
            .sorted()
            .toList();
    if (!faults.isEmpty()) {
      faults.forEach(System.err::println);
      if (!write) {
        System.err.println("Format the sources with: mvn -Pformat validate");
      }
      System.exit(1);
    }
  }

  /** Formats a source without wrapping strings, which would also move text blocks. */
  private static String format(String text) throws FormatterException {
    String ordered = ImportOrderer.reorderImports(text, JavaFormatterOptions.Style.GOOGLE);
    return new Formatter().formatSource(RemoveUnusedImports.removeUnusedImports(ordered));
  }

  private static List<Path> sourcesUnder(Path root) {
    if (Files.notExists(root)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> faults(Path source, boolean write) {
    try {
      String text = Files.readString(source);
      String formatted = format(text);
      List<String> faults = new ArrayList<>();
      if (WILDCARD.matcher(text).find()) {
        faults.add(source + ": imports with *");
      }
      if (!formatted.equals(text)) {
        if (write) {
          Files.writeString(source, formatted);
        } else {
          faults.add(source + ": not formatted");
        }
      }
      return faults;
    } catch (FormatterException e) {
      return e.diagnostics().stream().map(diagnostic -> source + ":" + diagnostic).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
