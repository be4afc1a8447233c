import { zoomed } from '../period/weekWindow';
import type { MoveWindow } from './useFramedWindow';

/** From so many px on it is a wheel's notch; touchpads report many small steps. */
const NOTCH = 50;

/** The wheel zooms around the pointer. Where it would change nothing the page scrolls. */
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

/** Where in the plot that is: 0 at its left edge, 1 at its right. */
export function shareAt(plot: HTMLElement, clientX: number): number {
  const { left, width } = plot.getBoundingClientRect();
  return width === 0 ? 0.5 : Math.min(1, Math.max(0, (clientX - left) / width));
}
