/** Text files and journals on disk. Depends on {@code engine.core}. */
package lethe.app.save;
