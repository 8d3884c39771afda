import { useId } from 'react';
import type { RelatedSubject } from '@/types/answer';
import './answer.css';

interface Props {
  title: string;
  subjects: readonly RelatedSubject[];
  onAsk: (question: string) => void;
}

/** Subjects that a touch puts into the input as a question. */
export function Subjects({ title, subjects, onAsk }: Props) {
  const id = useId();
  if (subjects.length === 0) return null;
  return (
    <div className="ans-subjects" role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {subjects.map(({ key, title: question }) => (
          <li key={key}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
