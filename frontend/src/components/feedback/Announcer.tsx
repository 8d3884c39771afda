import { useAnnouncement } from './announce';

/** Two live regions in turn: a reader notices a change of text, not the same text set again. */
export function Announcer() {
  const { text, turn } = useAnnouncement();
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcer-0">
        {turn % 2 === 0 ? text : ''}
      </div>
      <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcer-1">
        {turn % 2 === 1 ? text : ''}
      </div>
    </>
  );
}
