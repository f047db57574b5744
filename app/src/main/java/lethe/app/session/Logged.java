package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;

/**
 * What was told at one moment.
 *
 * @param story whether it is a piece of the story
 */
record Logged(List<Text> lines, boolean story) {}
