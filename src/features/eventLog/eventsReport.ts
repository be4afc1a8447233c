import type { Report } from '@/shared/download/Report';
import type { LoggedEvent } from './LoggedEvent';
import type { EventWords } from './useEventWords';

const REPORT_COLUMNS = [
  'at',
  'kind',
  'actor',
  'subject',
  'place',
  'changes',
  'address',
  'device',
] as const;

/** The texts of the report, translated. */
interface Words extends EventWords {
  title: string;
  product: string;
  columnOf: (column: ReportColumn) => string;
  /** The filter of the events in the file; absent if it contains all events. */
  scope?: string | undefined;
  /** The note about events that did not fit. */
  limited: string;
}

export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** The events as a table, the latest first. Times are in UTC, so that files of several people agree. */
export function eventsReport(
  events: readonly LoggedEvent[],
  isComplete: boolean,
  words: Words,
  date: Date,
): Report {
  return {
    title: words.title,
    company: words.product,
    scope: words.scope,
    date,
    isWide: true,
    notes: isComplete ? [] : [{ subject: words.title, text: words.limited }],
    pictures: [],
    tables: [
      {
        title: words.title,
        columns: REPORT_COLUMNS.map((column) => ({ header: words.columnOf(column), kind: 'text' })),
        rows: events.map((event) => [
          event.at,
          words.kindOf(event.kind),
          [words.actorOf(event), event.actor?.email].filter(Boolean).join(', '),
          words.subjectOf(event),
          words.placeOf(event),
          words.changesOf(event).join('; '),
          event.address ?? '',
          event.device ?? '',
        ]),
      },
    ],
  };
}
