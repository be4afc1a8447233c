import { skipToken } from '@reduxjs/toolkit/query';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { ScoreRing } from '@/shared/ui/data/ScoreRing';
import type { Driver } from '../Driver';
import { useGetBenchmarkQuery } from '../driversApi';

interface Props {
  companyId: string;
  driver: Pick<Driver, 'name' | 'title' | 'average' | 'grade'>;
  /** Sample data is not compared. */
  isSample: boolean;
  size?: 'small' | 'large';
}

/** The ring of a driver's score, with a tick at the median of the company's peers. */
export function BenchmarkRing({ companyId, driver, isSample, size = 'small' }: Props) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const label = useNames()(driver.title);
  const { currentData } = useGetBenchmarkQuery(isSample ? skipToken : companyId);
  const { median = null, peers = 0 } = currentData?.[driver.name] ?? {};
  const mark = median !== null && {
    value: median,
    label: t('benchmark.median', { count: peers, median: oneDecimal(median) }),
  };
  const { average, grade } = driver;
  return <ScoreRing {...{ average, grade, label, size }} exact {...(mark && { mark })} />;
}
