import type { Page } from '@playwright/test';

/** How many drafts are kept in this browser. A database that is not there is not made. */
export function drafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'palabre-drafts')) return 0;
    return new Promise<number>((done) => {
      const opening = indexedDB.open('palabre-drafts');
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('drafts').objectStore('drafts').count();
        counting.onsuccess = () => {
          database.close();
          done(counting.result);
        };
      };
    });
  });
}
