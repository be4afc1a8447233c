import { useTranslation } from '@/shared/i18n/useTranslation';

/** Writes a quarter such as '2026-Q2' in the active language; null is work or money without a day. */
export function useQuarterText(): (quarter: string | null) => string {
  const { t } = useTranslation('plan');
  return (quarter) => {
    if (quarter === null) return t('compare.noQuarter');
    const [year = '', number = ''] = quarter.split('-Q');
    return t('compare.quarter', { year, number });
  };
}
