package lethe.app.session;

/** What somebody who looks at a match again wants done outside of the page. */
public sealed interface Wish permits Judging.Wanted, Wish.Keep {
  /** Their notes are to be kept so. */
  record Keep(Notes notes) implements Wish {}
}
