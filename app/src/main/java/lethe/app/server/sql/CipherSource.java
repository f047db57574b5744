package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;

/** Supplies the cipher for the seeds of a database whose schema exists. */
interface CipherSource {
  SeedCipher open() throws IOException, SQLException;
}
