/* global window, document, requestAnimationFrame */
// Runs in the page. Records when the first rows of a grid are painted, and the longest frame.

(() => {
  window.__longestFrameMs = 0;
  let hasRows = false;
  /** @type {number | null} */
  let lastFrameAt = null;

  /** @param {number} at */
  function onFrame(at) {
    if (lastFrameAt !== null) {
      window.__longestFrameMs = Math.max(window.__longestFrameMs, at - lastFrameAt);
    }
    lastFrameAt = at;
    // The rows are painted in the frame after their first cell exists.
    if (hasRows) window.__firstRowsMs ??= performance.now();
    hasRows ||= document.querySelector('[role=gridcell]') !== null;
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);
})();
