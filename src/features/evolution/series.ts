/** How a series is drawn. Its colors are CSS variables of the theme. */
export interface Series {
  key: SeriesKey;
  title: string;
  color: `--vd-driver-${string}`;
  /** Lengths of dashes and gaps, so that the series differ by more than their color. */
  dash: readonly number[];
  width: number;
}

export const DRIVER_KEYS = [
  'expectations',
  'operatingMargin',
  'revenueGrowth',
  'assetEfficiency',
] as const;
export const GLOBAL_AVERAGE = 'globalAverage';

export const SERIES_KEYS = [...DRIVER_KEYS, GLOBAL_AVERAGE] as const;
export type SeriesKey = (typeof SERIES_KEYS)[number];

/** A point of a series. Weeks are counted from the start of the year and may have fractions; values are 1–10. */
export interface Row {
  week: number;
  value: number | null;
  series: SeriesKey;
}

const WIDTH = 2;

/** The five series in their order, with the colors of §9.5 and §9.6. */
export const SERIES: readonly Series[] = [
  {
    key: 'expectations',
    title: 'Expectations',
    color: '--vd-driver-1',
    dash: [],
    width: WIDTH,
  },
  {
    key: 'operatingMargin',
    title: 'Operating Margin',
    color: '--vd-driver-2',
    dash: [8, 4],
    width: WIDTH,
  },
  {
    key: 'revenueGrowth',
    title: 'Revenue Growth',
    color: '--vd-driver-3',
    dash: [2, 3],
    width: WIDTH,
  },
  {
    key: 'assetEfficiency',
    title: 'Asset Efficiency',
    color: '--vd-driver-4',
    dash: [10, 3, 2, 3],
    width: WIDTH,
  },
  {
    key: GLOBAL_AVERAGE,
    title: 'Global Average',
    color: '--vd-driver-total',
    dash: [],
    width: 1.25 * WIDTH,
  },
];

/** The edge beneath the Global Average, which separates it from other lines in the dark theme. */
export const EDGE = { color: '--vd-driver-total-edge', width: 2.5 * WIDTH } as const;

/** The series with translated names. */
export function namedSeries(
  series: readonly Series[],
  nameOf: (title: string) => string,
): Series[] {
  return series.map((one) => ({ ...one, title: nameOf(one.title) }));
}

export function visibleSeries(hidden: readonly SeriesKey[]): Series[] {
  return SERIES.filter(({ key }) => !hidden.includes(key));
}
