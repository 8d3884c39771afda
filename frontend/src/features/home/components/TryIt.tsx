import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Optional } from '@/components/feedback/Optional';
import { TextSkeleton } from '@/components/feedback/Skeletons';

/** The screens themselves in demo mode; they know the features, so the app hands them in. */
export type Demos = Record<(typeof demos)[number], ComponentType>;

const demos = ['assistant', 'documents'] as const;

/** Demonstrations that are fetched when somebody wants one: nobody else pays for them. */
export function TryIt({ demos: parts }: { demos?: Demos | undefined }) {
  const { t } = useTranslation('about');
  const [open, setOpen] = useState<(typeof demos)[number] | null>(null);
  const Demo = open === null ? undefined : parts?.[open];
  return (
    <section className="home-section try-section">
      <h2>{t('try.title')}</h2>
      <p className="section-text">{t('try.text')}</p>
      <p className="hero-actions needs-script">
        {demos.map((demo) => (
          <button
            key={demo}
            type="button"
            className={open === demo ? 'button button-primary' : 'button button-outlined'}
            aria-pressed={open === demo}
            onClick={() => setOpen(open === demo ? null : demo)}
          >
            {t(`try.${demo}`)}
          </button>
        ))}
      </p>
      {Demo && (
        <div className="try-demo">
          <Optional key={open} waiting={<TextSkeleton lines={6} />}>
            <Demo />
          </Optional>
        </div>
      )}
    </section>
  );
}
