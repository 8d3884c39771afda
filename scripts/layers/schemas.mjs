// Names of the API description: utoipa lets the later of two types of one name replace the earlier, without a word.

const TYPE =
  /#\[derive\([^)]*\bToSchema\b[^)]*\)\]((?:\s*#\[[^\n]*\]|\s*\/\/\/[^\n]*)*)\s*pub(?:\([^)]*\))?\s+(?:struct|enum)\s+(\w+)/g;

/** Every schema of the API has a name of its own. */
export function schemas(files) {
  const known = new Map();
  const problems = [];
  for (const file of files.filter((f) => f.path.startsWith('apps/') && f.path.endsWith('.rs'))) {
    for (const [, attributes, type] of file.text.matchAll(TYPE)) {
      const name = /\bschema\([^\n]*\bas = (\w+)/.exec(attributes)?.[1] ?? type;
      const other = known.get(name);
      if (other) problems.push(`${file.path}: the schema ${name} has its name from ${other} already`);
      else known.set(name, file.path);
    }
  }
  return problems;
}
