package lethe.app.house;

import java.security.SecureRandom;

/** What all of a house goes by. */
record Context(Limits limits, Log log, Time time, SecureRandom random) {}
