// Builds the front end and the server, loads the legal knowledge and the demonstration accounts, and serves.
import { execute, foreground } from './lib/commands.mjs';
import { palabre } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { heading, main } from './lib/steps.mjs';
import { buildFrontend } from './lib/build.mjs';

await main(async () => {
  heading('Toolchain');
  await checkToolchain({ say: console.log });
  heading('Front end: packages');
  await installFrontend({ say: console.log });
  heading('Front end: build');
  await buildFrontend({ say: console.log });
  heading('Server: build');
  await buildProgram();
  // Refused in production mode, where accounts with a known password have no place.
  if (process.env.PALABRE_MODE !== 'production') {
    heading('Demonstration data');
    await execute(palabre(), ['seed', '--demo']);
  }
  heading('Serving');
  process.exit(await foreground(palabre(), ['serve', ...process.argv.slice(2)]));
});
