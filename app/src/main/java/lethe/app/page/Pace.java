package lethe.app.page;

/** When a table stands still until somebody has seen what happened. */
public enum Pace {
  /** After everything that another seat did. */
  ALWAYS,
  /** After what cannot be seen any more when the table goes on. */
  MATTERS,
  /** Never; what was told stands below the table. */
  NEVER
}
