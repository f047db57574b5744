import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Unpacks the native libraries for this platform from their jars into the folder {@code native}, so
 * that JLine and SQLite need not unpack them into the folder for temporary files at every start.
 * That folder may not permit programs, and a killed program would leave the libraries behind. A
 * platform for which a jar contains no library is ignored.
 *
 * <p>Usage: {@code java NativeLibraries.java LIB}, with the folder of the jars.
 */
public final class NativeLibraries {
  private NativeLibraries() {}

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Path lib = Path.of(args[0]);
    Path target = Files.createDirectories(lib.resolve("native"));
    unpack(lib, "jline*.jar", "org/jline/nativ", "org.jline.nativ.OSInfo", "jlinenative", target);
    unpack(
        lib.resolve("server"),
        "sqlite-jdbc*.jar",
        "org/sqlite/native",
        "org.sqlite.util.OSInfo",
        "sqlitejdbc",
        target);
  }

  /**
   * Unpacks one library.
   *
   * @param jars the folder of the jar
   * @param pattern the name of the jar, as a pattern
   * @param root the folder inside the jar with a folder for each platform
   * @param platform the class in the jar that returns the name of the folder for this platform
   * @param library the name of the library without prefix and extension
   */
  private static void unpack(
      Path jars, String pattern, String root, String platform, String library, Path target)
      throws IOException, ReflectiveOperationException {
    String file = System.mapLibraryName(library);
    try (DirectoryStream<Path> found = Files.newDirectoryStream(jars, pattern)) {
      URL jar = found.iterator().next().toUri().toURL();
      try (URLClassLoader loader = new URLClassLoader(new URL[] {jar})) {
        Object folder =
            loader.loadClass(platform).getMethod("getNativeLibFolderPathForCurrentOS").invoke(null);
        try (InputStream in = loader.getResourceAsStream(root + "/" + folder + "/" + file)) {
          if (in != null) {
            Files.copy(in, target.resolve(file), StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
  }
}
