import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackIcon } from '@/components/actionIcons';
import { useOpened } from '@/lib/hooks/useOpened';
import { CaseList } from './components/CaseList';
import { CaseView } from './components/CaseView';
import './cases.css';
import './parts.css';

/** "Mes dossiers": the list, or one case (`&case=`). */
export default function CasesTab() {
  const { t } = useTranslation('cases');
  const [query, setQuery] = useSearchParams();
  const page = useRef<HTMLDivElement>(null);
  const caseId = Number(query.get('case'));
  const shown = caseId > 0 ? String(caseId) : '';
  useOpened(page, shown);

  return (
    <div className="case" ref={page} tabIndex={-1}>
      {shown === '' ? (
        <CaseList onOpen={(id) => setQuery({ tab: 'cases', case: String(id) })} />
      ) : (
        <>
          <p>
            <button type="button" className="button button-quiet" onClick={() => setQuery({ tab: 'cases' })}>
              <BackIcon />
              {t('back')}
            </button>
          </p>
          <CaseView key={caseId} id={caseId} onGone={() => setQuery({ tab: 'cases' }, { replace: true })} />
        </>
      )}
    </div>
  );
}
