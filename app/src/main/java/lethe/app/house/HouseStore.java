package lethe.app.house;

/** Where a house keeps what must not be lost. Any thread may use it. */
public interface HouseStore {
  TableStore tables();

  PeopleStore people();

  BanStore bans();

  /** How many bytes can still be written. */
  long room();

  /** Gives back what it took of the machine; nothing is written afterwards. */
  void close();
}
