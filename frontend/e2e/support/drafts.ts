import type { Page } from '@playwright/test';
import { expect } from './test';

/** The drafts that are kept in this browser. A database that is not there is not made. */
export function drafts(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'palabre-drafts')) return [];
    return new Promise<unknown[]>((done) => {
      const opening = indexedDB.open('palabre-drafts');
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          database.close();
          done(reading.result as unknown[]);
        };
      };
    });
  });
}

/** What is being written is on the device, a moment after the last key. */
export async function expectKept(page: Page, words: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await drafts(page))).toContain(words);
}
