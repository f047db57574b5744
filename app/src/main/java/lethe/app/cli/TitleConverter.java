package lethe.app.cli;

import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A game by the word that it is called by. */
final class TitleConverter implements ITypeConverter<Title<?, ?, ?>> {
  @Override
  public Title<?, ?, ?> convert(String name) {
    return Titles.named(name)
        .orElseThrow(
            () -> new TypeConversionException(Lethe.SAY.say("unknown-game", name, Titles.names())));
  }
}
