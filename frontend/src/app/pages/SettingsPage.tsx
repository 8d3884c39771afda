import { SettingsScreen } from '@/features/settings/SettingsScreen';
import UiProvider from '@/theme/UiProvider';

export default function SettingsPage() {
  return (
    <UiProvider>
      <SettingsScreen />
    </UiProvider>
  );
}
