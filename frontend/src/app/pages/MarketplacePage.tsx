import MyProposals from '@/features/proposals/MyProposals';
import OwnProposal from '@/features/proposals/OwnProposal';
import ProposalDialog from '@/features/proposals/ProposalDialog';
import ReceivedProposals from '@/features/proposals/ReceivedProposals';
import { MarketplaceScreen } from '@/features/marketplace/MarketplaceScreen';
import UiProvider from '@/theme/UiProvider';

/** Requests and proposals know nothing of each other: here they meet. */
export default function MarketplacePage() {
  return (
    <UiProvider>
      <MarketplaceScreen
        received={<ReceivedProposals />}
        mine={<MyProposals />}
        offer={(request, onClose, onDone) => (
          <ProposalDialog request={request} onClose={onClose} onDone={onDone} />
        )}
        own={(requestId) => <OwnProposal requestId={requestId} />}
      />
    </UiProvider>
  );
}
