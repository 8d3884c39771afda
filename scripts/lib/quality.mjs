// The quality of the answers, measured by the program itself.
import { palabre } from './project.mjs';
import { environment } from './server.mjs';
import { withFolder } from './folders.mjs';

/** Fails below the floors, on a citation that stands in no text known here, and where the page says otherwise. */
export const evaluate = ({ execute }) =>
  withFolder('palabre-quality-', async (folder) => {
    // In its own folder: a `.env` of the checkout is not read.
    await execute(palabre(), ['evaluate', '--published'], { env: environment(folder), cwd: folder });
  });
