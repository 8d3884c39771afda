import { AccessScreen } from '@/features/anonymous/AccessScreen';

/** Without MUI: the page a link from a mail opens is light. */
export default function AccessPage() {
  return <AccessScreen />;
}
