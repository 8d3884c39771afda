import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  esbuild: { jsx: 'automatic' },
  test: {
    environment: 'jsdom',
    // Testing Library empties the page after each test through the global hook.
    globals: true,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    pool: 'threads',
    maxWorkers: 2,
  },
});
