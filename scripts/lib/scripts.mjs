// These scripts are code too: the same format as the front end's, and tests of their own.
import fs from 'node:fs/promises';
import path from 'node:path';
import { frontend, root, scripts } from './project.mjs';

export const format = ({ execute }) =>
  execute(
    path.join(frontend, 'node_modules', '.bin', 'prettier'),
    ['--config', 'frontend/.prettierrc.json', '--check', '--log-level', 'warn', 'scripts/**/*.mjs'],
    { cwd: root },
  );

export async function test({ execute }) {
  const files = (await fs.readdir(path.join(scripts, 'tests'))).filter((name) => name.endsWith('.test.mjs'));
  await execute('node', [
    '--test',
    '--test-reporter',
    'spec',
    ...files.map((name) => path.join(scripts, 'tests', name)),
  ]);
}
