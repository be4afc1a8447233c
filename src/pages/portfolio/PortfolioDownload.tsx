import { portfolioReport, usePortfolioWords, type PortfolioRow } from '@/features/portfolio';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  /** The companies in the order of the screen. */
  rows: readonly PortfolioRow[];
  /** How many companies these are. */
  companies: string;
  /** The moment of the figures and the filter, in words. */
  scope: string;
  /** When the figures were loaded, ms since the epoch. */
  loadedAt: number;
}

export function PortfolioDownload({ rows, companies, scope, loadedAt }: Props) {
  const { t } = useTranslation(['portfolio', 'shared']);
  const { titleOf, figure, counts, overdue } = usePortfolioWords();
  const report = () =>
    portfolioReport(
      rows,
      {
        ...{ titleOf, figure, counts, overdue, companies, scope },
        title: t('title'),
        workspace: t('report.workspace'),
        scoredOf: (column) => t('report.scored', { column }),
        gradeOf: (column) => t('report.grade', { column }),
        grades: {
          High: t('shared:grade.High'),
          Medium: t('shared:grade.Medium'),
          Low: t('shared:grade.Low'),
        },
        overdueItems: t('report.overdue'),
        legend: [
          { subject: t('legend.label'), text: t('report.grades') },
          { subject: t('report.few'), text: t('legend.thin') },
          { subject: t('column.fresh'), text: t('report.fresh') },
        ],
      },
      new Date(loadedAt),
    );
  return (
    <DownloadMenu
      report={rows.length === 0 ? { without: 'nothing' } : { has: report }}
      contents="portfolio"
    />
  );
}
