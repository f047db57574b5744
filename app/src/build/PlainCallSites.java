import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replaces call sites that the JVM would link at run time: a call site of a switch over types or of
 * the equality of a record becomes a call of a method that is added to the class.
 */
final class PlainCallSites implements ClassTransform {
  private static final ClassDesc SWITCHES = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final ClassDesc RECORDS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

  private final ClassDesc type;
  private final boolean isInterface;
  private final List<Site> sites = new ArrayList<>();

  PlainCallSites(ClassModel type) {
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

  /** Returns whether a method has such a call site. */
  static boolean isSlow(MethodModel method) {
    return method.code().stream()
        .flatMap(code -> code.elementStream())
        .anyMatch(element -> plain(element).isPresent());
  }

  /**
   * Returns the operation of a call site that is linked at run time; empty if it cannot be
   * expressed as code.
   */
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

  /** The operation of a call site. */
  private sealed interface Site {
    /** Returns the types of the parameters and of the result. */
    MethodTypeDesc shape();

    /** Writes the code of the operation. */
    void write(CodeBuilder code);
  }

  /**
   * Finds the index of the first of the types, beginning with a given index, of which a value is an
   * instance: -1 for null, and the number of types if there is none.
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

  /** Compares two records, or computes the hash code of a record, by their components. */
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

    /** Leaves 1 on the stack if both are equal, and 0 otherwise. */
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
