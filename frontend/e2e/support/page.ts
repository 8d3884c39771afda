import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * A notice at the edge of the page. It is closed once it was seen: notices are shown one at a time,
 * for five seconds each, and the next one would be waited for.
 */
export async function expectToast(page: Page, title: string): Promise<void> {
  const notice = page
    .locator('.toast')
    .filter({ has: page.locator('.toast-title').getByText(title, { exact: true }) });
  await expect(notice).toBeVisible();
  // By a script: the focus stays where it is, and a notice that has just gone is no failure.
  await notice.locator('button').evaluateAll((buttons: HTMLButtonElement[]) => {
    for (const button of buttons) button.click();
  });
}

export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** The card of a list that carries this title. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The messages of the conversation that the server has; one on its way stands there, too. */
export function sent(page: Page, text: string): Locator {
  return page
    .getByRole('log')
    .locator('li.msg:not(.msg-sending):not(.msg-waiting)')
    .filter({ hasText: text });
}
