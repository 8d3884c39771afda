import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PlusIcon } from '@/components/actionIcons';
import { Badge } from '@/components/requests/Badge';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { usePage } from '@/lib/swr/usePage';
import type { CaseLaw } from '@/types/caseLaw';
import '../admin.css';
import './caseLaw.css';
import { CaseLawDialog } from './CaseLawDialog';
import { CaseLawList } from './CaseLawList';
import { Duplicates } from './Duplicates';
import { ImportView } from './import/ImportView';
import { Reviews } from './Reviews';
import { VerifyView } from './VerifyView';

const COUNT = '/api/admin/jurisprudence?limit=1';

const VIEWS = ['list', 'import', 'duplicates'] as const;
type View = (typeof VIEWS)[number];

/** The list, imports and what they left to decide (`?view=`), or one decision to verify (`?verify=`). */
export function CaseLawScreen() {
  const { t } = useTranslation('caseLaw');
  const [query] = useSearchParams();
  const [form, setForm] = useState<{ known: CaseLaw | null } | null>(null);
  const { data: counted } = usePage<CaseLaw>(COUNT);
  const verified = Number(query.get('verify'));
  const view: View = VIEWS.find((each) => each === query.get('view')) ?? 'list';
  usePageTitle(t('title'));
  return (
    <div className="page">
      <p>
        {verified > 0 ? (
          <Link to={paths.adminJurisprudence.href()}>{t('verify.back')}</Link>
        ) : (
          <Link to={paths.admin.href()}>{t('back')}</Link>
        )}
      </p>
      <div className="cl-top">
        <h1>{t('title')}</h1>
        {counted && <Badge tone="primary">{t('count', { count: counted.total })}</Badge>}
      </div>
      {verified > 0 ? (
        <VerifyView key={verified} id={verified} onEdit={(known) => setForm({ known })} />
      ) : (
        <>
          <p className="muted">{t('intro')}</p>
          <div className="cl-bar">
            <nav aria-label={t('views.label')} className="cl-views">
              {VIEWS.map((each) => (
                <Link
                  key={each}
                  to={paths.adminJurisprudence.href(each === 'list' ? {} : { view: each })}
                  {...(each === view ? { 'aria-current': 'page' as const } : {})}
                >
                  {t(`views.${each}`)}
                </Link>
              ))}
            </nav>
            <button type="button" className="button button-primary" onClick={() => setForm({ known: null })}>
              <PlusIcon />
              {t('add')}
            </button>
          </div>
          {view === 'import' && <ImportView />}
          {view === 'duplicates' && (
            <>
              <Reviews />
              <Duplicates />
            </>
          )}
          {view === 'list' && <CaseLawList onEdit={(known) => setForm({ known })} />}
        </>
      )}
      {form && <CaseLawDialog known={form.known} onClose={() => setForm(null)} />}
    </div>
  );
}
