/** The messages' part of the contract (docs/API.md, "Messages"). */
import type { Role } from './role';

export interface Attachment {
  id: number;
  name: string;
  mediaType: string;
  size: number;
}

export interface Message {
  id: number;
  requestId: number;
  senderId: number;
  receiverId: number;
  content: string;
  clientKey: string | null;
  isRead: boolean;
  readAt: string | null;
  createdAt: string;
  attachments: Attachment[];
}

export interface Conversation {
  requestId: number;
  requestTitle: string;
  requestStatus: 'open' | 'assigned' | 'closed';
  otherId: number;
  otherName: string;
  otherRole: Role;
  lastMessage: Pick<Message, 'id' | 'senderId' | 'content' | 'createdAt'> | null;
  unreadCount: number;
  canWrite: boolean;
}
