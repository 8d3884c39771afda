import { loadTexts } from '@/lib/i18n/i18n';

/** A part about the list of conversations, fetched together with its texts: both are beside the page, not in it. */
export async function withListTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadTexts('assistantList')]);
  return loaded;
}
