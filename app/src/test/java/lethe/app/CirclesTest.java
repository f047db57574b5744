package lethe.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

/** Where files need each other in one direction only, each can be read before those above it. */
@AnalyzeClasses(packages = "lethe", importOptions = ProgramOnly.class)
class CirclesTest {
  @ArchTest
  static final ArchRule noCirclesInsideAGame =
      noCircles("the files of a game", resideInAPackage("lethe.engine.games.."))
          .because("a game can be read from the bottom up");

  @ArchTest
  static final ArchRule noCirclesInAHouse =
      noCircles("the files of a house", resideInAPackage("lethe.app.house"))
          .because("what the house decides can be read from the bottom up");

  @ArchTest
  static final ArchRule noCirclesOnItsDisk =
      noCircles("the files on its disk", resideInAPackage("lethe.app.house.disk.."))
          .because("what is on a disk can be read from the bottom up");

  @ArchTest
  static final ArchRule noCirclesInItsDatabase =
      noCircles("the files of its database", resideInAPackage("lethe.app.house.sql.."))
          .because("a store can be read from the bottom up");

  @ArchTest
  static final ArchRule noCirclesInALobby =
      noCircles("the files of a lobby", resideInAPackage("lethe.app.lobby.."))
          .because("a page does not know who shows it");

  @ArchTest
  static final ArchRule noCirclesInAServer =
      noCircles("the files of a server", resideInAPackage("lethe.app.ssh.."))
          .because("a connection does not know the server that it is one of");

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
