// What memory a server holds with a thousand lines of live events open, and whether they hold up its end.
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { cleanUpWith, Failure, outputOf, start, stop } from './commands.mjs';
import { freePort } from './network.mjs';
import { pause, ready, residentMemory, SETTLED_MS } from './rest.mjs';

const LINES = 1_000;
/** A person has at most five. */
const LINES_EACH = 5;
/** Passwords are hashed: more at a time would only wait. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;
/** Threads that the rush of opening needed are gone after this time. */
const QUIET_MS = 15_000;

/** One line with the figures. */
export async function streams(name, { program, databaseUrl }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-streams-'));
  const removed = cleanUpWith(() => fs.rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    PALABRE_MODE: 'development',
    PALABRE_BIND: `127.0.0.1:${port}`,
    PALABRE_DATA_DIR: folder,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const serve = async (use) => {
    const child = start(program, ['serve'], { env, cwd: folder, managed: true });
    child.stdout.resume();
    child.stderr.resume();
    try {
      await ready(port, child);
      return await use(child);
    } finally {
      await stop(child);
    }
  };
  try {
    await outputOf(program, ['seed', '--demo'], { env, cwd: folder });
    // In a run of its own: hashing two hundred passwords leaves a process larger than listening does.
    const people = await serve(() => registered(port, LINES / LINES_EACH));
    return `${name}: ${await serve((child) => listening(port, child, people))}`;
  } finally {
    removed();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function listening(port, child, people) {
  const agent = new http.Agent({ maxSockets: Infinity });
  try {
    await pause(SETTLED_MS);
    const before = await residentMemory(child.pid);
    const lines = people.flatMap((cookie) => Array.from({ length: LINES_EACH }, () => cookie));
    await Promise.all(lines.map((cookie) => opened(port, agent, cookie)));
    await pause(QUIET_MS);
    const open = await residentMemory(child.pid);
    const began = performance.now();
    await stop(child);
    const end = performance.now() - began;
    return `${before} at rest, ${open} with ${LINES} lines of live events (ceiling 150 MB); stopped after ${end.toFixed(0)} ms`;
  } finally {
    agent.destroy();
  }
}

/** The cookies of new accounts. */
async function registered(port, count) {
  const cookies = [];
  const next = Array.from({ length: count }, (_, n) => n).values();
  const worker = async () => {
    for (const n of next) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: `Client ${n}`,
          email: `lines-${n}@exemple.cm`,
          password: 'secret-words',
          role: 'client',
        }),
      });
      if (answer.status !== 201) throw new Failure(`no account for a line: ${await answer.text()}`);
      cookies.push(
        answer.headers
          .getSetCookie()
          .find((c) => c.startsWith('palabre_session='))
          .split(';')[0],
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return cookies;
}

/** Opens a line and waits until something was heard on it. */
function opened(port, agent, cookie) {
  return new Promise((resolve, reject) => {
    const failed = (why) => reject(new Failure(`a line could not be opened: ${why}`));
    const timer = setTimeout(() => failed('it says nothing'), PATIENCE_MS);
    const request = http.get(
      { host: '127.0.0.1', port, path: '/api/events', agent, headers: { Cookie: cookie } },
      (answer) => {
        if (answer.statusCode !== 200) failed(`HTTP ${answer.statusCode}`);
        answer.on('error', () => {});
        answer.on('data', () => {
          clearTimeout(timer);
          resolve();
        });
      },
    );
    // After it was heard, an error is the end of the server.
    request.on('error', (error) => failed(error.message));
  });
}
