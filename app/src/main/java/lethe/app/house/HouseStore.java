package lethe.app.house;

import java.util.Optional;

/** Where a house keeps what must not be lost. Any thread may use it. */
public interface HouseStore {
  TableStore tables();

  PeopleStore people();

  LoginStore logins();

  FriendStore friends();

  BanStore bans();

  EventStore events();

  RatingStore ratings();

  /** The hashes that were shown here. */
  ShownHashes shown();

  /** Other houses that keep things here; none where there can be none. */
  Optional<Others> others();

  /** How many bytes can still be written. */
  long room();

  /** Gives back what it took of the machine; nothing is written afterwards. */
  void close();
}
