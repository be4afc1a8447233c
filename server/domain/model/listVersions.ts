import { TOTAL } from '@contract/fields/naming';
import type { ModelVersionRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';
import { refuseOthers, versionOf } from './authorize';
import { EFFECT_COLUMNS, effectsOf, type Effect, type EffectAnswer } from './effects';
import { changedRows, membershipOf, rowsById } from './membership';

export interface ModelVersionDto {
  id: string;
  status: ModelVersionRow['status'];
  note: string;
  digest: string;
  changes: number;
  created_at: string;
  applied_at: string | null;
}

export const toDto = ({
  change_count,
  ...row
}: Omit<ModelVersionRow, 'changes'>): ModelVersionDto => {
  const { id, status, note, digest, created_at, applied_at } = row;
  return { id, status, note, digest, changes: change_count, created_at, applied_at };
};

const LISTED_COLUMNS = [
  ...(['id', 'status', 'note', 'digest', 'change_count', 'base_id'] as const),
  ...(['created_by', 'created_at', 'applied_at', 'undone_at'] as const),
] as const;

/** The versions of the model, the latest first; FORBIDDEN for others than administrators. */
export async function listVersions(reader: Reader): Promise<ModelVersionDto[]> {
  refuseOthers(reader);
  const rows = await reader.tx.findColumns('model_versions', LISTED_COLUMNS, {});
  return rows.sort((a, b) => (a.created_at < b.created_at ? 1 : -1)).map(toDto);
}

const DEFAULT_COMPANIES = 50;
const MOST_COMPANIES = 200;

/**
 * The averages that a draft would move if it were applied now, or that another version has moved, by company.
 * `first` and `after` select the companies, by name.
 */
export async function previewModel(
  reader: Reader,
  { version_id, first, after }: { version_id: string; first: number | null; after: string | null },
) {
  refuseOthers(reader);
  const { tx } = reader;
  const version = await versionOf(tx, version_id);
  const limit = Math.min(Math.max(first ?? DEFAULT_COMPANIES, 1), MOST_COMPANIES);
  const last = after === null ? null : await tx.get('companies', after);
  const page = { where: { activated: true }, after: last ?? null, limit };
  const companies = await tx.findPage('companies', page);
  const effects = await effectsIn(
    reader,
    version,
    companies.map(({ id }) => id),
  );
  const { drivers } = await reader.model();
  const driverNames = new Map(drivers.map(({ id, name }) => [id, name]));
  const model = await reader.model();
  return companies.flatMap((company) =>
    (effects.get(company.id) ?? []).map(({ driver_id, before, after: then, contributions }) => ({
      company_id: company.id,
      company_name: company.name,
      driver: driver_id === null ? TOTAL : (driverNames.get(driver_id) ?? ''),
      before,
      after: then,
      change: before === null || then === null ? null : then - before,
      contributions: contributions.map((one) => ({
        ...one,
        name: model.known(one.activity_id)?.name ?? '',
      })),
    })),
  );
}

async function effectsIn(
  { tx, model }: Reader,
  version: ModelVersionRow,
  ids: readonly string[],
): Promise<Map<string, Effect[]>> {
  const effects = new Map<string, Effect[]>(ids.map((id) => [id, []]));
  const driverIds = (await model()).drivers.map(({ id }) => id);
  if (version.status !== 'draft') {
    const steps = await tx.find('model_steps', { version_id: version.id, company_id: ids });
    const placeOf = ({ driver_id }: Effect) =>
      driver_id === null ? driverIds.length : driverIds.indexOf(driver_id);
    for (const step of steps.sort((a, b) => placeOf(a) - placeOf(b))) {
      effects.get(step.company_id)?.push(step);
    }
    return effects;
  }
  const rows = rowsById(await tx.find('activities'), await tx.find('subdrivers'));
  const before = membershipOf(rows);
  const after = membershipOf(changedRows(rows, version.changes, 'after'));
  const answers = await tx.findColumns('answers', EFFECT_COLUMNS, { company_id: ids });
  const byCompany = new Map<string, EffectAnswer[]>(ids.map((id) => [id, []]));
  for (const answer of answers) byCompany.get(answer.company_id)?.push(answer);
  for (const [id, list] of byCompany) effects.set(id, effectsOf(list, before, after, driverIds));
  return effects;
}
