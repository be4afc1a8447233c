import { TOTAL } from '../fields/naming';
import { gradeOf } from '../scoring/scoring';
import type { BlockInput, ReportBlock, ReportText } from './reportBlock';
import {
  averageFigure,
  benchmarkFigure,
  changeFigure,
  targetFigure,
  type FigurePlace,
} from './figures';

/** The Global Average and the drivers: average, grade, change, target and peers. */
export function scoresBlock(input: BlockInput): ReportBlock {
  const { content, words, language } = input;
  const drivers = content.names.drivers.map(({ driver, names }, index) => ({
    driver,
    name: names[language],
    place: index + 1,
  }));
  const total = { driver: TOTAL, name: words.total, place: 'total' as const };
  const { columns } = words;
  return {
    kind: 'table',
    id: 'scores',
    title: words.scores,
    columns: [
      { header: columns.driver, isRight: false, share: 0.22 },
      { header: columns.average, isRight: true, share: 0.1 },
      { header: columns.grade, isRight: false, share: 0.11 },
      { header: columns.change, isRight: true, share: 0.1 },
      { header: columns.target, isRight: false, share: 0.3 },
      { header: columns.benchmark, isRight: false, share: 0.17 },
    ],
    rows: [total, ...drivers].map((one) => rowOf(input, one)),
    isTotalFirst: true,
    sum: [],
  };
}

function rowOf(
  { content, words, formats }: BlockInput,
  { driver, name, place }: { driver: string; name: string; place: FigurePlace },
): ReportText[] {
  const { facts } = content;
  const average = content.averages.find((one) => one.driver === driver)?.averages ?? null;
  const change = facts.movement?.drivers.find((one) => one.driver === driver)?.change ?? null;
  const target = facts.targets.find((one) => one.driver === driver);
  const benchmark = facts.benchmark.find((one) => one.driver === driver);
  const grade = gradeOf(average);
  return [
    { text: name },
    average === null ? NOTHING : { text: formats.average(average), figure: averageFigure(place) },
    grade === null ? { text: words.noScore } : { text: words.grade[grade], grade },
    change === null ? NOTHING : { text: formats.change(change), figure: changeFigure(place) },
    target
      ? {
          text: words.targetText(
            formats.points(target.value),
            formats.day(target.due_on),
            words.status[target.status ?? 'no_score'],
          ),
          figure: targetFigure(place),
        }
      : NOTHING,
    benchmark && benchmark.median !== null
      ? {
          text: words.medianOf(formats.points(benchmark.median), benchmark.peers),
          figure: benchmarkFigure(place),
        }
      : NOTHING,
  ];
}

const NOTHING: ReportText = { text: '–' };
