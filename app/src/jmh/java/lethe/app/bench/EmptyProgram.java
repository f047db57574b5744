package lethe.app.bench;

/** The fastest program that prints something. */
public final class EmptyProgram {
  private EmptyProgram() {}

  public static void main(String[] args) {
    System.out.print("x");
  }
}
