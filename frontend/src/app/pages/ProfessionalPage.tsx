import { ProfessionalScreen } from '@/features/profiles/ProfessionalScreen';

export default function ProfessionalPage() {
  return <ProfessionalScreen />;
}
