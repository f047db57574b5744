package lethe.app.savedgame;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.play.JournalCopies;
import lethe.app.play.LoadedMatch;
import lethe.app.save.SaveFolder;

/**
 * Determines whether the hidden cards of a saved game may be shown: not while the match or a copy
 * of it is running.
 */
public final class AccessPolicy {
  private AccessPolicy() {}

  /** Returns the reason why the hidden cards may not be shown; empty if they may. */
  public static Optional<String> denialReason(LoadedMatch savedGame) {
    Path file = savedGame.file();
    return new JournalCopies(SaveFolder.of(System.getenv()))
        .runningFile(savedGame)
        .map(
            runningCopy ->
                runningCopy.equals(file)
                    ? SavedGame.MESSAGES.format("still-running", file)
                    : SavedGame.MESSAGES.format("copy-still-running", file, runningCopy));
  }
}
