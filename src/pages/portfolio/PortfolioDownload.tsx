import { portfolioReport, usePortfolioWords, type PortfolioRow } from '@/features/portfolio';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Props {
  /** The companies in the order of the screen. */
  rows: readonly PortfolioRow[];
  /** The moment of the figures and the filter, in words. */
  about: string;
  /** When the figures were loaded, ms since the epoch. */
  loadedAt: number;
}

export function PortfolioDownload({ rows, about, loadedAt }: Props) {
  const { t } = useTranslation('portfolio');
  const { titleOf } = usePortfolioWords();
  const report = () =>
    portfolioReport(
      rows,
      {
        titleOf,
        title: t('title'),
        workspace: t('report.workspace'),
        scoredOf: (column) => t('report.scored', { column }),
        overdue: t('report.overdue'),
        about,
        legend: [
          { subject: t('legend.label'), text: t('report.grades') },
          { subject: t('column.fresh'), text: t('legend.fresh') },
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
