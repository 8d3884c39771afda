import { Mark } from '@/components/Mark';
import { Waiting } from '@/components/feedback/Skeletons';
import { PRODUCT_NAME } from '@/config/env';
import { useTranslation } from 'react-i18next';

/** Shown while the session loads: the product's name under the tree that draws itself. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className="loading-screen">
      <Mark size="6rem" drawing />
      <p className="loading-name">{PRODUCT_NAME}</p>
      <p role="status">{t('waiting.page', { product: PRODUCT_NAME })}</p>
      <Waiting />
    </div>
  );
}
