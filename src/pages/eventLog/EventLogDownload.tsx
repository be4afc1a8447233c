import { LIMITS } from '@contract/limits';
import {
  eventsReport,
  useEventWords,
  useLazyGetEventRowsQuery,
  type EventFilter,
  type LoggedEvent,
  type ReportColumn,
} from '@/features/eventLog';
import { DownloadMenu } from '@/shared/download/DownloadMenu';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** The largest number of events in a file. */
const MAX_ROWS = 10_000;

interface Props {
  filter: EventFilter;
  isFiltered: boolean;
  /** The number of events on the page. */
  count: number;
}

/** Downloads all events that meet the filter. */
export function EventLogDownload({ filter, isFiltered, count }: Props) {
  const { t } = useTranslation(['eventLog', 'shared']);
  const words = useEventWords();
  const [readPage] = useLazyGetEventRowsQuery();

  async function readAll() {
    const events: LoggedEvent[] = [];
    for (;;) {
      const after = events.at(-1)?.id ?? null;
      const page = await readPage({ ...filter, first: LIMITS.pageRows, after }).unwrap();
      events.push(...page);
      if (page.length < LIMITS.pageRows) return { events, isComplete: true };
      if (events.length >= MAX_ROWS) return { events, isComplete: false };
    }
  }

  async function report() {
    const { events, isComplete } = await readAll();
    const texts = {
      ...words,
      title: t('title'),
      product: t('shared:product'),
      columnOf: (column: ReportColumn) => t(`column.${column}`),
      scope: isFiltered ? t('report.filtered') : undefined,
      limited: t('report.limited', { count: MAX_ROWS }),
    };
    return eventsReport(events, isComplete, texts, new Date());
  }
  return (
    <DownloadMenu
      report={count === 0 ? { without: 'nothing' } : { has: report }}
      contents="activity_log"
    />
  );
}
