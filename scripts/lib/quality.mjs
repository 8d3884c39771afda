// The quality of the answers, measured by the program itself.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { palabre } from './project.mjs';
import { environment } from './server.mjs';

/** `palabre evaluate --floor`: fails below the floor, and on a citation that stands in no text known here. */
export async function evaluate({ execute }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-quality-'));
  try {
    // In its own folder: a `.env` of the checkout is not read.
    await execute(palabre(), ['evaluate', '--floor'], { env: environment(folder), cwd: folder });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
