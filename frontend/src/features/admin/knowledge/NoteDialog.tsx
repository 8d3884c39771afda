import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import { DOMAINS, type Note } from '@/types/knowledge';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { KeptDraft } from '../components/KeptDraft';
import { isChangedMeanwhile } from '../model/meanwhile';
import { Pair } from './Pair';
import { bodyOf, FIELDS, noteSchema, valuesOf, type NoteField } from './model';

interface Props {
  /** The note to change; `null` for a new one. */
  known: Note | null;
  onClose: () => void;
  onSaved: (saved: Note) => void;
}

export function NoteDialog({ known, onClose, onSaved }: Props) {
  const { t } = useTranslation('knowledge');
  const refresh = useRefresh();
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(known);
  const draftKey = current ? `note-${current.id}-${current.revision}` : 'note-new';
  const label = (name: NoteField | 'verifiedByLawyer') => t(`form.${name}`);
  const reload = async () => {
    const now = await http.get<Note>(`/api/admin/knowledge/${current?.id ?? 0}`);
    setCurrent(now);
    return valuesOf(now.text);
  };
  return (
    <FormDialog
      title={t(known ? 'form.editTitle' : 'form.addTitle')}
      size="wide"
      initialValues={valuesOf(known?.text ?? null)}
      schema={noteSchema()}
      fields={FIELDS.map((name) => ({ name, label: label(name) }))}
      confirm={t('form.save')}
      confirming={t('form.saving')}
      losesNothing
      onSubmit={async (values, close) => {
        const saved = current
          ? await http.put<Note>(`/api/admin/knowledge/${current.id}`, {
              ...bodyOf(values),
              units: current.text.units,
              revision: current.revision,
            })
          : await http.post<Note>('/api/admin/knowledge', bodyOf(values));
        showToast({
          tone: 'success',
          title: { key: known ? 'knowledge:toast.saved' : 'knowledge:toast.added' },
        });
        close();
        await removeDraft(draftKey);
        await refresh('/api/admin/knowledge');
        onSaved(saved);
      }}
      onRefused={(error) => {
        if (isChangedMeanwhile(error)) return;
        showToast({
          tone: 'error',
          title: { key: 'knowledge:toast.failed' },
          description: apiErrorMessage(error),
        });
      }}
      refusal={(error, formId, settle) =>
        isChangedMeanwhile(error) ? (
          <ChangedMeanwhile
            formId={formId}
            error={error}
            before={valuesOf(current?.text ?? null)}
            onReload={reload}
            onSettled={settle}
            label={label}
          />
        ) : null
      }
      onClose={onClose}
    >
      {({ formId, values }) => (
        <>
          <KeptDraft draftKey={draftKey} values={valuesOf(current?.text ?? null)} />
          {known?.isShipped === true && <p className="notice">{t('form.shippedNote')}</p>}
          <div className="kn-two">
            <FormSelect
              formId={formId}
              name="domain"
              label={t('form.domain')}
              required
              options={[
                { value: '', label: t('form.chooseDomain') },
                ...DOMAINS.map((value) => ({ value, label: t(`domains.${value}`) })),
              ]}
            />
            <FormTextField
              formId={formId}
              name="category"
              label={t('form.category')}
              maxLength={200}
              required
            />
          </div>
          <Pair formId={formId} name="title" label={label} maxLength={300} required />
          <Pair formId={formId} name="content" label={label} rows={8} maxLength={20_000} required />
          <FormTextField
            formId={formId}
            name="articles"
            label={t('form.articles')}
            help={t('form.articlesHelp')}
            rows={3}
            required
          />
          <FormTextField
            formId={formId}
            name="source"
            label={t('form.source')}
            help={t('form.sourceHelp')}
            rows={2}
            maxLength={2_000}
            required
          />
          <div className="kn-two">
            <FormSelect
              formId={formId}
              name="confidence"
              label={t('form.confidence')}
              help={t('form.confidenceHelp')}
              required
              options={[
                { value: 'high', label: t('form.high') },
                { value: 'medium', label: t('form.medium') },
              ]}
            />
            <FormTextField
              formId={formId}
              name="asOf"
              label={t('form.asOf')}
              help={t('form.asOfHelp')}
              example="2026-11"
              maxLength={7}
            />
          </div>
          <Pair
            formId={formId}
            name="caution"
            label={label}
            rows={2}
            maxLength={2_000}
            required={values.confidence === 'medium'}
            help={t('form.cautionHelp')}
          />
          <Pair formId={formId} name="nextStep" label={label} rows={2} maxLength={2_000} />
          <Pair
            formId={formId}
            name="layQuestions"
            label={label}
            rows={4}
            help={t('form.layQuestionsHelp')}
          />
          <Pair formId={formId} name="keywords" label={label} rows={3} help={t('form.linesHelp')} />
          <FormSelect
            formId={formId}
            name="verifiedByLawyer"
            label={t('form.verifiedByLawyer')}
            options={[
              { value: 'no', label: t('form.no') },
              { value: 'yes', label: t('form.yes') },
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
