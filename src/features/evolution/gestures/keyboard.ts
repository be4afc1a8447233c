import { panned, spanOf, WHOLE_YEAR, zoomed, type WindowChange } from '../period/weekWindow';

/** The share of the visible weeks by which an arrow key moves the chart. */
const STEP = 0.1;

const stepOf = (window: Parameters<WindowChange>[0]) => Math.max(1, spanOf(window) * STEP);
const zoomIn: WindowChange = (window) => zoomed(window, 1);
const zoomOut: WindowChange = (window) => zoomed(window, -1);

const KEYS: Partial<Record<string, WindowChange>> = {
  ArrowLeft: (window) => panned(window, -stepOf(window)),
  ArrowRight: (window) => panned(window, stepOf(window)),
  '+': zoomIn,
  // The same key as '+' without Shift.
  '=': zoomIn,
  '-': zoomOut,
  Home: () => WHOLE_YEAR,
};

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The change of the window that a key causes; undefined for keys that the chart does not handle. */
export function changeByKey({ key, ctrlKey, metaKey, altKey }: KeyPress): WindowChange | undefined {
  return ctrlKey || metaKey || altKey ? undefined : KEYS[key];
}
