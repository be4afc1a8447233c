import { DownloadMenu } from '@/shared/download/DownloadMenu';
import type { Downloadable } from '@/shared/download/Downloadable';
import { composeReport, type Report, type ReportTable } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Round } from '../Round';
import type { ActionOpinions, DriverRange } from '../RoundResult';
import type { Company } from './OpinionsProps';
import { knownGaps, useGapText } from './useGapText';

interface Props {
  round: Round;
  company: Company;
  parties: readonly string[];
  /** In the order of the screen. */
  actions: readonly ActionOpinions[];
  ranges: readonly DriverRange[];
}

/** A menu that downloads what people said, with a column for each party, and what it leaves open. */
export function OpinionsDownload({ round, company, parties, actions, ranges }: Props) {
  const { t } = useTranslation('rounds');
  const gapText = useGapText();
  const nameOf = useNames();
  const text = (header: string) => ({ header, kind: 'text' as const });
  const number = (header: string) => ({ header, kind: 'number' as const });

  function rangeTable(): ReportTable {
    return {
      title: t('opinions.ranges'),
      columns: [
        text(t('opinions.average')),
        number(t('opinions.now')),
        number(t('report.lowest')),
        number(t('report.highest')),
        text(t('opinions.gaps')),
      ],
      rows: ranges.map((range) => [
        ...[nameOf(range.driver), range.average, range.low, range.high],
        knownGaps(range.gaps)
          .map((gap) => gapText(gap).text)
          .join('\n'),
      ]),
    };
  }

  function actionTable(): ReportTable {
    const statesOf = ({ opinions }: ActionOpinions, party: string | null) =>
      opinions
        .flatMap((one) => (one.party === party ? (one.state ?? []) : []))
        .sort((a, b) => a - b)
        .join(', ');
    const reasonsOf = ({ opinions }: ActionOpinions) =>
      opinions
        .flatMap(({ reason, person, party }) =>
          reason === null ? [] : `${person ?? party ?? '–'}: ${reason}`,
        )
        .join('\n');
    return {
      title: t('report.title'),
      columns: [
        text(t('report.action')),
        text(t('report.driver')),
        { header: t('report.answer'), kind: 'count' },
        { header: t('report.lowest'), kind: 'count' },
        { header: t('report.highest'), kind: 'count' },
        number(t('report.swing')),
        { header: t('report.proposal'), kind: 'count' },
        { header: t('report.decided'), kind: 'count' },
        ...parties.map(text),
        text(t('opinions.others')),
        text(t('report.reasons')),
      ],
      rows: actions.map((one) => [
        ...[one.name, nameOf(one.driver), one.answer, one.lowest, one.highest, one.swing],
        ...[one.proposal, one.decided],
        ...[...parties, null].map((party) => statesOf(one, party)),
        reasonsOf(one),
      ]),
    };
  }
  const report: Downloadable<() => Promise<Report>> =
    actions.length === 0
      ? { without: 'nothing' }
      : {
          has: () =>
            composeReport(
              {
                title: t('report.file', { round: round.name }),
                company: company.name,
                date: new Date(),
                isWide: true,
              },
              [{ tables: [rangeTable(), actionTable()], notes: [] }],
            ),
        };
  return <DownloadMenu report={report} contents="opinions" companyIds={[company.id]} />;
}
