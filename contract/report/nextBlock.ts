import type { BlockInput, ReportBlock } from './reportBlock';
import { COST_FIGURE, gainFigure } from './figures';
import { planLines } from './lines';
import { actionName } from './movedBlock';

/** The five plan items that gain most, and what all open items gain and cost. */
export function nextBlock({ content, words, formats, language, nameOf }: BlockInput): ReportBlock {
  const { plan, money_unit } = content.facts;
  const about = { id: 'next' as const, title: words.next };
  if (plan.length === 0) return { kind: 'empty', ...about, text: words.noPlan };
  const { nextColumns } = words;
  const rows = planLines(content).map(({ activity_id, owner_id, due_on, cost_m, gain }, index) => [
    { text: actionName(content.names, activity_id, language) },
    { text: owner_id === null ? words.nobody : nameOf(owner_id) },
    { text: due_on === null ? '–' : formats.day(due_on) },
    { text: cost_m === null ? '–' : formats.money(cost_m, money_unit) },
    { text: formats.change(gain), figure: gainFigure(index + 1) },
  ]);
  const costed = plan.flatMap(({ cost_m }) => cost_m ?? []);
  const cost = costed.reduce((sum, one) => sum + one, 0);
  const gain = plan.reduce((sum, one) => sum + one.gain, 0);
  const total = words.atLeast(formats.money(cost, money_unit), plan.length - costed.length);
  return {
    kind: 'table',
    ...about,
    columns: [
      { header: nextColumns.action, isRight: false, share: 0.37 },
      { header: nextColumns.owner, isRight: false, share: 0.19 },
      { header: nextColumns.due, isRight: false, share: 0.16 },
      { header: nextColumns.cost, isRight: true, share: 0.16 },
      { header: nextColumns.gain, isRight: true, share: 0.12 },
    ],
    rows,
    isTotalFirst: false,
    sum: [
      { text: words.allItems(plan.length) },
      { text: formats.change(gain), figure: gainFigure(null) },
      costed.length === 0 ? { text: '' } : { text: total, figure: COST_FIGURE },
    ],
  };
}
