import { TOTAL } from '../fields/naming';
import type { BlockInput, ReportBlock } from './reportBlock';

/** The recorded averages of the last weeks. */
export function weeksBlock({ content, words, language }: BlockInput): ReportBlock {
  const { weeks } = content.facts;
  const about = { id: 'weeks' as const, title: words.weeks(weeks.length) };
  if (weeks.length < 2)
    return { kind: 'empty', ...about, title: words.weeks(52), text: words.noWeeks };
  const valuesOf = (driver: string) =>
    weeks.map(({ averages }) => averages.find((one) => one.driver === driver)?.averages ?? null);
  return {
    kind: 'chart',
    ...about,
    lines: [
      ...content.names.drivers.map(({ driver, names }) => ({
        name: names[language],
        isTotal: false,
        values: valuesOf(driver),
      })),
      { name: words.total, isTotal: true, values: valuesOf(TOTAL) },
    ],
    first: weeks[0]?.week ?? '',
    last: weeks.at(-1)?.week ?? '',
  };
}
