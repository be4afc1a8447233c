import { KIND_OF_FIELD } from '@contract/answer';
import type { NumberedProblem, TableProblem } from '@contract/workbook/readTable';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { ReadOutcome } from '../file/readTask';
import { useWorkbookTexts } from '../useWorkbookTexts';

/** Functions that describe why a file or a row cannot be imported, as a sentence. */
export function useProblemText() {
  const { t } = useTranslation('workbook');
  const { fieldName } = useWorkbookTexts();

  function ofCell({ problem, field, content }: NumberedProblem): string {
    if (problem === 'kind')
      return field ? t(`row.${KIND_OF_FIELD[field]}`, { given: content }) : '';
    if (problem === 'ambiguousNumber') {
      const [whole, decimal] = [content.replace(',', ''), content.replace(',', '.')];
      return t('row.ambiguousNumber', { given: content, whole, decimal });
    }
    if (problem === 'unknownAction' && content === '') return t('row.noAction');
    if (problem === 'revision' && content === '') return t('row.unreadableRevision');
    return t(`row.${problem}`, { given: content });
  }

  function ofTable(problem: TableProblem): string {
    if (problem.problem === 'repeatedColumn') return t('problem.repeatedColumn', problem);
    if (problem.problem === 'noColumns') return t('problem.noColumns');
    return t(`problem.${problem.problem}`, { count: problem.count });
  }

  return {
    ofRow: (problem: NumberedProblem): string => {
      const { row, field } = problem;
      const sentence = ofCell(problem);
      return field
        ? t('row.inField', { row, field: fieldName(field), problem: sentence })
        : t('row.inRow', { row, problem: sentence });
    },
    ofFile: (outcome: Extract<ReadOutcome, { kind: 'problem' | 'tableProblem' }>): string =>
      outcome.kind === 'problem' ? t(`problem.${outcome.problem}`) : ofTable(outcome.problem),
  };
}
