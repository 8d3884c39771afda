import { MessagesScreen } from '@/features/messages/MessagesScreen';

export default function MessagesPage() {
  return <MessagesScreen />;
}
