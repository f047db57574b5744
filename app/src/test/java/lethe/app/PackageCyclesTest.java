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

/**
 * Tests that classes do not depend on each other in cycles, so that each can be read before those
 * that use it.
 */
class PackageCyclesTest {
  static final List<ArchRule> RULES =
      List.of(
          noCircles("the files of a game", resideInAPackage("lethe.engine.games.."))
              .because("a game can be read from the bottom up"),
          noCircles("the files of a house", resideInAPackage("lethe.app.server"))
              .because("the server's decisions can be read from the bottom up"),
          noCircles("the files on its disk", resideInAPackage("lethe.app.server.disk.."))
              .because("the file formats can be read from the bottom up"),
          noCircles("the files of its database", resideInAPackage("lethe.app.server.sql.."))
              .because("a store can be read from the bottom up"),
          noCircles("the files of a lobby", resideInAPackage("lethe.app.lobby.."))
              .because("a page does not know its viewer"),
          noCircles("the files of a server", resideInAPackage("lethe.app.ssh.."))
              .because("a connection does not know the server that it is one of"));

  @ParameterizedTest
  @FieldSource("RULES")
  void theRuleIsObeyed(ArchRule rule) {
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
