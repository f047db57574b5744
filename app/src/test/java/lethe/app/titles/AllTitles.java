package lethe.app.titles;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.sample.SampleTitle;

/** Every title of the catalog, and the sample: what a title must be, all of them are. */
public final class AllTitles {
  public static final List<Title<?, ?, ?>> ALL =
      Stream.<Title<?, ?, ?>>concat(Titles.ALL.stream(), Stream.of(SampleTitle.TITLE)).toList();

  private AllTitles() {}
}
