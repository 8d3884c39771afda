/** What can be pressed on a form; a text field is not: it has the focus before anything moves. */
const PRESSABLE = 'a, button, label, [role="button"], input[type="checkbox"], input[type="radio"]';

let pressed: Element | null = null;
let waiting: (() => void)[] = [];

/**
 * Does something now, or, while a button, a box or its label is pressed, once the press is over: a message that goes or
 * comes in between would move it from under the finger.
 */
export function afterPress(work: () => void): void {
  if (pressed === null) work();
  else waiting.push(work);
}

function release() {
  pressed = null;
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  },
  true,
);
for (const over of ['click', 'keydown', 'pointercancel'] as const) {
  // What was clicked comes first: a form that is sent checks itself.
  document.addEventListener(over, () => setTimeout(release), true);
}
