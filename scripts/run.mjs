// Builds the front end and the server, and serves. In development mode the server itself migrates and loads the
// legal knowledge and the demonstration data.
import { execute, foreground } from './lib/commands.mjs';
import { palabre } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
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
  await execute('cargo', ['build', '--package', 'palabre', '--bin', 'palabre']);
  heading('Serving');
  process.exit(await foreground(palabre(), ['serve', ...process.argv.slice(2)]));
});
