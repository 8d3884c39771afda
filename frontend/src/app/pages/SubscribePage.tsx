import { SubscribeScreen } from '@/features/subscribe/SubscribeScreen';
import UiProvider from '@/theme/UiProvider';

export default function SubscribePage() {
  return (
    <UiProvider>
      <SubscribeScreen />
    </UiProvider>
  );
}
