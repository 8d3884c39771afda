import { isApiError } from '@/lib/http/ApiError';

/** Somebody else has changed it since it was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return isApiError(error) && error.code === 'changed_meanwhile';
}

/** What was typed, with what changed from `before` to `now` in fields that nobody has touched. */
export function followed<V extends Record<string, string>>(typed: V, before: V, now: V): V {
  const changed = Object.keys(now).filter(
    (name) => now[name] !== before[name] && typed[name] === before[name],
  );
  return changed.length === 0
    ? typed
    : { ...typed, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}

/** Fields that were changed on both sides, each to something else: what was typed stands there. */
export function inConflict<V extends Record<string, string>>(typed: V, before: V, now: V): (keyof V)[] {
  return Object.keys(now).filter(
    (name) => now[name] !== before[name] && typed[name] !== before[name] && typed[name] !== now[name],
  );
}
