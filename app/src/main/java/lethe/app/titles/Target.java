package lethe.app.titles;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Text;

/**
 * A place on the drawn table that can be pointed at.
 *
 * @param area where it is drawn
 * @param about what is there, in sentences; nothing that this viewer does not know
 * @param commands what can be done there now, the likeliest first; perhaps nothing
 */
public record Target<C>(Area area, List<Text> about, List<C> commands) {}
