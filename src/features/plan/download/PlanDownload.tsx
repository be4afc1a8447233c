import { mapDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { composeReport, type Report } from '@/shared/download/Report';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import type { PlanItem } from '../PlanItem';
import { useSumTexts, type SumTexts } from '../strip/useSumTexts';
import type { PlanView, RankedPriority } from '../usePlanView';
import { planPart, prioritiesPart } from './planReports';

interface Props {
  company: { id: string; name: string };
  view: PlanView;
  /** The targets of the averages, 1–10, by the names of `view.figures`. */
  targets: Downloadable<Readonly<Record<string, number>>>;
  /** The rows of the tab, in the order of the screen. */
  shown: { priorities: readonly RankedPriority[] } | { plan: readonly PlanItem[] };
  /** The filters of the list, in words; '' for a filter that keeps everything. */
  filters: readonly string[];
}

/** A menu that downloads the priorities or the plan. */
export function PlanDownload({ company, view, targets, shown, filters }: Props) {
  const { t } = useTranslation(['plan', 'shared']);
  const nameOf = useNames();
  const texts = useSumTexts();
  const { unit } = useMoney();
  const isEmpty = 'plan' in shown ? shown.plan.length === 0 : shown.priorities.length === 0;
  const words = {
    t,
    nameOf,
    unit,
    sums: view.sums.count === 0 ? t('strip.none') : `${sentenceOf(texts(view.sums))}.`,
  };
  function part(values: Readonly<Record<string, number>>) {
    const withTargets = { ...words, targets: values };
    return 'plan' in shown
      ? planPart(view, shown.plan, withTargets)
      : prioritiesPart(view, shown.priorities, withTargets);
  }
  const limits = filters.filter((filter) => filter !== '');
  const scope =
    limits.length === 0 ? undefined : t('shared:download.filter', { filter: limits.join(', ') });
  const report: Downloadable<() => Promise<Report>> = isEmpty
    ? { without: 'nothing' }
    : mapDownloadable(
        targets,
        (values) => () =>
          composeReport(
            { title: t('title'), company: company.name, scope, date: new Date(), isWide: true },
            [part(values)],
          ),
      );
  return <DownloadMenu report={report} contents="plan" companyIds={[company.id]} />;
}

const sentenceOf = ({ count, gain, cost, weeks }: SumTexts) =>
  [count, gain, cost, weeks].join(' · ');
