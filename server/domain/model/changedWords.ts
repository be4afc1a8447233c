/**
 * The share 0–1 of words that differ between two texts: 1 − common / longer. Words are compared without regard to case,
 * each as often as it occurs. 0 for two texts without words.
 */
export function changedWords(before: string, after: string): number {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return 0;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return 1 - common / longer;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
