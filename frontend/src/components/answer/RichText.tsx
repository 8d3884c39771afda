import { Fragment } from 'react';
import { parseRichText, type Block, type Inline } from '@/lib/answer/richText';
import { typeset } from '@/lib/format/typeset';
import './richText.css';

interface Props {
  text: string;
  /** How many sources stand beside the text: a mark beyond them is text. */
  sources: number;
  /** What a source mark says to who does not see it. */
  markLabel: (number: number) => string;
  onSource: (number: number) => void;
}

/** The words that open a caution in an answer (the server's own phrases). */
const CAUTIONS = new Set(['Attention', 'Caution']);

type InlineProps = Pick<Props, 'markLabel' | 'onSource'>;

/** A full stop after a mark stays on the mark's line. */
function stopAfter(inline: Inline | undefined, next: Inline | undefined): string {
  if (inline?.kind !== 'mark' || next?.kind !== 'text') return '';
  return /^[.,;)…]+/.exec(next.text)?.[0] ?? '';
}

function Inlines({ inlines, markLabel, onSource }: { inlines: readonly Inline[] } & InlineProps) {
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
        return (
          <Fragment key={index}>
            {typeset(inline.text.slice(stopAfter(inlines[index - 1], inline).length))}
          </Fragment>
        );
      case 'strong':
        return (
          <strong key={index}>
            <Inlines inlines={inline.children} markLabel={markLabel} onSource={onSource} />
          </strong>
        );
      case 'mark':
        return (
          <span key={index} className="rich-mark-line">
            <button
              type="button"
              className="rich-mark"
              aria-label={markLabel(inline.number)}
              onClick={() => onSource(inline.number)}
            >
              {inline.number}
            </button>
            {stopAfter(inline, inlines[index + 1])}
          </span>
        );
    }
  });
}

function lookOf(block: Block & { kind: 'paragraph' }): string | undefined {
  const [first] = block.inlines;
  if (first?.kind !== 'strong') return undefined;
  if (block.inlines.length === 1) return 'rich-heading';
  const [word] = first.children;
  return word?.kind === 'text' && CAUTIONS.has(word.text) ? 'rich-caution' : undefined;
}

/** An answer's paragraphs, lists and source marks, made of React elements only. */
export function RichText({ text, sources, markLabel, onSource }: Props) {
  const inlineProps = { markLabel, onSource };
  return parseRichText(text, sources).map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={index} className={lookOf(block)}>
          <Inlines inlines={block.inlines} {...inlineProps} />
        </p>
      );
    }
    const items = block.items.map((item, at) => (
      <li key={at}>
        <Inlines inlines={item} {...inlineProps} />
      </li>
    ));
    return block.ordered ? (
      <ol key={index} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={index}>{items}</ul>
    );
  });
}
