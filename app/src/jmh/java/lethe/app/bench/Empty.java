package lethe.app.bench;

/** The quickest program that shows something. */
public final class Empty {
  private Empty() {}

  public static void main(String[] args) {
    System.out.print("x");
  }
}
