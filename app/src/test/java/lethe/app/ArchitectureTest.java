package lethe.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static lethe.app.ProgramClasses.PROGRAM;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.program.ProgramPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Tests the structure of the program: the dependencies between packages and on libraries, and other
 * rules, for example about hidden states and locales. {@link PurityTest} tests what the pure
 * packages must not use.
 */
@Tag("titles")
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
  // No trailing "..": only the code shared by all titles, not the packages of individual titles.
  private static final String CATALOG = "lethe.app.titles";
  private static final String EACH_TITLE = "lethe.app.titles.*..";
  private static final String TEXT = "lethe.app.text..";
  private static final String PAGE = "lethe.app.page..";
  private static final String RUNNER = "lethe.app.runner..";
  private static final String SESSION = "lethe.app.session..";
  private static final String FULLSCREEN = "lethe.app.fullscreen..";
  private static final String TERMINAL = "lethe.app.terminal..";
  private static final String PLAY = "lethe.app.play..";
  private static final String SIM = "lethe.app.sim..";
  private static final String JSON = "lethe.app.json..";
  private static final String PROGRAM_PLAYER = "lethe.app.program..";
  private static final String ANALYSIS = "lethe.app.analysis..";
  private static final String HTML = "lethe.app.html..";
  private static final String PUZZLE = "lethe.app.puzzle..";
  private static final String RATING = "lethe.app.rating..";
  private static final String EVENT = "lethe.app.event..";
  // Without dots: the class that combines the parts of a server, not the parts themselves.
  private static final String SERVER = "lethe.app.server";
  private static final String SERVER_BASE = "lethe.app.server.base";
  private static final String SERVER_LIMIT = "lethe.app.server.limit";
  private static final String SERVER_ACCOUNT = "lethe.app.server.account";
  private static final String SERVER_CLIENT = "lethe.app.server.client";
  private static final String SERVER_CLUSTER = "lethe.app.server.cluster";
  private static final String SERVER_TABLE = "lethe.app.server.table";
  private static final String SERVER_EVENT = "lethe.app.server.event";
  private static final String SERVER_SESSION = "lethe.app.server.session";
  private static final String SERVER_STORE = "lethe.app.server.store";
  // All packages of the server except those that implement its storage: disk and sql.
  private static final String SERVER_PARTS =
      "lethe.app.server.[base|limit|account|client|cluster|table|event|session|store]";
  private static final String DISK = "lethe.app.server.disk..";
  private static final String SQL = "lethe.app.server.sql..";
  private static final String LOBBY = "lethe.app.lobby..";
  private static final String SSH = "lethe.app.ssh..";
  private static final String OPERATE = "lethe.app.operate..";
  private static final String SAVED_GAME = "lethe.app.savedgame..";
  private static final String MENU = "lethe.app.menu..";
  private static final String LOCAL = "lethe.app.local..";
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

  private static final Pattern GAME_PACKAGE =
      Pattern.compile("lethe\\.(?:engine\\.games|engine\\.bots|app\\.titles)\\.(\\w+).*");

  /** The dependencies allowed for each package. */
  static final List<ArchRule> DEPENDENCIES =
      List.of(
          mayImport(CORE).because("everything else depends on the contract"),
          mayImport(KIT).because("pieces are values that can be used without a match"),
          mayImport(GAMES, CORE, KIT).because("a game is rules and nothing else"),
          mayImport(BOTS, CORE, KIT, GAMES)
              .because("a bot uses the same interface as a human player"),
          mayImport(FRAME).because("a frame is a grid of cells with any content"),
          mayImport(STORY, CORE)
              .because("the story depends on what was observed, not on how it is shown"),
          mayImport(COMMAND, CORE)
              .because("typed lines mean the same in every game and every window"),
          mayImport(SAVE, CORE).because("a journal is saved without knowledge of its game"),
          mayImport(TEXT, CORE).because("messages can be used by every package"),
          mayImport(CATALOG, EACH_TITLE, CORE, FRAME, STORY, TEXT)
              .because("the catalog lists the titles and knows no game"),
          mayImport(EACH_TITLE, CATALOG, CORE, FRAME, STORY, TEXT, KIT, GAMES, BOTS)
              .because("a title shows one game and does not play it"),
          mayImport(PAGE, CORE, FRAME, TEXT)
              .because("pages work the same for any content and viewer"),
          mayImport(RUNNER, FRAME, PAGE).because("pages are shown the same, whatever they contain"),
          mayImport(SESSION, CORE, CATALOG, TEXT, PAGE, COMMAND, STORY, FRAME)
              .because("what a player sees and types is handled the same in every game"),
          mayImport(FULLSCREEN, FRAME, COMMAND, TEXT, PAGE)
              .because("keys are handled the same on every screen"),
          mayImport(TERMINAL, FRAME, PAGE, COMMAND, FULLSCREEN, LANTERNA, JLINE)
              .because("a console shows frames and reads input, and knows no match"),
          mayImport(
                  PLAY,
                  CORE,
                  CATALOG,
                  TEXT,
                  FRAME,
                  PAGE,
                  RUNNER,
                  SESSION,
                  ANALYSIS,
                  COMMAND,
                  TERMINAL,
                  SAVE,
                  PROGRAM_PLAYER)
              .because("a table works the same for any game and any connection of its players"),
          mayImport(ANALYSIS, CORE, CATALOG, FRAME, TEXT)
              .because("an analysis needs no table and no screen"),
          mayImport(HTML, CORE, CATALOG, TEXT, SESSION, FRAME, JACKSON)
              .because("a page is computed from what a viewer was shown, and written elsewhere"),
          mayImport(PUZZLE, CORE, CATALOG, TEXT, SAVE, ANALYSIS, PLAY)
              .because("a puzzle is a table with a question in any game"),
          mayImport(RATING).because("ratings are computed from numbers alone"),
          mayImport(EVENT, CORE, CATALOG, PLAY, SESSION)
              .because("rankings are computed without a server"),
          mayImport(SIM, CORE, CATALOG, TEXT, PROGRAM_PLAYER)
              .because("matches between bots or programs need no screen"),
          mayImport(JSON, CORE, JACKSON).because("values are written in the same way everywhere"),
          mayImport(PROGRAM_PLAYER, CORE, CATALOG, FRAME, TEXT, JSON)
              .because("a program plays a seat without a table or a screen"),
          mayImport(SERVER_BASE, CORE).because("every part of the server uses it"),
          mayImport(SERVER_LIMIT, SERVER_BASE)
              .because("limits of an address do not depend on the account"),
          mayImport(SERVER_ACCOUNT, SERVER_LIMIT, SERVER_BASE, CORE, CATALOG)
              .because("an account exists without a connection"),
          mayImport(SERVER_CLIENT, SERVER_ACCOUNT, SERVER_LIMIT, SERVER_BASE, CORE)
              .because("a client is told what happens, and decides nothing"),
          mayImport(SERVER_CLUSTER, SERVER_CLIENT, SERVER_BASE)
              .because("messages between servers are only hints"),
          mayImport(
                  SERVER_TABLE,
                  SERVER_CLUSTER,
                  SERVER_CLIENT,
                  SERVER_ACCOUNT,
                  SERVER_LIMIT,
                  SERVER_BASE,
                  CORE,
                  CATALOG,
                  PLAY,
                  SAVE,
                  EVENT)
              .because("a table decides about its seats and its match"),
          mayImport(
                  SERVER_EVENT,
                  SERVER_TABLE,
                  SERVER_CLIENT,
                  SERVER_ACCOUNT,
                  SERVER_LIMIT,
                  SERVER_BASE,
                  CORE,
                  CATALOG,
                  PLAY,
                  SIM,
                  EVENT,
                  RATING)
              .because("an event is played at tables"),
          mayImport(
                  SERVER_SESSION,
                  SERVER_TABLE,
                  SERVER_CLUSTER,
                  SERVER_CLIENT,
                  SERVER_ACCOUNT,
                  SERVER_LIMIT,
                  SERVER_BASE,
                  CORE)
              .because("a session ends or is renamed depending on the tables"),
          mayImport(
                  SERVER_STORE,
                  SERVER_SESSION,
                  SERVER_EVENT,
                  SERVER_TABLE,
                  SERVER_CLUSTER,
                  SERVER_ACCOUNT)
              .because("the store combines the stores of the parts"),
          mayImport(SERVER, SERVER_PARTS, CORE, CATALOG, PLAY)
              .because("the server's decisions need no texts, files or connections"),
          mayImport(DISK, SERVER, SERVER_PARTS, CORE, CATALOG, TEXT, PLAY, SAVE)
              .because("the server's files are read and written without decisions"),
          mayImport(
                  SQL,
                  SERVER,
                  SERVER_PARTS,
                  DISK,
                  CORE,
                  CATALOG,
                  TEXT,
                  PLAY,
                  SAVE,
                  EVENT,
                  RATING,
                  JDBC,
                  HIKARI,
                  POSTGRES)
              .because("the database stores the server's data without decisions"),
          mayImport(
                  LOBBY,
                  SERVER,
                  SERVER_PARTS,
                  DISK,
                  CORE,
                  CATALOG,
                  TEXT,
                  SESSION,
                  COMMAND,
                  FRAME,
                  PAGE,
                  RUNNER,
                  TERMINAL,
                  PLAY,
                  EVENT,
                  RATING,
                  JSON)
              .because("what users see and type on a server does not depend on the connection"),
          mayImport(
                  SSH,
                  SERVER,
                  SERVER_PARTS,
                  DISK,
                  SQL,
                  LOBBY,
                  TEXT,
                  SESSION,
                  COMMAND,
                  FRAME,
                  PAGE,
                  TERMINAL,
                  JSON,
                  SSHD)
              .because("the server is another way of access, not another program"),
          mayImport(
                  OPERATE,
                  CORE,
                  CATALOG,
                  PLAY,
                  EVENT,
                  SERVER,
                  SERVER_PARTS,
                  LOBBY,
                  SSH,
                  COMMAND,
                  TEXT,
                  PROMETHEUS,
                  HTTP)
              .because("the server is measured and controlled from outside"),
          mayImport(SAVED_GAME, CORE, CATALOG, TEXT, SAVE, SESSION, PLAY)
              .because("saved games are read and written without menus and commands"),
          mayImport(
                  MENU, CORE, CATALOG, TEXT, FRAME, PAGE, SESSION, TERMINAL, SAVE, PLAY, SAVED_GAME)
              .because("menus are pages; they open and change nothing themselves"),
          mayImport(
                  LOCAL,
                  CORE,
                  CATALOG,
                  TEXT,
                  FRAME,
                  PAGE,
                  RUNNER,
                  SESSION,
                  TERMINAL,
                  SAVE,
                  PLAY,
                  PUZZLE,
                  SAVED_GAME,
                  MENU,
                  PROGRAM_PLAYER)
              .because("a user at this terminal needs no command line"),
          mayImport(CLI, CORE, "lethe.app..", PICOCLI, JACKSON)
              .because("the command line ties the app together and names no game"),
          mayImport("lethe.app", CLI)
              .because("the start of the program hands over to its command line"));

  /** The only packages that may use each library. */
  static final List<ArchRule> LIBRARIES =
      List.of(
          onlyIn(PICOCLI, CLI),
          onlyIn(LANTERNA, TERMINAL),
          onlyIn(JLINE, TERMINAL),
          onlyIn(SSHD, SSH),
          onlyIn(JACKSON, CLI, HTML, JSON),
          onlyIn(PROMETHEUS, OPERATE),
          onlyIn(JDBC, SQL),
          onlyIn(HIKARI, SQL),
          onlyIn(POSTGRES, SQL),
          onlyIn(HTTP, OPERATE));

  /** The other rules, for example about cycles, hidden states and locales. */
  static final List<ArchRule> STRUCTURE =
      List.of(
          slices()
              .matching("lethe.app.server.(*)..")
              .should()
              .beFreeOfCycles()
              .because("each part of the server can be understood without those that use it"),
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
                  TEXT,
                  PAGE,
                  RUNNER,
                  CATALOG,
                  EACH_TITLE,
                  SESSION,
                  FULLSCREEN,
                  TERMINAL,
                  PLAY,
                  SIM,
                  JSON,
                  PROGRAM_PLAYER,
                  ANALYSIS,
                  HTML,
                  PUZZLE,
                  EVENT,
                  RATING,
                  SERVER,
                  SERVER_PARTS,
                  DISK,
                  SQL,
                  LOBBY,
                  SSH,
                  OPERATE,
                  SAVED_GAME,
                  MENU,
                  LOCAL,
                  CLI,
                  "lethe.app",
                  "lethe.engine")
              .because("a package without a rule could import anything"),
          classes()
              .that()
              .resideInAnyPackage(GAMES, BOTS, EACH_TITLE)
              .should(nameNoOtherGame())
              .because("a game is complete in its own folders and can be removed with them")
              .allowEmptyShould(true),
          // Output must not depend on the default locale of the machine.
          noClasses()
              .should()
              .callMethod(String.class, "formatted", Object[].class)
              .orShould()
              .callMethod(String.class, "format", String.class, Object[].class)
              .because("the result depends on the default locale; pass a locale"),
          noClasses()
              .should()
              .callMethod(Character.class, "isDigit", char.class)
              .orShould()
              .callMethod(Character.class, "isDigit", int.class)
              .because("numbers consist of ASCII digits, not of the digits of all scripts"),
          classes()
              .that()
              .resideInAPackage(GAMES)
              .and()
              .haveSimpleName("State")
              .should()
              .bePackagePrivate()
              .because("code that cannot name the hidden state cannot draw, log or save it")
              .allowEmptyShould(true),
          noClasses()
              .that()
              .resideOutsideOfPackage(GAMES)
              .should()
              .dependOnClassesThat()
              .resideInAPackage(RULES)
              .because("code that can start the rules can inspect their states")
              .allowEmptyShould(true),
          noClasses()
              .that()
              .resideOutsideOfPackage(CLI)
              .should()
              .callConstructor(ProgramPool.class, List.class, Path.class, String.class)
              .because("only the command line starts programs, not a script or a saved game"),
          noClasses()
              .that()
              .resideOutsideOfPackages(PROGRAM_PLAYER, SSH)
              .should()
              .dependOnClassesThat()
              .belongToAnyOf(ProcessBuilder.class)
              .because(
                  "processes are started for programs that play, and for the hooks of a server"),
          noClasses()
              .that()
              .resideInAnyPackage(SERVER, SERVER_PARTS)
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage("java.nio.file..", "java.nio.channels..")
              .orShould()
              .dependOnClassesThat()
              .haveNameMatching("java\\.net\\..*Socket.*|java\\.io\\.(File|RandomAccess).*")
              .because("a server can use a database, and can be tested without files"));

  @ParameterizedTest
  @FieldSource({"DEPENDENCIES", "LIBRARIES", "STRUCTURE"})
  void theProgramFollowsTheArchitectureRule(ArchRule rule) {
    rule.check(PROGRAM);
  }

  @Test
  void everyGameHasATitle() {
    JavaClass title = PROGRAM.get("lethe.app.titles.Title");
    Set<String> gamesWithTitle =
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
                if (!gamesWithTitle.contains(game)) {
                  events.add(
                      SimpleConditionEvent.violated(
                          item, item.getName() + " has no Title in lethe.app.titles." + game));
                }
              }
            })
        .because("a game that is not in the catalog cannot be played")
        .allowEmptyShould(true)
        .check(PROGRAM);
  }

  private static ArchRule mayImport(String importingPackage, String... importedPackages) {
    String[] packages =
        Stream.concat(Stream.of(importingPackage), Stream.of(importedPackages))
            .toArray(String[]::new);
    DescribedPredicate<JavaClass> allowed = resideInAnyPackage(packages).or(IN_JAVA_BASE);
    if (importingPackage.startsWith("lethe.app")) {
      allowed = allowed.or(resideInAPackage("org.jspecify.annotations"));
    }
    return classes()
        .that()
        .resideInAPackage(importingPackage)
        .should()
        .onlyDependOnClassesThat(
            allowed.as("are in %s or java.base".formatted(String.join(", ", packages))))
        .allowEmptyShould(true);
  }

  private static ArchRule onlyIn(String library, String... packages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .because("a library used by few packages can be replaced")
        .allowEmptyShould(true);
  }

  private static Optional<String> gameOf(JavaClass type) {
    Matcher matcher = GAME_PACKAGE.matcher(type.getPackageName());
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private static ArchCondition<JavaClass> nameNoOtherGame() {
    return new ArchCondition<>("name no other game") {
      @Override
      public void check(JavaClass item, ConditionEvents events) {
        for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
          Optional<String> otherGame = gameOf(dependency.getTargetClass());
          if (otherGame.isPresent() && !otherGame.equals(gameOf(item))) {
            events.add(SimpleConditionEvent.violated(item, dependency.getDescription()));
          }
        }
      }
    };
  }
}
