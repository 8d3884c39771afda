import { HandbookScreen } from '@/features/handbook/HandbookScreen';
import '@/theme/reading.css';

export default function HandbookPage() {
  return <HandbookScreen />;
}
