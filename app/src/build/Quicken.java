import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes jars anew whose classes the JVM's cache of Java 25 does not help to start.
 *
 * <ul>
 *   <li>Classes that were made for a Java before 7 are kept out of the cache, and would be read and
 *       verified at every start: they become classes of Java 8.
 *   <li>A switch over types, and the equality of a record, are put together by the JVM when they
 *       are first met, at every start: they become the code that one would write by hand.
 *   <li>Texts beside classes are looked for on the whole class path, and before that in Java's own
 *       modules: the class of the program that is asked for them first gets to hold them.
 * </ul>
 *
 * What the classes do stays the same, and the same jar gives the same bytes.
 *
 * <p>{@code java Quicken.java FOLDER JAR...}: the jars, named as they lie below the folder, where
 * all that they need lies as well.
 */
public final class Quicken {
  private static final String NOTICE = "META-INF/UPGRADED.txt";
  private static final String SAID =
      "The class files were written anew for Java 8, for Lethe. Nothing else was changed.\n";

  /** Its method {@code text} gives the text of a name, or null. */
  private static final String TEXTS = "lethe/app/words/Written.class";

  private static final Set<String> KINDS = Set.of("properties", "tsv", "txt");

  /** More bytes no constant of a class has. */
  private static final int MOST = 65_535;

  private static final ClassDesc SWITCHES = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final ClassDesc RECORDS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

  private final ClassFile classes;
  private final ClassFile old;
  private LocalDateTime newest = LocalDateTime.MIN;
  private boolean upgraded;

