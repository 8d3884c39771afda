import { ProofSearch } from './proofSearch';

/** Off the page's own thread: the page stays alive while the device counts. */
addEventListener('message', (event: MessageEvent<{ challenge: string; difficulty: number }>) => {
  const search = new ProofSearch(event.data.challenge, event.data.difficulty);
  let nonce: string | null = null;
  while (nonce === null) nonce = search.step(10_000);
  postMessage(nonce);
});
