package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Ctrl;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.Key.Unsupported;
import lethe.app.server.base.SafeText;
import lethe.app.terminal.InputQueue.Item;
import lethe.app.terminal.KeyReader.Input;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the decoding of input bytes. The end of the input has the same effect as a pause. */
@Timeout(60)
class KeyReaderTest {
  private static final String ESC = "\u001b";

  /** Returns the keys decoded from bytes that arrive in these pieces. */
  private static List<Key> keys(byte[]... pieces) {
    InputQueue input = new InputQueue();
    Thread.startVirtualThread(
        () -> {
          for (byte[] piece : pieces) {
            put(input, piece);
          }
          input.end();
        });
    KeyReader reader = new KeyReader(input, false);
    List<Key> keys = new ArrayList<>();
    for (Input event = reader.next(InputQueue.UNLIMITED);
        !event.equals(signal(Item.ENDED));
        event = reader.next(InputQueue.UNLIMITED)) {
      if (event instanceof Input.KeyPressed(Key key)) {
        keys.add(key);
      }
    }
    return keys;
  }

  private static void put(InputQueue input, byte... bytes) {
    try {
      input.put(bytes, bytes.length);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static Input signal(Item item) {
    return new Input.SignalReceived(item);
  }

  private static List<Key> keys(String text) {
    return keys(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void printableCharactersAreDecoded() {
    assertThat(keys("a 5;~é"))
        .containsExactly(
            new Char('a'),
            new Char(' '),
            new Char('5'),
            new Char(';'),
            new Char('~'),
            new Char('é'));
  }

  @Test
  void controlSequencesAreDecodedAsKeys() {
    assertThat(keys("\r\n\t\u007f\b"))
        .containsExactly(
            SpecialKey.ENTER,
            SpecialKey.ENTER,
            SpecialKey.TAB,
            SpecialKey.BACKSPACE,
            SpecialKey.BACKSPACE);
    assertThat(keys(ESC + "[A" + ESC + "[B" + ESC + "[C" + ESC + "[D" + ESC + "OA"))
        .containsExactly(
            SpecialKey.UP, SpecialKey.DOWN, SpecialKey.RIGHT, SpecialKey.LEFT, SpecialKey.UP);
    assertThat(keys(ESC + "[5~" + ESC + "[6~" + ESC + "[3~" + ESC + "[Z" + ESC + "OP"))
        .containsExactly(
            SpecialKey.PAGE_UP,
            SpecialKey.PAGE_DOWN,
            SpecialKey.DELETE,
            SpecialKey.BACK_TAB,
            SpecialKey.F1);
    assertThat(keys(ESC + "[H" + ESC + "[F" + ESC + "[1~" + ESC + "[4~" + ESC + "[11~"))
        .containsExactly(
            SpecialKey.HOME, SpecialKey.END, SpecialKey.HOME, SpecialKey.END, SpecialKey.F1);
    assertThat(keys(ESC + "[[A")).containsExactly(SpecialKey.F1);
    assertThat(keys(ESC + "OQ" + ESC + "[12~" + ESC + "[[B"))
        .containsExactly(SpecialKey.F2, SpecialKey.F2, SpecialKey.F2);
  }

  @Test
  void controlKeysAreRecognized() {
    assertThat(keys("\u0001\u0003\u001a"))
        .containsExactly(new Ctrl('a'), new Ctrl('c'), new Ctrl('z'));
  }

  @Test
  void anEscapeWithoutASequenceIsAKey() {
    assertThat(keys(ESC)).containsExactly(SpecialKey.ESCAPE);
    assertThat(keys("x" + ESC)).containsExactly(new Char('x'), SpecialKey.ESCAPE);
  }

  @Test
  void aSequenceCanArriveInPieces() {
    assertThat(keys(new byte[] {0x1b}, new byte[] {'['}, new byte[] {'A'}, new byte[] {'x'}))
        .containsExactly(SpecialKey.UP, new Char('x'));
    assertThat(keys(new byte[] {(byte) 0xc3}, new byte[] {(byte) 0xa9}))
        .containsExactly(new Char('é'));
  }

  @Test
  void onlyLeftClicksAreReported() {
    assertThat(keys(ESC + "[<0;12;7M" + ESC + "[<0;12;7m")).containsExactly(new Click(11, 6));
    assertThat(keys(ESC + "[<64;12;7M" + ESC + "[<2;1;1M" + ESC + "[M !!")).isEmpty();
  }

  @Test
  void aPasteIsOneText() {
    assertThat(keys(ESC + "[200~put 5\rin 2\u0007\u001b[A" + ESC + "[201~x"))
        .containsExactly(new Paste("put 5\nin 2[A"), new Char('x'));
    assertThat(keys(ESC + "[200~" + "y\n".repeat(50_000) + ESC + "[201~x"))
        .hasSize(2)
        .last()
        .isEqualTo(new Char('x'));
  }

  /** The sequences are reports of terminals and unsupported keys. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[97;5u",
        "[?1;2c",
        "[I",
        "[O",
        "[12;40R",
        "]11;rgb:0000/0000/0000\u0007",
        "]0;title\u001b\\",
        "P>|terminal\u001b\\",
        "[1;2;3;4;5z",
        "[?2004;1$y",
        "[24~",
        "OZ",
        "[1;5P!",
        "_payload\u001b\\",
        "a",
        "[9999999999999999999999999999~",
        "[<1;2M",
        "[<99999999999;1;1M"
      })
  void unknownSequencesProduceNoCharacters(String sequence) {
    List<Key> keys = keys(ESC + sequence + "x");
    assertThat(keys).last().isEqualTo(new Char('x'));
    assertThat(keys.subList(0, keys.size() - 1))
        .allMatch(key -> key instanceof SpecialKey || key.equals(new Char('!')));
  }

  @Test
  void malformedBytesProduceNoCharacters() {
    assertThat(keys(new byte[] {(byte) 0xff, (byte) 0xc0, (byte) 0x80, 'a', (byte) 0xe2, 'b'}))
        .filteredOn(key -> !key.equals(new Unsupported()))
        .containsExactly(new Char('a'), new Char('b'));
    assertThat(keys("λЖ")).containsExactly(new Char('λ'), new Char('Ж'));
  }

  @Test
  void unsupportedLettersAreReported() {
    assertThat(keys("日\ud83d\ude00a"))
        .containsExactly(new Unsupported(), new Unsupported(), new Unsupported(), new Char('a'));
    assertThat(keys("\u200b\u0301\u0483")).containsOnly(new Unsupported());
    assertThat(keys(ESC + "[200~say 日本 hi" + ESC + "[201~"))
        .containsExactly(new Paste("say  hi", false));
    assertThat(keys(ESC + "[200~Vile\u0301m\u00a05\u200b" + ESC + "[201~"))
        .containsExactly(new Paste("Vilém 5", true));
  }

  @Test
  void everyLetterAllowedInChatCanBeTyped() {
    int letterCount = 0;
    for (char c = '!'; c < '\ud800'; c++) {
      String letter = String.valueOf(c);
      if (c != '?' && SafeText.sanitize(letter, 1).equals(letter)) {
        assertThat(keys(letter)).containsExactly(new Char(c));
        letterCount++;
      }
    }
    assertThat(letterCount).isGreaterThan('~' - '!');
  }

  @Test
  void randomBytesAreDecodedWithoutControlCharacters() {
    Rng rng = new Rng(7);
    int charCount = 0;
    for (int i = 0; i < 60; i++) {
      byte[] noise = new byte[200];
      for (int at = 0; at < noise.length; at++) {
        Rng.Draw<Integer> draw = rng.nextInt(10);
        rng = draw.next();
        Rng.Draw<Integer> value = rng.nextInt(256);
        rng = value.next();
        noise[at] = (byte) (draw.value() < 2 ? 0x1b : draw.value() < 4 ? '[' : value.value());
      }
      for (Key key : keys(noise)) {
        if (key instanceof Char(char glyph)) {
          assertThat(Character.isISOControl(glyph)).isFalse();
          charCount++;
        }
      }
    }
    assertThat(charCount).isGreaterThan(100);
  }

  @Test
  void eventsAreReportedInOrder() {
    InputQueue input = new InputQueue();
    KeyReader reader = new KeyReader(input, false);
    put(input, (byte) 'a');
    input.wake();
    put(input, (byte) 0x1b);
    input.signal(Item.RESIZED);
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(new Char('a')));
    assertThat(reader.next(0)).isEqualTo(signal(Item.WOKEN));
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(SpecialKey.ESCAPE));
    assertThat(reader.next(0)).isEqualTo(signal(Item.RESIZED));
    assertThat(reader.next(1)).isEqualTo(signal(Item.TIMED_OUT));
    input.end();
    assertThat(reader.next(1)).isEqualTo(signal(Item.ENDED));
  }

  @Test
  void aSignalWithinASequenceIsReportedAfterIt() {
    InputQueue input = new InputQueue();
    KeyReader reader = new KeyReader(input, false);
    put(input, (byte) 0x1b, (byte) '[');
    input.wake();
    put(input, (byte) 'A', (byte) 'x');
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(SpecialKey.UP));
    assertThat(reader.next(0)).isEqualTo(signal(Item.WOKEN));
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(new Char('x')));
  }

  /** Returns how long a reader waits after an Escape character, in milliseconds. */
  private static long escapeDelay(KeyReader reader, InputQueue input) {
    put(input, (byte) 0x1b);
    long start = System.nanoTime();
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(SpecialKey.ESCAPE));
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /** The reader has already reported the Escape key. It waits longer after the next one. */
  @Test
  void aSequenceIsDecodedEvenIfItsRestArrivesLate() {
    InputQueue input = new InputQueue();
    KeyReader reader = new KeyReader(input, false);
    assertThat(escapeDelay(reader, input)).isGreaterThanOrEqualTo(100);
    put(input, (byte) '[', (byte) 'C', (byte) 'x');
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(SpecialKey.RIGHT));
    assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(new Char('x')));
    assertThat(escapeDelay(reader, input)).isGreaterThanOrEqualTo(500);
  }

  @Test
  void textAfterTheEscapeKeyIsTyped() {
    InputQueue input = new InputQueue();
    KeyReader reader = new KeyReader(input, false);
    escapeDelay(reader, input);
    put(input, (byte) '[', (byte) '1', (byte) '9', (byte) ']');
    put(input, (byte) '[', (byte) 'C');
    for (char typed : "[19][C".toCharArray()) {
      assertThat(reader.next(0)).isEqualTo(new Input.KeyPressed(new Char(typed)));
    }
  }

  @Test
  void aRemoteReaderWaitsLongerForTheRestOfASequence() {
    InputQueue input = new InputQueue();
    assertThat(escapeDelay(new KeyReader(input, true), input)).isGreaterThanOrEqualTo(300);
  }
}
