import fs from 'node:fs';
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import type { ServerOptions } from './e2e/support/test';

/** An installed Chromium: the one named by CHROME_PATH, else the first of the usual places, else Playwright's own. */
function chromium(): string | undefined {
  const places = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => place !== undefined && place !== '' && fs.existsSync(place));
}

const executablePath = chromium();

/** The distribution's Firefox, driven by WebDriver BiDi: the one named by FIREFOX_PATH, else the first of the usual places. */
function firefox(): string {
  const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((place) => place !== undefined && place !== '' && fs.existsSync(place)) ?? 'firefox';
}

/** The theme is the device's, since Playwright's `colorScheme` does not reach Firefox over WebDriver BiDi. */
const firefoxProject = (
  name: string,
  systemUsesDarkTheme: 0 | 1,
): PlaywrightTestProject<object, ServerOptions> => ({
  name,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: firefox(),
      firefoxUserPrefs: { 'ui.systemUsesDarkTheme': systemUsesDarkTheme },
    },
  },
  testIgnore: [],
  testMatch: /firefox\.spec/,
});

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
// Both themes, and both answers to whether things may move, without looking at anything twice.
const desktop = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** `just e2e`: each journey on each screen. A test run looks again only at what the desktop or PostgreSQL can change. */
const isEverything = process.env.PALABRE_E2E_EVERYTHING === '1';

export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  testIgnore: /firefox\.spec/,
  globalSetup: './e2e/support/smtp.ts',
  outputDir: 'test-results',
  // Generous, for a busy machine: a journey that passes does not wait for it.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: process.env.PALABRE_E2E_WORKERS === undefined ? 2 : Number(process.env.PALABRE_E2E_WORKERS),
  forbidOnly: process.env.CI === 'true',
  // What passes at its second try has failed.
  retries: 0,
  // How long each journey took: the second.
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    // A recording is slow; what failed has its page in error-context.md anyway.
    trace: process.env.PALABRE_E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  // Each language on each screen, and each screen on each database.
  projects: [
    { name: 'phone-fr', use: { ...phone, database: 'sqlite' }, grepInvert: /@en/ },
    {
      name: 'desktop-en',
      use: { ...desktop, database: 'postgres' },
      grepInvert: /@fr/,
      ...(isEverything ? {} : { grep: /@desktop|@postgres/ }),
    },
    { name: 'phone-en', use: { ...phone, database: 'postgres' }, grep: /@en/ },
    { name: 'desktop-fr', use: { ...desktop, database: 'sqlite' }, grep: /@fr/ },
    firefoxProject('firefox-light', 0),
    firefoxProject('firefox-dark', 1),
  ],
});
