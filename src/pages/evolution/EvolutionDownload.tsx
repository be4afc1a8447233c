import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Company } from '@/features/companies';
import { useEvolutionPart } from '@/features/evolution';
import { mapDownloadable } from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport } from '@/shared/download/Report';

interface Props {
  company: Company;
  compared: Company | null;
}

/** Downloads the weeks of one company, or of two companies with their differences. */
export function EvolutionDownload({ company, compared }: Props) {
  const { t } = useTranslation('evolution');
  const part = useEvolutionPart(company.id, compared?.id ?? null);
  const names = compared
    ? t('report.both', { shown: company.name, compared: compared.name })
    : company.name;
  const report = mapDownloadable(
    part,
    (present) => () =>
      composeReport({ title: t('title'), company: names, date: new Date() }, [present]),
  );
  return <DownloadMenu report={report} />;
}
