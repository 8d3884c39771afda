// The quality of the answers, measured by the program itself.
import { palabre } from './project.mjs';
import { environment } from './server.mjs';
import { withFolder } from './folders.mjs';

/** `palabre evaluate --floor`: fails below the floor, and on a citation that stands in no text known here. */
export const evaluate = ({ execute }) =>
  withFolder('palabre-quality-', async (folder) => {
    // In its own folder: a `.env` of the checkout is not read.
    await execute(palabre(), ['evaluate', '--floor'], { env: environment(folder), cwd: folder });
  });
