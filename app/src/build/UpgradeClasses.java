import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes a library anew whose classes were made for a Java before 7, as classes of Java 8. The JVM
 * keeps older ones out of its cache, and would read and verify them at every start, up to Java 25.
 * What they do stays the same, and the same jar gives the same bytes.
 *
 * <p>{@code java UpgradeClasses.java JAR}
 */
public final class UpgradeClasses {
  private static final String NOTICE = "META-INF/UPGRADED.txt";
  private static final String SAID =
      "The class files were written anew for Java 8, for Lethe. Nothing else was changed.\n";

  private final ClassFile classes;
  private LocalDateTime newest = LocalDateTime.MIN;

  private UpgradeClasses(ClassLoader library) {
    classes =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS,
            ConstantPoolSharingOption.NEW_POOL, // else the code is copied as it is, without maps
            ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofClassLoading(library)));
  }

  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    Path upgraded = Path.of(args[0] + ".upgraded");
    try (URLClassLoader library = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        OutputStream out = Files.newOutputStream(upgraded)) {
      new UpgradeClasses(library).upgrade(jar, out);
    }
    Files.move(upgraded, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private void upgrade(Path jar, OutputStream to) throws IOException {
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream out = new ZipOutputStream(to)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        if (!entry.getName().equals(NOTICE)) {
          byte[] bytes = from.getInputStream(entry).readAllBytes();
          write(
              entry.getName(),
              entry.getTimeLocal(),
              entry.getName().endsWith(".class") ? upgraded(bytes) : bytes,
              out);
        }
      }
      write(NOTICE, newest, SAID.getBytes(UTF_8), out);
    }
  }

  private byte[] upgraded(byte[] bytes) {
    ClassModel type = classes.parse(bytes);
    return type.majorVersion() >= ClassFile.JAVA_7_VERSION
        ? bytes
        : classes.transformClass(
            type, ClassTransform.endHandler(to -> to.withVersion(ClassFile.JAVA_8_VERSION, 0)));
  }

  private void write(String name, LocalDateTime time, byte[] bytes, ZipOutputStream out)
      throws IOException {
    newest = newest.isBefore(time) ? time : newest;
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(time);
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }
}
