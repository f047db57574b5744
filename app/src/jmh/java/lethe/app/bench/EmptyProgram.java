package lethe.app.bench;

/** Prints one character. Serves as the smallest program for comparison. */
public final class EmptyProgram {
  private EmptyProgram() {}

  public static void main(String[] args) {
    System.out.print("x");
  }
}
