/**
 * Takes the README's pictures from a running server with demonstration accounts:
 *   node scripts/screenshots.mjs http://127.0.0.1:8080 ../docs/screenshots
 */
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const [base, folder] = process.argv.slice(2);
const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
const question = {
  fr: 'Mon bailleur a fermé ma boutique à clé parce que je dois deux mois de loyer, il a le droit ?',
  en: 'My landlord locked my shop because I owe two months of rent, can he do that?',
};

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [size, viewport] of Object.entries(sizes)) {
  for (const [theme, language] of [
    ['light', 'fr'],
    ['dark', 'en'],
  ]) {
    const context = await browser.newContext({ viewport, baseURL: base, serviceWorkers: 'block' });
    await context.addInitScript(
      ([lang, mode]) => {
        localStorage.setItem('language', lang);
        localStorage.setItem('theme', mode);
      },
      [language, theme],
    );
    const page = await context.newPage();
    const shoot = (name) =>
      page.screenshot({
        path: `${folder}/${name}-${size}-${theme}-${language}.jpg`,
        type: 'jpeg',
        quality: 72,
      });
    const settled = async (path) => {
      await page.goto(path);
      // Never idle for long: the line of live events stays open.
      await page.waitForLoadState('load');
      await page.waitForTimeout(1_500);
    };
    const signIn = async (name) => {
      const answer = await page.request.post('/api/login', {
        headers: { Origin: new URL(base).origin },
        data: { email: `${name}@demo.palabre.invalid`, password: 'demonstration' },
      });
      if (!answer.ok()) throw new Error(`signing in as ${name}: ${answer.status()}`);
    };
    await settled('/');
    await shoot('home');
    await settled('/auth?tab=inscription');
    await shoot('auth');
    await settled('/marketplace-anonymous');
    await shoot('anonymous');
    await signIn('premium');
    await settled('/dashboard?tab=assistant');
    const input = page.getByRole('textbox').last();
    await input.fill(question[language]);
    await input.press('Enter');
    await page
      .locator('[role=log]')
      .getByText('[1]')
      .first()
      .or(page.locator('.as-source, .as-tabs'))
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => {});
    await page.waitForTimeout(800);
    await shoot('assistant');
    await settled('/dashboard?tab=documents&template=contrat-bail');
    await page.waitForTimeout(800);
    await shoot('documents');
    await signIn('client');
    await settled('/marketplace');
    await shoot('marketplace');
    await settled('/proposals');
    await page
      .getByRole('link', { name: language === 'fr' ? 'Voir propositions' : 'See proposals' })
      .first()
      .click();
    await page.waitForTimeout(1_500);
    await shoot('proposals');
    await settled('/messages');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForTimeout(1_500);
    await shoot('messages');
    await signIn('avocat');
    await settled('/marketplace');
    await shoot('requests');
    await context.close();
  }
}
await browser.close();
