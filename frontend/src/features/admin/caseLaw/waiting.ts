import { useApi } from '@/lib/swr/useApi';

/** Ids of the decisions that nobody vouches for yet, the last decided first. */
export const useWaiting = () => useApi<number[]>('/api/admin/jurisprudence/waiting');
