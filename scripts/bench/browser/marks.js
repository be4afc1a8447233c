/* global window, document, location, requestAnimationFrame, CanvasRenderingContext2D */
// Runs in a page before the page's own scripts, and records in `window.__bench` when the page becomes
// visible and usable.
(() => {
  /** In px. A narrower drawing is an icon or a progress bar. */
  const CHART_WIDTH = 300;

  /** @type {import('./noted').Noted} */
  const noted = {
    marks: {},
    fcp: null,
    lcp: null,
    shift: 0,
    longTasks: [],
    interactions: [],
    isLoaded: false,
    route: null,
  };
  window.__bench = noted;

  /**
   * @param {string} type
   * @param {object} options
   * @param {(entry: PerformanceEntry) => void} record
   */
  const observe = (type, options, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', {}, (entry) => {
    if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', {}, (entry) => (noted.lcp = entry.startTime));
  observe('layout-shift', {}, (entry) => {
    const { hadRecentInput, value } = /** @type {{ hadRecentInput: boolean, value: number }} */ (
      /** @type {unknown} */ (entry)
    );
    if (!hadRecentInput) noted.shift += value;
  });
  observe('longtask', {}, ({ startTime, duration }) =>
    noted.longTasks.push({ startTime, duration }),
  );
  observe('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId, startTime, duration } = /** @type {PerformanceEventTiming} */ (entry);
    if (interactionId) noted.interactions.push({ startTime, ms: duration });
  });

  // The chart library draws on a canvas; the first wide stroke is its first drawing.
  const { stroke } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.stroke = strokeAndRecord;
  /**
   * @this {CanvasRenderingContext2D}
   * @param {[path?: Path2D]} args
   */
  function strokeAndRecord(...args) {
    if (noted.marks.plot === undefined && this.canvas.clientWidth >= CHART_WIDTH) {
      noted.marks.plot = performance.now();
      CanvasRenderingContext2D.prototype.stroke = stroke;
    }
    Reflect.apply(stroke, this, args);
  }

  /** @param {Element | null} element */
  const isHydrated = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  /** @param {Element} svg */
  const isChart = (svg) =>
    svg.querySelector('path, polyline') !== null &&
    svg.getBoundingClientRect().width >= CHART_WIDTH;
  /** @param {string} list */
  const rowsOf = (list) => [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)];
  /** The dashboard's rows that contain figures: drivers and impact areas. */
  const figureRows = () => [
    rowsOf('Company overview').filter((row) => /\d/.test(row.textContent)),
    rowsOf('Impact Areas').filter((row) => row.textContent.includes('%')),
  ];

  /** @type {Partial<Record<import('./noted').Mark, () => boolean>>} */
  const isReachedByMark = {
    // The final controls answer: the login form, or the buttons in the dashboard's rows.
    usable: () =>
      document.querySelector('input[autocomplete="username"]')
        ? isHydrated(document.querySelector('input[autocomplete="username"]')) &&
          isHydrated(document.querySelector('button[type="submit"]'))
        : figureRows().every(
            (rows) =>
              rows.length >= 4 && rows.every((row) => isHydrated(row.querySelector('button'))),
          ),
    figures: () => figureRows().every((rows) => rows.length >= 4),
    chart: () =>
      noted.marks.plot !== undefined ||
      [...document.querySelectorAll('svg:not([data-icon])')].some(isChart),
  };

  /**
   * The state of the next page, whose heading replaces `from`.
   * @param {{ from: string }} route
   */
  const stateOf = ({ from }) => {
    const heading = document.querySelector('h1');
    const isShown =
      heading !== null &&
      heading.textContent !== from &&
      document.querySelector('main .ant-skeleton, main .ant-spin-spinning') === null &&
      (location.pathname !== '/evolution' ||
        document.querySelector('main canvas, main [role="application"] svg') !== null);
    if (!isShown) return 'loading';
    return document.querySelector('main [aria-busy=true]') === null ? 'complete' : 'first screen';
  };

  const everyFrame = () => {
    for (const [name, isReached] of noted.isLoaded ? [] : Object.entries(isReachedByMark)) {
      const mark = /** @type {import('./noted').Mark} */ (name);
      if (noted.marks[mark] === undefined && isReached()) noted.marks[mark] = performance.now();
    }
    const { route } = noted;
    if (route?.began !== undefined && route.completeMs === undefined) {
      // The state is that of the previous frame, which has been painted by now.
      const ms = performance.now() - route.began;
      if (route.state !== 'loading') route.firstScreenMs ??= ms;
      if (route.state === 'complete') route.completeMs = ms;
      else route.state = stateOf(route);
    }
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);

  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (noted.route && noted.route.began === undefined) noted.route.began = timeStamp;
    },
    { capture: true },
  );
})();
