// How long a server takes until it is ready on a database that is there, and what memory it holds when nobody asks.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cleanUpWith, Failure, outputOf, start, stop } from './commands.mjs';
import { freePort } from './network.mjs';

/** The index is built, with all that was read for it freed, within this time after the start. */
export const SETTLED_MS = 12_000;
const PATIENCE_MS = 180_000;
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One line with both figures. Linux tells a process's memory; elsewhere the line says that it does not. */
export async function rest(name, { program, databaseUrl }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-rest-'));
  const removed = cleanUpWith(() => fs.rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    PALABRE_MODE: 'development',
    PALABRE_BIND: `127.0.0.1:${port}`,
    PALABRE_DATA_DIR: folder,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  try {
    await outputOf(program, ['seed', '--demo'], { env, cwd: folder });
    const times = [];
    let memory = 'not told by this system';
    for (let run = 0; run < 3; run += 1) {
      const began = performance.now();
      const child = start(program, ['serve'], { env, cwd: folder, managed: true });
      child.stdout.resume();
      child.stderr.resume();
      try {
        await ready(port, child);
        times.push(performance.now() - began);
        if (run === 2) {
          await pause(SETTLED_MS);
          memory = await residentMemory(child.pid);
        }
      } finally {
        await stop(child);
      }
    }
    const middle = times.sort((a, b) => a - b)[1];
    return `${name}: ready after ${middle.toFixed(0)} ms (goal 1000), at rest ${memory} (goal 80 MB)`;
  } finally {
    removed();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/**
 * One line: on an empty folder, how long until the server is ready and how long the first answer then takes, with another
 * question for comparison.
 */
export async function firstAnswer({ program }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-first-'));
  const removed = cleanUpWith(() => fs.rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    PALABRE_MODE: 'development',
    PALABRE_BIND: `127.0.0.1:${port}`,
    PALABRE_DATA_DIR: folder,
  };
  try {
    const began = performance.now();
    const child = start(program, ['serve'], { env, cwd: folder, managed: true });
    child.stdout.resume();
    child.stderr.resume();
    try {
      await ready(port, child);
      const until = performance.now() - began;
      const first = await answered(port, 'Mon patron me doit trois mois de salaire, que faire ?');
      const second = await answered(port, 'How long can the police keep me in custody?');
      return `Empty folder: ready after ${until.toFixed(0)} ms, first answer in ${first.toFixed(0)} ms (goal 300), the next in ${second.toFixed(0)} ms`;
    } finally {
      await stop(child);
    }
  } finally {
    removed();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function answered(port, message) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/ai/chat-anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const body = await answer.json();
  if (body.status !== 'grounded') throw new Failure(`no answer to "${message}": ${answer.status}`);
  return performance.now() - began;
}

export async function ready(port, child) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Failure('the server did not start');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(5);
  }
  throw new Failure('the server was not ready in time');
}

export async function residentMemory(pid) {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return Number.isFinite(kilobytes) ? `${(kilobytes / 1000).toFixed(0)} MB` : 'not told by this system';
}
