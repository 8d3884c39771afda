/**
 * The server writes an answer as one text (it is logged, copied and read aloud as such). On the page three of its parts
 * have places of their own: the list of articles becomes small tabs, the next step is set apart, and the last line,
 * which says what the text is, is quiet. Unknown shapes stay in the body: nothing is ever lost.
 */
export interface AnswerParts {
  body: string;
  /** What the answer names of each source, by the source's number. */
  articles: ReadonlyMap<number, string[]>;
  step: string | null;
  after: string | null;
  /** What was added below it: the field a document in the making is waiting for. */
  tail: string | null;
}

const STEP = /^\*\*(?:Prochaine étape|Next step)\s*:?\*\*\s*:?\s*([\s\S]+)$/;
const ARTICLES = /^\*\*Articles\s*:?\*\*\s*:?$/;
const ARTICLE_LINE = /^- (.+?)\s*\[(\d{1,2})\]\.?$/;

function readArticles(block: string): Map<number, string[]> | null {
  const found = new Map<number, string[]>();
  for (const line of block.split('\n')) {
    const match = ARTICLE_LINE.exec(line.trim());
    if (!match) return null;
    const number = Number(match[2]);
    found.set(number, [...(found.get(number) ?? []), match[1] ?? '']);
  }
  return found;
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function answerParts(text: string): AnswerParts {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  let step: string | null = null;
  let after: string | null = null;
  let tail: string | null = null;
  let articles = new Map<number, string[]>();

  const stepAt = blocks.map((block) => STEP.test(block.trim())).lastIndexOf(true);
  if (stepAt !== -1) {
    step = sentence((STEP.exec((blocks[stepAt] ?? '').trim())?.[1] ?? '').trim());
    const [line = '', ...rest] = blocks.slice(stepAt + 1);
    after = line.trim() === '' ? null : line.trim();
    tail = rest.length === 0 ? null : rest.join('\n\n').trim();
    blocks.length = stepAt;
  }
  const articlesAt = blocks.findIndex((block) => ARTICLES.test(block.trim()));
  const list = articlesAt === -1 ? null : readArticles((blocks[articlesAt + 1] ?? '').trim());
  if (list) {
    articles = list;
    blocks.splice(articlesAt, 2);
  }
  return { body: blocks.join('\n\n').trim(), articles, step, after, tail };
}
