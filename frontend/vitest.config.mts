import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const names = readdirSync(here('./src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .sort();

/**
 * A mocked module stays mocked in its worker, and what has read it before keeps the real one: files that mock have a
 * worker to themselves, like those that say why they need one in a comment that begins with "Runs alone".
 */
const NEEDS_A_WORKER = /\bvi\.(mock|doMock|unmock|doUnmock|resetModules)\(|^\/\/ Runs alone\b/m;
const alone = names.filter(
  (name) => /\.test\.tsx?$/.test(name) && NEEDS_A_WORKER.test(readFileSync(here(name), 'utf8')),
);

/** What a module's imports lead to is kept with it: a file that comes, goes or moves may change that. */
const tree = createHash('sha256').update(names.join('\n')).digest('hex');

export default defineConfig({
  resolve: { alias: { '@': here('./src') } },
  esbuild: { jsx: 'automatic' },
  plugins: [
    {
      name: 'palabre:module-cache',
      configureVitest(context) {
        context.experimental_defineCacheKeyGenerator(() => tree);
      },
    },
  ],
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    // Testing Library registers its hooks once in a worker, for the first file; src/testing/setup.ts does it for each.
    env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    pool: 'threads',
    maxWorkers: 2,
    experimental: {
      // Nothing old is trusted where nobody would notice.
      fsModuleCache: process.env.CI === undefined,
      fsModuleCachePath: here('./node_modules/.cache/vitest'),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: alone,
          // One window and one copy of every module for all files of a worker: half of the time went into making them
          // anew. src/testing/setup.ts puts back what a test may leave behind.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
