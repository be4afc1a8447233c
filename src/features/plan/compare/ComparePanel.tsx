import { Card, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useToday } from '@/shared/time/useClock';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { RankedAction } from '../Answers';
import { useGetScenariosQuery } from '../planApi';
import { PlanToolbar } from '../PlanToolbar';
import { ChooseScenarioDialog } from './ChooseScenarioDialog';
import { compare, isAtPace, MAX_COMPARED, type GlobalTarget } from './comparison';
import { CompareDownload } from './CompareDownload';
import { CompareLead } from './CompareLead';
import { CompareTable } from './CompareTable';
import { Differences } from './Differences';
import { LoadTable } from './LoadTable';
import type { Scenario } from './Scenario';
import { ScenarioPicker } from './ScenarioPicker';

interface Props {
  company: { id: string; name: string };
  actions: readonly RankedAction[];
  target: GlobalTarget | null;
  canEdit: boolean;
  /** The ids of the chosen scenarios, separated by commas; '' for the first ones. */
  choice: string;
  onChoose: (ids: string) => void;
  onShowPriorities: () => void;
}

/** Two to four scenarios beside what happens without one, all on the same answers. */
export function ComparePanel(props: Props) {
  const { company, actions, target, canEdit, choice, onChoose } = props;
  const { t } = useTranslation('plan');
  const today = useToday();
  const view = useQueryView(useGetScenariosQuery(company.id));
  const [chosen, setChosen] = useState<Scenario | null>(null);
  const all = view.state === 'ready' ? view.data : null;
  const shown = useMemo(() => all && shownScenarios(all, choice), [all, choice]);
  const comparison = useMemo(
    () => shown && compare(actions, shown, target, today),
    [actions, shown, target, today],
  );

  if (view.state === 'failed') return <ErrorPanel error={view.error} onRetry={view.retry} />;
  if (!all || !shown || !comparison) return <LoadingCard />;
  if (all.length === 0) {
    return (
      <EmptyPanel title={t('compare.empty')}>
        <p>{t('compare.emptyDetail')}</p>
        <PlainButton variant="primary" onClick={props.onShowPriorities}>
          {t('empty.toPriorities')}
        </PlainButton>
      </EmptyPanel>
    );
  }
  return (
    <Card>
      <Flex vertical gap="middle">
        <PlanToolbar filters={<ScenarioPicker {...{ all, shown, onChoose }} />}>
          <CompareDownload {...{ company, actions, comparison }} hasTarget={target !== null} />
        </PlanToolbar>
        <CompareLead {...comparison} />
        {shown.some(({ isRecomputed }) => isRecomputed) && (
          <p role="note">{t('compare.recomputed')}</p>
        )}
        {isAtPace(comparison) && <p role="note">{t('compare.withoutPace')}</p>}
        <CompareTable
          companyId={company.id}
          comparison={comparison}
          hasTarget={target !== null}
          onPlan={canEdit ? setChosen : null}
        />
        <SectionTitle>{t('compare.differences')}</SectionTitle>
        <Differences actions={actions} scenarios={shown} />
        <SectionTitle>{t('compare.load')}</SectionTitle>
        <LoadTable columns={comparison.columns} />
      </Flex>
      <ChooseScenarioDialog
        companyId={company.id}
        scenario={chosen}
        chosenId={all.find(({ isChosen }) => isChosen)?.id ?? null}
        onClose={() => setChosen(null)}
      />
    </Card>
  );
}

/** The chosen scenarios; without a choice the first ones. */
function shownScenarios(all: readonly Scenario[], choice: string): Scenario[] {
  const ids = choice.split(',');
  const chosen = all.filter(({ id }) => ids.includes(id));
  return (chosen.length > 0 ? chosen : all).slice(0, MAX_COMPARED);
}
