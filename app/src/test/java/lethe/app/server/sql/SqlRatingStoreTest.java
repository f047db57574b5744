package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.rating.GlickoRating;
import lethe.app.server.account.AccountRecord;
import lethe.app.server.account.Login;
import lethe.app.server.account.TestAccounts;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.event.RatingStore;
import lethe.app.server.event.RatingStore.RatingEntry;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that ratings belong to accounts, independently of their logins. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SqlRatingStoreTest {
  private static final LocalDate DAY = LocalDate.of(2026, 1, 1);
  private static final GlickoRating STRONG = new GlickoRating(1700, 100, 0.05);
  private static final GlickoRating WEAK = new GlickoRating(1500, 200, 0.06);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private SqlServerStore store;

  @BeforeEach
  void open() throws IOException {
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    store = databaseKind.store(data, new Log(out, InstantSource.system()));
    List<AccountRecord> records =
        Stream.of("anna", "ben", "cleo")
            .map(name -> TestAccounts.account("key:" + name, name, "192.0.2.7", DAY))
            .toList();
    assertThat(store.accounts().save(records, List.of())).isEqualTo(WriteResult.DONE);
  }

  private static RatingEntry entry(String pool, String subject, GlickoRating rating) {
    return new RatingEntry(new RatingStore.RatingKey(pool, "", subject), rating, 1);
  }

  /** Stores each rating as the result of the match at another table, numbered from 1. */
  private void rate(RatingEntry... all) {
    int table = 1;
    for (RatingEntry entry : all) {
      new StoredData(data, databaseKind)
          .update(
              "insert into tables (number, version, game, host, host_address, creator, archived)"
                  + " values (?, 1, 'ta-se', '', '', '', 0)",
              table);
      assertThat(store.ratings().save(table, List.of(entry))).isEqualTo(WriteResult.DONE);
      table++;
    }
  }

  private void mergeBenIntoAnna() {
    assertThat(store.logins().savePairingCode("key:anna", "word")).isEqualTo(WriteResult.DONE);
    Login login = TestAccounts.login("key:ben", DAY);
    assertThat(store.logins().redeemPairingCode("word", login, "key:ben"))
        .isEqualTo(WriteResult.DONE);
  }

  @Test
  void ratingsAreFoundByAccount() throws IOException {
    rate(
        entry("ta-se", "key:anna", STRONG),
        entry("ravens pairs", "key:anna key:ben", STRONG),
        entry("ravens pairs", "deal autumn 1", WEAK));
    RatingStore ratings = store.ratings();
    assertThat(ratings.ratingsOf("key:anna")).hasSize(2);
    assertThat(ratings.ratingsOf("key:ben")).extracting(RatingEntry::matches).containsExactly(1);
    assertThat(ratings.ratingsOf("key:cleo")).isEmpty();
    assertThat(ratings.ratingsOf("key:a")).isEmpty();
    assertThat(ratings.leaders("ravens pairs", "", 9)).hasSize(1);
  }

  @Test
  void ratingsOfMergedAccountsAreCombined() throws IOException {
    rate(
        entry("ta-se", "key:ben", STRONG),
        entry("robots", "key:ben", STRONG),
        entry("robots", "key:anna", WEAK),
        entry("ravens pairs", "key:ben key:cleo", STRONG),
        entry("ravens pairs", "key:anna key:ben", STRONG));
    mergeBenIntoAnna();
    assertThat(store.ratings().ratingsOf("key:ben")).isEmpty();
    List<RatingEntry> entries = store.ratings().ratingsOf("key:anna");
    assertThat(entries)
        .extracting(entry -> entry.key().pool() + ": " + entry.key().subject())
        .containsExactly("ravens pairs: key:anna key:cleo", "robots: key:anna", "ta-se: key:anna");
    assertThat(entries.get(2).rating()).isEqualTo(STRONG);
    assertThat(entries.get(1).matches()).isEqualTo(2);
    assertThat(entries.get(1).rating().points()).isBetween(1650.0, 1700.0);
    assertThat(entries.get(1).rating().deviation()).isCloseTo(91.8, within(1.0));
    assertThat(store.ratings().ratingsOf("key:cleo")).hasSize(1);
  }
}
