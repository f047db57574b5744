package lethe.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static lethe.app.ProgramClasses.PROGRAM;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The arrows between the packages; {@link PurityTest} says what the pure ones keep away from. */
class ArchitectureTest {
  private static final String CORE = "lethe.engine.core..";
  private static final String KIT = "lethe.engine.kit..";
  private static final String GAMES = "lethe.engine.games..";
  private static final String RULES = "lethe.engine.games.*.rules..";
  private static final String BOTS = "lethe.engine.bots..";
  private static final String FRAME = "lethe.app.frame..";
  private static final String STORY = "lethe.app.story..";
  private static final String COMMAND = "lethe.app.command..";
  private static final String SAVE = "lethe.app.save..";
  // Without the dots: what is any game's, not what is one game's.
  private static final String CATALOGUE = "lethe.app.titles";
  private static final String EACH_TITLE = "lethe.app.titles.*..";
  private static final String WORDS = "lethe.app.words..";
  private static final String PAGE = "lethe.app.page..";
  private static final String SESSION = "lethe.app.session..";
  private static final String FULLSCREEN = "lethe.app.fullscreen..";
  private static final String TERMINAL = "lethe.app.terminal..";
  private static final String PLAY = "lethe.app.play..";
  private static final String SIM = "lethe.app.sim..";
  private static final String STUDY = "lethe.app.study..";
  private static final String HTML = "lethe.app.html..";
  private static final String PUZZLE = "lethe.app.puzzle..";
  private static final String RATING = "lethe.app.rating..";
  private static final String EVENT = "lethe.app.event..";
  // Without the dots: what the house decides, not where it is kept.
  private static final String HOUSE = "lethe.app.house";
  private static final String DISK = "lethe.app.house.disk..";
  private static final String SQL = "lethe.app.house.sql..";
  private static final String LOBBY = "lethe.app.lobby..";
  private static final String SSH = "lethe.app.ssh..";
  private static final String OPERATE = "lethe.app.operate..";
  private static final String CLI = "lethe.app.cli..";

  private static final String PICOCLI = "picocli..";
  private static final String LANTERNA = "com.googlecode.lanterna..";
  private static final String JLINE = "org.jline..";
  private static final String SSHD = "org.apache.sshd..";
  private static final String JACKSON = "com.fasterxml.jackson..";
  private static final String PROMETHEUS = "io.prometheus..";
  private static final String JDBC = "java.sql..";
  private static final String HIKARI = "com.zaxxer.hikari..";
  private static final String POSTGRES = "org.postgresql..";
  private static final String HTTP = "com.sun.net.httpserver..";

  private static final DescribedPredicate<JavaClass> IN_JAVA_BASE =
      describe(
          "in java.base",
          type ->
              type.isPrimitive()
                  || Object.class.getModule().getPackages().contains(type.getPackageName()));

  private static final Pattern ONE_GAMES =
      Pattern.compile("lethe\\.(?:engine\\.games|engine\\.bots|app\\.titles)\\.(\\w+).*");

