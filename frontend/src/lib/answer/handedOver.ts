/**
 * A question that goes from one page to the next: asked on the home page, answered by the assistant. In memory, and in no
 * address; `boot.js` puts it into the tab's storage where the page's own script has not come yet, and it is taken out here
 * before anything is shown.
 */
const KEY = 'asked';

let waiting: string | null = null;

export function handOver(question: string): void {
  waiting = question;
}

function fromStorage(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

/** Whoever takes it has it alone. */
export function takeOver(): string | null {
  const question = (waiting ?? fromStorage() ?? '').trim();
  waiting = null;
  return question === '' ? null : question;
}
