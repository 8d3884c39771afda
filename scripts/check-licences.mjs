// Everything that is linked into the program or sent to a browser has a licence that MIT OR Apache-2.0 can stand beside.
// `node scripts/check-licences.mjs`. Always runs, where `cargo deny` (deny.toml, the same list) is not installed.
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputOf, Failure } from './lib/commands.mjs';
import { frontend } from './lib/project.mjs';
import { main } from './lib/steps.mjs';
import { isAllowed } from './lib/spdx.mjs';

export async function checkLicences({ say }) {
  const problems = [];
  const { packages } = JSON.parse(await outputOf('cargo', ['metadata', '--locked', '--format-version', '1']));
  for (const p of packages) {
    if (!isAllowed(p.license)) problems.push(`crate ${p.name} ${p.version}: ${p.license ?? 'no licence'}`);
    // Ours have none; anything else comes from crates.io.
    if (p.source !== null && p.source !== 'registry+https://github.com/rust-lang/crates.io-index') {
      problems.push(`crate ${p.name} ${p.version}: comes from ${p.source}`);
    }
  }
  const lock = JSON.parse(await fs.readFile(path.join(frontend, 'package-lock.json'), 'utf8'));
  const sent = Object.entries(lock.packages).filter(([at, p]) => at !== '' && !p.dev && !p.devOptional);
  for (const [at, p] of sent) {
    if (!isAllowed(p.license))
      problems.push(
        `package ${at.replace(/^.*node_modules\//, '')} ${p.version}: ${p.license ?? 'no licence'}`,
      );
  }
  for (const problem of problems) say(problem);
  if (problems.length > 0)
    throw new Failure(
      `${problems.length} without a licence that is allowed (scripts/lib/spdx.mjs, deny.toml)`,
    );
  return `${packages.length} crates and ${sent.length} npm packages have an allowed licence`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(await checkLicences({ say: console.log })));
}
