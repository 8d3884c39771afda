// The server of one worker of the browser journeys: `node scripts/journey-server.mjs sqlite|postgres`.
//
// Prints its address as one line, and ends when its standard input does: so it never outlives the worker.
import { Failure } from './lib/commands.mjs';
import { withDatabase } from './lib/postgres.mjs';
import { startServer } from './lib/server.mjs';
import { main } from './lib/steps.mjs';
import { until } from './lib/network.mjs';

const settings = {
  SMTP_URL: `smtp://127.0.0.1:${process.env.PALABRE_E2E_SMTP_PORT}`,
  MAIL_FROM: 'Palabre <palabre@example.cm>',
  JURICAF_BASE_URL: `${process.env.PALABRE_E2E_JURICAF}/s/base`,
  // Slow enough to be seen and cancelled.
  JURICAF_PAUSE_MS: '1000',
  // Journeys say which address they come from.
  TRUSTED_PROXIES: '127.0.0.1',
};

/** The first index of a development build takes a busy machine longer than any journey waits. Thanks count nothing. */
async function answers(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ message: 'merci' });
  await until('an answer', 120_000, () =>
    fetch(`${url}/api/ai/chat-anonymous`, {
      method: 'POST',
      headers,
      body,
    }).then((answer) => answer.ok),
  );
}

async function serve(databaseUrl) {
  const server = await startServer({ databaseUrl, settings });
  await answers(server.url);
  process.stdout.write(`${server.url}\n`);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  await server.stop();
}

await main(async () => {
  const kind = process.argv[2];
  if (kind === 'sqlite') await serve(undefined);
  else if (kind === 'postgres') {
    const { PALABRE_E2E_POSTGRES: postgres } = process.env;
    if (!postgres)
      throw new Failure('PALABRE_E2E_POSTGRES names no server: run the journeys with `just e2e`');
    await withDatabase(postgres, serve);
  } else throw new Failure(`sqlite or postgres, not ${kind}`);
  process.exit(0);
});
