/** Those put off come last, in the order in which that was done. */
export function ordered(waiting: readonly number[], putOff: readonly number[]): number[] {
  return [...waiting.filter((id) => !putOff.includes(id)), ...putOff.filter((id) => waiting.includes(id))];
}

/** What comes after one that leaves its place: behind the last the first again, and nothing after the only one. */
export function following(order: readonly number[], id: number): number | null {
  const next = order[order.indexOf(id) + 1] ?? order[0];
  return next === undefined || next === id ? null : next;
}
