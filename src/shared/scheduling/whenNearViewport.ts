/** How far from the screen is near, as a share of the screen. */
const NEAR = '50%';

/** Settled when an element is on the screen or soon will be; never once `gone`. */
export function whenNear(element: HTMLElement, gone: AbortSignal): Promise<void> {
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
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    gone.addEventListener('abort', () => observer.disconnect());
  });
}
