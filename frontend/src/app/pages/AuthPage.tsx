import UiProvider from '@/theme/UiProvider';
import { AuthScreen } from '@/features/auth/components/AuthScreen';

export default function AuthPage() {
  return (
    <UiProvider>
      <AuthScreen />
    </UiProvider>
  );
}
