package lethe.app.titles;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.titles.sample.SampleTitle;

/**
 * The titles of the catalog and the sample title. Laws that hold for every title are tested with
 * all of them.
 */
public final class AllTitles {
  public static final List<Title<?, ?, ?>> ALL =
      Stream.<Title<?, ?, ?>>concat(Titles.ALL.stream(), Stream.of(SampleTitle.TITLE)).toList();

  private AllTitles() {}
}
