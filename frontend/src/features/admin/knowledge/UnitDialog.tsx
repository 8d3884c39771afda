import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormSelect } from '@/components/forms/FormSelect';
import { fieldId, useFieldState } from '@/components/forms/fieldState';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import { UNIT_KINDS, type Note } from '@/types/knowledge';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { KeptDraft } from '../components/KeptDraft';
import { isChangedMeanwhile } from '../model/meanwhile';
import { entriesOf } from './entries';
import { Pair } from './Pair';
import {
  placeOf,
  UNIT_FIELDS,
  UNIT_LIMITS,
  unitBodyOf,
  unitSchema,
  unitValuesOf,
  withUnit,
  type UnitField,
} from './unitModel';

/** What the server says of one of the note's units is said of this form's fields. */
function errorOfUnit(error: unknown, place: number): unknown {
  const start = `units.${place}.`;
  const ofForm = (name: string) => (name.startsWith(start) ? name.slice(start.length) : name);
  return isApiError(error) ? error.withFieldNames(ofForm) : error;
}

/** Which of the note's articles it rests on. */
function ArticleChoice({ formId, articles, label }: { formId: string; articles: string[]; label: string }) {
  const { t } = useTranslation('knowledge');
  const state = useFieldState('articles');
  const { setFieldValue } = useFormikContext();
  const chosen = entriesOf(state.value);
  const id = fieldId(formId, 'articles');
  // One that is no longer the note's can be taken away.
  const all = [...articles, ...chosen.filter((article) => !articles.includes(article))];
  return (
    <fieldset className="kn-articles" id={id} tabIndex={-1} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      {all.map((article) => (
        <label key={article}>
          <input
            type="checkbox"
            checked={chosen.includes(article)}
            onChange={(event) =>
              void setFieldValue(
                'articles',
                all
                  .filter((each) => (each === article ? event.target.checked : chosen.includes(each)))
                  .join('\n'),
              )
            }
          />
          {article}
        </label>
      ))}
      <p id={`${id}-help`} className="muted">
        {t('units.form.articlesHelp')}
      </p>
      {state.error !== undefined && <p className="kn-error">{state.error}</p>}
    </fieldset>
  );
}

interface Props {
  note: Note;
  /** The name of the unit to change; empty for a new one. */
  unitKey: string;
  onClose: () => void;
}

/** Writes one direct answer of a note; the note is kept as a whole, with its history. */
export function UnitDialog({ note, unitKey, onClose }: Props) {
  const { t } = useTranslation('knowledge');
  const refresh = useRefresh();
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(note);
  const valuesIn = ({ text }: Note) => unitValuesOf(text.units.find(({ key }) => key === unitKey) ?? null);
  const draftKey = `unit-${current.id}-${unitKey}-${current.revision}`;
  const label = (name: UnitField) => t(`units.form.${name}`);
  const reload = async () => {
    const now = await http.get<Note>(`/api/admin/knowledge/${current.id}`);
    setCurrent(now);
    return valuesIn(now);
  };
  return (
    <FormDialog
      title={t(unitKey === '' ? 'units.addTitle' : 'units.editTitle')}
      size="wide"
      initialValues={valuesIn(note)}
      schema={unitSchema()}
      fields={UNIT_FIELDS.map((name) => ({ name, label: label(name) }))}
      confirm={t('units.form.save')}
      confirming={t('form.saving')}
      losesNothing
      onSubmit={async (values, close) => {
        const text = withUnit(current.text, unitKey, unitBodyOf(values, unitKey));
        try {
          await http.put(`/api/admin/knowledge/${current.id}`, { ...text, revision: current.revision });
        } catch (error) {
          throw errorOfUnit(error, placeOf(current.text, unitKey));
        }
        showToast({ tone: 'success', title: { key: 'knowledge:units.toast.saved' } });
        close();
        await removeDraft(draftKey);
        await refresh('/api/admin/knowledge');
      }}
      onRefused={(error) => {
        if (isChangedMeanwhile(error)) return;
        showToast({
          tone: 'error',
          title: { key: 'knowledge:units.toast.failed' },
          description: apiErrorMessage(error),
        });
      }}
      refusal={(error, formId, settle) =>
        isChangedMeanwhile(error) ? (
          <ChangedMeanwhile
            formId={formId}
            error={error}
            before={valuesIn(current)}
            onReload={reload}
            onSettled={settle}
            label={label}
          />
        ) : null
      }
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <KeptDraft draftKey={draftKey} values={valuesIn(current)} />
          <FormSelect
            formId={formId}
            name="kind"
            label={label('kind')}
            required
            options={[
              { value: '', label: t('units.form.chooseKind') },
              ...UNIT_KINDS.map((value) => ({ value, label: t(`units.kinds.${value}`) })),
            ]}
          />
          <Pair
            formId={formId}
            name="answer"
            label={label}
            rows={4}
            maxLength={UNIT_LIMITS.answer}
            required
            help={t('units.form.answerHelp')}
          />
          <Pair
            formId={formId}
            name="conditions"
            label={label}
            rows={2}
            help={t('units.form.conditionsHelp')}
          />
          <Pair
            formId={formId}
            name="action"
            label={label}
            rows={3}
            maxLength={UNIT_LIMITS.action}
            required
          />
          <FormSelect
            formId={formId}
            name="isUrgent"
            label={label('isUrgent')}
            required
            options={[
              { value: 'no', label: t('form.no') },
              { value: 'yes', label: t('form.yes') },
            ]}
          />
          <ArticleChoice formId={formId} articles={current.text.articles} label={label('articles')} />
          <Pair
            formId={formId}
            name="asked"
            label={label}
            rows={4}
            required
            help={t('units.form.askedHelp')}
          />
        </>
      )}
    </FormDialog>
  );
}
