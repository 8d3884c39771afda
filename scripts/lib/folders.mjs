// Folders that exist as long as somebody uses them.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cleanUpWith } from './commands.mjs';

export async function withFolder(prefix, use) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), prefix));
  const remove = () => fs.rm(folder, { recursive: true, force: true });
  const done = cleanUpWith(remove);
  try {
    return await use(folder);
  } finally {
    done();
    await remove();
  }
}
