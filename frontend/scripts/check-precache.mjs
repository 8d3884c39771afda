/**
 * Reads the built service worker and holds its list to the rules: the shell is in it, and nothing that belongs to a
 * person or comes at run time.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The addresses in the worker's list. */
export function precached(worker) {
  return [...worker.matchAll(/["']?url["']?:\s*["']\/?([^"']+)["']/g)].map((match) => match[1]);
}

/** A file's address under the name of its chunk: `assets/page-auth.0123abcd.js` for `assets/593.0123abcd.js`. */
export function named(url) {
  const names = JSON.parse(fs.readFileSync(path.join(dist, '../chunk-names.json'), 'utf8'));
  const name = names[path.basename(url)];
  return name ? url.replace(/[^/]+?(?=\.[0-9a-f]+\.(js|css)$)/, name) : url;
}

const required = [
  /^\/?index\.html$/,
  /^\/?offline\.html$/,
  /assets\/main\.[0-9a-f]+\.js$/,
  /assets\/boot\.[0-9a-f]+\.js$/,
];
const forbidden = [
  /api\//,
  /access\//,
  /locale-(?!(fr|en)-(about|reading)-)/,
  /page-(?!reading)/,
  /content-(?!(fr|en)-emergency-)/,
  /pages\//,
  /tab-/,
  /\.map$/,
  /\.(br|gz)$/,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const worker = fs.readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const urls = precached(worker);
  const faults = [
    ...required
      .filter((rule) => !urls.some((url) => rule.test(named(url))))
      .map((rule) => `${rule} is not precached`),
    ...urls
      .filter((url) => forbidden.some((rule) => rule.test(named(url))))
      .map((url) => `${named(url)} must not be precached`),
    ...urls.filter((url) => !fs.existsSync(path.join(dist, url))).map((url) => `${url} is not in dist`),
    ...(/skipWaiting\(\)/.test(worker) && !worker.includes('SKIP_WAITING')
      ? ['the worker takes over without being asked']
      : []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`Precache: ${urls.length} files, as the rules say.`);
}
