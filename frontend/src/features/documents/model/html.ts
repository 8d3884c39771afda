/**
 * A document's HTML comes from the server through an allow-list (crates/documents, `html.rs`). It is read here through
 * the same list once more, into plain data: what is shown is built from that data, so no HTML of a document is ever
 * handed to the browser as markup.
 */
export const TAGS = [
  'h1',
  'h2',
  'h3',
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'div',
  'span',
  'sup',
  'sub',
] as const;

export type Tag = (typeof TAGS)[number];
export type Align = 'left' | 'center' | 'right' | 'justify';

export interface Part {
  tag: Tag;
  classes: string[];
  align: Align | null;
  /** The mandatory mention this part carries. */
  mention: string | null;
  children: Piece[];
}

export type Piece = string | Part;

const ALIGNS: readonly string[] = ['left', 'center', 'right', 'justify'];
const CLASSES = new Set([...ALIGNS, 'notice', 'small', 'keep', 'official', 'signatures', 'grid', 'blank']);
/** Dropped with everything in them; other unknown elements leave their text. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'title',
  'svg',
  'math',
]);
const DEPTH_MAX = 40;

function isTag(name: string): name is Tag {
  return (TAGS as readonly string[]).includes(name);
}

function isAlign(value: string): value is Align {
  return ALIGNS.includes(value);
}

function readNodes(nodes: Iterable<ChildNode>, depth: number): Piece[] {
  const out: Piece[] = [];
  for (const node of nodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.textContent) out.push(node.textContent);
      continue;
    }
    if (!(node.nodeType === Node.ELEMENT_NODE)) continue;
    const element = node as HTMLElement;
    const name = element.tagName.toLowerCase();
    if (DROPPED.has(name)) continue;
    const children = depth >= DEPTH_MAX ? [element.textContent] : readNodes(element.childNodes, depth + 1);
    if (!isTag(name)) {
      out.push(...children);
      continue;
    }
    const align = element.style.textAlign;
    const mention = element.getAttribute('data-mention') ?? '';
    out.push({
      tag: name,
      classes: [...element.classList].filter((each) => CLASSES.has(each)),
      align: isAlign(align) ? align : null,
      mention: /^[a-z_]{1,40}$/.test(mention) ? mention : null,
      children,
    });
  }
  return out;
}

export function readElement(root: HTMLElement): Piece[] {
  return readNodes(root.childNodes, 0);
}

/** Parsing makes an inert document: nothing in it runs, loads or is shown. */
export function readHtml(html: string): Piece[] {
  return readElement(new DOMParser().parseFromString(html, 'text/html').body);
}

export function toNode(piece: Piece, document: Document): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const node = document.createElement(piece.tag);
  if (piece.classes.length > 0) node.className = piece.classes.join(' ');
  if (piece.align !== null) node.style.textAlign = piece.align;
  if (piece.mention !== null) node.dataset.mention = piece.mention;
  node.append(...piece.children.map((child) => toNode(child, document)));
  return node;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

/** Back to HTML, for the server. */
export function writeHtml(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escape(piece);
      const attributes = [
        piece.classes.length > 0 ? ` class="${piece.classes.join(' ')}"` : '',
        piece.align === null ? '' : ` style="text-align: ${piece.align}"`,
        piece.mention === null ? '' : ` data-mention="${piece.mention}"`,
      ].join('');
      if (piece.tag === 'br' || piece.tag === 'hr') return `<${piece.tag}>`;
      return `<${piece.tag}${attributes}>${writeHtml(piece.children)}</${piece.tag}>`;
    })
    .join('');
}
