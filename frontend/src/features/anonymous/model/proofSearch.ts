import { hasherOf } from './sha256';

function leadingZeroBits(words: Int32Array): number {
  let bits = 0;
  for (const word of words) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}

/** Looks for a nonce step by step, so that who calls can take a breath between two steps. */
export class ProofSearch {
  private readonly hash: (ending: string) => Int32Array;
  private next = 0;

  constructor(
    challenge: string,
    private readonly difficulty: number,
  ) {
    this.hash = hasherOf(`${challenge}:`);
  }

  /** Tries this many; the nonce when one of them is right. */
  step(tries: number): string | null {
    const end = this.next + tries;
    for (; this.next < end; this.next += 1) {
      const nonce = this.next.toString(36);
      if (leadingZeroBits(this.hash(nonce)) >= this.difficulty) return nonce;
    }
    return null;
  }
}
