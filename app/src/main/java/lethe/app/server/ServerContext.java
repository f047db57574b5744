package lethe.app.server;

import java.security.SecureRandom;

/** The environment shared by all parts of a server. */
record ServerContext(Limits limits, Log log, Time time, SecureRandom random) {}