  /** Who may import what. */
  static final List<ArchRule> ARROWS =
      List.of(
          mayImport(CORE).because("the contract is what everything else stands on"),
          mayImport(KIT).because("pieces are values of their own, of use without a match"),
          mayImport(GAMES, CORE, KIT).because("a game is rules and nothing else"),
          mayImport(BOTS, CORE, KIT, GAMES).because("a bot comes in by the same door as a person"),
          mayImport(FRAME).because("a frame is a grid of cells, whatever it shows"),
          mayImport(STORY, CORE).because("what is told depends on what was observed, not on how"),
          mayImport(COMMAND, CORE)
              .because("typed lines mean the same in every game and every window"),
          mayImport(SAVE, CORE).because("a journal is kept without knowing its game"),
          mayImport(WORDS, CORE).because("a sentence can be said wherever a fact is known"),
          mayImport(CATALOGUE, EACH_TITLE, CORE, FRAME, STORY, WORDS)
              .because("the catalogue lists the titles and knows no game behind them"),
          mayImport(EACH_TITLE, CATALOGUE, CORE, FRAME, STORY, WORDS, KIT, GAMES, BOTS)
              .because("a title shows one game and does not play it"),
          mayImport(PAGE, CORE, FRAME, WORDS)
              .because("a page is looked at the same whatever it shows and whoever looks"),
          mayImport(SESSION, CORE, CATALOGUE, WORDS, PAGE, COMMAND, STORY, FRAME)
              .because("what one person sees and types is computed, for any game"),
          mayImport(FULLSCREEN, FRAME, COMMAND, WORDS, PAGE)
              .because("what keys do is computed, for any screen"),
          mayImport(TERMINAL, FRAME, PAGE, COMMAND, FULLSCREEN, LANTERNA, JLINE)
              .because("a console shows frames and hears input, and knows no match"),
          mayImport(
                  PLAY, CORE, CATALOGUE, WORDS, FRAME, PAGE, SESSION, STUDY, COMMAND, TERMINAL,
                  SAVE)
              .because("a table is played the same whatever the game and wherever its people sit"),
          mayImport(STUDY, CORE, CATALOGUE, FRAME, WORDS)
              .because("what was best in a match is found without a table or a screen"),
          mayImport(HTML, CORE, CATALOGUE, WORDS, SESSION, FRAME)
              .because("a page is computed from what eyes were shown, and written elsewhere"),
          mayImport(PUZZLE, CORE, CATALOGUE, WORDS, SAVE, STUDY, PLAY)
              .because("a puzzle is a table with a question, whatever the game"),
          mayImport(RATING).because("strength is reckoned from numbers alone"),
          mayImport(EVENT, CORE, CATALOGUE, PLAY, SESSION)
              .because("who did how well on which deal is counted without a house"),
          mayImport(SIM, CORE, CATALOGUE).because("matches between bots need no eyes"),
          mayImport(HOUSE, CORE, CATALOGUE, PLAY, SAVE, SIM, EVENT, RATING)
              .because("who sits where is decided without a sentence, a file or a connection"),
          mayImport(DISK, HOUSE, CORE, CATALOGUE, WORDS, PLAY, SAVE)
              .because("files of a house are read and written without deciding anything"),
          mayImport(
                  SQL, HOUSE, DISK, CORE, CATALOGUE, WORDS, PLAY, SAVE, EVENT, RATING, JDBC, HIKARI,
                  POSTGRES)
              .because("a house is kept in a database, and nothing is decided there"),
          mayImport(
                  LOBBY, HOUSE, DISK, CORE, CATALOGUE, WORDS, SESSION, COMMAND, FRAME, PAGE,
                  TERMINAL, PLAY, EVENT, RATING)
              .because(
                  "what people see and type in a house is the same whatever brings them there"),
          mayImport(
                  SSH, HOUSE, DISK, SQL, LOBBY, WORDS, SESSION, COMMAND, FRAME, PAGE, TERMINAL,
                  SSHD)
              .because("the house is one more way in, not another program"),
          mayImport(
                  OPERATE, CORE, CATALOGUE, PLAY, EVENT, HOUSE, LOBBY, SSH, WORDS, PROMETHEUS, HTTP)
              .because("a house is measured and steered from outside, and knows nothing of it"),
          mayImport(CLI, CORE, "lethe.app..", PICOCLI, JACKSON)
              .because("the command line ties the app together and names no game"),
          mayImport("lethe.app", CLI)
              .because("the start of the program hands over to its command line"));

  /** Which library is known where. */
  static final List<ArchRule> LIBRARIES =
      List.of(
          onlyIn(PICOCLI, CLI),
          onlyIn(LANTERNA, TERMINAL),
          onlyIn(JLINE, TERMINAL),
          onlyIn(SSHD, SSH),
          onlyIn(JACKSON, CLI),
          onlyIn(PROMETHEUS, OPERATE),
          onlyIn(JDBC, SQL),
          onlyIn(HIKARI, SQL),
          onlyIn(POSTGRES, SQL),
          onlyIn(HTTP, OPERATE));

