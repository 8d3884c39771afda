import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const STILL_MS = 3_000;

/** WCAG 2.2 AA by axe, on the page as it stands, and nothing wider than the screen; the message names the state. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  // What has scrolled half under the header is no small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Colours are measured once they stand still; what moves without end is not waited for.
  await page.evaluate((longest) => {
    const ends = document.getAnimations().map((animation) => animation.finished);
    return Promise.race([
      Promise.allSettled(ends),
      new Promise((resolve) => {
        setTimeout(resolve, longest);
      }),
    ]).then(() => undefined);
  }, STILL_MS);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found, state).toEqual([]);
  await expectNoSidewaysScroll(page, state);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  // A pixel more is made by rounding, and nobody can scroll by it.
  expect(wide, `${state}: wider than the screen`).toBeLessThanOrEqual(screen + 1);
}
