import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const STILL_MS = 3_000;

/** What depends on the theme; the rest is the same in both. */
const THEMED = ['color-contrast', 'link-in-text-block'];

/** Contrast takes axe as long as all the rest: `just e2e` looks at both themes, every test run at the page as it stands. */
const BOTH_THEMES = process.env.PALABRE_E2E_EVERYTHING === '1';

/** WCAG 2.2 AA by axe, on the page as it stands (`just e2e`: in the other theme too), and nothing wider than the screen. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  // What is looked at is the page, not its skeleton, which has no heading yet, nor the shell, whose heading is hidden.
  await expect(page.locator('h1:visible'), `${state}: a heading`).not.toHaveCount(0);
  // What has scrolled half under the header is no small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await still(page);
  const found = violationsOf(await axe(page).withTags(RULES).analyze());
  expect(found, state).toEqual([]);
  if (BOTH_THEMES)
    await inTheOtherTheme(page, async (theme) => {
      const themed = violationsOf(await axe(page).withRules(THEMED).analyze());
      expect(themed, `${state}, ${theme}`).toEqual([]);
    });
  await expectNoSidewaysScroll(page, state);
}

/** One call in the page: there are no frames, for which axe would open a second page at each look. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

interface Analysis {
  violations: { id: string; nodes: { target: { join: (by: string) => string } }[] }[];
}

function violationsOf({ violations }: Analysis): string[] {
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Through the page's own listener for the device's theme; the page is left as it was. */
async function inTheOtherTheme(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-theme')) ?? 'light';
  const other = before === 'dark' ? 'light' : 'dark';
  // Where a theme was chosen in the page, the device's does not count.
  if (await page.evaluate(() => localStorage.getItem('theme') !== null)) return;
  await page.emulateMedia({ colorScheme: other });
  await expect(root).toHaveAttribute('data-theme', other);
  await still(page);
  await look(other);
  await page.emulateMedia({ colorScheme: before === 'dark' ? 'dark' : 'light' });
  await expect(root).toHaveAttribute('data-theme', before);
}

/** Colours are measured once they stand still; what moves without end is not waited for. */
async function still(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.race([
      Promise.allSettled(ending.map((animation) => animation.finished)),
      new Promise((resolve) => {
        setTimeout(resolve, longest);
      }),
    ]).then(() => undefined);
  }, STILL_MS);
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
