// A stand-in for juricaf.org on this machine: answers as fixtures/juricaf-wire/routes.json says.
//
//   node scripts/lib/juricaf.mjs [port]     then JURICAF_BASE_URL=http://127.0.0.1:<port>/s/base
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const folder = path.join(root, 'fixtures', 'juricaf-wire');
const read = (file) => fs.readFile(path.join(folder, file));

/** What a route sends: its file, with what stands between two `@@` as often as the route says. */
async function bodyOf({ file, repeat }) {
  if (repeat === undefined) return read(file);
  const [before, part, after] = (await read(file)).toString().split('@@');
  return before + Array.from({ length: repeat }, (_, n) => part.replaceAll('{n}', n + 1)).join('') + after;
}

/** Whether a route of the table answers this address; a search without a page is page 1. */
function fits(route, asked) {
  const { pathname, searchParams } = asked;
  const samePath = route.path.endsWith('*')
    ? pathname.startsWith(route.path.slice(0, -1))
    : pathname === route.path;
  if (!samePath || route.query === undefined) return samePath;
  return (
    route.query.format === searchParams.get('format') &&
    (route.query.page ?? '1') === (searchParams.get('page') ?? '1')
  );
}

async function answerTo(routes, address) {
  const url = new URL(address, 'http://stand-in.invalid');
  const whole = decodeURIComponent(url.pathname);
  const [, scenario = 'base', rest] = /^\/s\/([^/]+)(\/.*)$/.exec(whole) ?? [undefined, 'base', whole];
  if (rest === '/robots.txt') return { status: 200, contentType: 'text/plain', file: 'robots.txt' };
  const own = scenario === 'base' ? [] : routes.scenarios[scenario]?.routes;
  const asked = { pathname: rest, searchParams: url.searchParams };
  const found = own && [...own, ...routes.base].find((route) => fits(route, asked));
  return (
    found ?? {
      status: 404,
      contentType: 'text/html; charset=utf-8',
      file: 'erreurs/404.html',
    }
  );
}

/** Listens on this machine alone; answers the address and what ends it. */
export async function startJuricaf(port = 0) {
  const routes = JSON.parse(await read('routes.json'));
  const server = http.createServer((request, response) => {
    void answerTo(routes, request.url)
      .then(async (route) => {
        const body = await bodyOf(route);
        response.writeHead(route.status, { 'Content-Type': route.contentType }).end(body);
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startJuricaf(Number(process.argv[2] ?? 0));
  console.log(`listening on ${url}: JURICAF_BASE_URL=${url}/s/base`);
}
