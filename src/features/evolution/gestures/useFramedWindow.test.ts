import { act, renderHook } from '@testing-library/react';
import { spanOf, WHOLE_YEAR, zoomed, type WeekWindow } from '../period/weekWindow';
import { useFramedWindow } from './useFramedWindow';

const zoomIn = (window: WeekWindow) => zoomed(window, 1);
const WHOLE_SPAN = spanOf(WHOLE_YEAR);

/**
 * The hook in a component that is rendered again only by the test; `nextFrame` runs the pending
 * report.
 */
function framedWindow() {
  const onChange = jest.fn<void, [WeekWindow]>();
  const { result, rerender } = renderHook(({ window }) => useFramedWindow(window, onChange), {
    initialProps: { window: WHOLE_YEAR },
  });
  return {
    zoomIn: () => act(() => void result.current(zoomIn)),
    nextFrame: () => act(() => void jest.advanceTimersToNextFrame()),
    draw: (window: WeekWindow) => rerender({ window }),
    reported: () => onChange.mock.calls.map(([window]) => window),
  };
}

describe('useFramedWindow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reports the changes within a frame once', () => {
    const page = framedWindow();
    page.zoomIn();
    page.zoomIn();
    page.nextFrame();

    expect(page.reported().map(spanOf)).toEqual([expect.closeTo(WHOLE_SPAN * 0.9 ** 2)]);
  });

  it('adds further changes while an earlier one is being rendered', () => {
    const page = framedWindow();
    page.zoomIn();
    page.nextFrame();
    page.zoomIn();
    const [first = WHOLE_YEAR] = page.reported();
    page.draw(first);
    page.zoomIn();
    page.nextFrame();

    expect(page.reported().map(spanOf)).toEqual([
      expect.closeTo(WHOLE_SPAN * 0.9),
      expect.closeTo(WHOLE_SPAN * 0.9 ** 3),
    ]);
  });

  it('continues from a window that was set elsewhere, even if it is equal to an earlier one', () => {
    const page = framedWindow();
    page.zoomIn();
    page.nextFrame();
    page.draw(page.reported()[0] ?? WHOLE_YEAR);
    page.draw(WHOLE_YEAR);
    page.zoomIn();
    page.nextFrame();

    expect(page.reported().map(spanOf)).toEqual([
      expect.closeTo(WHOLE_SPAN * 0.9),
      expect.closeTo(WHOLE_SPAN * 0.9),
    ]);
  });
});
