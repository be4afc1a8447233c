/* global window, document, location, requestAnimationFrame, CanvasRenderingContext2D */
// Runs in the page before its own scripts, and notes what a person would see happen, and when.
(() => {
  /** Anything narrower is an icon or a bar. */
  const CHART_WIDTH = 300;

  const noted = {
    /** When each mark was reached, in ms since the page was asked for. */
    marks: {},
    fcp: null,
    lcp: null,
    shift: 0,
    longTasks: [],
    /** What the event timing tells of each interaction: when, and how long until the next paint. */
    interactions: [],
    /** Marks are not looked for any more. */
    isLoaded: false,
    /** The route change that is being timed. */
    route: null,
  };
  window.__bench = noted;

  const observe = (type, options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', {}, (entry) => {
    if (entry.name === 'first-contentful-paint') noted.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', {}, (entry) => (noted.lcp = entry.startTime));
  observe('layout-shift', {}, (entry) => {
    if (!entry.hadRecentInput) noted.shift += entry.value;
  });
  observe('longtask', {}, ({ startTime, duration }) =>
    noted.longTasks.push({ startTime, duration }),
  );
  observe('event', { durationThreshold: 16 }, ({ interactionId, startTime, duration }) => {
    if (interactionId) noted.interactions.push({ startTime, ms: duration });
  });

  // The chart library draws on a canvas: its first line is its first picture.
  const { stroke } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.stroke = function noteFirst(...given) {
    if (noted.marks.plot === undefined && this.canvas.clientWidth >= CHART_WIDTH) {
      noted.marks.plot = performance.now();
      CanvasRenderingContext2D.prototype.stroke = stroke;
    }
    return stroke.apply(this, given);
  };

  const isReacts = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isDrawn = (svg) =>
    svg.querySelector('path, polyline') !== null &&
    svg.getBoundingClientRect().width >= CHART_WIDTH;
  const rowsOf = (list) => [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)];
  const isControl = (row) => isReacts(row.querySelector('button'));
  const figureRows = () => [
    rowsOf('Company overview').filter((row) => /\d/.test(row.textContent)),
    rowsOf('Impact Areas').filter((row) => row.textContent.includes('%')),
  ];

  const reached = {
    /** The final controls answer: the login's form, or the buttons in the dashboard's rows. */
    usable: () =>
      document.querySelector('input[autocomplete="username"]')
        ? isReacts(document.querySelector('input[autocomplete="username"]')) &&
          isReacts(document.querySelector('button[type="submit"]'))
        : figureRows().every((rows) => rows.length >= 4 && rows.every(isControl)),
    /** The dashboard's drivers and areas are there with their figures. */
    figures: () => figureRows().every((rows) => rows.length >= 4),
    /** A chart can be seen, whatever drew it. */
    chart: () =>
      noted.marks.plot !== undefined ||
      [...document.querySelectorAll('svg:not([data-icon])')].some(isDrawn),
  };

  /** A page stands complete: another heading than before, and nothing that is still loading. */
  const stands = ({ from }) =>
    document.querySelector('h1') !== null &&
    document.querySelector('h1').textContent !== from &&
    document.querySelector('main .ant-skeleton, main .ant-spin-spinning') === null &&
    (location.pathname !== '/evolution' ||
      document.querySelector('main canvas, main [role="application"] svg') !== null);

  const everyFrame = () => {
    for (const [mark, isReached] of noted.isLoaded ? [] : Object.entries(reached)) {
      if (noted.marks[mark] === undefined && isReached()) noted.marks[mark] = performance.now();
    }
    const { route } = noted;
    if (route?.began !== undefined && route.ms === undefined) {
      // The frame before this one was drawn by now.
      if (route.stood) route.ms = performance.now() - route.began;
      else route.stood = stands(route);
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
