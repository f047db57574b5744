package lethe.app.server;

import java.security.SecureRandom;

/** The environment shared by all parts of a server. */
record ServerContext(Limits limits, Log log, Clocks clocks, SecureRandom random) {}
