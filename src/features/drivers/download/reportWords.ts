import type { Grade } from '@contract/scoring/scoring';
import type { ReportNote } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** The texts of the reports, translated. */
export interface ReportWords {
  ratings: string;
  driver: string;
  average: string;
  grade: string;
  grades: Record<Grade, string>;
  /** Explain how the scores of drivers and the Global Average are calculated, and how they are graded. */
  notes: Record<'driver' | 'total' | 'grade', ReportNote>;
  /** Returns the translated name of a driver. */
  nameOf: (title: string) => string;
  /** Of the names of the weeks. */
  language: string;
}

/** The texts that the reports of the dashboard and of the company overview share. */
export function useReportWords(): ReportWords {
  const { t, language } = useTranslation(['drivers', 'shared']);
  const nameOf = useNames();
  return {
    ratings: t('overview.ratings'),
    driver: t('report.driver'),
    average: t('report.average'),
    grade: t('report.grade'),
    grades: {
      High: t('shared:grade.High'),
      Medium: t('shared:grade.Medium'),
      Low: t('shared:grade.Low'),
    },
    notes: {
      driver: { subject: t('report.driver'), text: t('explain.driver') },
      total: { subject: nameOf('Global Average'), text: t('explain.total') },
      grade: { subject: t('report.grade'), text: t('explain.grade') },
    },
    nameOf,
    language,
  };
}
