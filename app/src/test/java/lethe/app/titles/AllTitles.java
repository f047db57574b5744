package lethe.app.titles;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.sample.SampleTitle;

/**
 * All titles of the catalog and the sample title. What must hold for every title is tested on
 * these.
 */
public final class AllTitles {
  public static final List<Title<?, ?, ?>> ALL =
      Stream.<Title<?, ?, ?>>concat(Titles.ALL.stream(), Stream.of(SampleTitle.TITLE)).toList();

  private AllTitles() {}
}
