import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import {
  DEFAULT_AIM,
  rankPriorities,
  sumSelection,
  type Priority,
  type SelectionSums,
} from '@contract/priorities/priorities';
import { type QueryView, useQueryView } from '@/shared/api/useQueryView';
import { averagesOf, type Answers, type RankedAction } from './Answers';
import { useGetPlanQuery, useGetPrioritiesQuery } from './planApi';
import { isOpen, type PlanItem } from './PlanItem';
import { selectWhatIf, type PlanState, type WhatIf } from './planSlice';
import { waitingForScore } from './waitingForScore';

/** A ranked action with its place in the product. */
export interface RankedPriority extends Priority {
  /** Number of the impact area, '1' … '7'. */
  area: string;
}

/** An average now and after the plan and the selection. */
export interface FigureStep {
  /** English name of a driver, or Global Average. */
  name: string;
  now: number;
  then: number;
}

/** The data of a company that the plan page shows. */
export interface PlanView {
  /** All answers of the company. */
  actions: RankedAction[];
  plan: PlanItem[];
  /** Every action below its aim that does not wait for its score, the highest priority first. */
  ranked: RankedPriority[];
  /** The ids of the actions with an open plan item, which cannot be selected. */
  planned: ReadonlySet<string>;
  /** The ids of the actions that are done but not scored since. */
  waiting: ReadonlySet<string>;
  /** The selected actions of `ranked`. */
  selected: RankedPriority[];
  figures: FigureStep[];
  /** Of the open plan items and the selected actions together. */
  sums: SelectionSums;
  /** How many actions have no score, and how many have one. */
  unscored: number;
  scored: number;
}

/** `drivers`: the English names of the drivers in their order. */
export function usePlanView(companyId: string, drivers: readonly string[]): QueryView<PlanView> {
  const answers = useQueryView(useGetPrioritiesQuery(companyId));
  const plan = useQueryView(useGetPlanQuery(companyId));
  const whatIf = useSelector((state: { plan: PlanState }) => selectWhatIf(state, companyId));
  const known = answers.state === 'ready' ? answers.data : null;
  const items = plan.state === 'ready' ? plan.data : null;
  const planAims = useMemo(() => items && openAims(items), [items]);
  const waiting = useMemo(
    () => known && items && waitingForScore(items, known.actions),
    [known, items],
  );
  // A changed selection keeps the ranked actions, so that only the rows that it changes are rendered.
  const ranked = useMemo(
    () =>
      known &&
      planAims &&
      waiting &&
      ranking(known, planAims, whatIf.aims).filter(({ id }) => !waiting.has(id)),
    [known, planAims, waiting, whatIf.aims],
  );
  const view = useMemo(
    () =>
      known && items && planAims && waiting && ranked
        ? viewOf(known, { items, planAims, waiting, ranked }, whatIf.selected, drivers)
        : null,
    [known, items, planAims, waiting, ranked, whatIf.selected, drivers],
  );

  if (answers.state === 'failed') return answers;
  if (plan.state === 'failed') return plan;
  return view ? { state: 'ready', data: view, isSample: false } : { state: 'loading' };
}

/** The aims of the open plan items, by action. */
const openAims = (items: readonly PlanItem[]): ReadonlyMap<string, number> =>
  new Map(items.filter(isOpen).map(({ activityId, aim }) => [activityId, aim]));

/** The aim of a planned action is that of its item. */
function ranking(
  { actions }: Answers,
  planAims: ReadonlyMap<string, number>,
  aims: WhatIf['aims'],
): RankedPriority[] {
  const areas = new Map(actions.map(({ id, area }) => [id, area]));
  return rankPriorities(actions, (id) => planAims.get(id) ?? aims[id] ?? DEFAULT_AIM).map(
    (one) => ({
      ...one,
      area: areas.get(one.id) ?? '',
    }),
  );
}

function viewOf(
  { actions, unscored, scored }: Answers,
  plan: Pick<PlanView, 'waiting' | 'ranked'> & {
    items: PlanItem[];
    planAims: ReadonlyMap<string, number>;
  },
  selected: WhatIf['selected'],
  drivers: readonly string[],
): PlanView {
  const { items, planAims, waiting, ranked } = plan;
  const planned = new Set(planAims.keys());
  const chosen = new Set(selected);
  const selection = ranked.filter(({ id }) => chosen.has(id) && !planned.has(id));
  // An aim of 0 leaves out every action that is not in the plan.
  const inPlan = rankPriorities(actions, (id) => planAims.get(id) ?? 0);
  const sums = sumSelection([...inPlan, ...selection]);
  const figures = averagesOf(actions, drivers).map(({ name, average }) => ({
    name,
    now: average,
    then: average + (name === GLOBAL_AVERAGE ? sums.gain : (sums.driverGains.get(name) ?? 0)),
  }));
  return {
    actions,
    plan: items,
    ranked,
    planned,
    waiting,
    selected: selection,
    figures,
    sums,
    unscored,
    scored,
  };
}
