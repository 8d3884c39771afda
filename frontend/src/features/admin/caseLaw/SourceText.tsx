import { useTranslation } from 'react-i18next';

interface Props {
  text: string;
  label: string;
  /** Lines to look at first, by their place. */
  marked?: ReadonlySet<number>;
}

/** A text as its source gave it, in a frame of its own; what lies outside the frame is not drawn. */
export function SourceText({ text, label, marked }: Props) {
  const { t } = useTranslation('caseLaw');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by keyboard
    <div className="cl-text" role="region" aria-label={label} tabIndex={0} lang="fr">
      {text.split('\n').map((line, at) =>
        marked?.has(at) ? (
          <p key={at}>
            <mark>
              <span className="visually-hidden">{t('reviews.differs')} </span>
              {line}
            </mark>
          </p>
        ) : (
          <p key={at}>{line}</p>
        ),
      )}
    </div>
  );
}
