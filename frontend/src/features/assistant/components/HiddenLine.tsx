import { useTranslation } from 'react-i18next';
import { HideIcon } from '@/components/actionIcons';
import './conversations.css';

interface Props {
  busy: boolean;
  onShow: () => void;
}

/** Says that the conversation stands among the hidden ones. */
export default function HiddenLine({ busy, onShow }: Props) {
  const { t } = useTranslation('assistantList');
  return (
    <div className="as-line">
      <HideIcon size="1.15em" />
      <span>{t('hidden')}</span>
      <button type="button" className="as-small-button" disabled={busy} onClick={onShow}>
        {t('row.show')}
      </button>
    </div>
  );
}
