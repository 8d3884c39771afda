import { afterEach, expect, it } from 'vitest';
import { changeLanguage, startI18n, storedLanguage } from './i18n';

const goTo = (address: string) => history.replaceState(null, '', address);

afterEach(() => goTo('/'));

it('speaks the language of the address, before the one that was chosen, and French without either', () => {
  expect(storedLanguage()).toBe('fr');
  localStorage.setItem('language', 'en');
  expect(storedLanguage()).toBe('en');
  goTo('/terms?lang=fr');
  expect(storedLanguage()).toBe('fr');
  goTo('/terms?lang=de');
  expect(storedLanguage()).toBe('en');
});

it('keeps the language of the address for who never chose, and gives way to a choice', async () => {
  goTo('/terms?lang=en&from=mail');
  await startI18n();
  expect(document.documentElement.lang).toBe('en');
  // The next page, which has no language in its address.
  goTo('/blog');
  expect(storedLanguage()).toBe('en');
  goTo('/privacy?lang=en&from=mail');
  await changeLanguage('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(location.search).toBe('?from=mail');
  expect(storedLanguage()).toBe('fr');
});

it('leaves the choice of who chose before as it was, whatever address they come by', async () => {
  localStorage.setItem('language', 'fr');
  goTo('/terms?lang=en');
  await startI18n();
  expect(document.documentElement.lang).toBe('en');
  goTo('/blog');
  expect(storedLanguage()).toBe('fr');
});

it('takes the manifest of the language that is spoken', async () => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  await changeLanguage('en');
  expect(link).toHaveAttribute('href', '/manifest.en.webmanifest');
  await changeLanguage('fr');
  expect(link).toHaveAttribute('href', '/manifest.fr.webmanifest');
  link.remove();
});
