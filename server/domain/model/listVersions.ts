import { TOTAL } from '@contract/fields/naming';
import type { CompanyRow, ModelVersionRow } from '@server/store/tables';
import { groupedBy } from '../queries/groupedBy';
import type { Reader } from '../queries/reader';
import { refuseOthers, versionOf } from './authorize';
import { EFFECT_COLUMNS, effectsOf, type Effect } from './effects';
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
/** So many companies are worked out at once. */
const PORTION = 50;

/**
 * The averages that a draft would move if it were applied now, or that another version has moved, by company.
 * `first` and `after` select those of the companies, by name, that have any.
 */
export async function previewModel(
  reader: Reader,
  { version_id, first, after }: { version_id: string; first: number | null; after: string | null },
) {
  refuseOthers(reader);
  const { tx } = reader;
  const effectsIn = await effectsOfVersion(reader, await versionOf(tx, version_id));
  const limit = Math.min(Math.max(first ?? DEFAULT_COMPANIES, 1), MOST_COMPANIES);
  const moved: { company: CompanyRow; effects: readonly Effect[] }[] = [];
  let last = after === null ? null : ((await tx.get('companies', after)) ?? null);
  let isLastPage = effectsIn === null;
  while (effectsIn && !isLastPage && moved.length < limit) {
    const page = { where: { activated: true }, after: last, limit: PORTION };
    const companies = await tx.findPage('companies', page);
    const effects = await effectsIn(companies.map(({ id }) => id));
    for (const company of companies) {
      const own = effects.get(company.id) ?? [];
      if (own.length > 0) moved.push({ company, effects: own });
    }
    last = companies.at(-1) ?? null;
    isLastPage = companies.length < PORTION;
  }
  const model = await reader.model();
  const driverNames = new Map(model.drivers.map(({ id, name }) => [id, name]));
  return moved.slice(0, limit).flatMap(({ company, effects }) =>
    effects.map(({ driver_id, before, after: then, contributions }) => ({
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

type EffectsIn = (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly Effect[]>>;

/** A function that returns what a version moves in each of these companies; null if it moves nothing in any. */
async function effectsOfVersion(
  { tx, model }: Reader,
  version: ModelVersionRow,
): Promise<EffectsIn | null> {
  const driverIds = (await model()).drivers.map(({ id }) => id);
  if (version.status !== 'draft') {
    const placeOf = ({ driver_id }: Effect) =>
      driver_id === null ? driverIds.length : driverIds.indexOf(driver_id);
    return async (ids) => {
      const steps = await tx.find('model_steps', { version_id: version.id, company_id: ids });
      steps.sort((a, b) => placeOf(a) - placeOf(b));
      return groupedBy(steps, ({ company_id }) => company_id);
    };
  }
  const rows = rowsById(await tx.find('activities'), await tx.find('subdrivers'));
  const before = membershipOf(rows);
  const after = membershipOf(changedRows(rows, version.changes, 'after'));
  const isSame =
    before.size === after.size && [...before].every(([id, to]) => after.get(id) === to);
  if (isSame) return null;
  return async (ids) => {
    const answers = await tx.findColumns('answers', EFFECT_COLUMNS, { company_id: ids });
    const byCompany = groupedBy(answers, ({ company_id }) => company_id);
    return new Map(
      [...byCompany].map(([id, own]) => [id, effectsOf(own, before, after, driverIds)]),
    );
  };
}
