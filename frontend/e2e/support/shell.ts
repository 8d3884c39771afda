import type { Locator, Page } from '@playwright/test';
import { texts, type Language } from './languages';
import { expect } from './test';

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1180;
}

/** The application has taken the place of the plain page, which looks the same and does nothing yet. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-only]')).toHaveCount(0);
}

/** Where the navigation is: in the header, or in the drawer of a phone, which is opened. */
export async function openNavigation(page: Page, language: Language): Promise<Locator> {
  const { nav } = texts[language].common;
  if (!isPhone(page)) return page.getByRole('banner');
  await page.getByRole('button', { name: nav.open }).click();
  return page.getByRole('dialog', { name: nav.menu });
}
