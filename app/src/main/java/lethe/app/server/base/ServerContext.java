package lethe.app.server.base;

import java.security.SecureRandom;

/** The environment shared by all parts of a server. */
public record ServerContext(Limits limits, Log log, Clocks clocks, SecureRandom random) {}
