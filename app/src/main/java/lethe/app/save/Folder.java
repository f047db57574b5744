package lethe.app.save;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The folder of kept matches, one file each. */
public record Folder(Path path) {
  private static final FileTime BEFORE = FileTime.fromMillis(0);

  /** The ending of their names. */
  public static final String ENDING = ".lethe";

  /**
   * Where the user's system keeps such things: {@code $XDG_DATA_HOME/lethe/saves}, or below {@code
   * ~/.local/share}, wherever the program was started from.
   */
  public static Folder of(Map<String, String> environment) {
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    String given = environment.getOrDefault("HOME", "");
    Path home = Path.of(given.startsWith("/") ? given : System.getProperty("user.home", "/"));
    Path base = data.startsWith("/") ? Path.of(data) : home.resolve(".local").resolve("share");
    return new Folder(base.resolve("lethe").resolve("saves"));
  }

  /**
   * A name in it that is not taken, made if need be readable to its owner alone; none if it cannot
   * be made.
   */
  public Optional<Path> fresh(String name) {
    try {
      Files.createDirectories(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      restrict();
    } catch (IOException e) {
      return Optional.empty();
    }
    Path file = path.resolve(name + ENDING);
    for (int i = 2; Files.exists(file); i++) {
      file = path.resolve(name + "-" + i + ENDING);
    }
    return Optional.of(file);
  }

  /** The deals of running matches are in these files. */
  private void restrict() throws IOException {
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rwx------");
    if (!own.containsAll(Files.getPosixFilePermissions(path))) {
      Files.setPosixFilePermissions(path, own);
    }
  }

  /** Every kept match, the one that was played last at the end. */
  public List<Path> latest() {
    List<Path> files = new ArrayList<>(files());
    Map<Path, FileTime> played = new HashMap<>();
    files.forEach(file -> played.put(file, played(file)));
    files.sort(Comparator.comparing(file -> played.getOrDefault(file, BEFORE)));
    return files;
  }

  private static FileTime played(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return BEFORE;
    }
  }

  /** Every kept match, oldest name first; none if there is no such folder. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(path, "*" + ENDING)) {
      all.forEach(files::add);
      files.removeIf(file -> !Files.isRegularFile(file));
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    files.sort(Comparator.comparing(Folder::name));
    return files;
  }

  /** Without the ending, so that the second match of a second comes after the first. */
  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ENDING.length());
  }
}
