import { ProposalsScreen } from '@/features/proposals/ProposalsScreen';
import UiProvider from '@/theme/UiProvider';

export default function ProposalsPage() {
  return (
    <UiProvider>
      <ProposalsScreen />
    </UiProvider>
  );
}
