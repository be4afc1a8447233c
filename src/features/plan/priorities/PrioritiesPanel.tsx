import { Button, Card, Flex } from 'antd';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DEFAULT_AIM } from '@contract/priorities/priorities';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { useIsWide } from '@/shared/ui/layout/useLayoutSize';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { AddPanel } from '../adding/AddPanel';
import { BudgetPanel } from '../budget/BudgetPanel';
import { SaveScenarioDialog } from '../compare/SaveScenarioDialog';
import type { Owner } from '../dialogs/PlanFields';
import { ReachDialog } from '../dialogs/ReachDialog';
import { Quadrant } from '../quadrant/Quadrant';
import { PlanToolbar } from '../PlanToolbar';
import { actionToggled, aimChosen, selectionReplaced } from '../planSlice';
import { SelectionBar } from '../selection/SelectionBar';
import type { PlanView } from '../usePlanView';
import styles from './PrioritiesPanel.module.css';
import { PriorityFilters } from './PriorityFilters';
import { PriorityList } from './PriorityList';
import { shownPriorities, type PriorityChoice } from './shownPriorities';

interface Props {
  companyId: string;
  view: PlanView;
  choice: PriorityChoice;
  onChoose: (changed: Partial<PriorityChoice>) => void;
  drivers: readonly string[];
  owners: readonly Owner[];
  canEdit: boolean;
  /** The targets of the averages, 1–10, by the names of `view.figures`. */
  targets: Readonly<Record<string, number>>;
  /** Rendered beside the buttons, such as the download menu. */
  extra?: ReactNode;
  /** Shown while no action is scored, such as a button for the first step. */
  start?: ReactNode;
}

/** The priorities: every action below its aim, to be selected and added to the plan. */
export function PrioritiesPanel(props: Props) {
  const { companyId, view, choice, onChoose, drivers, owners, canEdit, targets, extra, start } =
    props;
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isWide = useIsWide();
  const hasScenarios = useIsOffered('valuePlan');
  const [dialog, setDialog] = useState<'reach' | 'keep' | null>(null);
  const [isFilling, setFilling] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const selectedIds = useMemo(() => new Set(view.selected.map(({ id }) => id)), [view.selected]);
  const bar = useRef<HTMLElement>(null);
  const { driver, area, sort } = choice;
  const shown = useMemo(() => shownPriorities(view.ranked, choice), [view.ranked, choice]);
  const onToggle = useCallback(
    (id: string) => void dispatch(actionToggled({ companyId, id })),
    [dispatch, companyId],
  );
  const onAim = useCallback(
    (id: string, aim: number) => void dispatch(aimChosen({ companyId, id, aim })),
    [dispatch, companyId],
  );
  const onEnter = useCallback(() => bar.current?.focus(), []);
  const select = (ids: string[]) => void dispatch(selectionReplaced({ companyId, ids }));
  const close = () => setDialog(null);

  if (view.scored === 0 && view.unscored === 0) {
    return (
      <EmptyPanel title={t('empty.nothingApplicable')}>
        {t('empty.nothingApplicableDetail')}
      </EmptyPanel>
    );
  }
  if (view.scored === 0) {
    return (
      <EmptyPanel title={t('empty.nothingScored')}>
        <p>{t('empty.nothingScoredDetail')}</p>
        {start}
      </EmptyPanel>
    );
  }
  const count = view.selected.length;
  const isQuadrant = choice.view === 'quadrant' && isWide && shown.length > 0;
  const list = (
    <Card>
      <Flex vertical gap="middle">
        <PlanToolbar
          filters={<PriorityFilters choice={choice} onChoose={onChoose} drivers={drivers} />}
        >
          <Button aria-expanded={isFilling} onClick={() => setFilling(!isFilling)}>
            {t('fill.open')}
          </Button>
          <Button onClick={() => setDialog('reach')}>{t('reach.open')}</Button>
          {extra}
        </PlanToolbar>
        {count > 0 && (
          <SelectionBar
            ref={bar}
            hint={isQuadrant ? undefined : t('selection.byKeyboard')}
            selected={view.selected}
            onClear={() => select([])}
          >
            {canEdit && hasScenarios && (
              <Button onClick={() => setDialog('keep')}>{t('compare.keep')}</Button>
            )}
            {canEdit && (
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('commit.submit')}
              </Button>
            )}
          </SelectionBar>
        )}
        <div className={isFilling ? styles.beside : undefined}>
          {view.ranked.length === 0 ? (
            <EmptyPanel title={t('empty.atAim', { aim: DEFAULT_AIM })}>
              {t('empty.atAimDetail')}
            </EmptyPanel>
          ) : isQuadrant ? (
            <Quadrant
              actions={shown}
              selected={selectedIds}
              planned={view.planned}
              onToggle={onToggle}
            />
          ) : (
            <PriorityList
              key={`${driver}/${area}/${sort}`}
              actions={shown}
              selected={selectedIds}
              planned={view.planned}
              onToggle={onToggle}
              onAim={onAim}
              onEnter={onEnter}
            />
          )}
          {isFilling && <BudgetPanel view={view} onSelect={select} />}
        </div>
        {view.unscored > 0 && (
          <Flex gap="small" align="center" wrap>
            {t('list.unscored', { count: view.unscored })}
            <PlainButton
              variant="link"
              onClick={() => void navigate(paths.impactAreas('health', { rule: 'missing' }))}
            >
              {t('list.toAreas')}
            </PlainButton>
          </Flex>
        )}
      </Flex>
      <ReachDialog
        open={dialog === 'reach'}
        view={view}
        targets={targets}
        onSelect={select}
        onClose={close}
      />
      {hasScenarios && (
        <SaveScenarioDialog
          open={dialog === 'keep'}
          companyId={companyId}
          view={view}
          owners={owners}
          onClose={close}
        />
      )}
    </Card>
  );

  return (
    <div ref={keepFocus}>
      {isAdding ? (
        <AddPanel
          companyId={companyId}
          actions={view.selected}
          owners={owners}
          onClose={() => setAdding(false)}
        />
      ) : (
        list
      )}
    </div>
  );
}
