/** The button a pointer went down on, until its click: leaving a field for it must not move it away. */
let pressed: Element | null = null;

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  },
  true,
);
for (const over of ['click', 'keydown'] as const) {
  document.addEventListener(over, () => (pressed = null), true);
}

export function isButtonPressed(): boolean {
  return pressed !== null;
}
