// The files of a checkout as the rules see them: `{ path, text }`, paths with forward slashes from the root.
import fs from 'node:fs/promises';
import path from 'node:path';

const NOT_OURS = new Set([
  '.git',
  'target',
  'node_modules',
  'dist',
  'data',
  '.tmp',
  'coverage',
  'test-results',
  'playwright-report',
]);
const TEXT =
  /\.(rs|toml|sql|ts|tsx|mts|mjs|cjs|js|json|css|html|md|yml|yaml|sh|txt|webmanifest)$|(^|\/)(justfile|run|\.npmrc|\.env\.example|\.gitattributes|\.editorconfig|\.gitignore)$/;

export async function readTree(root) {
  const files = [];
  const visit = async (folder) => {
    for (const entry of await fs.readdir(path.join(root, folder), { withFileTypes: true })) {
      const at = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (!NOT_OURS.has(entry.name)) await visit(at);
      } else if (entry.isFile() && TEXT.test(at)) {
        files.push({ path: at, text: await fs.readFile(path.join(root, at), 'utf8') });
      }
    }
  };
  await visit('');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `path:line: what` for every line that `pattern` is found in. */
export function findings(file, text, pattern, what) {
  return text.split('\n').flatMap((line, i) => {
    const found = pattern.exec(line);
    return found ? [`${file.path}:${i + 1}: ${typeof what === 'function' ? what(found) : what}`] : [];
  });
}
