import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

const SERVER = fileURLToPath(new URL('../../../scripts/journey-server.mjs', import.meta.url));

export interface ServerOptions {
  database: 'sqlite' | 'postgres';
}

/**
 * Each worker has a server and a database of its own: what its journeys do to lists, counts and settings no other worker
 * sees. The database is the project's choice (playwright.config.ts).
 */
export const test = base.extend<object, ServerOptions & { server: string }>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  server: [
    async ({ database }, use) => {
      const child = spawn(process.execPath, [SERVER, database], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const address = new Promise<string>((resolve, reject) => {
        createInterface({ input: child.stdout }).once('line', resolve);
        child.once('error', reject);
        child.once('close', () => reject(new Error(`the server on ${database} did not start`)));
      });
      await use(await address);
      child.stdin.end();
      await ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server),
});
