import { TOTAL } from '@contract/fields/naming';
import { benchmarkOf, type Benchmark } from '@contract/scoring/benchmark';
import { hasEnoughScores, totalAverage } from '@contract/scoring/scoring';
import { historyWeekLabel, lastWeekEndedBy } from '@contract/scoring/weeks';
import type { CompanyRow, DriverSumRow, DriverWeekRow } from '@server/store/tables';
import { applicableOf } from '../figures/figures';
import type { Model } from '../figures/model';
import type { Reader } from '../queries/reader';

export interface BenchmarkSettings {
  /** Which companies are peers: none, those of the same workspace, or all. */
  scope: 'off' | 'workspace' | 'all';
  /** The number of peers below which nothing is shown. */
  needed: number;
}

interface BenchmarkRow extends Benchmark {
  driver: string;
  /** The last finished week, such as '2026-W43'. */
  week: string;
  needed: number;
}

/** A company's average in a week, if at least half of its actions were scored. */
type Comparable = (companyId: string, driverId: string | null) => number | null;

/**
 * How a company compares with its peers at the end of the last finished week, by driver and in total. A save does
 * not change it before the next week, so that it says nothing about a single peer.
 */
export async function listBenchmark(
  reader: Reader,
  companyId: string,
  { scope, needed }: BenchmarkSettings,
  now: Date,
): Promise<BenchmarkRow[]> {
  const company = await reader.company(companyId);
  if (scope === 'off') return [];
  const peers = (await companiesInScope(reader, company, scope)).filter((id) => id !== companyId);
  const week = lastWeekEndedBy(now);
  const ids = [companyId, ...peers];
  const [model, weeks, sums] = await Promise.all([
    reader.model(),
    reader.tx.findLatestWeeks(ids, week),
    reader.tx.find('driver_sums', { company_id: ids }),
  ]);
  const comparable = comparableAverages(model, weeks, sums);

  const drivers = model.drivers.map(({ id, name }) => ({ id, name }));
  return [...drivers, { id: null, name: TOTAL }].map(({ id, name }) => {
    const averages = peers.flatMap((peer) => comparable(peer, id) ?? []);
    return {
      driver: name,
      week: historyWeekLabel(week),
      needed,
      ...benchmarkOf(comparable(companyId, id), averages, needed),
    };
  });
}

/** The ids of the activated companies that are compared with each other. */
async function companiesInScope(
  { tx }: Reader,
  { workspace_id }: CompanyRow,
  scope: 'workspace' | 'all',
): Promise<string[]> {
  if (scope === 'workspace') {
    const workspace = workspace_id === null ? undefined : await tx.get('workspaces', workspace_id);
    if (workspace?.deleted_at !== null) return [];
  }
  const where = scope === 'workspace' ? { workspace_id } : {};
  const rows = await tx.findColumns('companies', ['id'], { activated: true, ...where });
  return rows.map(({ id }) => id);
}

function comparableAverages(
  model: Model,
  weeks: readonly DriverWeekRow[],
  sums: readonly DriverSumRow[],
): Comparable {
  const keyOf = (companyId: string, driverId: string) => JSON.stringify([companyId, driverId]);
  const weekOf = new Map(weeks.map((row) => [keyOf(row.company_id, row.driver_id), row]));
  const sumsNow = new Map(sums.map((row) => [keyOf(row.company_id, row.driver_id), row]));

  /** Rows from before the counts were recorded take the present ones. */
  const figuresOf = (companyId: string, driverId: string) => {
    const key = keyOf(companyId, driverId);
    const row = weekOf.get(key);
    const total = row?.applicable ?? applicableOf(model, driverId, sumsNow.get(key));
    const scored = row ? (row.scored ?? sumsNow.get(key)?.scored ?? 0) : 0;
    return { average: row?.average ?? null, scored, total };
  };

  return (companyId, driverId) => {
    if (driverId !== null) {
      const figures = figuresOf(companyId, driverId);
      return hasEnoughScores(figures) ? figures.average : null;
    }
    const all = model.drivers.map(({ id }) => figuresOf(companyId, id));
    const scored = all.reduce((sum, one) => sum + one.scored, 0);
    const total = all.reduce((sum, one) => sum + one.total, 0);
    return hasEnoughScores({ scored, total })
      ? totalAverage(all.map(({ average }) => average))
      : null;
  };
}
