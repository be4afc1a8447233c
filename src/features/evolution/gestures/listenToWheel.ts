import { zoomed } from '../period/weekWindow';
import type { MoveWindow } from './useFramedWindow';

/** A delta of at least this many px is a notch of a wheel; touchpads report many smaller steps. */
const NOTCH = 50;

/** Zooms around the pointer. The page scrolls when zooming would change nothing. */
export function listenToWheel(region: HTMLElement, plot: HTMLElement, move: MoveWindow) {
  const onWheel = (event: WheelEvent) => {
    if (event.deltaY === 0) return;
    const at = shareAt(plot, event.clientX);
    if (move((window) => zoomed(window, -notchesOf(event), at))) event.preventDefault();
  };
  region.addEventListener('wheel', onWheel, { passive: false });
  return () => region.removeEventListener('wheel', onWheel);
}

function notchesOf({ deltaY, deltaMode }: WheelEvent): number {
  const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaY) >= NOTCH;
  return isNotch ? Math.sign(deltaY) : deltaY / NOTCH;
}

/** The horizontal position within the plot: 0 at its left edge, 1 at its right edge. */
export function shareAt(plot: HTMLElement, clientX: number): number {
  const { left, width } = plot.getBoundingClientRect();
  return width === 0 ? 0.5 : Math.min(1, Math.max(0, (clientX - left) / width));
}
