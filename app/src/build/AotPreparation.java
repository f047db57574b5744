import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Rewrites jars so that the AOT cache of Java 25 can store their classes.
 *
 * <ul>
 *   <li>Class files older than Java 7 are upgraded to Java 8. The JVM does not cache them, and
 *       would read and verify them at every start.
 *   <li>Pattern switches and the {@code equals} and {@code hashCode} of records are replaced by
 *       ordinary code. The JVM would link them at their first use in every run.
 *   <li>Signatures are removed. The JVM does not cache signed classes, and would check their
 *       signatures at every start.
 *   <li>Texts are embedded in the class {@code EmbeddedTexts}. The JVM would search for resources
 *       in the modules of the JDK and then on the whole class path.
 * </ul>
 *
 * The behavior of the classes does not change. Equal jars are rewritten to equal bytes.
 *
 * <p>Usage: {@code java AotPreparation.java FOLDER JAR...}. The names of the jars are relative to
 * the folder, which also contains their dependencies, such as the libraries in {@code lib}.
 */
public final class AotPreparation {
  private static final String NOTICE_FILE = "META-INF/UPGRADED.txt";
  private static final String NOTICE_TEXT =
      "The class files were rewritten for Java 8, for Lethe. Nothing else was changed.\n";

  /** The class whose method {@code text} returns the text of a resource by its name, or null. */
  private static final String TEXTS_CLASS = "lethe/app/text/EmbeddedTexts.class";

  private static final Set<String> EMBEDDED_EXTENSIONS = Set.of("properties", "tsv", "txt");

  /** The maximum size of a string constant in a class file, in bytes. */
  private static final int MAX_CONSTANT_BYTES = 65_535;

  private final ClassFile classFileContext;

  /**
   * The context for upgrading old classes. Creates a new constant pool, because stack maps are not
   * generated otherwise.
   */
  private final ClassFile upgradingContext;

  private LocalDateTime newestTime = LocalDateTime.MIN;
  private boolean hasUpgradedClasses;

  private AotPreparation(ClassLoader libraries) {
    ClassHierarchyResolverOption resolver =
        ClassHierarchyResolverOption.of(
            ClassHierarchyResolver.ofResourceParsing(libraries)
                .orElse(ClassHierarchyResolver.defaultResolver()));
    classFileContext = ClassFile.of(resolver);
    upgradingContext =
        ClassFile.of(
            resolver, StackMapsOption.GENERATE_STACK_MAPS, ConstantPoolSharingOption.NEW_POOL);
  }

  public static void main(String[] args) throws IOException {
    // The time zone affects the times of entries in a jar that is changed in place.
    TimeZone.setDefault(TimeZone.getTimeZone(ZoneOffset.UTC));
    Path folder = Path.of(args[0]);
    List<URL> classPath = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder.resolve("lib"))) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        classPath.add(file.toUri().toURL());
        if (file.toString().endsWith(".jar")) {
          unsign(file);
        }
      }
    }
    for (String name : List.of(args).subList(1, args.length)) {
      Path jar = folder.resolve(name);
      Path rewrittenJar = folder.resolve(name + ".quick");
      classPath.add(jar.toUri().toURL());
      try (URLClassLoader libraries = new URLClassLoader(classPath.toArray(URL[]::new));
          OutputStream out = Files.newOutputStream(rewrittenJar)) {
        new AotPreparation(libraries).write(jar, out);
      }
      Files.move(rewrittenJar, jar, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Removes the signatures and the signed digests from a jar, and changes nothing else. */
  private static void unsign(Path jar) throws IOException {
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      Path file = inside.getPath(JarFile.MANIFEST_NAME);
      List<Path> signatures = Files.exists(file) ? signatures(file.getParent()) : List.of();
      if (signatures.isEmpty()) {
        return;
      }
      for (Path signature : signatures) {
        Files.delete(signature);
      }
      FileTime oldTime = Files.getLastModifiedTime(file);
      Manifest manifest;
      try (InputStream in = Files.newInputStream(file)) {
        manifest = new Manifest(in);
      }
      for (Attributes entry : manifest.getEntries().values()) {
        entry.keySet().removeIf(name -> name.toString().endsWith("-Digest"));
      }
      manifest.getEntries().values().removeIf(Attributes::isEmpty);
      try (OutputStream out = Files.newOutputStream(file)) {
        manifest.write(out);
      }
      Files.setLastModifiedTime(file, oldTime);
    }
  }

  private static List<Path> signatures(Path folder) throws IOException {
    List<Path> signatures = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.{SF,DSA,EC,RSA}")) {
      found.forEach(signatures::add);
    }
    return signatures;
  }

  private void write(Path jar, OutputStream target) throws IOException {
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream out = new ZipOutputStream(target)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        if (!entry.getName().equals(NOTICE_FILE)) {
          byte[] bytes = from.getInputStream(entry).readAllBytes();
          write(
              entry.getName(),
              entry.getTimeLocal(),
              entry.getName().equals(TEXTS_CLASS)
                  ? withTexts(bytes, texts(from))
                  : entry.getName().endsWith(".class") ? prepare(bytes) : bytes,
              out);
        }
      }
      if (hasUpgradedClasses) {
        write(NOTICE_FILE, newestTime, NOTICE_TEXT.getBytes(UTF_8), out);
      }
    }
  }

  /** Returns the texts of a jar by name, except texts that are too long for a constant. */
  private static SortedMap<String, String> texts(ZipFile jar) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    for (ZipEntry entry : Collections.list(jar.entries())) {
      String name = entry.getName();
      byte[] bytes = jar.getInputStream(entry).readAllBytes();
      if (EMBEDDED_EXTENSIONS.contains(name.substring(name.lastIndexOf('.') + 1))
          && bytes.length <= MAX_CONSTANT_BYTES) {
        texts.put(name, new String(bytes, UTF_8));
      }
    }
    return texts;
  }

  private byte[] withTexts(byte[] bytes, SortedMap<String, String> texts) {
    return classFileContext.transformClass(
        classFileContext.parse(bytes),
        (classBuilder, element) -> {
          if (element instanceof MethodModel method && method.methodName().equalsString("text")) {
            classBuilder.withMethodBody(
                method.methodName(),
                method.methodType(),
                method.flags().flagsMask(),
                code -> write(texts, code));
          } else {
            classBuilder.with(element);
          }
        });
  }

  private static void write(SortedMap<String, String> texts, CodeBuilder code) {
    texts.forEach(
        (name, text) ->
            code.aload(0)
                .loadConstant(name)
                .invokevirtual(
                    ConstantDescs.CD_String,
                    "equals",
                    MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object))
                .ifThen(ifEqual -> ifEqual.loadConstant(text).areturn()));
    code.aconst_null().areturn();
  }

  private void write(String name, LocalDateTime time, byte[] bytes, ZipOutputStream out)
      throws IOException {
    newestTime = newestTime.isBefore(time) ? time : newestTime;
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(time);
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }

  private byte[] prepare(byte[] bytes) {
    ClassModel type = classFileContext.parse(bytes);
    if (type.majorVersion() < ClassFile.JAVA_7_VERSION) {
      hasUpgradedClasses = true;
      return upgradingContext.transformClass(
          type,
          ClassTransform.endHandler(
              classBuilder -> classBuilder.withVersion(ClassFile.JAVA_8_VERSION, 0)));
    }
    return type.methods().stream().anyMatch(PlainCallSites::hasReplaceableCallSite)
        ? classFileContext.transformClass(type, new PlainCallSites(type))
        : bytes;
  }
}
