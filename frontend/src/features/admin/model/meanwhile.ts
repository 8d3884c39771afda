import { isApiError } from '@/lib/http/ApiError';

type Texts = Record<string, string>;

/** Somebody else has changed it since it was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return isApiError(error) && error.code === 'changed_meanwhile';
}

/** Fields that say something else now than `before`, in the form's order. */
export function changedFields<V extends Texts>(before: V, now: V): (keyof V & string)[] {
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}

/** What was typed, with what changed from `before` to `now` in fields that nobody has touched. */
export function followed<V extends Texts>(typed: V, before: V, now: V): V {
  const changed = changedFields(before, now).filter((name) => typed[name] === before[name]);
  return changed.length === 0
    ? typed
    : { ...typed, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}

/** Fields that were changed on both sides, each to something else: what was typed stands there. */
export function inConflict<V extends Texts>(typed: V, before: V, now: V): (keyof V & string)[] {
  return changedFields(before, now).filter(
    (name) => typed[name] !== before[name] && typed[name] !== now[name],
  );
}
