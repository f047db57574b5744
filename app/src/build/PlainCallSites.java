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
 * Replaces call sites that the JVM would link at run time: those of pattern switches and of {@code
 * equals} and {@code hashCode} of records. Each becomes a call of a method that is added to the
 * class.
 */
final class PlainCallSites implements ClassTransform {
  private static final ClassDesc SWITCHES = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final ClassDesc RECORDS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

  private final ClassDesc type;
  private final boolean isInterface;
  private final List<Operation> operations = new ArrayList<>();

  PlainCallSites(ClassModel type) {
    this.type = type.thisClass().asSymbol();
    isInterface = type.flags().has(AccessFlag.INTERFACE);
  }

  @Override
  public void accept(ClassBuilder classBuilder, ClassElement element) {
    if (element instanceof MethodModel method && hasReplaceableCallSite(method)) {
      classBuilder.transformMethod(
          method,
          MethodTransform.transformingCode(
              (code, instruction) ->
                  replaceableOperation(instruction)
                      .ifPresentOrElse(
                          operation -> call(code, operation), () -> code.with(instruction))));
    } else {
      classBuilder.with(element);
    }
  }

  private void call(CodeBuilder code, Operation operation) {
    code.invokestatic(type, name(operations.size()), operation.methodType(), isInterface);
    operations.add(operation);
  }

  private static String name(int number) {
    return "plain$" + number;
  }

  @Override
  public void atEnd(ClassBuilder classBuilder) {
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      classBuilder.withMethodBody(
          name(i),
          operation.methodType(),
          ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
          operation::write);
    }
  }

  /** Returns whether a method contains a call site that can be replaced. */
  static boolean hasReplaceableCallSite(MethodModel method) {
    return method.code().stream()
        .flatMap(code -> code.elementStream())
        .anyMatch(element -> replaceableOperation(element).isPresent());
  }

  /**
   * Returns the operation of an instruction's call site; empty if the instruction has none or the
   * operation cannot be expressed as code.
   */
  private static Optional<Operation> replaceableOperation(CodeElement element) {
    if (!(element instanceof InvokeDynamicInstruction dynamicCall)) {
      return Optional.empty();
    }
    DynamicCallSiteDesc callSite = dynamicCall.invokedynamic().asSymbol();
    ClassDesc bootstrapClass = ((DirectMethodHandleDesc) callSite.bootstrapMethod()).owner();
    List<ConstantDesc> arguments = List.of(callSite.bootstrapArgs());
    if (bootstrapClass.equals(SWITCHES)
        && arguments.stream().allMatch(ClassDesc.class::isInstance)) {
      return Optional.of(
          new Switch(
              callSite.invocationType(), arguments.stream().map(ClassDesc.class::cast).toList()));
    }
    boolean isComparison =
        callSite.invocationName().equals("equals") || callSite.invocationName().equals("hashCode");
    if (bootstrapClass.equals(RECORDS) && isComparison) {
      return Optional.of(
          new Comparison(
              callSite.invocationName(),
              callSite.invocationType(),
              arguments.stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList()));
    }
    return Optional.empty();
  }

  /** The operation of a call site. */
  private sealed interface Operation {
    /** Returns the types of the parameters and of the result. */
    MethodTypeDesc methodType();

    /** Writes the code of the operation. */
    void write(CodeBuilder code);
  }

  /**
   * Finds the first type that a value is an instance of, beginning at a given index. The result is
   * the index of the type, -1 if the value is null, or the number of types if no type matches.
   */
  private record Switch(MethodTypeDesc methodType, List<ClassDesc> types) implements Operation {
    @Override
    public void write(CodeBuilder code) {
      code.aload(0).ifThen(Opcode.IFNULL, ifNull -> ifNull.loadConstant(-1).ireturn());
      for (int i = 0; i < types.size(); i++) {
        int index = i;
        CodeBuilder current = code;
        current
            .iload(1)
            .loadConstant(index)
            .ifThen(
                Opcode.IF_ICMPLE,
                untested ->
                    untested
                        .aload(0)
                        .instanceOf(types.get(index))
                        .ifThen(matching -> matching.loadConstant(index).ireturn()));
      }
      code.loadConstant(types.size()).ireturn();
    }
  }

  /** Compares two records, or computes the hash code of a record, by their components. */
  private record Comparison(
      String name, MethodTypeDesc methodType, List<DirectMethodHandleDesc> components)
      implements Operation {
    @Override
    public void write(CodeBuilder code) {
      if (name.equals("equals")) {
        writeEquals(code);
      } else {
        writeHashCode(code);
      }
    }

    private void writeEquals(CodeBuilder code) {
      ClassDesc type = methodType.parameterType(0);
      code.aload(0).aload(1).ifThen(Opcode.IF_ACMPEQ, same -> same.loadConstant(1).ireturn());
      code.aload(1).instanceOf(type).ifThen(Opcode.IFEQ, other -> other.loadConstant(0).ireturn());
      code.aload(1).checkcast(type).astore(2);
      for (DirectMethodHandleDesc component : components) {
        ClassDesc componentType = component.invocationType().returnType();
        code.aload(0).getfield(type, component.methodName(), componentType);
        code.aload(2).getfield(type, component.methodName(), componentType);
        writeComparison(code, componentType)
            .ifThen(Opcode.IFEQ, other -> other.loadConstant(0).ireturn());
      }
      code.loadConstant(1).ireturn();
    }

    /**
     * Writes code that replaces the top two values on the stack with 1 if they are equal, and with
     * 0 otherwise.
     */
    private static CodeBuilder writeComparison(CodeBuilder code, ClassDesc componentType) {
      if (!componentType.isPrimitive()) {
        return code.invokestatic(
            OBJECTS,
            "equals",
            MethodTypeDesc.of(
                ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object));
      }
      code.invokestatic(
          boxed(componentType),
          "compare",
          MethodTypeDesc.of(ConstantDescs.CD_int, componentType, componentType));
      return code.ifThenElse(
          Opcode.IFEQ, same -> same.loadConstant(1), other -> other.loadConstant(0));
    }

    private void writeHashCode(CodeBuilder code) {
      code.loadConstant(0);
      for (DirectMethodHandleDesc component : components) {
        ClassDesc componentType = component.invocationType().returnType();
        code.loadConstant(31).imul();
        code.aload(0).getfield(methodType.parameterType(0), component.methodName(), componentType);
        if (componentType.isPrimitive()) {
          code.invokestatic(
              boxed(componentType),
              "hashCode",
              MethodTypeDesc.of(ConstantDescs.CD_int, componentType));
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
