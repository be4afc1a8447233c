/* global window, document, requestAnimationFrame */
// Runs in a page before the page's own scripts, and records when it becomes visible and usable.
(() => {
  /** In px. A narrower drawing is an icon or a progress bar. */
  const CHART_WIDTH = 300;

  /** @type {import('./loadPage').RecordedLoad} */
  const recorded = { marks: {}, fcp: NaN, lcp: NaN, shift: 0, longTasks: [] };
  window.__load = recorded;

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} record
   */
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (recorded.lcp = startTime));
  observe('longtask', ({ startTime, duration }) =>
    recorded.longTasks.push({ startTime, duration }),
  );
  observe('layout-shift', (entry) => {
    recorded.shift += /** @type {{ value: number }} */ (/** @type {unknown} */ (entry)).value;
  });

  /** @param {Element | null} element */
  const isHydrated = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  /** @param {string} list */
  const rowsOf = (list) => [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)];
  /** The dashboard's rows that contain figures: drivers and impact areas. */
  const figureRows = () => [
    rowsOf('Company overview').filter((row) => /\d/.test(row.textContent)),
    rowsOf('Impact Areas').filter((row) => row.textContent.includes('%')),
  ];
  const isFilled = () => figureRows().every((rows) => rows.length >= 4);

  /** @type {Record<import('./loadPage').Mark, () => boolean>} */
  const isReached = {
    figures: isFilled,
    usable: () => {
      const email = document.querySelector('input[autocomplete="username"]');
      if (email) return [email, document.querySelector('button[type="submit"]')].every(isHydrated);
      const rows = figureRows().flat();
      return isFilled() && rows.every((row) => isHydrated(row.querySelector('button')));
    },
    chart: () =>
      [...document.querySelectorAll('svg:not([data-icon]):has(path, polyline)')].some(
        (svg) => svg.getBoundingClientRect().width >= CHART_WIDTH,
      ),
  };

  const onFrame = () => {
    for (const mark of /** @type {(keyof typeof isReached)[]} */ (Object.keys(isReached))) {
      if (recorded.marks[mark] === undefined && isReached[mark]()) {
        recorded.marks[mark] = performance.now();
      }
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
})();
