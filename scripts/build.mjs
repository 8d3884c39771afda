// The program to copy to a server: the front end inside, at target/release/palabre.
import { palabre } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { buildFrontend } from './lib/build.mjs';
import { heading, main } from './lib/steps.mjs';

await main(async () => {
  heading('Toolchain');
  await checkToolchain({ say: console.log });
  heading('Front end: packages');
  await installFrontend({ say: console.log });
  heading('Front end: build');
  await buildFrontend({ say: console.log });
  heading('Server: release build');
  await buildProgram(['--release']);
  process.stdout.write(`\nbuilt ${palabre('release')}\n`);
});
