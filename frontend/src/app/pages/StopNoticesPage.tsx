import { StopScreen } from '@/features/anonymous/StopScreen';

export default function StopNoticesPage() {
  return <StopScreen />;
}
