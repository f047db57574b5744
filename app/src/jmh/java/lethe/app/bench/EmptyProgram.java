package lethe.app.bench;

/** Prints one character: the smallest program to compare with. */
public final class EmptyProgram {
  private EmptyProgram() {}

  public static void main(String[] args) {
    System.out.print("x");
  }
}
