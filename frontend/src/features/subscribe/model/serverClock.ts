/** The server's time. */
export interface ServerClock {
  /** Takes the `Date` header of an answer that has just come. */
  hear: (date: string | null) => void;
  /** Milliseconds as `Date.now()` counts them; `null` before the first answer. */
  now: () => number | null;
}

/**
 * Tells the server's time by its answers, and what passes between them by a clock that nobody sets: a phone's own may be
 * wrong by hours, or be put right while a payment waits. Only an answer without a date leaves it to the phone.
 */
export function createServerClock(): ServerClock {
  let ahead: number | null = null;
  let isTold = false;
  return {
    hear: (date) => {
      const told = Date.parse(date ?? '');
      const passed = performance.now();
      if (Number.isNaN(told)) {
        ahead ??= Date.now() - passed;
        return;
      }
      // A header is cut to whole seconds and was on its way: the server's time is never before it, and the greatest
      // difference is the nearest. It also grows where the device slept and its clock stood still.
      ahead = isTold && ahead !== null ? Math.max(ahead, told - passed) : told - passed;
      isTold = true;
    },
    now: () => (ahead === null ? null : ahead + performance.now()),
  };
}
