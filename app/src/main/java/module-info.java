/**
 * The program. It exports nothing: it is started, and nobody builds on it. Being a module, it can
 * name no more of the engine than the engine exports, and so neither the rules of a game nor their
 * states.
 */
module lethe.app {
  requires com.fasterxml.jackson.core;
  requires com.zaxxer.hikari;
  requires com.googlecode.lanterna;
  requires info.picocli;
  requires io.prometheus.metrics.core;
  requires io.prometheus.metrics.model;
  requires io.prometheus.writer.text;
  requires java.management;
  requires java.sql;
  requires jdk.httpserver;
  requires lethe.engine;
  requires org.apache.sshd.osgi;
  requires static org.checkerframework.checker.qual;
  requires static org.jspecify;
  requires org.jline;
  requires org.postgresql.jdbc;
}
