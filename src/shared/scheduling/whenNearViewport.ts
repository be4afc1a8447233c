/** Distance from the viewport that counts as near, as a share of its height. */
const MARGIN = '50%';

/** Resolves when the element is in the viewport or near it; never after `signal` has aborted. */
export function whenNearViewport(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (typeof IntersectionObserver !== 'function') {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
