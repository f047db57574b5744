package lethe.app.house;

import java.io.IOException;
import java.util.Optional;

/**
 * Where it is kept by which keys and codes people are known. Each change is made whole, or not at
 * all, whoever else makes one.
 */
public interface LoginStore {
  /**
   * Another key can become this person's for some minutes, by a word that takes the last one's
   * place.
   */
  Written word(String person, String word);

  /** Whom a word was given to, as long as it holds. */
  Optional<String> giver(String word) throws IOException;

  /**
   * A key is from now on that of whoever the word was given to, which then holds no more. Whoever
   * had the key until now is that person, with all their keys.
   *
   * @param former who comes with the key until now, by id
   * @return beaten if the word does not hold, or somebody else has the key
   */
  Written join(String word, Login login, String former);

  /**
   * Somebody is no longer known by this.
   *
   * @return beaten if there is nothing else that they are known by
   */
  Written part(String person, String login);

  /** Somebody is known by this code from now on, and by no other. */
  Written code(String person, Login code);
}
