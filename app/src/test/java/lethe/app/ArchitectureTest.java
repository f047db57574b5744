package lethe.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The arrows between the packages; {@link PurityTest} says what the pure ones keep away from. */
@AnalyzeClasses(packages = "lethe", importOptions = ProgramOnly.class)
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

  // Who may import what.

  @ArchTest
  static final ArchRule core =
      mayImport(CORE).because("the contract is what everything else stands on");

  @ArchTest
  static final ArchRule kit =
      mayImport(KIT).because("pieces are values of their own, of use without a match");

  @ArchTest
  static final ArchRule games =
      mayImport(GAMES, CORE, KIT).because("a game is rules and nothing else");

  @ArchTest
  static final ArchRule bots =
      mayImport(BOTS, CORE, KIT, GAMES).because("a bot comes in by the same door as a person");

  @ArchTest
  static final ArchRule frame =
      mayImport(FRAME).because("a frame is a grid of cells, whatever it shows");

  @ArchTest
  static final ArchRule story =
      mayImport(STORY, CORE).because("what is told depends on what was observed, not on how");

  @ArchTest
  static final ArchRule command =
      mayImport(COMMAND, CORE).because("typed lines mean the same in every game and every window");

  @ArchTest
  static final ArchRule save =
      mayImport(SAVE, CORE).because("a journal is kept without knowing its game");

  @ArchTest
  static final ArchRule words =
      mayImport(WORDS, CORE).because("a sentence can be said wherever a fact is known");

  @ArchTest
  static final ArchRule catalogue =
      mayImport(CATALOGUE, EACH_TITLE, CORE, FRAME, STORY, WORDS)
          .because("the catalogue lists the titles and knows no game behind them");

  @ArchTest
  static final ArchRule titles =
      mayImport(EACH_TITLE, CATALOGUE, CORE, FRAME, STORY, WORDS, KIT, GAMES, BOTS)
          .because("a title shows one game and does not play it");

  @ArchTest
  static final ArchRule page =
      mayImport(PAGE, CORE, FRAME, WORDS)
          .because("a page is looked at the same whatever it shows and whoever looks");

  @ArchTest
  static final ArchRule session =
      mayImport(SESSION, CORE, CATALOGUE, WORDS, PAGE, COMMAND, STORY, FRAME)
          .because("what one person sees and types is computed, for any game");

  @ArchTest
  static final ArchRule fullscreen =
      mayImport(FULLSCREEN, FRAME, COMMAND, WORDS, PAGE)
          .because("what keys do is computed, for any screen");

  @ArchTest
  static final ArchRule terminal =
      mayImport(TERMINAL, FRAME, PAGE, COMMAND, FULLSCREEN, LANTERNA, JLINE)
          .because("a console shows frames and hears input, and knows no match");

  @ArchTest
  static final ArchRule play =
      mayImport(PLAY, CORE, CATALOGUE, WORDS, FRAME, PAGE, SESSION, STUDY, COMMAND, TERMINAL, SAVE)
          .because("a table is played the same whatever the game and wherever its people sit");

  @ArchTest
  static final ArchRule study =
      mayImport(STUDY, CORE, CATALOGUE, FRAME, WORDS)
          .because("what was best in a match is found without a table or a screen");

  @ArchTest
  static final ArchRule html =
      mayImport(HTML, CORE, CATALOGUE, WORDS, SESSION, FRAME)
          .because("a page is computed from what eyes were shown, and written elsewhere");

  @ArchTest
  static final ArchRule puzzle =
      mayImport(PUZZLE, CORE, CATALOGUE, WORDS, SAVE, STUDY, PLAY)
          .because("a puzzle is a table with a question, whatever the game");

  @ArchTest
  static final ArchRule rating =
      mayImport(RATING).because("strength is reckoned from numbers alone");

  @ArchTest
  static final ArchRule event =
      mayImport(EVENT, CORE, CATALOGUE, PLAY, SESSION)
          .because("who did how well on which deal is counted without a house");

  @ArchTest
  static final ArchRule sim =
      mayImport(SIM, CORE, CATALOGUE).because("matches between bots need no eyes");

  @ArchTest
  static final ArchRule house =
      mayImport(HOUSE, CORE, CATALOGUE, PLAY, SAVE, SIM, EVENT, RATING)
          .because("who sits where is decided without a sentence, a file or a connection");

  @ArchTest
  static final ArchRule disk =
      mayImport(DISK, HOUSE, CORE, CATALOGUE, WORDS, PLAY, SAVE)
          .because("files of a house are read and written without deciding anything");

  @ArchTest
  static final ArchRule sql =
      mayImport(
              SQL, HOUSE, DISK, CORE, CATALOGUE, WORDS, PLAY, SAVE, EVENT, RATING, JDBC, HIKARI,
              POSTGRES)
          .because("a house is kept in a database, and nothing is decided there");

  @ArchTest
  static final ArchRule lobby =
      mayImport(
              LOBBY, HOUSE, DISK, CORE, CATALOGUE, WORDS, SESSION, COMMAND, FRAME, PAGE, TERMINAL,
              PLAY, EVENT, RATING)
          .because("what people see and type in a house is the same whatever brings them there");

  @ArchTest
  static final ArchRule ssh =
      mayImport(SSH, HOUSE, DISK, SQL, LOBBY, WORDS, SESSION, COMMAND, FRAME, PAGE, TERMINAL, SSHD)
          .because("the house is one more way in, not another program");

  @ArchTest
  static final ArchRule operate =
      mayImport(OPERATE, CORE, CATALOGUE, PLAY, EVENT, HOUSE, LOBBY, SSH, WORDS, PROMETHEUS, HTTP)
          .because("a house is measured and steered from outside, and knows nothing of it");

  @ArchTest
  static final ArchRule cli =
      mayImport(CLI, CORE, "lethe.app..", PICOCLI, JACKSON)
          .because("the command line ties the app together and names no game");

  @ArchTest
  static final ArchRule start =
      mayImport("lethe.app", CLI)
          .because("the start of the program hands over to its command line");

  @ArchTest
  static final ArchRule nowhereElse =
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
          .because("a package without a rule above could import anything");

  @ArchTest
  static final ArchRule oneGameEach =
      classes()
          .that()
          .resideInAnyPackage(GAMES, BOTS, EACH_TITLE)
          .should(nameNoOtherGame())
          .because("a game is whole in its own folders, and can be taken out with them")
          .allowEmptyShould(true);

  @ArchTest static final ArchRule picocli = onlyIn(PICOCLI, CLI);

  @ArchTest static final ArchRule lanterna = onlyIn(LANTERNA, TERMINAL);

  @ArchTest static final ArchRule jline = onlyIn(JLINE, TERMINAL);

  @ArchTest static final ArchRule sshd = onlyIn(SSHD, SSH);

  @ArchTest static final ArchRule jackson = onlyIn(JACKSON, CLI);

  @ArchTest static final ArchRule prometheus = onlyIn(PROMETHEUS, OPERATE);

  @ArchTest static final ArchRule jdbc = onlyIn(JDBC, SQL);

  @ArchTest static final ArchRule hikari = onlyIn(HIKARI, SQL);

  @ArchTest static final ArchRule postgres = onlyIn(POSTGRES, SQL);

  @ArchTest static final ArchRule http = onlyIn(HTTP, OPERATE);

  // Everywhere.

  /** What a house says is not to depend on the country of its machine. */
  @ArchTest
  static final ArchRule locale =
      noClasses()
          .should()
          .callMethod(String.class, "formatted", Object[].class)
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class)
          .because("they write numbers as the machine's country does; name a locale");

  // Inside a game.

  @ArchTest
  static final ArchRule stateIsHidden =
      classes()
          .that()
          .resideInAPackage(GAMES)
          .and()
          .haveSimpleName("State")
          .should()
          .bePackagePrivate()
          .because("whoever cannot name the truth can neither draw nor log nor save it")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule rulesAreHidden =
      noClasses()
          .that()
          .resideOutsideOfPackage(GAMES)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(RULES)
          .because("whoever could start the rules could look into their states")
          .allowEmptyShould(true);

  // Inside a house.

  @ArchTest
  static final ArchRule nothingIsKeptOrConnectedInAHouse =
      noClasses()
          .that()
          .resideInAPackage(HOUSE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.nio.channels..")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.net\\..*Socket.*|java\\.io\\.(File|RandomAccess).*")
          .because("a house can be kept in a database, and looked at in a test");

  @ArchTest
  static void everyGameHasATitle(JavaClasses program) {
    // A row of the catalogue is a Title; before there is such a thing there is no catalogue.
    if (!program.contain("lethe.app.titles.Title")) {
      return;
    }
    JavaClass title = program.get("lethe.app.titles.Title");
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
        .check(program);
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
