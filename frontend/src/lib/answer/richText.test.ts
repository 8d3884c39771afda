import { describe, expect, it } from 'vitest';
import { parseInline, parseRichText, toPlainText } from './richText';

const text = (value: string) => ({ kind: 'text', text: value });

describe('the answers’ light Markdown', () => {
  it('reads paragraphs, bold and source marks', () => {
    expect(parseRichText('Un **préavis** [1].\n\nDeux', 1)).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          text('Un '),
          { kind: 'strong', children: [text('préavis')] },
          text(' '),
          { kind: 'mark', number: 1 },
          text('.'),
        ],
      },
      { kind: 'paragraph', inlines: [text('Deux')] },
    ]);
  });

  it('reads lists of both kinds, a blank line or an indented one inside them', () => {
    expect(parseRichText('- un\n  suite\n\n- deux\n\n3. trois\n4. quatre\nfin', 0)).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[text('un suite')], [text('deux')]] },
      { kind: 'list', ordered: true, start: 3, items: [[text('trois')], [text('quatre')]] },
      { kind: 'paragraph', inlines: [text('fin')] },
    ]);
  });

  it('keeps the order of a paragraph between two lists', () => {
    expect(parseRichText('- un\n\nentre\n- deux', 0).map((block) => block.kind)).toEqual([
      'list',
      'paragraph',
      'list',
    ]);
  });

  it('leaves marks without a source, and unfinished bold, as text', () => {
    expect(parseInline('voir [0] [3] [12] **ouvert', 2)).toEqual([text('voir [0] [3] [12] **ouvert')]);
  });

  it('takes hostile text as text', () => {
    const hostile =
      '<img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1)) &lt;b&gt;';
    expect(parseRichText(hostile, 3)).toEqual([{ kind: 'paragraph', inlines: [text(hostile)] }]);
  });

  it('stays fast on text made to be slow', () => {
    const before = performance.now();
    parseRichText(
      `${'**'.repeat(20_000)}\n${'[1'.repeat(20_000)}\n${' '.repeat(20_000)}- x\n${'#'.repeat(20_000)}`,
      5,
    );
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('gives plain text to the clipboard', () => {
    expect(toPlainText('## Titre\n\n**À savoir** : un [1]')).toBe('Titre\n\nÀ savoir : un [1]');
  });
});
