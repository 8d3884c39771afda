import { useEffect, useRef } from 'react';

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };
/** Where the arrows have work of their own. */
const THEIRS = 'input, textarea, select, dialog, [contenteditable], [role="tablist"]';

/** The arrows turn the page, but where something is being typed or a dialog is open. */
export function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(THEIRS)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      step.current(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
