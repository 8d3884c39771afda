import { toPlainText } from './richText';

/** An answer as plain text, without the numbers that lead to its sources on the page. */
export function plainAnswer(response: string): string {
  return toPlainText(response)
    .replace(/\s*\[\d{1,2}\]/g, '')
    .trim();
}

interface Given {
  /** The answer's text with its articles. */
  response: string;
  /** "Legal information, not advice from a lawyer." */
  caution: string;
  /** Where it comes from. */
  from: string;
}

/** What goes to somebody else: the answer, what it is not, and where it comes from. */
export function sharedAnswer({ response, caution, from }: Given): string {
  const text = plainAnswer(response);
  return [text, ...(text.includes(caution.replace(/\.$/, '')) ? [] : [caution]), from].join('\n\n');
}

/** Opens WhatsApp with the text in it; the person chooses to whom it goes. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
