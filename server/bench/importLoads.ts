import { MAX_IMPORTED_ROWS, MAX_ROWS_WITH_VALUES } from '@contract/workbook/importPayloads';
import { spent, type Report } from './loads';
import type { Person } from './person';
import { line } from './timing';

const TIMES = 5;

/** Previews and imports workbooks with as many rows, and as many changed ones, as one import may have. */
export async function measureImports(
  person: Person,
  activities: readonly string[],
  { printLine, cpu }: Report,
) {
  let imports = 0;
  const rows = () =>
    activities.slice(0, MAX_IMPORTED_ROWS).map((activity_id, index) => ({
      activity_id,
      revision: null,
      values: index < MAX_ROWS_WITH_VALUES ? { time_w: imports } : {},
    }));
  for (const dry_run of [true, false]) {
    const times: number[] = [];
    const before = cpu();
    const began = performance.now();
    for (let i = 0; i < TIMES; i++) {
      const id = `bench-${String(process.pid)}-${String(++imports)}`;
      const { status, body, ms } = await person.importAnswers(id, rows(), { dry_run });
      if (status !== 200) {
        throw new Error(`An import got the status ${String(status)}: ${JSON.stringify(body)}`);
      }
      times.push(ms);
    }
    const seconds = (performance.now() - began) / 1000;
    printLine(
      line(`${dry_run ? 'previews' : 'imports'}, 5,000 rows`, times, seconds, spent(before, cpu())),
    );
  }
}
