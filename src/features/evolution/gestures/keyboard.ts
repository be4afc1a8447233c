import { panned, spanOf, WHOLE_YEAR, zoomed, type WindowChange } from '../period/weekWindow';

/** What an arrow key moves by, of what is visible. */
const STEP = 0.1;

const stepOf = (window: Parameters<WindowChange>[0]) => Math.max(1, spanOf(window) * STEP);
const zoomIn: WindowChange = (window) => zoomed(window, 1);
const zoomOut: WindowChange = (window) => zoomed(window, -1);

const KEYS: Partial<Record<string, WindowChange>> = {
  ArrowLeft: (window) => panned(window, -stepOf(window)),
  ArrowRight: (window) => panned(window, stepOf(window)),
  '+': zoomIn,
  // The same key without Shift.
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

/** What a key does to the window; undefined for keys that are not the chart's. */
export function changeByKey({ key, ctrlKey, metaKey, altKey }: KeyPress): WindowChange | undefined {
  return ctrlKey || metaKey || altKey ? undefined : KEYS[key];
}
