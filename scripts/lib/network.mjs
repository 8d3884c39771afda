import net from 'node:net';
import { Failure } from './commands.mjs';

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks `ready` again and again until it answers true; says what was waited for when the time is over. */
export async function until(what, ms, ready) {
  const end = Date.now() + ms;
  for (;;) {
    if (await ready()) return;
    if (Date.now() > end) throw new Failure(`${what} did not answer within ${Math.round(ms / 1000)} s`);
    await pause(100);
  }
}
