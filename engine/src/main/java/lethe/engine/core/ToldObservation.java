package lethe.engine.core;

/**
 * One observation as a viewer received it.
 *
 * @param ephemeral whether the observation was told only once and must not be shown again while the
 *     match is running
 */
public record ToldObservation<O>(O observation, boolean ephemeral) {}
