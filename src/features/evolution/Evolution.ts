import { driverTitle } from '@contract/fields/naming';
import { totalAverage } from '@contract/scoring/scoring';
import type { GetGraphDriversQuery } from '@/shared/api/generated/operations';
import { DRIVER_KEYS, GLOBAL_AVERAGE, SERIES, type SeriesKey } from './series';

export const WEEKS = 52;

/** The values of a year's 52 weeks, beginning with week 1; null for a week without a value. */
export type WeekValues = readonly (number | null)[];

export interface EvolutionYear {
  year: number;
  values: Readonly<Record<SeriesKey, WeekValues>>;
}

/** A company's ratings by week. */
export interface Evolution {
  companyName: string;
  /** In ascending order; years without any value are left out. */
  years: EvolutionYear[];
}

type Graph = GetGraphDriversQuery['graphDrivers'];
type GraphYear = Graph['years'][number];

export function toEvolution({ name, years }: Graph): Evolution {
  return {
    companyName: name,
    years: years
      .map(toEvolutionYear)
      .filter(({ values }) => values[GLOBAL_AVERAGE].some((value) => value !== null))
      .sort((a, b) => a.year - b.year),
  };
}

function toEvolutionYear({ year, data }: GraphYear): EvolutionYear {
  const values: Record<SeriesKey, (number | null)[]> = {
    expectations: emptyYear(),
    operatingMargin: emptyYear(),
    revenueGrowth: emptyYear(),
    assetEfficiency: emptyYear(),
    globalAverage: emptyYear(),
  };
  for (const { week, data: averages } of data) {
    const slot = slotOf(week);
    if (slot === null) continue;
    for (const { driver, averages: value } of averages) {
      const key = keyOf(driver);
      if (key && value !== null && Number.isFinite(value)) values[key][slot] = value;
    }
  }
  for (let slot = 0; slot < WEEKS; slot++) {
    values[GLOBAL_AVERAGE][slot] = totalAverage(
      DRIVER_KEYS.map((key) => values[key][slot] ?? null),
    );
  }
  return { year, values };
}

const emptyYear = () => Array.from({ length: WEEKS }, (): number | null => null);

/** The index of week '01' … '52'. An ISO year's week 53 counts as 52; null for anything else. */
function slotOf(week: string): number | null {
  const number = Number(week);
  if (!Number.isInteger(number) || number < 1 || number > WEEKS + 1) return null;
  return Math.min(number, WEEKS) - 1;
}

function keyOf(driver: string): SeriesKey | undefined {
  const title = driverTitle(driver);
  // A Global Average that the server sends is ignored; it is computed from the drivers.
  return SERIES.find((series) => series.key !== GLOBAL_AVERAGE && series.title === title)?.key;
}
