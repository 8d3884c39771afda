// Writes docs/openapi.json from the program, and the front end's types from that.
import { execute } from './lib/commands.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { heading, main } from './lib/steps.mjs';
import * as openapi from './lib/openapi.mjs';

await main(async () => {
  heading('Front end: packages');
  await installFrontend({ say: console.log });
  heading('Server: build');
  await buildProgram();
  heading('API description and generated types');
  await openapi.write({ execute });
});
