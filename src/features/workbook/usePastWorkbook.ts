import { EMPTY_ANSWER } from '@contract/answer';
import type { ImportRow } from '@contract/workbook/importPayloads';
import { readInWorker } from './file/readInWorker';
import { useLazyGetAssessmentQuery } from './workbookApi';

/** The values in a workbook of a company, or why they cannot be used. */
type PastValues =
  | { rows: Pick<ImportRow, 'activity_id' | 'values'>[] }
  | { problem: 'unreadable' | 'otherCompany' | 'empty' }
  | { problem: 'cells'; cells: string };

const MOST_CELLS = 5;

/** Reads a workbook as an assessment of its own: all of its values, whatever the present answers are. */
export function usePastWorkbook(companyId: string) {
  const [loadAssessment] = useLazyGetAssessmentQuery();
  return async (file: File): Promise<PastValues> => {
    const actions = await loadAssessment(companyId).unwrap();
    const unanswered = actions.map(({ id, number }) => {
      return { id, number, values: EMPTY_ANSWER, revision: 0 };
    });
    const outcome = await readInWorker({ file, companyId, actions: unanswered, isTemplate: false });
    if (outcome.kind === 'otherCompany') return { problem: 'otherCompany' };
    if (outcome.kind !== 'reading') return { problem: 'unreadable' };
    const { problems, changes } = outcome.reading;
    if (problems.length > 0) {
      const cells = problems.slice(0, MOST_CELLS).map((one) => String(one.row));
      return { problem: 'cells', cells: cells.join(', ') };
    }
    if (changes.length === 0) return { problem: 'empty' };
    return { rows: changes.map(({ activity_id, values }) => ({ activity_id, values })) };
  };
}
