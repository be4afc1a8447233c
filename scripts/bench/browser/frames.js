/* global window, document, requestAnimationFrame */
// Runs in the page. Records when the first rows of a grid are painted, and the longest frame.

(() => {
  /** @type {import('../working/portfolio').Frames} */
  const frames = { firstRowsMs: null, longestMs: 0 };
  window.__frames = frames;
  let hasRows = false;
  /** @type {number | null} */
  let lastFrameAt = null;

  /** @param {number} at */
  function onFrame(at) {
    if (lastFrameAt !== null) frames.longestMs = Math.max(frames.longestMs, at - lastFrameAt);
    lastFrameAt = at;
    // The rows are painted in the frame after their first cell exists.
    if (hasRows) frames.firstRowsMs ??= performance.now();
    hasRows ||= document.querySelector('[role=gridcell]') !== null;
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);
})();
