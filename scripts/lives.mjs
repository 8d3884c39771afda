// Many lives of payments, others each time (docs/performance.md, "Payments"): how many, and from which seed on.
//
// Not with nextest, which ends a test after two minutes.
import { execute, Failure } from './lib/commands.mjs';
import { findOrStartPostgres } from './lib/postgres.mjs';
import { makeDist } from './lib/rust.mjs';
import { main } from './lib/steps.mjs';

const TESTS = 'money_taken_equals_premium_granted_with_';
// Of the server's own processes, which have a test of their own.
const OTHERS = `${TESTS}two_servers`;

await main(async () => {
  const [count = '1000', seed] = process.argv.slice(2);
  if (![count, seed ?? '0'].every((text) => /^\d+$/.test(text))) {
    throw new Failure('just lives [COUNT [SEED]]: whole numbers are expected');
  }
  await makeDist();
  const postgres = await findOrStartPostgres({ say: console.log });
  const args = ['--nocapture', '--skip', OTHERS, '--test-threads', '2', TESTS];
  try {
    await execute('cargo', ['test', '--package', 'palabre', '--test', 'it', '--', ...args], {
      env: {
        TEST_POSTGRES_URL: postgres.url,
        PAYMENT_FAULT_CASES: count,
        ...(seed === undefined ? {} : { PAYMENT_FAULT_SEED: seed }),
      },
    });
  } finally {
    await postgres.stop();
  }
});
