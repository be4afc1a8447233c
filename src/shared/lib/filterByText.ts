import { LIMITS } from '@contract/limits';

/** Those whose text holds every word that was typed, in any order and case; all where none was. */
export function findByText<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = typed.slice(0, LIMITS.nameLength).trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
