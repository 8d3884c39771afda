import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { takeServerFields } from '@/components/forms/fieldState';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormTextField } from '@/components/forms/FormTextField';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { Proposal, Rating } from '@/types/marketplace';
import { StarsField } from '../forms/StarsField';
import { LIMITS } from '../model/proposalForm';

interface Values {
  rating: number;
  comment: string;
  isDeadlineMet: boolean;
  wouldRecommend: boolean;
}

const schema = object({
  comment: string().trim().max(LIMITS.commentMax, 'proposals:errors.tooLong'),
});

interface FormProps {
  proposal: Proposal;
  /** The rating to change; `null` for the first one. */
  given: Rating | null;
  /** The proposal's own place: it takes the focus when the rated request has moved on the page. */
  placeId: string;
  close: () => void;
}

function RateForm({ proposal, given, placeId, close }: FormProps) {
  const { t, i18n } = useTranslation(['proposals', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    const body = { ...values, comment: values.comment.trim() };
    try {
      if (given === null) {
        const { requestId, professionalId } = proposal;
        await http.post<Rating>('/api/ratings', { requestId, professionalId, ...body });
      } else {
        await http.patch<Rating>(`/api/ratings/${given.id}`, body);
      }
      showToast({
        tone: 'success',
        title: { key: 'proposals:toast.rated' },
        description: { key: 'proposals:toast.ratedText' },
      });
      close();
      await refresh('/api/proposals', '/api/client-requests', '/api/ratings', '/api/client-contacts');
      restoreFocus(placeId);
    } catch (error) {
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'proposals:toast.error' },
        description: apiErrorMessage(error),
      });
    }
  };

  return (
    <Formik<Values>
      initialValues={{
        rating: given?.rating ?? 0,
        comment: given?.comment ?? '',
        isDeadlineMet: given?.isDeadlineMet ?? false,
        wouldRecommend: given?.wouldRecommend ?? false,
      }}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => (
        <Form noValidate>
          <p>{t('rate.text', { name: proposal.professionalName })}</p>
          {given !== null && (
            <p className="muted">
              {t('rate.until', { date: formatDate(given.editableUntil, i18n.language) })}
            </p>
          )}
          {failure !== null && <ApiErrorAlert error={failure} />}
          <StarsField formId={formId} name="rating" />
          <FormTextField
            formId={formId}
            name="comment"
            label={t('rate.comment')}
            help={t('rate.commentHelp')}
            maxLength={LIMITS.commentMax}
            rows={4}
          />
          <div className="pr-checks">
            <FormCheckbox formId={formId} name="isDeadlineMet" label={t('rate.deadlineMet')} />
            <FormCheckbox formId={formId} name="wouldRecommend" label={t('rate.recommend')} />
          </div>
          {given === null && <p className="pr-hint">{t('rate.closes')}</p>}
          <div className="modal-actions">
            <button type="button" className="button button-quiet" onClick={close}>
              {t('common:actions.cancel')}
            </button>
            <button
              type="submit"
              className="button button-primary"
              disabled={isSubmitting || values.rating === 0}
            >
              {t(given === null ? 'rate.send' : 'rate.save')}
            </button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

function GivenRating({ id, ...form }: Omit<FormProps, 'given'> & { id: number }) {
  const { data, error, mutate } = useApi<Rating>(`/api/ratings/${id}`);
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <TextSkeleton lines={5} />;
  return <RateForm {...form} given={data} />;
}

interface Props {
  proposal: Proposal;
  placeId: string;
  onClose: () => void;
}

/** Rates the service once its deadline has passed, and changes the rating for 14 days. */
export function RateDialog({ proposal, placeId, onClose }: Props) {
  const { t } = useTranslation('proposals');
  // Which of the two it is was settled when the dialog opened.
  const [ratingId] = useState(proposal.ratingId);
  return (
    <ModalDialog title={t(ratingId === null ? 'rate.title' : 'rate.editTitle')} onClose={onClose}>
      {(close) =>
        ratingId === null ? (
          <RateForm proposal={proposal} given={null} placeId={placeId} close={close} />
        ) : (
          <GivenRating id={ratingId} proposal={proposal} placeId={placeId} close={close} />
        )
      }
    </ModalDialog>
  );
}