  /** What holds everywhere, within a game or within a house. */
  static final List<ArchRule> INSIDE =
      List.of(
          classes()
              .should()
              .resideInAnyPackage(
                  CORE,
                  KIT,
                  GAMES,
                  BOTS,
                  FRAME,
                  STORY,
                  COMMAND,
                  SAVE,
                  WORDS,
                  PAGE,
                  CATALOGUE,
                  EACH_TITLE,
                  SESSION,
                  FULLSCREEN,
                  TERMINAL,
                  PLAY,
                  SIM,
                  STUDY,
                  HTML,
                  PUZZLE,
                  EVENT,
                  RATING,
                  HOUSE,
                  DISK,
                  SQL,
                  LOBBY,
                  SSH,
                  OPERATE,
                  CLI,
                  "lethe.app",
                  "lethe.engine")
              .because("a package without a rule above could import anything"),
          classes()
              .that()
              .resideInAnyPackage(GAMES, BOTS, EACH_TITLE)
              .should(nameNoOtherGame())
              .because("a game is whole in its own folders, and can be taken out with them")
              .allowEmptyShould(true),
          // What a house says is not to depend on the country of its machine.
          noClasses()
              .should()
              .callMethod(String.class, "formatted", Object[].class)
              .orShould()
              .callMethod(String.class, "format", String.class, Object[].class)
              .because("they write numbers as the machine's country does; name a locale"),
          classes()
              .that()
              .resideInAPackage(GAMES)
              .and()
              .haveSimpleName("State")
              .should()
              .bePackagePrivate()
              .because("whoever cannot name the truth can neither draw nor log nor save it")
              .allowEmptyShould(true),
          noClasses()
              .that()
              .resideOutsideOfPackage(GAMES)
              .should()
              .dependOnClassesThat()
              .resideInAPackage(RULES)
              .because("whoever could start the rules could look into their states")
              .allowEmptyShould(true),
          noClasses()
              .that()
              .resideInAPackage(HOUSE)
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage("java.nio.file..", "java.nio.channels..")
              .orShould()
              .dependOnClassesThat()
              .haveNameMatching("java\\.net\\..*Socket.*|java\\.io\\.(File|RandomAccess).*")
              .because("a house can be kept in a database, and looked at in a test"));

  @ParameterizedTest
  @FieldSource({"ARROWS", "LIBRARIES", "INSIDE"})
  void isKept(ArchRule rule) {
    rule.check(PROGRAM);
  }

  @Test
  void everyGameHasATitle() {
    // A row of the catalogue is a Title; before there is such a thing there is no catalogue.
    if (!PROGRAM.contain("lethe.app.titles.Title")) {
      return;
    }
    JavaClass title = PROGRAM.get("lethe.app.titles.Title");
    Set<String> titled =
        title.getDirectDependenciesToSelf().stream()
            .map(Dependency::getOriginClass)
            .filter(resideInAPackage(EACH_TITLE))
            .flatMap(origin -> gameOf(origin).stream())
            .collect(Collectors.toCollection(TreeSet::new));
    classes()
        .that()
        .resideInAPackage(GAMES)
        .should(
            new ArchCondition<JavaClass>("have a Title in the package of the same name") {
              @Override
              public void check(JavaClass item, ConditionEvents events) {
                String game = gameOf(item).orElse("");
                if (!titled.contains(game)) {
                  events.add(
                      SimpleConditionEvent.violated(
                          item, item.getName() + " has no Title in lethe.app.titles." + game));
                }
              }
            })
        .because("a game that is not in the catalogue cannot be played")
        .allowEmptyShould(true)
        .check(PROGRAM);
  }

  private static ArchRule mayImport(String importing, String... imported) {
    String[] lethe =
        Stream.concat(Stream.of(importing), Stream.of(imported)).toArray(String[]::new);
    DescribedPredicate<JavaClass> allowed = resideInAnyPackage(lethe).or(IN_JAVA_BASE);
    if (importing.startsWith("lethe.app")) {
      allowed = allowed.or(resideInAPackage("org.jspecify.annotations"));
    }
    return classes()
        .that()
        .resideInAPackage(importing)
        .should()
        .onlyDependOnClassesThat(
            allowed.as("are in %s or java.base".formatted(String.join(", ", lethe))))
        .allowEmptyShould(true);
  }

  private static ArchRule onlyIn(String library, String home) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .because("a library behind one door can be exchanged")
        .allowEmptyShould(true);
  }

  private static Optional<String> gameOf(JavaClass type) {
    Matcher matcher = ONE_GAMES.matcher(type.getPackageName());
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static ArchCondition<JavaClass> nameNoOtherGame() {
    return new ArchCondition<>("name no other game") {
      @Override
      public void check(JavaClass item, ConditionEvents events) {
        for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
          Optional<String> other = gameOf(dependency.getTargetClass());
          if (other.isPresent() && !other.equals(gameOf(item))) {
            events.add(SimpleConditionEvent.violated(item, dependency.getDescription()));
          }
        }
      }
    };
  }
}
