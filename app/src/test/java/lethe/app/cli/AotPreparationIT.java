package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the jars after the build has rewritten classes for a quick start. */
class AotPreparationIT {
  private static final String JAR = "one.jar";
  private static final Path SERVER_LIBS = Path.of("target", "lib", "server");

  @TempDir Path folder;

  @Test
  void rewrittenClassesBehaveAsBefore() throws Exception {
    Path jar = folder.resolve(JAR);
    Path classes = Path.of("target", "test-classes");
    Path library = signedLibrary();
    Path copy = Files.createDirectory(folder.resolve("lib")).resolve(library.getFileName());
    Files.copy(library, copy);
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(file);
        Stream<Path> files = Files.walk(classes.resolve("lethe/app/cli"))) {
      for (Path classFile :
          (Iterable<Path>) files.filter(AotPreparationIT::isRewritten)::iterator) {
        out.putNextEntry(new ZipEntry(classes.relativize(classFile).toString()));
        out.write(Files.readAllBytes(classFile));
      }
    }
    assertThat(slowCallSites(jar)).contains("typeSwitch", "equals", "hashCode");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "src/build/AotPreparation.java",
            folder.toString(),
            JAR);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("TZ", "Asia/Tokyo");
    Process process = builder.start();
    assertThat(process.getInputStream().readAllBytes()).asString().isEmpty();
    assertThat(process.waitFor()).isZero();
    assertThat(slowCallSites(jar)).isEmpty();
    assertThat(resultOf(jar)).isEqualTo(new RewrittenClasses().get());
    // The bytes of a library do not depend on the time zone of the build.
    assertThat(copy).hasSameBinaryContentAs(SERVER_LIBS.resolve(library.getFileName()));
  }

  private static Path signedLibrary() {
    return Stream.of(System.getProperty("java.class.path").split(":", -1))
        .map(Path::of)
        .filter(path -> path.getFileName().toString().startsWith("bcprov"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theProgramHasNoSlowCallSites() throws IOException {
    assertThat(slowCallSites(Path.of("target", "lethe.jar"))).isEmpty();
    assertThat(slowCallSites(Path.of("target", "lib", "lethe-engine.jar"))).isEmpty();
  }

  @Test
  void everyTextFileIsEmbeddedInAClass() throws Exception {
    Path jar = Path.of("target", "lethe.jar");
    List<String> extensions = List.of(".properties", ".txt", ".tsv");
    int count = 0;
    try (ZipFile zip = new ZipFile(jar.toFile());
        URLClassLoader loader =
            new URLClassLoader(
                new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      Method embeddedText =
          loader.loadClass("lethe.app.text.EmbeddedTexts").getDeclaredMethod("text", String.class);
      embeddedText.setAccessible(true);
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (extensions.stream().anyMatch(entry.getName()::endsWith)) {
          try (InputStream in = zip.getInputStream(entry)) {
            assertThat(embeddedText.invoke(null, entry.getName()))
                .as(entry.getName())
                .isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
          }
          count++;
        }
      }
      assertThat(embeddedText.invoke(null, "lethe/app/text/nothing.txt")).isNull();
    }
    assertThat(count).isGreaterThan(30);
  }

  /** The entries of a library keep their timestamps, so that every build creates the same jar. */
  @Test
  void librariesAreUnsignedAndKeepTheirTimestamps() throws IOException {
    int count = 0;
    for (String path : System.getProperty("java.class.path").split(":", -1)) {
      Path library = SERVER_LIBS.resolve(Path.of(path).getFileName());
      if (Files.exists(library)) {
        Map<String, LocalDateTime> entries = entryTimes(library);
        assertThat(entries.keySet())
            .as(path)
            .noneMatch(name -> name.matches("META-INF/[^/]+\\.(SF|DSA|EC|RSA)"));
        assertThat(entryTimes(Path.of(path))).as(path).containsAllEntriesOf(entries);
        count++;
      }
    }
    assertThat(count).isGreaterThan(10);
  }

  private static Map<String, LocalDateTime> entryTimes(Path jar) throws IOException {
    Map<String, LocalDateTime> times = new HashMap<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream().forEach(entry -> times.put(entry.getName(), entry.getTimeLocal()));
    }
    return times;
  }

  private static boolean isRewritten(Path file) {
    return file.getFileName().toString().matches("RewrittenClasses(\\$.*)?\\.class");
  }

  @SuppressWarnings("unchecked") // the copy in the jar implements the same interface
  private static List<String> resultOf(Path jar) throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      Object instance =
          loader.loadClass(RewrittenClasses.class.getName()).getDeclaredConstructor().newInstance();
      assertThat(instance).isNotInstanceOf(RewrittenClasses.class);
      return ((Supplier<List<String>>) instance).get();
    }
  }

  /**
   * Returns the names of dynamic call sites that slow down the start: type switches, {@code equals}
   * and {@code hashCode}.
   */
  private static Set<String> slowCallSites(Path jar) throws IOException {
    Set<String> callSites = new TreeSet<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = zip.getInputStream(entry)) {
            slowCallSites(ClassFile.of().parse(in.readAllBytes()), callSites);
          }
        }
      }
    }
    return callSites;
  }

  private static void slowCallSites(ClassModel type, Set<String> callSites) {
    for (MethodModel method : type.methods()) {
      method.code().stream()
          .flatMap(code -> code.elementStream())
          .filter(InvokeDynamicInstruction.class::isInstance)
          .map(element -> ((InvokeDynamicInstruction) element).invokedynamic().asSymbol())
          .filter(
              site -> {
                String owner =
                    ((DirectMethodHandleDesc) site.bootstrapMethod()).owner().displayName();
                return (owner.equals("SwitchBootstraps")
                        && Stream.of(site.bootstrapArgs()).allMatch(ClassDesc.class::isInstance))
                    || (owner.equals("ObjectMethods") && !site.invocationName().equals("toString"));
              })
          .forEach(site -> callSites.add(site.invocationName()));
    }
  }
}
