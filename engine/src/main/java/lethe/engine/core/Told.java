package lethe.engine.core;

/**
 * One thing a viewer was told.
 *
 * @param what it was
 * @param fleeting whether it was told once, to be kept nowhere but in the hearer's memory
 */
public record Told<O>(O what, boolean fleeting) {}
