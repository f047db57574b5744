package lethe.app.bench;

/** The smallest program that prints something, for comparison. */
public final class EmptyProgram {
  private EmptyProgram() {}

  public static void main(String[] args) {
    System.out.print("x");
  }
}
