import { percentageOf } from '@contract/scoring/percentages';
import { isAdmin } from '@contract/permissions/permissions';
import { totalAverage } from '@contract/scoring/scoring';
import type { CompanyRow } from '@server/store/tables';
import { DONE_COUNTS, doneOf, ofActionsInUse } from '../figures/doneCounts';
import { averageOf } from '../figures/sums';
import { once } from './once';
import type { Reader } from './reader';

interface Figures {
  /** The Global Average, 1–10, unrounded; null without a scored answer. */
  average: number | null;
  /** Percentage of the actions that are done, unrounded. */
  completed: number;
}

interface Listed {
  own: readonly CompanyRow[];
  /** Companies of which the person sees the figures, but not the people. */
  others: readonly CompanyRow[];
}

/**
 * The figures and the numbers of people of listed companies, in four statements in all. As everywhere, only
 * administrators see the figures of a deactivated company.
 */
export function companyFigures(reader: Reader, { own, others }: Listed) {
  const { tx, person } = reader;
  const ownCompanies = new Set(own);
  const visible = new Set(
    [...own, ...others].filter(({ activated }) => activated || isAdmin(person)),
  );
  const figures = once(() => readFigures(reader, idsOf([...visible])));
  const people = once(() =>
    tx.countBy('users', 'company_id', { all: {} }, { company_id: idsOf(own) }),
  );

  return (company: CompanyRow) => {
    const { id } = company;
    const isVisible = visible.has(company);
    return {
      average: async () => (isVisible ? ((await figures()).get(id)?.average ?? null) : null),
      completed: async () => (isVisible ? ((await figures()).get(id)?.completed ?? null) : null),
      people: async () => (ownCompanies.has(company) ? ((await people()).get(id)?.all ?? 0) : null),
    };
  };
}

async function readFigures({ tx, model }: Reader, ids: string[]): Promise<Map<string, Figures>> {
  const known = await model();
  const { drivers, activities } = known;
  const [sums, counts] = await Promise.all([
    tx.find('driver_sums', { company_id: ids }),
    tx.countBy('answers', 'company_id', DONE_COUNTS, {
      company_id: ids,
      ...ofActionsInUse(known),
    }),
  ]);
  const sumOf = new Map(sums.map((row) => [keyOf(row.company_id, row.driver_id), row]));
  return new Map(
    ids.map((id) => {
      const averages = drivers.map((driver) => averageOf(sumOf.get(keyOf(id, driver.id))));
      const done = doneOf(counts.get(id));
      const completed = percentageOf(done, activities.length);
      return [id, { average: totalAverage(averages), completed }];
    }),
  );
}

const keyOf = (companyId: string, driverId: string) => `${companyId}/${driverId}`;

const idsOf = (companies: readonly CompanyRow[]) => companies.map(({ id }) => id);
