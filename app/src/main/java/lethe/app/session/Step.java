package lethe.app.session;

import java.util.List;

/** What comes of an input: the session after it, and what is to be done. */
public record Step<C, O, V>(Session<C, O, V> session, List<Effect<C>> effects) {}
