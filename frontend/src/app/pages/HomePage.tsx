import { Home } from '@/features/home/components/Home';

export default function HomePage() {
  return <Home />;
}
