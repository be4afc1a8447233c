import { activityNumber, activityTitle, compareByNumber } from '@contract/fields/naming';
import { LANGUAGES } from '@contract/language';
import type { ModelSheets, ModelText } from '@contract/model/modelPayloads';
import type { ReadTransaction } from '@server/store/Store';
import type {
  ActivityRow,
  DriverRow,
  ModelTextRow,
  ModelVersionRow,
  ProcessRow,
  SubdriverRow,
  SubprocessRow,
} from '@server/store/tables';
import { isRetired } from './membership';
import { textId } from './textId';

/** The stored rows of the model that a workbook shows: all but those that only undone versions have added. */
export interface ModelRows {
  drivers: DriverRow[];
  subdrivers: SubdriverRow[];
  processes: ProcessRow[];
  subprocesses: SubprocessRow[];
  activities: ActivityRow[];
  texts: ModelTextRow[];
}

export async function readModelRows(tx: ReadTransaction): Promise<ModelRows> {
  const undone = await tx.find('model_versions', { status: 'undone' });
  const hidden = new Set(undone.flatMap(addedIds));
  const isShown = ({ id }: { id: string }) => !hidden.has(id);
  const byNumber = (a: { number: string }, b: typeof a) =>
    compareByNumber(`${a.number} `, `${b.number} `);
  const [drivers, subdrivers, processes, subprocesses, activities, texts] = [
    await tx.find('drivers'),
    await tx.find('subdrivers'),
    await tx.find('processes'),
    await tx.find('subprocesses'),
    await tx.find('activities'),
    await tx.find('model_texts'),
  ];
  const positions = new Map(drivers.map(({ id, position }) => [id, position]));
  const placeOf = ({ driver_id, position }: SubdriverRow) =>
    (positions.get(driver_id) ?? 0) * 1_000_000 + position;
  return {
    drivers: drivers.sort((a, b) => a.position - b.position),
    subdrivers: subdrivers.filter(isShown).sort((a, b) => placeOf(a) - placeOf(b)),
    processes: processes.filter(isShown).sort(byNumber),
    subprocesses: subprocesses.filter(isShown).sort(byNumber),
    activities: activities.filter(isShown).sort((a, b) => compareByNumber(a.name, b.name)),
    texts: texts.filter(({ activity_id }) => !hidden.has(activity_id)),
  };
}

/** The ids of the rows that a version adds. */
export const addedIds = ({ changes }: Pick<ModelVersionRow, 'changes'>): string[] =>
  changes.flatMap(({ table, id, before }) =>
    before === null && table !== 'model_texts' ? [id] : [],
  );

export function toSheets(rows: ModelRows): ModelSheets {
  const textOf = new Map(rows.texts.map((row) => [row.id, row]));
  return {
    drivers: rows.drivers.map(({ id, position, name, description }) => ({
      ...{ id, position, name, description },
    })),
    subdrivers: rows.subdrivers.map(({ id, driver_id, position, name, retired_at }) => ({
      ...{ id, driver_id, position, name },
      retired: isRetired({ retired_at }),
    })),
    processes: rows.processes.map(({ id, impact_area, number, name }) => ({
      ...{ id, impact_area, number, name },
    })),
    subprocesses: rows.subprocesses.map(({ id, process_id, number, name }) => ({
      ...{ id, process_id, number, name },
    })),
    activities: rows.activities.map((row) => ({
      id: row.id,
      number: activityNumber(row.name),
      subdriver_id: row.subdriver_id,
      impact_area: row.impact_area,
      subprocess_id: row.subprocess_id,
      relevance: row.relevance,
      retired: isRetired(row),
      texts: textsOf(row, textOf),
    })),
  };
}

function textsOf(row: ActivityRow, textOf: ReadonlyMap<string, ModelTextRow>) {
  const texts: { en: ModelText } & Partial<Record<string, ModelText>> = {
    en: { name: activityTitle(row.name), description: row.description, anchors: [] },
  };
  for (const language of LANGUAGES) {
    const stored = textOf.get(textId(row.id, language));
    if (!stored) continue;
    const { name, description, anchors } = stored;
    texts[language] = language === 'en' ? { ...texts.en, anchors } : { name, description, anchors };
  }
  return texts;
}
