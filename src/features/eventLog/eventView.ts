import { EVENT_KINDS } from '@contract/events/events';
import { idOrNone, someOf, type UrlParam, type UrlValues } from '@/shared/routing/urlParams';
import type { EventFilter } from './eventLogApi';

/** A day such as '2026-12-31'; null for none. */
const day: UrlParam<string | null> = {
  initial: null,
  parse: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
  format: (value) => value ?? '',
};

/** The filter in the address. `until` is the last day. */
export const EVENTS_VIEW = {
  person: idOrNone,
  company: idOrNone,
  kinds: someOf(EVENT_KINDS),
  from: day,
  until: day,
};

export type EventsView = UrlValues<typeof EVENTS_VIEW>;

export const NO_FILTER: EventsView = {
  person: null,
  company: null,
  kinds: [],
  from: null,
  until: null,
};

export const countFilters = ({ person, company, kinds, from, until }: EventsView): number =>
  [person, company, kinds[0] ?? null, from ?? until].filter((one) => one !== null).length;

/** The filter for the server. Days are those of this device. */
export const toFilter = ({ person, company, kinds, from, until }: EventsView): EventFilter => ({
  ...(person !== null && { person }),
  ...(company !== null && { company_id: company }),
  ...(kinds.length > 0 && { kinds: [...kinds] }),
  ...(from !== null && { from: startOf(from, 0) }),
  ...(until !== null && { until: startOf(until, 1) }),
});

/** The beginning of a day, or of a number of days later. */
function startOf(dayText: string, daysLater: number): string {
  const start = new Date(`${dayText}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
