/** jsdom lays nothing out and has no media queries; these answer from a size set by the test. */
export interface Viewport {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const desktop: Viewport = { width: 1440, height: 900, colorScheme: 'light' };
let viewport = desktop;
const lists = new Set<EventTarget>();

/** Resizes the window, or turns it dark, and tells all who listen. */
export function setViewport(change: Partial<Viewport>): void {
  viewport = { ...viewport, ...change };
  window.innerWidth = viewport.width;
  window.innerHeight = viewport.height;
  window.dispatchEvent(new Event('resize'));
  lists.forEach((list) => list.dispatchEvent(new Event('change')));
}

export function resetViewport(): void {
  lists.clear();
  setViewport(desktop);
}

export function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  lists.add(target);
  const addListener = (listener: EventListener) => target.addEventListener('change', listener);
  const removeListener = (listener: EventListener) =>
    target.removeEventListener('change', listener);
  return Object.defineProperties(
    Object.assign(target, { media: query, addListener, removeListener }),
    {
      matches: { get: () => query.split(',').some(holds) },
    },
  ) as unknown as MediaQueryList;
}

/** Knows the conditions that antd and we use; any other does not hold. */
function holds(query: string): boolean {
  const conditions = query.match(/\([^()]*\)/g) ?? [];
  return conditions.length > 0 && conditions.every(conditionHolds);
}

function conditionHolds(condition: string): boolean {
  const scheme = /prefers-color-scheme:\s*(\w+)/.exec(condition)?.[1];
  if (scheme) return scheme === viewport.colorScheme;
  // jsdom ends no transition: what waits for one would never come to rest.
  if (condition.includes('prefers-reduced-motion: reduce')) return true;
  const [, bound, width] = /(min|max)-width:\s*([\d.]+)px/.exec(condition) ?? [];
  if (!width) return false;
  return bound === 'min' ? viewport.width >= Number(width) : viewport.width <= Number(width);
}
