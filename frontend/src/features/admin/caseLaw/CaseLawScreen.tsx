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
import { Queue } from './queue/Queue';
import { Reviews } from './Reviews';
import { VerifyView } from './VerifyView';
import { useWaiting } from './waiting';

const COUNT = '/api/admin/jurisprudence?limit=1';

const VIEWS = ['list', 'import', 'duplicates'] as const;
type View = (typeof VIEWS)[number];

/**
 * The list, imports and what they left to decide (`?view=`), those that wait to be verified (`?queue=`), or one of them
 * (`?verify=`).
 */
export function CaseLawScreen() {
  const { t } = useTranslation('caseLaw');
  const [query] = useSearchParams();
  const [form, setForm] = useState<{ known: CaseLaw | null } | null>(null);
  const { data: counted } = usePage<CaseLaw>(COUNT);
  const { data: waiting } = useWaiting();
  const verified = Number(query.get('verify'));
  const isQueue = query.get('queue') !== null;
  const queued = Number(query.get('decision'));
  const view: View = VIEWS.find((each) => each === query.get('view')) ?? 'list';
  usePageTitle(t('title'));
  return (
    <div className="page">
      <p>
        {verified > 0 || isQueue ? (
          <Link to={paths.adminJurisprudence.href()}>{t('verify.back')}</Link>
        ) : (
          <Link to={paths.admin.href()}>{t('back')}</Link>
        )}
      </p>
      <div className="cl-top">
        <h1>{t('title')}</h1>
        {counted && <Badge tone="primary">{t('count', { count: counted.total })}</Badge>}
      </div>
      {isQueue ? (
        <Queue asked={queued > 0 ? queued : null} onEdit={(known) => setForm({ known })} />
      ) : verified > 0 ? (
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
              {waiting !== undefined && waiting.length > 0 && (
                <Link to={paths.adminJurisprudence.href({ queue: 'pending' })}>
                  {t('views.queue', { count: waiting.length })}
                </Link>
              )}
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
