import type { FrozenNames } from '../reviews/reviewContent';
import { roundAverage } from '../scoring/numbers/averages';
import { roundToSum } from '../scoring/numbers/roundToSum';
import type { Language } from '../language';
import type { BlockInput, ReportBlock, ReportText } from './reportBlock';
import { movementFigure } from './figures';
import { movementLines } from './lines';

/** What moved the Global Average: lines whose figures, as they are shown, add up to the change as it is shown. */
export function movedBlock({ content, words, formats, language }: BlockInput): ReportBlock {
  const moved = movementLines(content);
  const { movement } = content.facts;
  if (!moved || !movement) {
    return { kind: 'empty', id: 'moved', title: words.moved('').trim(), text: words.noMovement };
  }
  const { name, on } = movement.since;
  const since = name === null ? words.sinceDay(formats.day(on)) : words.sinceReview(name);
  const about = { id: 'moved' as const, title: words.moved(since) };
  if (moved.lines.length === 0 && roundAverage(moved.change, 2) === 0) {
    return { kind: 'empty', ...about, text: words.nothingMoved };
  }
  const values = [...moved.lines.map(({ contribution }) => contribution), moved.rest.value];
  const shown = roundToSum(values, roundAverage(moved.change, 2));
  const lines = moved.lines.map(({ activity_id, state_before, state_after }, index) => [
    { text: actionName(content.names, activity_id, language) },
    { text: `${stateOf(state_before)} > ${stateOf(state_after)}` },
    { text: formats.change(shown[index] ?? 0), figure: movementFigure(index + 1) },
  ]);
  const rest: ReportText[] = [
    { text: words.rest(moved.rest.contributions.length) },
    { text: '' },
    { text: formats.change(shown.at(-1) ?? 0), figure: movementFigure(null) },
  ];
  return {
    kind: 'table',
    ...about,
    columns: [
      { header: words.nextColumns.action, isRight: false, share: 0.66 },
      { header: words.columns.state, isRight: false, share: 0.16 },
      { header: words.columns.change, isRight: true, share: 0.18 },
    ],
    rows: [...lines, rest],
    isTotalFirst: false,
    sum: [],
  };
}

const stateOf = (state: number | null) => (state === null ? '–' : String(state));

export const actionName = (
  { actions }: FrozenNames,
  activityId: string,
  language: Language,
): string => actions.find((one) => one.activity_id === activityId)?.names[language] ?? '';
