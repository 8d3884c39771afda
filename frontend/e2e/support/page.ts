import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A notice at the edge of the page; others may have to go first. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.locator('.toast-title').getByText(title, { exact: true })).toBeVisible();
}

export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** The card of a list that carries this title. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}
