import { OwnProfileScreen } from '@/features/profiles/OwnProfileScreen';
import UiProvider from '@/theme/UiProvider';

export default function ProfilePage() {
  return (
    <UiProvider>
      <OwnProfileScreen />
    </UiProvider>
  );
}
