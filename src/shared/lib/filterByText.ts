import { foldCase } from '@contract/fields/names';
import { LIMITS } from '@contract/limits';

/** The items whose text contains every word of the search, in any order and case. */
export function filterByText<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = foldCase(search.slice(0, LIMITS.nameLength)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = foldCase(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
