let collator: Intl.Collator | null = null;

/**
 * Compares names for a sorted list, in the manner of `toSorted`: ignores case, and compares numbers by value. The
 * collator is created at first use, because creating it delays a page's start.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
