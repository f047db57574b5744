package lethe.engine.core;

/**
 * One observation as a viewer received it.
 *
 * @param what the observation
 * @param fleeting whether it was told only once and must not be shown again while the match is
 *     running
 */
public record Told<O>(O what, boolean fleeting) {}
