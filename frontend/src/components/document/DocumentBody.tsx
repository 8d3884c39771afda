import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import type { Block, Section, TextBody } from '@/lib/content/content';
import { useApi } from '@/lib/swr/useApi';
import type { SiteInfo } from '@/types/api';
import { parseInline } from './inline';

/** What texts name of the site: `{{legalEmail}}`. */
const SITE_FIELD = /\{\{(legalEmail|operator(?:Name|Address|Rccm|Niu))\}\}/;
type SiteField = 'legalEmail' | 'operatorName' | 'operatorAddress' | 'operatorRccm' | 'operatorNiu';

function FromSite({ field }: { field: SiteField }) {
  const { t } = useTranslation();
  const { data, error } = useApi<SiteInfo>('/api/site-info');
  // Without a network, and never seen before: the words of the footer stand in.
  if (!data && error !== undefined)
    return field === 'legalEmail' ? t('footer.legalContact') : t('footer.notHere');
  if (!data) return <span className="skeleton reading-email" aria-hidden="true" />;
  if (field !== 'legalEmail') return data[field];
  return <a href={`mailto:${data.legalEmail}`}>{data.legalEmail}</a>;
}

function Text({ children }: { children: string }) {
  return parseInline(children).map((part, index) => {
    switch (part.kind) {
      case 'strong':
        return <strong key={index}>{part.text}</strong>;
      case 'link':
        return (
          <Link key={index} to={part.to}>
            {part.text}
          </Link>
        );
      case 'text': {
        const pieces = part.text.split(SITE_FIELD);
        return pieces.map((piece, at) => (
          <Fragment key={`${index}.${at}`}>
            {at % 2 === 1 ? <FromSite field={piece as SiteField} /> : piece}
          </Fragment>
        ));
      }
    }
  });
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item, index) => (
    <li key={index}>
      <Text>{item}</Text>
    </li>
  ));
}

function BlockView({ block }: { block: Block }) {
  if ('p' in block)
    return (
      <p>
        <Text>{block.p}</Text>
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        <Items items={block.list} />
      </ul>
    );
  if ('steps' in block)
    return (
      <ol className="reading-steps">
        <Items items={block.steps} />
      </ol>
    );
  return (
    <p className="reading-note">
      <Text>{block.note}</Text>
    </p>
  );
}

function SectionView({ section }: { section: Section }) {
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      {section.blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  );
}

/** One line of text with its bold words and links. */
export function InlineText({ text }: { text: string }) {
  return <Text>{text}</Text>;
}

/** Where to jump, on the page itself. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('reading');
  return (
    <nav className="reading-contents" aria-labelledby="contents-title">
      <p id="contents-title">{t('contents')}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title.replace(/^\d+\.\s*/, '')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text, then the articles it rests on and what is not certain: never one without the other. */
export function DocumentBody({ body }: { body: TextBody }) {
  const { t } = useTranslation('reading');
  return (
    <>
      {body.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      {body.laws && (
        <section className="reading-laws" aria-labelledby="laws">
          <h2 id="laws">{t('laws.title')}</h2>
          <ul>
            {body.laws.map((law) => (
              <li key={law}>{law}</li>
            ))}
          </ul>
          <p className="muted">{t('laws.notReviewed')}</p>
        </section>
      )}
      {body.caution && <p className="reading-caution">{body.caution}</p>}
    </>
  );
}
