// Rust source without what is not code. Line numbers and line lengths stay as they were.

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Comments and the inside of strings become blanks, so that a word in a sentence is no use of it. */
export function code(source) {
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:\\[\s\S]|[^"\\])*"|b?'(?:\\(?:x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]+\}|.)|[^'\\\n])'/g;
  return source.replace(token, blank);
}

/** The code that ships: without `#[cfg(test)]` items. Takes what `code` answered. */
export function shipped(text) {
  let rest = text;
  for (;;) {
    const at = /#\[cfg\((?:all\()?test\b[^\]]*\]/.exec(rest);
    if (!at) return rest;
    const end = itemEnd(rest, at.index + at[0].length);
    rest = rest.slice(0, at.index) + blank(rest.slice(at.index, end)) + rest.slice(end);
  }
}

/** Where the item that begins at `from` ends: after its `;`, or after the brace that closes its body. */
export function itemEnd(text, from) {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const c = text[i];
    if (c === '{' || c === '(' || c === '[') depth += 1;
    else if (c === '}' || c === ')' || c === ']') {
      depth -= 1;
      if (depth === 0 && c === '}') return i + 1;
    } else if (c === ';' && depth === 0) return i + 1;
  }
  return text.length;
}

/** Every function with a body: its name, its first line (from 1) and how many lines it takes. */
export function functions(text) {
  const found = [];
  for (const match of text.matchAll(/^[ \t]*(?:pub(?:\([^)]*\))? )?(?:const )?(?:async )?fn (\w+)/gm)) {
    const begin = match.index;
    const end = itemEnd(text, begin);
    if (text[end - 1] !== '}') continue;
    const line = text.slice(0, begin).split('\n').length;
    found.push({
      name: match[1],
      async: /\basync fn\b/.test(match[0]),
      line,
      lines: text.slice(begin, end).split('\n').length,
    });
  }
  return found;
}
