import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { PRODUCT_NAME } from '@/config/env';
import { http } from '@/lib/http/client';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { MailChoice, MailTopic } from '@/types/account';
import { topicsOf } from '../model/sections';

const PATH = '/api/account/mails';

/** What one is mailed about; each box is kept as soon as it is ticked. */
export function MailsSection() {
  const { t } = useTranslation('settings');
  const { role } = useCurrentUser();
  const choices = useApi<MailChoice[]>(PATH);
  const [failure, setFailure] = useState<unknown>(null);

  if (choices.error && !choices.data)
    return <ApiErrorAlert error={choices.error} onRetry={() => void choices.mutate()} />;
  if (!choices.data) return <TextSkeleton />;
  const all = choices.data;

  const choose = async (topic: MailTopic, isMailed: boolean) => {
    setFailure(null);
    const chosen = all.map((each) => (each.topic === topic ? { ...each, isMailed } : each));
    // Shown at once, and taken back where the server does not take it.
    await choices.mutate(chosen, { revalidate: false });
    try {
      const muted = chosen.filter((each) => !each.isMailed).map((each) => each.topic);
      await choices.mutate(await http.put<MailChoice[]>(PATH, { muted }), { revalidate: false });
      showToast({ tone: 'success', title: { key: 'settings:toast.mailsSaved' } });
    } catch (error) {
      await choices.mutate(all, { revalidate: false });
      setFailure(error);
    }
  };

  return (
    <>
      <p id="mails-intro">{t('mails.intro', { product: PRODUCT_NAME })}</p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <div
        className="settings-checks"
        role="group"
        aria-labelledby="mails-title"
        aria-describedby="mails-intro"
      >
        {topicsOf(role).map((topic) => (
          <label key={topic} className="settings-check">
            <input
              type="checkbox"
              checked={all.find((each) => each.topic === topic)?.isMailed ?? true}
              onChange={(event) => void choose(topic, event.target.checked)}
            />
            {t(`mails.topics.${topic}`)}
          </label>
        ))}
      </div>
      <p className="muted">{t('mails.always')}</p>
    </>
  );
}
