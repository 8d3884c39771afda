import { useTranslation } from 'react-i18next';

const points = ['articles', 'documents', 'languages'] as const;

/** The branded side panel of large screens. */
export function AuthPanel() {
  const { t } = useTranslation('auth');
  return (
    <aside className="auth-side">
      <svg className="auth-picture" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
        <use href="#tree" />
      </svg>
      <h2>{t('panel.title')}</h2>
      <p>{t('panel.quote')}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`panel.points.${point}`)}</li>
        ))}
      </ul>
    </aside>
  );
}
