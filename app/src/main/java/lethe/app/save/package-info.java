/** Text files and journals on disk. Imports {@code engine.core}. */
package lethe.app.save;
