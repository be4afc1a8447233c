/** Where a child of `parent` stood. */
interface Place {
  parent: Element;
  index: number;
}

/** What can have the focus as a whole, in contrast to a control and to the text or icon of one. */
const BLOCK = 'div, li, p, section';

/**
 * The `ref` of a region that keeps the focus when its focused control is removed, such as the button of a row that is
 * done. Without this the browser moves the focus to the body. The focus moves to what has taken the control's place,
 * but never to another control, so that a second press of the same key does nothing.
 */
export function keepFocus(region: HTMLElement | null) {
  if (!region) return undefined;
  let focused: Element | null = null;
  let places: readonly Place[] = [];

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    places = placesOf(target, region);
  };
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body) focusPlace(places);
  });
  region.addEventListener('focusin', remember);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** The places of an element and of those around it up to a region, from the inside out. */
function placesOf(element: Element, region: Element): Place[] {
  const places: Place[] = [];
  for (let inner = element; inner !== region && inner.parentElement; inner = inner.parentElement) {
    const parent = inner.parentElement;
    places.push({ parent, index: [...parent.children].indexOf(inner) });
  }
  return places;
}

/** Focuses the element in the innermost place that still exists, or the element around it. */
function focusPlace(places: readonly Place[]) {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place) return;
  const { parent, index } = place;
  const next = parent.children[index] ?? parent.lastElementChild;
  const target = next?.matches(BLOCK) ? next : parent;
  if (!(target instanceof HTMLElement)) return;
  // A scrolling list is focusable already, with the Tab key as well.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
