import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toEvolution, type EvolutionYear } from '../Evolution';
import { SERIES, type Series } from '../series';
import { WHOLE_YEAR } from '../period/weekWindow';
import { LineDrawing } from './LineDrawing';

function yearWith(weeks: Record<string, number>): EvolutionYear {
  const data = Object.entries(weeks).map(([week, averages]) => ({
    week,
    data: [{ driver: '1. Expectations', averages }],
  }));
  const [year] = toEvolution({ name: '', years: [{ year: 2025, data }] }).years;
  if (!year) throw new Error('A year without a value');
  return year;
}

/**
 * The margins are 30 px at the scores and 18 px at the end, so that a week is 20 px wide and a
 * score 100 px high.
 */
const SIZE = { width: 48 + 51 * 20, height: 52 + 400 };
const ONE: readonly Series[] = SERIES.filter(({ key }) => key === 'expectations');
const RANGE = { min: 4, max: 8 };
const input = {
  year: yearWith({ '01': 4, '02': 5, '04': 6, '05': 8, '09': 7 }),
  series: ONE,
  window: WHOLE_YEAR,
  range: RANGE,
  today: null,
  trajectories: [],
  labelRoom: 0,
  months: [],
  language: 'en',
};

/** The last line is drawn on top. */
function drawn(more: Partial<ComponentProps<typeof LineDrawing>> = {}) {
  const { container } = render(<LineDrawing {...input} {...SIZE} {...more} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    lines: all('path[stroke]').map((path) => path.getAttribute('d')),
    colors: all('path[stroke]').map((path) => path.getAttribute('stroke')),
    dots: all('circle').map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')].map(Number)),
    labels: all('text').map((label) => label.textContent),
  };
}

describe('the SVG drawing of the chart', () => {
  it('connects consecutive weeks, leaves gaps, and draws a dot for an isolated week', () => {
    const { lines, dots } = drawn();
    expect(lines.at(-1)).toBe('M30.0 408.0L50.0 308.0M90.0 208.0L110.0 8.0M190.0 108.0');
    expect(dots).toEqual([[190, 108]]);
  });

  it('has the labels of the scores and weeks', () => {
    expect(drawn().labels).toEqual([
      ...['4', '5', '6', '7', '8'],
      ...['W01', 'W04', 'W07', 'W10', 'W13', 'W16', 'W19', 'W22', 'W25', 'W28', 'W31', 'W34'],
      ...['W37', 'W40', 'W43', 'W46', 'W49', 'W52'],
    ]);
  });

  it('draws an edge beneath the Global Average, in the order and colors of the series', () => {
    const series = SERIES;
    expect(drawn({ series }).colors).toEqual([
      'var(--vd-driver-total-edge)',
      'var(--vd-driver-1)',
      'var(--vd-driver-2)',
      'var(--vd-driver-3)',
      'var(--vd-driver-4)',
      'var(--vd-driver-total)',
    ]);
    expect(drawn({ series: [] }).lines).toEqual([]);
  });

  it('shades the weeks without a value up to the current week, and marks that one', () => {
    const { container } = render(
      <LineDrawing {...input} {...SIZE} today={{ week: 11, label: 'Today' }} />,
    );
    const shades = [...container.querySelectorAll('rect')].map((one) =>
      ['x', 'width', 'height'].map((name) => Number(one.getAttribute(name))),
    );
    expect(shades).toEqual([
      [50, 40, 400],
      [110, 80, 400],
      [190, 40, 400],
    ]);
    expect(screen.getByText('Today')).toHaveAttribute('x', String(30 + 10 * 20 - 4));
  });

  it('names each line at its end where there is room', () => {
    const { labels } = drawn({ labelRoom: 120, series: SERIES });
    expect(labels.slice(-2)).toEqual(['Expectations', 'Global Average']);
  });

  it('shows only the weeks of the window', () => {
    const { lines, labels } = drawn({ window: { start: 1.5, end: 4.5 } });
    expect(lines.at(-1)).toMatch(/^M30\.0 358\.0L200\.0 308\.0M880\.0 208\.0L1050\.0 108\.0$/);
    expect(labels.slice(-3)).toEqual(['W02', 'W03', 'W04']);
  });

  it('draws the path to a target, which ends in a ring', () => {
    const corners = [
      { week: 2, value: 5 },
      { week: 12, value: 6 },
      { week: 22, value: 8 },
    ];
    const { lines, dots, colors } = drawn({
      trajectories: [{ series: 'expectations', corners, text: '' }],
    });
    expect(lines.at(-1)).toBe('M50.0 308.0L250.0 208.0L450.0 8.0');
    expect(colors.at(-1)).toBe('var(--vd-driver-1)');
    expect(dots.at(-1)).toEqual([450, 8]);
  });

  it('is hidden from assistive technology, since the chart around it has a name', () => {
    drawn();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
