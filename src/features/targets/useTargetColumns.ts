import { shownDriver } from '@contract/fields/naming';
import { mapDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { ReportTable } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useCurrentTargets } from './useCurrentTargets';
import { useTargetTexts } from './useTargetTexts';

/** Adds the current targets to a table with the translated names of drivers in its first column. */
export type AddTargets = (table: ReportTable) => ReportTable;

/** How a report adds the targets of a company to its ratings. A company without targets adds no column. */
export function useTargetColumns(companyId: string): Downloadable<AddTargets> {
  const { t } = useTranslation('targets');
  const nameOf = useNames();
  const { shortStatus } = useTargetTexts();
  return mapDownloadable(useCurrentTargets(companyId), (current) => {
    if (current.length === 0) return (table) => table;
    return ({ columns, rows, ...table }) => ({
      ...table,
      columns: [
        ...columns,
        { header: t('report.target'), kind: 'number' },
        { header: t('report.dueOn'), kind: 'text' },
        { header: t('report.status'), kind: 'text' },
      ],
      rows: rows.map((row) => {
        const target = current.find((one) => nameOf(shownDriver(one.driver)) === row[0]);
        return [
          ...row,
          ...(target ? [target.value, target.dueOn, shortStatus(target, 'below')] : NO_TARGET),
        ];
      }),
    });
  });
}

const NO_TARGET = [null, null, null];
