import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import type { Challenge, Proof } from '@/types/anonymous';
import { ProofSearch } from './proofSearch';

/** Tries between two breaths of the page, where there is no worker: a few hundredths of a second on a small phone. */
const TRIES = 2_000;

function inWorker(challenge: string, difficulty: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(/* webpackChunkName: "proof" */ new URL('./proof.worker.ts', import.meta.url));
    worker.addEventListener('message', (event: MessageEvent<string>) => {
      worker.terminate();
      resolve(event.data);
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      reject(new Error(event.message));
    });
    worker.postMessage({ challenge, difficulty });
  });
}

async function inPage(challenge: string, difficulty: number): Promise<string> {
  const search = new ProofSearch(challenge, difficulty);
  for (;;) {
    const nonce = search.step(TRIES);
    if (nonce !== null) return nonce;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function solve({ challenge, difficulty }: Challenge): Promise<Proof> {
  if (typeof Worker === 'undefined') return { challenge, nonce: await inPage(challenge, difficulty) };
  try {
    return { challenge, nonce: await inWorker(challenge, difficulty) };
  } catch {
    // The worker's file did not come: the page counts by itself.
    return { challenge, nonce: await inPage(challenge, difficulty) };
  }
}

/** A challenge may end while a slow phone counts: it is asked once more, not for ever. */
const ROUNDS = 2;

/** Makes the call; only where the server asks for a proof of work, and so only under load, brings one. */
export async function withProof<T>(
  send: (proof?: Proof) => Promise<T>,
  onWork: (isWorking: boolean) => void = () => undefined,
): Promise<T> {
  let proof: Proof | undefined;
  try {
    for (let round = 0; ; round += 1) {
      try {
        return await send(proof);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'proof_required' || round === ROUNDS) throw error;
      }
      onWork(true);
      proof = await solve(await http.get<Challenge>('/api/anonymous-challenge'));
    }
  } finally {
    onWork(false);
  }
}
