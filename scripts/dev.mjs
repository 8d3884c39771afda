// Watches both halves: the front end by webpack's own server on http://localhost:5173, which hands /api on; the
// server is built again and started again when a Rust file, a migration or a fixture changed.
import fs from 'node:fs';
import path from 'node:path';
import { cleanUpWith, start, stop } from './lib/commands.mjs';
import { frontend, palabre, root } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { heading, main } from './lib/steps.mjs';

const WATCHED = ['crates', 'apps', 'migrations', 'fixtures', 'Cargo.toml', 'Cargo.lock'];
const QUIET_MS = 300;

let server;
let building = false;
let again = false;

async function rebuild() {
  if (building) {
    again = true;
    return;
  }
  building = true;
  do {
    again = false;
    heading('Server: build');
    try {
      await buildProgram();
      if (server) await stop(server);
      server = start(palabre(), ['serve'], { stdio: 'inherit', managed: true });
    } catch (error) {
      // The last server that compiled goes on answering.
      process.stdout.write(`${error.message}\n`);
    }
  } while (again);
  building = false;
}

await main(async () => {
  await checkToolchain({ say: console.log });
  await installFrontend({ say: console.log });
  cleanUpWith(async () => server && stop(server));
  await rebuild();
  start('npm', ['run', '--silent', 'dev'], { cwd: frontend, stdio: 'inherit' });
  let timer;
  for (const place of WATCHED) {
    fs.watch(path.join(root, place), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    });
  }
});
