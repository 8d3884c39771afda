import { ConsultationScreen } from '@/features/anonymous/ConsultationScreen';
import UiProvider from '@/theme/UiProvider';

export default function AnonymousPage() {
  return (
    <UiProvider>
      <ConsultationScreen />
    </UiProvider>
  );
}
