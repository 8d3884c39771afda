import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { showToast } from '@/components/feedback/toasts';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';

interface Props {
  open: boolean;
  onErase: () => Promise<void>;
  onClose: () => void;
}

export function EraseDialog({ open, onErase, onClose }: Props) {
  const { t } = useTranslation('anonymous');
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await onErase();
    } catch (error) {
      onClose();
      showToast({
        tone: 'error',
        title: { key: 'anonymous:toast.error' },
        description: apiErrorMessage(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('settings.erase.confirmTitle')}
      description={t('settings.erase.confirmText')}
      confirmLabel={t('settings.erase.confirm')}
      danger
      busy={busy}
      onConfirm={() => void erase()}
      onClose={onClose}
    />
  );
}
