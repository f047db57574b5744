package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.Told;

/**
 * The match after one entry, or after several.
 *
 * @param snapshot what the viewer may know
 * @param told what the viewer was told of it, oldest first
 * @param takenBack that it took a move back, if it did
 * @param foreign whether somebody else did it
 */
public record Moment<C, O, V>(
    Snapshot<C, V> snapshot, List<Told<O>> told, Optional<Text> takenBack, boolean foreign) {
  public Moment {
    told = List.copyOf(told);
  }
}
