package lethe.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static lethe.app.ProgramClasses.PROGRAM;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Tests that the pure packages use no standard streams, clocks, threads, global randomness or
 * mutable static fields, so that equal inputs always give equal results, and that the engine uses
 * no files, connections, reflection or native code.
 */
class PurityTest {
  private static final DescribedPredicate<JavaClass> PURE =
      resideInAnyPackage(
              "lethe.engine..",
              "lethe.app.titles..",
              "lethe.app.text..",
              "lethe.app.page..",
              "lethe.app.session..",
              "lethe.app.analysis..",
              "lethe.app.html..",
              "lethe.app.fullscreen..",
              "lethe.app.frame..",
              "lethe.app.story..",
              "lethe.app.command..")
          .as("in the pure packages");

  private static final List<Class<?>> MUTABLE_TYPES =
      List.of(
          AbstractCollection.class,
          AbstractMap.class,
          BitSet.class,
          Iterator.class,
          StringBuilder.class);

  static final List<ArchRule> RULES =
      List.of(
          noClasses()
              .that(are(PURE))
              .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
              .orShould()
              .accessField(System.class, "in")
              .because("only the outermost packages read and print")
              .allowEmptyShould(true),
          noClasses()
              .that(are(PURE))
              .should()
              .accessTargetWhere(
                  calls(
                      "read the time",
                      Map.of("java.lang.System", Set.of("currentTimeMillis", "nanoTime"))))
              .orShould()
              .accessTargetWhere(
                  describe(
                      "read the time",
                      access ->
                          access.getName().equals("now")
                              && access.getTargetOwner().getPackageName().startsWith("java.time")))
              .orShould()
              .dependOnClassesThat()
              .haveNameMatching(
                  "java\\.time\\.(Clock|InstantSource)|java\\.util\\.(Date|Calendar|Timer)")
              .because("a match replayed later must be the same")
              .allowEmptyShould(true),
          noClasses()
              .that(are(PURE))
              .should()
              .dependOnClassesThat(
                  describe(
                      "make threads or share data between them",
                      type ->
                          type.isAssignableTo(Thread.class)
                              || type.isAssignableTo(ThreadLocal.class)
                              || type.getPackageName().startsWith("java.util.concurrent")))
              .orShould()
              .accessTargetWhere(
                  calls(
                      "make a stream parallel",
                      Map.of(
                          "java.util.Collection", Set.of("parallelStream"),
                          "java.util.stream.BaseStream", Set.of("parallel"))))
              .because("values need no threads, and concurrency is controlled outside")
              .allowEmptyShould(true),
          noClasses()
              .that(are(PURE))
              .should()
              .accessTargetWhere(
                  calls(
                      "use randomness that is not in a journal",
                      Map.of(
                          "java.lang.Math", Set.of("random"),
                          "java.lang.StrictMath", Set.of("random"),
                          "java.util.UUID", Set.of("randomUUID"),
                          "java.util.Collections", Set.of("shuffle"))))
              .orShould()
              .dependOnClassesThat()
              .haveNameMatching(
                  "java\\.util\\.random\\..*|java\\.util\\.(Splittable)?Random"
                      + "|java\\.security\\.SecureRandom")
              .because("randomness comes from the match's own stream")
              .allowEmptyShould(true),
          fields()
              .that()
              .areDeclaredInClassesThat(are(PURE))
              .and()
              .areStatic()
              .should(beConstants())
              .because("two matches in one program must not affect each other")
              .allowEmptyShould(true),
          noClasses()
              .that()
              .resideInAPackage("lethe.engine..")
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(
                  "java.io..",
                  "java.net..",
                  "java.nio.channels..",
                  "java.nio.file..",
                  "java.lang.reflect..",
                  "java.lang.foreign..")
              .because("callers read files and connections, and pass their contents to the engine")
              .allowEmptyShould(true));

  @ParameterizedTest
  @FieldSource("RULES")
  void theProgramFollowsThePurityRule(ArchRule rule) {
    rule.check(PROGRAM);
  }

  private static boolean isPrivate(JavaField field) {
    return field.getModifiers().contains(JavaModifier.PRIVATE);
  }

  private static ArchCondition<JavaField> beConstants() {
    return new ArchCondition<>("be final and of a type that does not change") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        // Generated by the compiler: the values of an enum, or the table of a switch over an enum.
        if (field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
          return;
        }
        // A private array may be a constant table. Whether it is ever modified is not tested.
        JavaClass type = field.getRawType();
        boolean mutable =
            !field.getModifiers().contains(JavaModifier.FINAL)
                || (type.isArray() && !isPrivate(field))
                || MUTABLE_TYPES.stream().anyMatch(type::isAssignableTo);
        if (mutable) {
          events.add(SimpleConditionEvent.violated(field, field.getDescription() + " can change"));
        }
      }
    };
  }

  private static DescribedPredicate<JavaAccess<?>> calls(
      String description, Map<String, Set<String>> methods) {
    return describe(
        description,
        access ->
            methods.entrySet().stream()
                .anyMatch(
                    entry ->
                        entry.getValue().contains(access.getName())
                            && access.getTargetOwner().isAssignableTo(entry.getKey())));
  }
}
