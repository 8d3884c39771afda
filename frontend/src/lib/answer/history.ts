export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** Limits of what the server takes (decisions §5). */
const TURNS_MAX = 20;
const CHARACTERS_MAX = 24_000;

/** The latest turns that fit, oldest first; always whole exchanges, so that no answer stands without its question. */
export function conversationHistory(exchanges: readonly { question: string; text: string }[]): Turn[] {
  const turns: Turn[] = [];
  let characters = 0;
  for (const { question, text } of [...exchanges].reverse()) {
    if (text.trim() === '') continue;
    characters += question.length + text.length;
    if (characters > CHARACTERS_MAX || turns.length + 2 > TURNS_MAX) break;
    turns.unshift({ role: 'user', content: question }, { role: 'assistant', content: text });
  }
  return turns;
}
