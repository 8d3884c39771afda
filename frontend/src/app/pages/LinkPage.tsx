import { LinkScreen } from '@/features/auth/components/LinkScreen';
import UiProvider from '@/theme/UiProvider';

export default function LinkPage() {
  return (
    <UiProvider>
      <LinkScreen />
    </UiProvider>
  );
}
