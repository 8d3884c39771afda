const INDENT = '  ';

function isStructure(text: string): boolean {
  if (!/^[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What an operator said, for people: JSON with its lines broken, anything else as it is. Only the space between its parts is
 * changed, so figures, repeated names and letters stand as they came.
 */
export function rawText(raw: string): string {
  const text = raw.trim();
  if (!isStructure(text)) return text;
  let depth = 0;
  let out = '';
  const line = () => `\n${INDENT.repeat(depth)}`;
  // A text in quotes, a mark, or a run of anything else but space.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (part === '{' || part === '[') {
      depth += 1;
      out += part + line();
    } else if (part === '}' || part === ']') {
      depth -= 1;
      const isEmpty = /[{[]\s*$/.test(out);
      out = isEmpty ? out.trimEnd() + part : out + line() + part;
    } else if (part === ',') out += part + line();
    else out += part === ':' ? ': ' : part;
  }
  return out;
}
