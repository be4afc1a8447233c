/**
 * A simulated viewport. jsdom has no layout and no media queries, so tests set the size here and
 * `matchMedia` answers from it.
 */
export interface Viewport {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const desktop: Viewport = { width: 1440, height: 900, colorScheme: 'light' };
let viewport = desktop;
const lists = new Set<EventTarget>();

/** Changes the size or color scheme of the window, and notifies all listeners. */
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

/** Understands the conditions that antd and this app use; any other condition is false. */
function holds(query: string): boolean {
  const conditions = query.match(/\([^()]*\)/g) ?? [];
  return conditions.length > 0 && conditions.every(conditionHolds);
}

function conditionHolds(condition: string): boolean {
  const scheme = /prefers-color-scheme:\s*(\w+)/.exec(condition)?.[1];
  if (scheme) return scheme === viewport.colorScheme;
  // jsdom never ends a transition, so code that waits for one would wait forever.
  if (condition.includes('prefers-reduced-motion: reduce')) return true;
  const [, bound, width] = /(min|max)-width:\s*([\d.]+)px/.exec(condition) ?? [];
  if (!width) return false;
  return bound === 'min' ? viewport.width >= Number(width) : viewport.width <= Number(width);
}
