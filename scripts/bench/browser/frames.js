/* global window, document, requestAnimationFrame, MutationObserver */
// Runs in the page. Records when the first rows of a grid are painted, and the longest frame.

(() => {
  /** @type {import('../working/portfolio').Frames} */
  const frames = { firstRowsMs: null, longestMs: 0 };
  window.__frames = frames;

  // The browser records the paint of marked elements.
  new PerformanceObserver((list, observer) => {
    frames.firstRowsMs = list.getEntries()[0]?.startTime ?? null;
    observer.disconnect();
    console.debug('first rows');
  }).observe({ type: 'element', buffered: true });

  new MutationObserver((_changes, observer) => {
    const row = document.querySelector('[role=row]:has([role=gridcell])');
    if (!row) return;
    observer.disconnect();
    for (const element of row.querySelectorAll('*')) {
      element.setAttribute('elementtiming', 'first-row');
    }
  }).observe(document, { childList: true, subtree: true });

  /** @type {number | null} */
  let lastFrameAt = null;

  /** @param {number} at */
  function onFrame(at) {
    if (lastFrameAt !== null)
      frames.longestMs = Math.max(frames.longestMs, Math.round(at - lastFrameAt));
    lastFrameAt = at;
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);
})();
