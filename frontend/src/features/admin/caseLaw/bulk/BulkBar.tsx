import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';
import type { CaseLaw } from '@/types/caseLaw';
import type { Selection } from './useSelection';
import './bulk.css';
import { BulkVerify } from './BulkVerify';

interface Props {
  /** Those of this page. */
  items: readonly CaseLaw[];
  selection: Selection;
}

/** Chooses all decisions of a page or none, and vouches for those that were chosen. */
export function BulkBar({ items, selection }: Props) {
  const { t } = useTranslation('caseLaw');
  const helpId = useId();
  const [verifying, setVerifying] = useState<readonly CaseLaw[] | null>(null);
  const chosen = items.filter(({ id }) => selection.chosen.has(id));
  const areAll = chosen.length === items.length;
  return (
    <div className="cl-bulk-bar">
      <label>
        <input
          type="checkbox"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAll;
          }}
          onChange={() => selection.choose(areAll ? [] : items.map(({ id }) => id))}
        />
        {t('bulk.all', { count: items.length })}
      </label>
      <p id={helpId} className="muted" role="status">
        {t('bulk.chosen', { count: chosen.length })}
      </p>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={chosen.length === 0}
        aria-describedby={helpId}
        onClick={() => {
          if (chosen.length > 0) setVerifying(chosen);
        }}
      >
        <CheckIcon />
        {t('bulk.verify')}
      </button>
      {verifying && (
        <BulkVerify decisions={verifying} onEnd={selection.end} onClose={() => setVerifying(null)} />
      )}
    </div>
  );
}