  private Quicken(ClassLoader libraries) {
    ClassHierarchyResolverOption known =
        ClassHierarchyResolverOption.of(
            ClassHierarchyResolver.ofResourceParsing(libraries)
                .orElse(ClassHierarchyResolver.defaultResolver()));
    classes = ClassFile.of(known);
    old =
        ClassFile.of(
            known,
            StackMapsOption.GENERATE_STACK_MAPS,
            ConstantPoolSharingOption.NEW_POOL); // else the code is copied as it is, without maps
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    List<URL> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder.resolve("lib"))) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        all.add(file.toUri().toURL());
      }
    }
    for (String name : List.of(args).subList(1, args.length)) {
      Path jar = folder.resolve(name);
      Path made = folder.resolve(name + ".quick");
      all.add(jar.toUri().toURL());
      try (URLClassLoader libraries = new URLClassLoader(all.toArray(URL[]::new));
          OutputStream out = Files.newOutputStream(made)) {
        new Quicken(libraries).write(jar, out);
      }
      Files.move(made, jar, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void write(Path jar, OutputStream to) throws IOException {
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream out = new ZipOutputStream(to)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        if (!entry.getName().equals(NOTICE)) {
          byte[] bytes = from.getInputStream(entry).readAllBytes();
          write(
              entry.getName(),
              entry.getTimeLocal(),
              entry.getName().equals(TEXTS)
                  ? holding(bytes, texts(from))
                  : entry.getName().endsWith(".class") ? quickened(bytes) : bytes,
              out);
        }
      }
      if (upgraded) {
        write(NOTICE, newest, SAID.getBytes(UTF_8), out);
      }
    }
  }

  /** The texts of a jar by name, as far as a class can hold them. */
  private static SortedMap<String, String> texts(ZipFile jar) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    for (ZipEntry entry : Collections.list(jar.entries())) {
      String name = entry.getName();
      byte[] bytes = jar.getInputStream(entry).readAllBytes();
      if (KINDS.contains(name.substring(name.lastIndexOf('.') + 1)) && bytes.length <= MOST) {
        texts.put(name, new String(bytes, UTF_8));
      }
    }
    return texts;
  }

  private byte[] holding(byte[] bytes, SortedMap<String, String> texts) {
    return classes.transformClass(
        classes.parse(bytes),
        (to, element) -> {
          if (element instanceof MethodModel method && method.methodName().equalsString("text")) {
            to.withMethodBody(
                method.methodName(),
                method.methodType(),
                method.flags().flagsMask(),
                code -> write(texts, code));
          } else {
            to.with(element);
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
                .ifThen(found -> found.loadConstant(text).areturn()));
    code.aconst_null().areturn();
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

  private byte[] quickened(byte[] bytes) {
    ClassModel type = classes.parse(bytes);
    if (type.majorVersion() < ClassFile.JAVA_7_VERSION) {
      upgraded = true;
      return old.transformClass(
          type, ClassTransform.endHandler(to -> to.withVersion(ClassFile.JAVA_8_VERSION, 0)));
    }
    return type.methods().stream().anyMatch(Quicken::isSlow)
        ? classes.transformClass(type, new Plainly(type))
        : bytes;
  }

  private static boolean isSlow(MethodModel method) {
    return method.code().stream()
        .flatMap(code -> code.elementStream())
        .anyMatch(element -> plain(element).isPresent());
  }

  /** What a call site does that is put together at run time, if it can be written down. */
  private static Optional<Site> plain(CodeElement element) {
    if (!(element instanceof InvokeDynamicInstruction called)) {
      return Optional.empty();
    }
    DynamicCallSiteDesc site = called.invokedynamic().asSymbol();
    ClassDesc by = ((DirectMethodHandleDesc) site.bootstrapMethod()).owner();
    List<ConstantDesc> facts = List.of(site.bootstrapArgs());
    if (by.equals(SWITCHES) && facts.stream().allMatch(ClassDesc.class::isInstance)) {
      return Optional.of(
          new Switch(site.invocationType(), facts.stream().map(ClassDesc.class::cast).toList()));
    }
    boolean compared =
        site.invocationName().equals("equals") || site.invocationName().equals("hashCode");
    if (by.equals(RECORDS) && compared) {
      return Optional.of(
          new Comparison(
              site.invocationName(),
              site.invocationType(),
              facts.stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList()));
    }
    return Optional.empty();
  }

  /** Has such call sites call a method of the class itself, which is written with it. */
  private static final class Plainly implements ClassTransform {
    private final ClassDesc type;
    private final boolean isInterface;
    private final List<Site> sites = new ArrayList<>();

    Plainly(ClassModel type) {
      this.type = type.thisClass().asSymbol();
      isInterface = type.flags().has(AccessFlag.INTERFACE);
    }

    @Override
    public void accept(ClassBuilder to, ClassElement element) {
      if (element instanceof MethodModel method && isSlow(method)) {
        to.transformMethod(
            method,
            MethodTransform.transformingCode(
                (code, instruction) ->
                    plain(instruction)
                        .ifPresentOrElse(site -> call(code, site), () -> code.with(instruction))));
      } else {
        to.with(element);
      }
    }

    private void call(CodeBuilder code, Site site) {
      code.invokestatic(type, name(sites.size()), site.shape(), isInterface);
      sites.add(site);
    }

    private static String name(int number) {
      return "plain$" + number;
    }

    @Override
    public void atEnd(ClassBuilder to) {
      for (int i = 0; i < sites.size(); i++) {
        Site site = sites.get(i);
        to.withMethodBody(
            name(i),
            site.shape(),
            ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
            site::write);
      }
    }
  }

  /** What a call site does. */
  private sealed interface Site {
    /** What it takes and gives. */
    MethodTypeDesc shape();

    /** Writes it down. */
    void write(CodeBuilder code);
  }

  /**
   * Which of these types a value is of, the first from a place on; -1 for none at all, and their
   * number where it is of no other.
   */
  private record Switch(MethodTypeDesc shape, List<ClassDesc> types) implements Site {
    @Override
    public void write(CodeBuilder code) {
      code.aload(0).ifThen(Opcode.IFNULL, none -> none.loadConstant(-1).ireturn());
      for (int i = 0; i < types.size(); i++) {
        int place = i;
        CodeBuilder at = code;
        at.iload(1)
            .loadConstant(place)
            .ifThen(
                Opcode.IF_ICMPLE,
                open ->
                    open.aload(0)
                        .instanceOf(types.get(place))
                        .ifThen(found -> found.loadConstant(place).ireturn()));
      }
      code.loadConstant(types.size()).ireturn();
    }
  }

  /** Whether two records are equal, or the number that equal ones share, by their components. */
  private record Comparison(
      String name, MethodTypeDesc shape, List<DirectMethodHandleDesc> components) implements Site {
    @Override
    public void write(CodeBuilder code) {
      if (name.equals("equals")) {
        equal(code);
      } else {
        hash(code);
      }
    }

    private void equal(CodeBuilder code) {
      ClassDesc type = shape.parameterType(0);
      code.aload(0).aload(1).ifThen(Opcode.IF_ACMPEQ, same -> same.loadConstant(1).ireturn());
      code.aload(1).instanceOf(type).ifThen(Opcode.IFEQ, other -> other.loadConstant(0).ireturn());
      code.aload(1).checkcast(type).astore(2);
      for (DirectMethodHandleDesc component : components) {
        ClassDesc of = component.invocationType().returnType();
        code.aload(0).getfield(type, component.methodName(), of);
        code.aload(2).getfield(type, component.methodName(), of);
        compare(code, of).ifThen(Opcode.IFEQ, other -> other.loadConstant(0).ireturn());
      }
      code.loadConstant(1).ireturn();
    }

    /** Leaves 1 where both are equal, and 0 else. */
    private static CodeBuilder compare(CodeBuilder code, ClassDesc of) {
      if (!of.isPrimitive()) {
        return code.invokestatic(
            OBJECTS,
            "equals",
            MethodTypeDesc.of(
                ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object));
      }
      code.invokestatic(boxed(of), "compare", MethodTypeDesc.of(ConstantDescs.CD_int, of, of));
      return code.ifThenElse(
          Opcode.IFEQ, same -> same.loadConstant(1), other -> other.loadConstant(0));
    }

    private void hash(CodeBuilder code) {
      code.loadConstant(0);
      for (DirectMethodHandleDesc component : components) {
        ClassDesc of = component.invocationType().returnType();
        code.loadConstant(31).imul();
        code.aload(0).getfield(shape.parameterType(0), component.methodName(), of);
        if (of.isPrimitive()) {
          code.invokestatic(boxed(of), "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, of));
        } else {
          code.invokestatic(
              OBJECTS,
              "hashCode",
              MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object));
        }
        code.iadd();
      }
      code.ireturn();
    }

    private static ClassDesc boxed(ClassDesc primitive) {
      return switch (TypeKind.from(primitive)) {
        case BOOLEAN -> ConstantDescs.CD_Boolean;
        case BYTE -> ConstantDescs.CD_Byte;
        case CHAR -> ConstantDescs.CD_Character;
        case SHORT -> ConstantDescs.CD_Short;
        case INT -> ConstantDescs.CD_Integer;
        case LONG -> ConstantDescs.CD_Long;
        case FLOAT -> ConstantDescs.CD_Float;
        case DOUBLE -> ConstantDescs.CD_Double;
        default -> throw new IllegalArgumentException(primitive.displayName());
      };
    }
  }
}
