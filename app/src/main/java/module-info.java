/**
 * The program. It exports no packages. As a module, it can refer only to the exported packages of
 * the engine, and therefore not to the complete state of a game.
 */
module lethe.app {
  requires com.fasterxml.jackson.core;
  requires com.zaxxer.hikari;
  requires info.picocli;
  requires io.prometheus.metrics.core;
  requires io.prometheus.metrics.instrumentation.jvm;
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
