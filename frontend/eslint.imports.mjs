import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts', '/index.ts', '/index.tsx'];

const sha = (text) => createHash('sha256').update(text).digest('hex');

function sources() {
  const below = ['src', 'e2e'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const beside = fs.readdirSync(root).map((name) => path.join(root, name));
  return [...below, ...beside].filter((file) => /\.(m?ts|tsx|json)$/.test(file)).sort();
}

function read(files) {
  const known = new Set(files);
  const resolve = (from, name) => {
    if (!/^(\.|@\/)/.test(name)) return null;
    const bare = name.startsWith('@/')
      ? path.join(root, 'src', name.slice(2))
      : path.resolve(path.dirname(from), name);
    return ENDINGS.map((ending) => bare + ending).find((file) => known.has(file)) ?? null;
  };
  const modules = new Map();
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const imports = /\.json$/.test(file)
      ? []
      : [...text.matchAll(IMPORT)].map(([, name]) => resolve(file, name));
    modules.set(file, { text, hash: sha(text), imports: imports.filter((each) => each !== null) });
  }
  return modules;
}

function reachedFrom(start, modules) {
  const reached = new Set([start]);
  for (const file of reached) for (const next of modules.get(file).imports) reached.add(next);
  return [...reached].sort();
}

/**
 * For each TypeScript file a hash of everything its types may come from: the files it leads to by imports, what is
 * declared for all, the compiler's settings and the packages.
 */
export function hashesOfImports() {
  const modules = read(sources());
  const isForAll = (file) =>
    /(^tsconfig.*|^package(-lock)?)\.json$/.test(path.relative(root, file)) ||
    file.endsWith('.d.ts') ||
    /\bdeclare (global|module)\b/.test(modules.get(file).text);
  const forAll = [...modules.keys()].filter(isForAll).map((file) => modules.get(file).hash);
  return [...modules.keys()]
    .filter((file) => !file.endsWith('.json'))
    .map((file) => {
      const reached = reachedFrom(file, modules).map((each) => `${each} ${modules.get(each).hash}`);
      return [file, sha([...forAll, ...reached].join('\n'))];
    });
}
