import { useTranslation } from 'react-i18next';
import { InfoIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { conversationHref } from '../model/address';
import './conversations.css';

/** Stands in the place of a conversation that was erased, or is another person's. */
export default function Gone() {
  const { t } = useTranslation('assistantList');
  return (
    <div className="as-note" role="status">
      <InfoIcon size="1.25em" />
      <p>{t('gone')}</p>
      <Link className="button button-primary" to={conversationHref(null)}>
        {t('new')}
      </Link>
    </div>
  );
}
