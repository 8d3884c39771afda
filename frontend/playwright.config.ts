import fs from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';

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
const firefoxProject = (name: string, systemUsesDarkTheme: 0 | 1): Project => ({
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

export default defineConfig({
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
  // On a build server one hiccup of the machine is not a fault; what needed it is named in the summary.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.PALABRE_E2E_URL ?? 'http://localhost:8080',
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    // A recording is slow; what failed has its page in error-context.md anyway.
    trace: process.env.PALABRE_E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  // Each language on each screen. Which of them run on which database is said in scripts/lib/frontend.mjs.
  projects: [
    { name: 'phone-fr', use: phone, grepInvert: /@en/ },
    { name: 'desktop-en', use: desktop, grepInvert: /@fr/ },
    { name: 'phone-en', use: phone, grep: /@en/ },
    { name: 'desktop-fr', use: desktop, grep: /@fr/ },
    firefoxProject('firefox-light', 0),
    firefoxProject('firefox-dark', 1),
  ],
});
