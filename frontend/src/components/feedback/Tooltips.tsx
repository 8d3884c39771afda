import { useEffect, useState } from 'react';

/** How long the pointer or the focus rests before the tooltip shows (product.md §9). */
export const TOOLTIP_MS = 700;

interface Shown {
  text: string;
  left: number;
  top: number;
}

/**
 * One tooltip for the whole page: what carries `data-tip` says it in words after a moment. It repeats the accessible
 * name, so readers do not hear it twice. Escape, leaving and scrolling take it away.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const come = ({ target }: Event) => {
      const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
      hide();
      if (!owner) return;
      timer = setTimeout(() => {
        const box = owner.getBoundingClientRect();
        setShown({ text: owner.dataset.tip ?? '', left: box.left + box.width / 2, top: box.bottom + 8 });
      }, TOOLTIP_MS);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', come);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', onKey);
    addEventListener('scroll', hide, true);
    return () => {
      hide();
      document.removeEventListener('pointerover', come);
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', onKey);
      removeEventListener('scroll', hide, true);
    };
  }, []);
  if (!shown) return null;
  return (
    <div className="tooltip" aria-hidden="true" style={{ left: shown.left, top: shown.top }}>
      {shown.text}
    </div>
  );
}
