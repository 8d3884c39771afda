// The figures of docs/performance.md: the crates' benchmarks, the server's over HTTP, its start and its memory.
import { execute } from './lib/commands.mjs';
import { buildProgram } from './lib/rust.mjs';
import { findOrStartPostgres, withDatabase } from './lib/postgres.mjs';
import { palabre } from './lib/project.mjs';
import { heading, main } from './lib/steps.mjs';
import { firstAnswer, rest } from './lib/rest.mjs';
import { streams } from './lib/streams.mjs';

await main(async () => {
  const postgres = await findOrStartPostgres({ say: console.log });
  try {
    heading('Crates and server');
    await execute('cargo', ['bench', '--workspace', '--bench', '*'], {
      env: { TEST_POSTGRES_URL: postgres.url },
    });
    heading('Start and rest');
    await buildProgram(['--release']);
    console.log(await firstAnswer({ program: palabre('release') }));
    console.log(await rest('SQLite', { program: palabre('release') }));
    console.log(
      await withDatabase(postgres.url, (databaseUrl) =>
        rest('PostgreSQL', { program: palabre('release'), databaseUrl }),
      ),
    );
    heading('Live events');
    console.log(await streams('SQLite', { program: palabre('release') }));
    console.log(
      await withDatabase(postgres.url, (databaseUrl) =>
        streams('PostgreSQL', { program: palabre('release'), databaseUrl }),
      ),
    );
  } finally {
    await postgres.stop();
  }
});
