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

interface OpenList {
  ordered: boolean;
  start: number;
  items: string[];
}

/** Gathers lines into blocks; one paragraph or one list is open at a time. */
class Gatherer {
  readonly blocks: Block[] = [];
  private paragraph: string[] = [];
  private list: OpenList | null = null;

  constructor(private readonly sources: number) {}

  inline(text: string): Inline[] {
    return parseInline(text, this.sources);
  }

  endParagraph(): void {
    if (this.paragraph.length > 0) {
      this.blocks.push({ kind: 'paragraph', inlines: this.inline(this.paragraph.join('\n')) });
    }
    this.paragraph = [];
  }

  end(): void {
    this.endParagraph();
    if (this.list) {
      const { ordered, start, items } = this.list;
      this.blocks.push({ kind: 'list', ordered, start, items: items.map((item) => this.inline(item)) });
    }
    this.list = null;
  }

  item(ordered: boolean, start: number, text: string): void {
    if (this.list?.ordered !== ordered || this.paragraph.length > 0) {
      this.end();
      this.list = { ordered, start, items: [] };
    }
    this.list.items.push(text);
  }

  /** An indented line goes on with the item above it. */
  goesOn(text: string): boolean {
    if (!this.list || this.paragraph.length > 0) return false;
    this.list.items.push(`${this.list.items.pop() ?? ''} ${text}`);
    return true;
  }

  line(text: string): void {
    if (this.list) this.end();
    this.paragraph.push(text);
  }
}

export function parseRichText(source: string, sources: number): Block[] {
  const out = new Gatherer(sources);
  let blank = false;
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim();
    const bullet = BULLET.exec(line);
    const numbered = NUMBERED.exec(line);
    const heading = HEADING.exec(line);
    if (text === '') out.endParagraph();
    else if (bullet) out.item(false, 1, bullet[1] ?? '');
    else if (numbered) out.item(true, Number(numbered[1]), numbered[2] ?? '');
    else if (heading) {
      out.end();
      out.blocks.push({
        kind: 'paragraph',
        inlines: [{ kind: 'strong', children: out.inline(heading[1] ?? '') }],
      });
    } else if (blank || !/^\s{2,}/.test(line) || !out.goesOn(text)) out.line(text);
    blank = text === '';
  }
  out.end();
  return out.blocks;
}

/** For the clipboard: the same text without marks of emphasis. */
export function toPlainText(source: string): string {
  return source
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .trim();
}
