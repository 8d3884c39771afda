/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index stands inside its array */
/**
 * SHA-256 (FIPS 180-4), for the proof of work only: a search of up to a million short texts. The browser's own
 * `crypto.subtle` answers each of them through a promise, which takes many times longer, and exists on secure pages only.
 */
function fractionBits(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

const PRIMES = primes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const BLOCK = 64;

const words = new Int32Array(64);

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** Takes one block of 64 bytes into the state. */
function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  for (let at = 0; at < 16; at += 1) {
    const byte = from + at * 4;
    words[at] = (bytes[byte]! << 24) | (bytes[byte + 1]! << 16) | (bytes[byte + 2]! << 8) | bytes[byte + 3]!;
  }
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + small + words[at - 7]! + large) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let at = 0; at < 64; at += 1) {
    const mixE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + mixE + choice + ROUNDS[at]! + words[at]!) | 0;
    const mixA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixA + majority) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at += 1) state[at] = (state[at]! + next[at]!) | 0;
}

/** Hashes texts that begin alike: the common beginning is taken in once. The answer's eight words are used again. */
export function hasherOf(beginning: string): (ending: string) => Int32Array {
  const encoder = new TextEncoder();
  const known = encoder.encode(beginning);
  const whole = known.length - (known.length % BLOCK);
  const middle = Int32Array.from(START);
  for (let at = 0; at < whole; at += BLOCK) compress(middle, known, at);
  const rest = known.subarray(whole);
  const state = new Int32Array(8);
  return (ending) => {
    const last = encoder.encode(ending);
    const filled = rest.length + last.length;
    // One bit and the length in eight bytes come after the text.
    const tail = new Uint8Array(Math.ceil((filled + 9) / BLOCK) * BLOCK);
    tail.set(rest);
    tail.set(last, rest.length);
    tail[filled] = 0x80;
    new DataView(tail.buffer).setUint32(tail.length - 4, (whole + filled) * 8);
    state.set(middle);
    for (let at = 0; at < tail.length; at += BLOCK) compress(state, tail, at);
    return state;
  };
}
