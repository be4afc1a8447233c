import { panned, scaled, spanOf } from '../period/weekWindow';
import { shareAt } from './listenToWheel';
import type { MoveWindow } from './useFramedWindow';

/** A pointer that moves less than this, in px, clicks or taps instead of dragging (§9.15). */
export const PAN_THRESHOLD = 10;

/** One pointer moves the window; two pointers also zoom it. */
export function listenToPointers(region: HTMLElement, plot: HTMLElement, move: MoveWindow) {
  /** The last horizontal position of each pointer that is down. */
  const down = new Map<number, number>();
  let origin = 0;
  let panning = false;

  const pan = (from: number, to: number) => {
    const { width } = plot.getBoundingClientRect();
    if (width > 0) move((window) => panned(window, ((from - to) / width) * spanOf(window)));
  };

  const pinch = (before: readonly number[], after: readonly number[]) => {
    const [apart, now] = [distance(before), distance(after)];
    const middle = center(after);
    move((window) => scaled(window, apart / now, shareAt(plot, middle)));
    pan(center(before), middle);
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || down.size === 2) return;
    down.set(event.pointerId, event.clientX);
    origin = event.clientX;
    panning = false;
  };

  const onMove = ({ pointerId, clientX }: PointerEvent) => {
    const last = down.get(pointerId);
    if (last === undefined) return;
    const before = [...down.values()];
    const isPinch = down.size === 2;
    if (!isPinch && !panning) {
      if (Math.abs(clientX - origin) < PAN_THRESHOLD) return;
      panning = true;
      region.dataset.panning = '';
      region.setPointerCapture(pointerId);
    }
    down.set(pointerId, clientX);
    if (isPinch) pinch(before, [...down.values()]);
    else pan(last, clientX);
  };

  const onEnd = ({ pointerId }: PointerEvent) => {
    down.delete(pointerId);
    // After a pinch, the remaining finger continues from its current position.
    [origin = 0] = down.values();
    panning = false;
    delete region.dataset.panning;
  };

  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onEnd,
    pointercancel: onEnd,
    lostpointercapture: onEnd,
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  names.forEach((name) => region.addEventListener(name, listeners[name]));
  return () => names.forEach((name) => region.removeEventListener(name, listeners[name]));
}

const distance = ([a = 0, b = 0]: readonly number[]) => Math.max(1, Math.abs(a - b));
const center = ([a = 0, b = 0]: readonly number[]) => (a + b) / 2;
