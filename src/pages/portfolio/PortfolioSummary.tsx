import type { PortfolioRow } from '@/features/portfolio';
import { LazyDocumentButton } from '@/features/reviews';
import { useIsOffered } from '@/shared/api/features/views';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsPainted } from '@/shared/ui/loading/useIsPainted';
import { PortfolioDownload } from './PortfolioDownload';
import styles from './PortfolioPage.module.css';

interface Props {
  /** The companies that match the filter, in the order of the screen. */
  rows: readonly PortfolioRow[];
  /** The number of companies without the filter. */
  all: number;
  filter: { search: string; onlyBehind: boolean; onlyOverdue: boolean };
  /** When the figures were loaded, ms since the epoch. */
  loadedAt: number;
}

/**
 * The moment of the figures, the filter in words and the download. They follow the first rows, because preparing the
 * format of a moment takes long on a slow device.
 */
export function PortfolioSummary(props: Props) {
  const isPainted = useIsPainted();
  return <div className={styles.summary}>{isPainted && <SummaryContent {...props} />}</div>;
}

function SummaryContent({ rows, all, filter, loadedAt }: Props) {
  const { t } = useTranslation('portfolio');
  const { dayAndTime } = useFormats();
  const hasReviews = useIsOffered('reviews');
  const moment = t('report.asOf', { moment: dayAndTime(loadedAt) });
  const companies = t('shown', { shown: rows.length, all });
  const filters = [
    ...(filter.search === '' ? [] : [`“${filter.search}”`]),
    ...(filter.onlyBehind ? [t('toolbar.behind')] : []),
    ...(filter.onlyOverdue ? [t('toolbar.overdue')] : []),
  ];
  return (
    <>
      <span role="status">{[moment, companies, ...filters].join(' · ')}</span>
      {hasReviews && (
        <LazyDocumentButton
          companies={rows.map(({ companyId, name, logo }) => ({ id: companyId, name, logo }))}
        />
      )}
      <PortfolioDownload
        {...{ rows, companies, loadedAt }}
        scope={[moment, ...filters].join(' · ')}
      />
    </>
  );
}
