import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRichText, type Block, type Inline } from '../model/richText';
import type { Source } from '../model/types';

interface Props {
  text: string;
  sources: readonly Source[];
  onSource: (number: number) => void;
}

/** The words that open a caution in an answer (the server's own phrases). */
const CAUTIONS = new Set(['Attention', 'Caution']);

function Inlines({ inlines, sources, onSource }: { inlines: readonly Inline[] } & Omit<Props, 'text'>) {
  const { t } = useTranslation('assistant');
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
        return <Fragment key={index}>{inline.text}</Fragment>;
      case 'strong':
        return (
          <strong key={index}>
            <Inlines inlines={inline.children} sources={sources} onSource={onSource} />
          </strong>
        );
      case 'mark':
        return (
          <button
            key={index}
            type="button"
            className="as-mark"
            aria-label={t('sources.mark', {
              number: inline.number,
              label: sources[inline.number - 1]?.label ?? '',
            })}
            onClick={() => onSource(inline.number)}
          >
            {inline.number}
          </button>
        );
    }
  });
}

function lookOf(block: Block & { kind: 'paragraph' }): string | undefined {
  const [first] = block.inlines;
  if (first?.kind !== 'strong') return undefined;
  if (block.inlines.length === 1) return 'as-heading';
  const [word] = first.children;
  return word?.kind === 'text' && CAUTIONS.has(word.text) ? 'as-caution' : undefined;
}

/** An answer's paragraphs, lists and source marks, made of React elements only. */
export function RichText({ text, sources, onSource }: Props) {
  const inlineProps = { sources, onSource };
  return parseRichText(text, sources.length).map((block, index) => {
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
