// The rules of docs/ARCHITECTURE.md that a compiler does not check. `node scripts/check-layers.mjs`
import { pathToFileURL } from 'node:url';
import { outputOf, Failure } from './lib/commands.mjs';
import { root } from './lib/project.mjs';
import { main } from './lib/steps.mjs';
import { readTree } from './layers/tree.mjs';
import { dependencies } from './layers/dependencies.mjs';
import { rustLayers } from './layers/rust-layers.mjs';
import { tables } from './layers/tables.mjs';
import { habits } from './layers/habits.mjs';
import { schemas } from './layers/schemas.mjs';

export async function checkLayers({ say }) {
  const metadata = await outputOf('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  const files = await readTree(root);
  const problems = [
    ...dependencies(JSON.parse(metadata).packages),
    ...rustLayers(files),
    ...tables(files),
    ...habits(files),
    ...schemas(files),
  ];
  for (const problem of problems) say(problem);
  if (problems.length > 0)
    throw new Failure(`${problems.length} ${problems.length === 1 ? 'rule is' : 'rules are'} broken`);
  return `${files.length} files keep the rules`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => console.log(await checkLayers({ say: console.log })));
}
