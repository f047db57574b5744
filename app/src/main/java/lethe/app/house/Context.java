package lethe.app.house;

import java.security.SecureRandom;

/** The environment shared by all parts of a server. */
record Context(Limits limits, Log log, Time time, SecureRandom random) {}
