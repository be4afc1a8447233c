import { compareScenarios } from '@contract/scenarios/compareScenarios';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport, type ReportTable } from '@/shared/download/Report';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { RankedAction } from '../Answers';
import type { Comparison } from './comparison';
import { useMeasures } from './useMeasures';

interface Props {
  company: { id: string; name: string };
  actions: readonly RankedAction[];
  comparison: Comparison;
  hasTarget: boolean;
}

/** A menu that downloads the comparison: the measures in words, and the actions by scenario. */
export function CompareDownload({ company, actions, comparison, hasTarget }: Props) {
  const { t } = useTranslation('plan');
  const measures = useMeasures(comparison, hasTarget);
  const scenarios = comparison.columns.map(({ scenario }) => scenario);

  function tables(): ReportTable[] {
    const names = new Map(actions.map(({ id, name }) => [id, name]));
    const ids = new Set(scenarios.flatMap(({ items }) => items.map((item) => item.activity_id)));
    const gains = scenarios.map(({ items }) => {
      const { onlySecond } = compareScenarios(actions, [], items);
      return new Map(onlySecond.map(({ activity_id, gain }) => [activity_id, gain]));
    });
    return [
      {
        title: t('compare.caption'),
        columns: [
          { header: t('compare.measure'), kind: 'text' },
          { header: t('compare.nothing'), kind: 'text' },
          ...scenarios.map(({ name }) => ({ header: name, kind: 'text' as const })),
        ],
        rows: measures.map(({ label, nothing, values }) => [label, nothing, ...values]),
      },
      {
        title: t('compare.gains'),
        columns: [
          { header: t('report.action'), kind: 'text' },
          ...scenarios.map(({ name }) => ({ header: name, kind: 'difference' as const })),
        ],
        rows: [...ids].map((id) => [
          names.get(id) ?? id,
          ...gains.map((ofScenario) => ofScenario.get(id) ?? null),
        ]),
      },
    ];
  }

  const report = {
    has: () =>
      composeReport(
        { title: t('compare.title'), company: company.name, date: new Date(), isWide: true },
        [
          {
            tables: tables(),
            notes: [{ subject: t('compare.title'), text: t('compare.reportNote') }],
          },
        ],
      ),
  };
  return <DownloadMenu report={report} contents="plan" companyIds={[company.id]} />;
}
