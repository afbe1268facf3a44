/** How a frame begins that is a whole text (RFC 6455, 5.2). Of a server none is masked; none of ours is compressed or cut. */
const WHOLE_TEXT = 0x81;
/** Lengths that stand in one byte, and what stands there for those that take two more or eight. */
const [SHORT, IN_TWO, IN_EIGHT] = [125, 126, 127];
const MOST_IN_TWO = 0xffff;

/**
 * Texts for one socket as the bytes that carry them, each byte a letter (latin1): so Node hands them to the system without a buffer between.
 * A library writes each frame as a head and a body; where everybody is told of every choice, that costs more than anything else that is not
 * the system's: so all that is said in one breath is one piece.
 */
export function framed(texts: readonly string[]): string {
  let all = '';
  for (const text of texts) {
    const bytes = bytesOf(text);
    all += headOf(bytes.length) + bytes;
  }
  return all;
}

/** Nearly all we say is ASCII, which is its own bytes. */
function bytesOf(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_IN_TWO) return String.fromCharCode(WHOLE_TEXT, IN_TWO, length >> 8, length & 0xff);
  const inEight = Buffer.alloc(8);
  inEight.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT) + inEight.toString('latin1');
}
