import { VerifyScreen } from '@/features/auth/components/VerifyScreen';
import UiProvider from '@/theme/UiProvider';

export default function VerifyPage() {
  return (
    <UiProvider>
      <VerifyScreen />
    </UiProvider>
  );
}
