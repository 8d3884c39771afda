// A crate owns its tables: the schema of a crate names what its own migrations make, the same on both databases.
import { code } from './rust-source.mjs';

const BACKENDS = ['sqlite', 'postgres'];
const snake = (name) => name.replaceAll('-', '_');

export function tables(files) {
  const crates = [
    ...new Set(files.map((f) => /^(?:crates|apps)\/([^/]+)\//.exec(f.path)?.[1]).filter(Boolean)),
  ];
  const problems = [];
  const owners = Object.fromEntries(BACKENDS.map((b) => [b, ownersOn(b, files, crates, problems)]));
  const [one, other] = BACKENDS.map((b) => new Set(Object.keys(owners[b].folders)));
  for (const folder of [...one, ...other]) {
    if (!one.has(folder) || !other.has(folder))
      problems.push(`migrations: ${folder} stands for one database only`);
  }
  const [onSqlite, onPostgres] = BACKENDS.map((b) => owners[b].tables);
  for (const name of new Set([...onSqlite.keys(), ...onPostgres.keys()])) {
    if (onSqlite.get(name) !== onPostgres.get(name))
      problems.push(`migrations: table ${name} is not made by the same crate on both databases`);
  }
  for (const file of files) {
    const crate = /^crates\/([^/]+)\/src\/store\/.*\.rs$/.exec(file.path)?.[1];
    if (!crate) continue;
    for (const [, name] of code(file.text).matchAll(
      /\btable!\s*\{(?:\s*use [^;]+;|\s*#\[[^\]]*\])*\s*(\w+)/g,
    )) {
      const owner = onSqlite.get(name);
      if (owner === undefined) problems.push(`${file.path}: no migration makes the table ${name}`);
      else if (owner !== snake(crate))
        problems.push(`${file.path}: the table ${name} belongs to ${owner}; go through its use cases`);
    }
  }
  return problems;
}

/** The tables there are after all migrations, and the crate that made each. */
function ownersOn(backend, files, crates, problems) {
  const folders = {};
  const made = new Map();
  const prefix = `migrations/${backend}/`;
  for (const file of files.filter((f) => f.path.startsWith(prefix))) {
    const [folder, name] = file.path.slice(prefix.length).split('/');
    (folders[folder] ??= {})[name] = file.text;
  }
  for (const folder of Object.keys(folders).sort()) {
    const at = `${prefix}${folder}`;
    const rest = /^\d{14}_(\w+)$/.exec(folder)?.[1];
    // The longest name wins: `ai_assistant_logs` is of ai-assistant, were there a crate `ai` too.
    const owner = crates
      .map(snake)
      .filter((c) => rest?.startsWith(`${c}_`))
      .sort((a, b) => b.length - a.length)[0];
    if (!owner) problems.push(`${at}: not named <14 digits>_<crate>_<what> after a crate there is`);
    for (const half of ['up.sql', 'down.sql']) {
      if (!folders[folder][half]?.trim()) problems.push(`${at}: ${half} is missing or empty`);
    }
    const sql = (folders[folder]['up.sql'] ?? '').replace(/--[^\n]*/g, '');
    const statements =
      /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?|drop\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?|alter\s+table\s+"?(\w+)"?\s+rename\s+to\s+"?(\w+)"?/gi;
    for (const [, created, dropped, from, to] of sql.matchAll(statements)) {
      if (created) made.set(created, owner);
      if (dropped) made.delete(dropped);
      if (from) {
        made.delete(from);
        made.set(to, owner);
      }
    }
  }
  return { folders, tables: made };
}
