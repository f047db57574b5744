package lethe.app.server.disk;

import static lethe.app.server.disk.DiskMessages.MESSAGES;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.text.Launcher;

/**
 * The folder in which a server keeps its files. Only the user who runs the server can open the
 * folder and the server's own files in it; files that the operator has added are not changed.
 */
public record DataFolder(Path path) {
  private static final Set<PosixFilePermission> PRIVATE_FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private static final Set<PosixFilePermission> PRIVATE_FILE =
      PosixFilePermissions.fromString("rw-------");

  /** The names of the server's own files, including those that SQLite adds. */
  private static final Pattern SERVER_FILE =
      Pattern.compile("(lethe\\.db|host_key|seed_key|hashes|lock|holder)([.-].*)?");

  /** The names of files that the server has to write. */
  private static final Pattern WRITABLE_FILE =
      Pattern.compile("lethe\\.db([.-].*)?|hashes|lock|holder");

  /**
   * A file or folder that other users of the machine can open.
   *
   * @param mode its permissions, for example {@code rw-r--r--}
   */
  public record ExposedFile(Path file, String mode) {}

  /**
   * Opens the folder. Creates it if it does not exist, and removes the permissions of other users
   * from it and from the server's files in it.
   *
   * @return the files and folders whose permissions were changed
   * @throws IOException if the folder cannot be used; the message names the file and says what to
   *     do
   */
  public List<ExposedFile> open() throws IOException {
    Optional<String> problem = problems().stream().findFirst();
    if (problem.isPresent()) {
      throw new IOException(problem.get());
    }
    if (!Files.isDirectory(path)) {
      Files.createDirectories(path, PosixFilePermissions.asFileAttribute(PRIVATE_FOLDER));
      // The umask may have taken away even the permissions of the owner.
      Files.setPosixFilePermissions(path, PRIVATE_FOLDER);
    }
    List<ExposedFile> exposedFiles = exposedFiles();
    for (ExposedFile file : exposedFiles) {
      restrict(file.file());
    }
    Optional<ExposedFile> remaining = exposedFiles().stream().findFirst();
    if (remaining.isPresent()) {
      throw new IOException(MESSAGES.format("data.mode-kept", remaining.get().file()));
    }
    return exposedFiles;
  }

  /** Creates a file that only its owner can open, unless it exists. */
  public static void createPrivateFile(Path file) throws IOException {
    if (!Files.exists(file)) {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(PRIVATE_FILE));
    }
  }

  /** Removes the permissions of all users but the owner from a file. */
  private static void restrict(Path file) throws IOException {
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    permissions.addAll(Files.getPosixFilePermissions(file));
    permissions.retainAll(PRIVATE_FOLDER);
    try {
      Files.setPosixFilePermissions(file, permissions);
    } catch (IOException e) {
      throw new IOException(
          MESSAGES.format(
              "data.mode-not-set",
              file,
              String.valueOf(e.getMessage()),
              Launcher.quoteForShell(file)),
          e);
    }
  }

  /** Returns the reasons why a server cannot use this folder; empty if it can. */
  public List<String> problems() throws IOException {
    if (!Files.isDirectory(path)) {
      return creationProblem().stream().toList();
    }
    Optional<String> foreign = FileOwner.problem(path);
    if (foreign.isPresent()) {
      return List.of(foreign.get());
    }
    if (!Files.isWritable(path) || !Files.isReadable(path) || !Files.isExecutable(path)) {
      return List.of(MESSAGES.format("data.unwritable", path));
    }
    List<Path> ownFiles = ownFiles();
    if (ownFiles.isEmpty() && isExposed(path) && !isEmpty()) {
      return List.of(MESSAGES.format("data.shared", path, Launcher.quoteForShell(path)));
    }
    List<String> problems = new ArrayList<>();
    for (Path file : ownFiles) {
      problem(file).ifPresent(problems::add);
    }
    return problems;
  }

  /** Returns the reason why the missing folder cannot be created; empty if it can. */
  private Optional<String> creationProblem() {
    if (SmallFile.exists(path)) {
      return Optional.of(MESSAGES.format("data.no-folder", path));
    }
    Path ancestor = path.toAbsolutePath().normalize();
    while (!SmallFile.exists(ancestor) && ancestor.getParent() != null) {
      ancestor = ancestor.getParent();
    }
    return Files.isDirectory(ancestor) && Files.isWritable(ancestor)
        ? Optional.empty()
        : Optional.of(MESSAGES.format("data.not-created", path, ancestor));
  }

  private static Optional<String> problem(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    Optional<String> problem = SmallFile.problem(file);
    if (problem.isEmpty()) {
      problem = FileOwner.problem(file);
    }
    return problem.isEmpty() && WRITABLE_FILE.matcher(name).matches() && !Files.isWritable(file)
        ? Optional.of(MESSAGES.format("unwritable", file))
        : problem;
  }

  /**
   * Returns those files of the server that other users can open, and the folder itself if they can
   * open it.
   */
  public List<ExposedFile> exposedFiles() throws IOException {
    List<ExposedFile> exposedFiles = new ArrayList<>();
    if (Files.isDirectory(path)) {
      for (Path file : Stream.concat(Stream.of(path), ownFiles().stream()).toList()) {
        if (isExposed(file)) {
          String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
          exposedFiles.add(new ExposedFile(file, mode));
        }
      }
    }
    return exposedFiles;
  }

  private static boolean isExposed(Path file) throws IOException {
    return !PRIVATE_FOLDER.containsAll(Files.getPosixFilePermissions(file));
  }

  private List<Path> ownFiles() throws IOException {
    List<Path> ownFiles = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        if (SERVER_FILE.matcher(String.valueOf(file.getFileName())).matches()) {
          ownFiles.add(file);
        }
      }
    }
    return ownFiles.stream().sorted().toList();
  }

  private boolean isEmpty() throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      return !files.iterator().hasNext();
    }
  }
}
