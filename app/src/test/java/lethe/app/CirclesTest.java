package lethe.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static lethe.app.ProgramClasses.PROGRAM;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Where files need each other in one direction only, each can be read before those above it. */
class CirclesTest {
  static final List<ArchRule> RULES =
      List.of(
          noCircles("the files of a game", resideInAPackage("lethe.engine.games.."))
              .because("a game can be read from the bottom up"),
          noCircles("the files of a house", resideInAPackage("lethe.app.house"))
              .because("what the house decides can be read from the bottom up"),
          noCircles("the files on its disk", resideInAPackage("lethe.app.house.disk.."))
              .because("what is on a disk can be read from the bottom up"),
          noCircles("the files of its database", resideInAPackage("lethe.app.house.sql.."))
              .because("a store can be read from the bottom up"),
          noCircles("the files of a lobby", resideInAPackage("lethe.app.lobby.."))
              .because("a page does not know who shows it"),
          noCircles("the files of a server", resideInAPackage("lethe.app.ssh.."))
              .because("a connection does not know the server that it is one of"));

  @ParameterizedTest
  @FieldSource("RULES")
  void isKept(ArchRule rule) {
    rule.check(PROGRAM);
  }

  private static ArchRule noCircles(String of, DescribedPredicate<JavaClass> which) {
    return SlicesRuleDefinition.slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return which.test(type)
                    ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
                    : SliceIdentifier.ignore();
              }

              @Override
              public String getDescription() {
                return of;
              }
            })
        .should()
        .beFreeOfCycles();
  }
}
