package lethe.app.house.sql;

import java.io.IOException;
import java.sql.SQLException;

/** Finds the seal of a database that is open, and has its tables. */
interface Sealing {
  Seal seal() throws IOException, SQLException;
}
