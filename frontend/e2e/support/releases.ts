import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The real server under an address of its own: first as an older release, whose files had other names, then as it is. */
export interface Releases {
  url: string;
  /** From now on the files of the older release are gone. */
  upgrade: () => void;
  stop: () => Promise<void>;
  /** The file that starts the application, in either release. */
  main: { older: string; newer: string };
}

/** Another hash of the same length; twice, it is the same again. */
const otherHash = (hash: string) => hash.replace(/./g, (digit) => (15 - parseInt(digit, 16)).toString(16));

const NAMED = /\.([0-9a-f]{6,16})\.(?:js|css)\b/g;
const IN_TABLE = /\b\d+:"([0-9a-f]{6})"/g;

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** The hashes in the names of all the files: those that the page starts with, and the program's table of its parts. */
async function hashesOf(server: string): Promise<{ hashes: string[]; main: string }> {
  const page = await textOf(`${server}/`);
  const main = /assets\/main\.[0-9a-f]+\.js/.exec(page)?.[0];
  if (main === undefined) throw new Error('the page starts nothing');
  const program = await textOf(`${server}/${main}`);
  const found = [...page.matchAll(NAMED), ...program.matchAll(NAMED), ...program.matchAll(IN_TABLE)];
  return { hashes: [...new Set(found.map((match) => match[1] ?? ''))], main };
}

function renaming(hashes: readonly string[]): (text: string) => string {
  const known = new RegExp(`(?<=[."])(?:${hashes.join('|')})(?=[."])`, 'g');
  // What has no hash in its name (the shell) is known to the worker by its revision.
  const revision = /(?<=revision["']?:["'])[0-9a-f]{32}/g;
  return (text) => text.replace(known, otherHash).replace(revision, otherHash);
}

const isText = (type: string | undefined) => /html|javascript|json/.test(type ?? '');

export async function startReleases(server: string): Promise<Releases> {
  const { hashes, main } = await hashesOf(server);
  const toOlder = renaming(hashes);
  const toNewer = renaming(hashes.map(otherHash));
  const target = new URL(server);
  let isOlder = true;
  const older = toOlder(main);

  const proxy = http.createServer((asked, answer) => {
    const address = asked.url ?? '/';
    const isFile = !address.startsWith('/api/');
    // The names of the newer release are of no use yet.
    if (isOlder && isFile && toOlder(address) !== address) {
      answer.writeHead(404).end();
      return;
    }
    const headers: http.OutgoingHttpHeaders = { ...asked.headers, host: target.host };
    if (headers.origin !== undefined) headers.origin = target.origin;
    // The same file has another content in the other release.
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    const passed = http.request(
      {
        host: target.hostname,
        port: target.port,
        method: asked.method,
        path: isOlder && isFile ? toNewer(address) : address,
        headers,
      },
      (given) => {
        delete given.headers.etag;
        const status = given.statusCode ?? 502;
        if (!isFile || !isText(given.headers['content-type'])) {
          answer.writeHead(status, given.headers);
          given.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        given.on('data', (part: Buffer) => parts.push(part));
        given.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          const body = Buffer.from(isOlder ? toOlder(text) : text);
          answer.writeHead(status, { ...given.headers, 'content-length': body.length });
          answer.end(body);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    // A line of events ends with the page that holds it.
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    main: { older, newer: main },
    upgrade: () => {
      isOlder = false;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
