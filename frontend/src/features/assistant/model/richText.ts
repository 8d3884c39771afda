/**
 * The answers' light Markdown: paragraphs, `- ` and `1. ` lists, `**bold**`, source marks `[1]`. Everything else is
 * text: what is parsed here only ever becomes React text nodes, never HTML.
 */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'strong'; children: Inline[] } | { kind: 'mark'; number: number };

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] };

const BULLET = /^\s{0,6}[-*•]\s+(.*)$/;
const NUMBERED = /^\s{0,6}(\d{1,3})[.)]\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const TOKEN = /\*\*([^*]+)\*\*|\[(\d{1,2})\]/g;

/** `sources` is how many there are: a mark beyond them is text. */
export function parseInline(text: string, sources: number): Inline[] {
  const out: Inline[] = [];
  let from = 0;
  const plain = (upTo: number) => {
    if (upTo > from) out.push({ kind: 'text', text: text.slice(from, upTo) });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [whole, bold, digits] = match;
    const number = Number(digits);
    if (bold === undefined && (number < 1 || number > sources)) continue;
    plain(match.index);
    from = match.index + whole.length;
    out.push(
      bold === undefined
        ? { kind: 'mark', number }
        : { kind: 'strong', children: parseInline(bold, sources) },
    );
  }
  plain(text.length);
  return out;
}

export function parseRichText(source: string, sources: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; start: number; items: string[] } | null = null;

  const endParagraph = () => {
    if (paragraph.length > 0)
      blocks.push({ kind: 'paragraph', inlines: parseInline(paragraph.join('\n'), sources) });
    paragraph = [];
  };
  const endList = () => {
    if (list) {
      const { ordered, start, items } = list;
      blocks.push({ kind: 'list', ordered, start, items: items.map((item) => parseInline(item, sources)) });
    }
    list = null;
  };
  const addItem = (ordered: boolean, start: number, text: string) => {
    endParagraph();
    if (list?.ordered !== ordered) {
      endList();
      list = { ordered, start, items: [] };
    }
    list.items.push(text);
  };

  let blank = false;
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      endParagraph();
      blank = true;
      continue;
    }
    const bullet = BULLET.exec(line);
    const numbered = NUMBERED.exec(line);
    const heading = HEADING.exec(line);
    if (bullet) addItem(false, 1, bullet[1] ?? '');
    else if (numbered) addItem(true, Number(numbered[1]), numbered[2] ?? '');
    else if (heading) {
      endParagraph();
      endList();
      blocks.push({
        kind: 'paragraph',
        inlines: [{ kind: 'strong', children: parseInline(heading[1] ?? '', sources) }],
      });
    } else if (list !== null && !blank && /^\s{2,}/.test(line)) {
      // An indented line goes on with the item above it.
      const { items } = list as { items: string[] };
      items.push(`${items.pop() ?? ''} ${line.trim()}`);
    } else {
      endList();
      paragraph.push(line.trim());
    }
    blank = false;
  }
  endParagraph();
  endList();
  return blocks;
}

/** For the clipboard: the same text without marks of emphasis. */
export function toPlainText(source: string): string {
  return source
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .trim();
}
