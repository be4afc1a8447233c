import { randomUUID } from 'node:crypto';
import { simplified } from '@contract/workbook/words';
import type { MappingDto, SaveMappingPayload } from '@contract/mappings/mappingPayloads';
import type { Store } from '@server/store/Store';
import type { MappingRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields, notFound, notFoundAs } from '../errors';
import { aboutWorkspace, recordEvent } from '../events/recordEvent';
import type { Model } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import {
  actingInWorkspace,
  refuseTakenName,
  visibleWorkspace,
  workspaceOfRow,
} from '../manage/workspaceAccess';
import { namesOf } from '../movement/people';
import { createReader, type Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';

interface Deps {
  store: Store;
  clock: Clock;
}

const FIELDS = ['name', 'header_digest', 'columns', 'scale', 'pairs'] as const;

type MappingFields = {
  [F in (typeof FIELDS)[number] | 'combine']?: SaveMappingPayload[F] | undefined;
} & { revision?: number | undefined };

/** The mappings of a workspace by name, for those who may see the workspace. */
export async function listMappings(reader: Reader, workspace_id: string): Promise<MappingDto[]> {
  await visibleWorkspace(reader, workspace_id);
  const rows = await reader.tx.find('mappings', { workspace_id });
  const names = await namesOf(
    reader.tx,
    rows.map(({ by }) => by),
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name)).map((row) => toDto(row, names));
}

/** Creates or changes a mapping. REVISION_CONFLICT with the stored one if the revision is stale. */
export function saveMapping(
  { store, clock }: Deps,
  actor: Actor,
  key: { id: string | null; workspace_id: string | null },
  deferred: Deferred<MappingFields>,
): Promise<{ mapping: MappingDto; created: boolean }> {
  return writeWithRetries(store, async (tx) => {
    const known = key.id === null ? undefined : await tx.get('mappings', key.id);
    if (key.id !== null && !known) throw notFound('mapping');
    const workspace_id = workspaceOfRow(key.workspace_id, known);
    const acting = await actingInWorkspace(tx, actor, 'changeMappings', workspace_id);
    const stored = key.id === null ? undefined : await tx.getForUpdate('mappings', key.id);
    if (key.id !== null && stored?.workspace_id !== workspace_id) throw notFound('mapping');
    const { revision, ...fields } = deferred();
    const names = await namesOf(tx, [actor.id, stored?.by ?? actor.id]);
    if (stored && revision !== undefined && revision !== stored.revision) {
      throw stale(toDto(stored, names));
    }
    const values = complete(stored, fields);
    const model = await createReader(tx, acting.person).model();
    checkTables(values, model, stored);
    const mapping: MappingRow = {
      id: stored?.id ?? randomUUID(),
      workspace_id,
      ...values,
      by: actor.id,
      at: clock.now().toISOString(),
      revision: (stored?.revision ?? 0) + 1,
    };
    refuseTakenName(
      await tx.find('mappings', { workspace_id }),
      mapping,
      'Another mapping of this workspace has this name.',
    );
    if (stored) await tx.update('mappings', mapping.id, mapping);
    else await tx.insert('mappings', mapping);
    await recordEvent(tx, actor, clock.now(), {
      kind: 'mapping_saved',
      ...aboutWorkspace(acting.workspace),
      after: { mapping: mapping.name, questions: mapping.pairs.length },
    });
    return { mapping: toDto(mapping, names), created: !stored };
  });
}

/** Removes a mapping. What was imported with it stays. */
export function removeMapping(
  { store, clock }: Deps,
  actor: Actor,
  { id, revision }: { id: string; revision: number | undefined },
): Promise<void> {
  return store.write(async (tx) => {
    const mapping = await tx.getForUpdate('mappings', id);
    if (!mapping) throw notFound('mapping');
    const { workspace } = await actingInWorkspace(
      tx,
      actor,
      'changeMappings',
      mapping.workspace_id,
    ).catch(notFoundAs('mapping'));
    if (revision !== undefined && revision !== mapping.revision) {
      throw stale(toDto(mapping, await namesOf(tx, [mapping.by])));
    }
    await tx.remove('mappings', { id });
    await recordEvent(tx, actor, clock.now(), {
      kind: 'mapping_removed',
      ...aboutWorkspace(workspace),
      before: { mapping: mapping.name },
    });
  });
}

const stale = (data: MappingDto) =>
  new AppError('REVISION_CONFLICT', 'Someone else has changed this mapping in the meantime.', {
    data,
  });

type Values = Pick<MappingRow, (typeof FIELDS)[number] | 'combine'>;

function complete(stored: MappingRow | undefined, fields: MappingFields): Values {
  const values = { ...stored, ...defined(fields) };
  const missing = FIELDS.filter((field) => values[field] === undefined);
  const { name, header_digest, columns, scale, pairs, combine = 'lowest' } = values;
  if (!name || !header_digest || !columns || !scale || !pairs) {
    throw badFields(Object.fromEntries(missing.map((field) => [field, 'This is missing.'])));
  }
  return { name, header_digest, columns, scale, pairs, combine };
}

const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;

/** BAD_USER_INPUT for a value or a question that is listed twice, and for an unknown action. Rows count from 1. */
function checkTables({ scale, pairs }: Values, model: Model, stored: MappingRow | undefined): void {
  const value = repeated(scale);
  if (value) {
    throw badFields({ scale: `Row ${value.row}: the value “${value.text}” is listed twice.` });
  }
  const question = repeated(pairs);
  if (question) {
    throw badFields({
      pairs: `Row ${question.row}: the question “${question.text}” belongs to two actions.`,
    });
  }
  const known = new Set(stored?.pairs.map(({ activity_id }) => activity_id));
  const unknown = pairs.findIndex(
    ({ activity_id }) => !model.activity(activity_id) && !known.has(activity_id),
  );
  if (unknown >= 0) {
    throw badFields({ pairs: `Row ${String(unknown + 1)}: this action does not exist.` });
  }
}

/** The first text that two rows have, without regard to case, accents and spaces. */
function repeated(rows: readonly { theirs: string }[]): { row: string; text: string } | null {
  const seen = new Set<string>();
  for (const [index, { theirs }] of rows.entries()) {
    const key = simplified(theirs);
    if (seen.has(key)) return { row: String(index + 1), text: theirs.slice(0, 80) };
    seen.add(key);
  }
  return null;
}

function toDto({ workspace_id: _, ...row }: MappingRow, names: ReadonlyMap<string, string>) {
  return { ...row, by_name: names.get(row.by) ?? null };
}
