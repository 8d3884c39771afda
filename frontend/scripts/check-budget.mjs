/** Weighs what really travels (the .br files of dist) against the budgets of .size-limit.json. Exits 1 over budget. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { named, precached } from './check-precache.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const limits = JSON.parse(fs.readFileSync(path.join(root, '.size-limit.json'), 'utf8'));

function weight(name) {
  const packed = path.join(dist, `${name}.br`);
  if (fs.existsSync(packed)) return fs.statSync(packed).size;
  return zlib.brotliCompressSync(fs.readFileSync(path.join(dist, name))).length;
}

const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const initial = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1]);
const assets = fs.readdirSync(path.join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
const nameOf = (asset) => path.basename(named(`assets/${asset}`)).split('.')[0];
/** Fetched once, with the first page that needs them: counted apart, and named here so that nothing hides in them. */
const shared = assets.filter((asset) => /^(ui|forms|vendor)$/.test(nameOf(asset)));
/** A page or a tab and the texts it brings; the larger of the two languages counts. */
const routes = assets.filter((asset) => asset.endsWith('.js') && /^(page|tab)-/.test(nameOf(asset)));
const lines = [];
let over = false;

function budget(label, size, limit) {
  const fits = size <= limit;
  over ||= !fits;
  lines.push(
    `${fits ? 'ok  ' : 'OVER'} ${(size / 1000).toFixed(1).padStart(6)} / ${limit / 1000} kB  ${label}`,
  );
}

const total = (names) => names.reduce((sum, name) => sum + weight(name), 0);

budget('index.html', weight('index.html'), limits.html);
/** The server packs these itself: they carry its own address. */
const pages = fs
  .readdirSync(path.join(dist, 'pages'), { recursive: true })
  .filter((name) => name.endsWith('.html'))
  .map((name) => [name, weight(`pages/${name}`)])
  .toSorted(([, one], [, other]) => other - one);
if (pages.length === 0) throw new Error('no public page was rendered');
budget(`largest public page: ${pages[0][0]}`, pages[0][1], limits.publicPage);
for (const name of fs.readdirSync(path.join(dist, 'shells')).filter((shell) => shell.endsWith('.html')))
  budget(`shell of ${path.basename(name, '.html')}`, weight(`shells/${name}`), limits.shell);
budget('script before the home page is usable', total(initial), limits.initialScript);
for (const route of routes) {
  const name = nameOf(route);
  const namespace = name.replace(/^(page|tab)-/, '');
  const texts = assets.filter((asset) => new RegExp(`^locale-..-${namespace}-json$`).test(nameOf(asset)));
  const text = Math.max(0, ...texts.map((asset) => weight(`assets/${asset}`)));
  const parts = assets.filter((asset) => nameOf(asset) === name);
  budget(name, total(parts.map((part) => `assets/${part}`)) + text, limits.lazyRoute);
}
const other = assets.filter((asset) => asset.endsWith('.js') && /^\d+$/.test(nameOf(asset)));
for (const asset of other) budget(`unnamed chunk ${asset}`, weight(`assets/${asset}`), limits.lazyRoute);
for (const asset of shared) {
  const size = (weight(`assets/${asset}`) / 1000).toFixed(1).padStart(6);
  lines.push(`     ${size} kB shared       ${nameOf(asset)}`);
}
const worker = fs.readFileSync(path.join(dist, 'sw.js'), 'utf8');
budget('precache', total(precached(worker)), limits.precache);

console.log(lines.join('\n'));
if (over) process.exitCode = 1;
