export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string };

const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** `**bold**` and `[word](/path)`, nothing else. A link leads inside the application only. */
export function parseInline(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > at) parts.push({ kind: 'text', text: text.slice(at, mark.index) });
    const [whole, strong, word, to] = mark;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: word ?? '', to: to ?? '/' });
    at = mark.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}
