import { TOTAL } from '@contract/fields/naming';
import { historyWeekOf } from '@contract/scoring/weeks';
import type { Reader } from '../queries/reader';

/** A version of the model in use, with the averages of a company that it moved. */
interface ModelStep {
  version_id: string;
  note: string;
  applied_at: string;
  year: number;
  /** '01' … '52' */
  week: string;
  values: { driver: string; before: number | null; after: number | null }[];
}

/** The steps by which versions of the model that are in use moved the averages of a company, the earliest first. */
export async function modelSteps(reader: Reader, company_id: string): Promise<ModelStep[]> {
  const model = await reader.model();
  if (model.sequence === 0) return [];
  const columns = ['id', 'note', 'applied_at'] as const;
  const versions = await reader.tx.findColumns('model_versions', columns, { status: 'applied' });
  const steps = await reader.tx.find('model_steps', { company_id });
  const names = new Map<string | null, string>(model.drivers.map(({ id, name }) => [id, name]));
  names.set(null, TOTAL);
  return versions
    .map(({ id, note, applied_at }) => {
      const at = applied_at ?? '';
      const { year, week } = historyWeekOf(new Date(at));
      const values = steps
        .filter(({ version_id }) => version_id === id)
        .map(({ driver_id, before, after }) => {
          return { driver: names.get(driver_id) ?? '', before, after };
        });
      const place = { year, week: String(week).padStart(2, '0') };
      return { version_id: id, note, applied_at: at, ...place, values };
    })
    .sort((a, b) => (a.applied_at < b.applied_at ? -1 : 1));
}
