import { LibraryScreen } from '@/features/library/LibraryScreen';

export default function LibraryPage() {
  return <LibraryScreen />;
}
