/** Titles say nothing of who somebody is. */
const TITLES = /^(?:me|maître|maitre|m|mme|mlle|mr|mrs|ms|dr|pr)\.?$/i;

/** Two letters for the round picture of a name: first and last word, titles left out. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const named = words.filter((word) => !TITLES.test(word));
  const used = named.length > 0 ? named : words;
  const ends = used.length > 1 ? [used[0], used[used.length - 1]] : used;
  return ends.map((word) => word?.charAt(0).toLocaleUpperCase() ?? '').join('');
}
