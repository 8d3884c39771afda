// The figures of docs/performance.md: the crates' own benchmarks, then the server's over HTTP where that script stands.
import fs from 'node:fs/promises';
import path from 'node:path';
import { execute } from './lib/commands.mjs';
import { scripts } from './lib/project.mjs';
import { heading, main } from './lib/steps.mjs';

await main(async () => {
  heading('Crates');
  await execute('cargo', ['bench', '--workspace', '--benches']);
  const overHttp = path.join(scripts, 'bench-http.mjs');
  if (
    await fs.access(overHttp).then(
      () => true,
      () => false,
    )
  ) {
    heading('Server, over HTTP');
    await execute('node', [overHttp, ...process.argv.slice(2)]);
  }
});
