import { ResetScreen } from '@/features/auth/components/ResetScreen';
import UiProvider from '@/theme/UiProvider';

export default function ResetPage() {
  return (
    <UiProvider>
      <ResetScreen />
    </UiProvider>
  );
}
