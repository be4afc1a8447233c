import { can, isAdmin } from '@contract/permissions/permissions';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { useCurrentUser } from '@/features/auth';
import { CompanyFilter } from '@/features/companies';
import {
  countFilters,
  EventFilters,
  EVENTS_VIEW,
  EventTable,
  NO_FILTER,
  toFilter,
  useGetEventsInfiniteQuery,
  type EventsView,
  type LoggedEvent,
  type Named,
} from '@/features/eventLog';
import { HelpLink } from '@/features/help';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { MoreButton } from '@/shared/ui/list/MoreButton';
import { Page } from '@/shared/ui/page/Page';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useManagedPeople } from '../management/useManagedPeople';
import { EventLogDownload } from './EventLogDownload';

/** Who did what to whom, when and from where. */
export function EventLogPage() {
  const { t } = useTranslation('eventLog');
  const maySee = can(useCurrentUser(), 'seeEvents');

  return (
    <Page title={usePageTitle('eventLog')} extra={<HelpLink article="activity-log" />}>
      {maySee ? (
        <EventLog />
      ) : (
        <EmptyPanel title={t('empty.forbidden')}>{t('empty.forbiddenDetail')}</EmptyPanel>
      )}
    </Page>
  );
}

function EventLog() {
  const { t } = useTranslation('eventLog');
  const user = useCurrentUser();
  const [view, change] = useUrlState(EVENTS_VIEW);
  const filter = useMemo(() => toFilter(view), [view]);
  // Other people cause events too, so the log is fetched whenever it opens.
  const query = useGetEventsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = useQueryView(query);
  const events = useMemo(() => (pages.state === 'ready' ? pages.data.pages.flat() : []), [pages]);
  const { companies, search } = useManagedPeople();
  const seesSeveral = isAdmin(user) || user.workspace_role === 'administrator';

  return (
    <Flex vertical gap="middle">
      <Flex gap="small" justify="space-between" align="start">
        <EventFilters
          view={view}
          onChange={change}
          companyFilter={
            seesSeveral &&
            companies.length > 0 && (
              <CompanyFilter
                user={user}
                label={t('filter.company')}
                companies={companies}
                searchAs={search.searchAs}
                chosenId={view.company}
                onChoose={(company) => change({ company })}
              />
            )
          }
          knownPeople={peopleIn(events)}
        />
        <EventLogDownload
          filter={filter}
          isFiltered={countFilters(view) > 0}
          count={events.length}
        />
      </Flex>
      {pages.state === 'loading' && <LoadingCard />}
      {pages.state === 'failed' && <ErrorPanel error={pages.error} onRetry={pages.retry} />}
      {pages.state === 'ready' && events.length === 0 && (
        <NoEvents view={view} onReset={() => change(NO_FILTER)} />
      )}
      {events.length > 0 && (
        <EventTable events={events} onPerson={(person) => change({ person })} />
      )}
      {pages.state === 'ready' && query.hasNextPage && (
        <MoreButton
          isLoading={query.isFetchingNextPage}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </Flex>
  );
}

function NoEvents({ view, onReset }: { view: EventsView; onReset: () => void }) {
  const { t } = useTranslation('eventLog');
  if (countFilters(view) === 0) {
    return <EmptyPanel title={t('empty.none')}>{t('empty.noneDetail')}</EmptyPanel>;
  }
  return (
    <EmptyPanel title={t('empty.filtered')}>
      <PlainButton onClick={onReset}>{t('filter.reset')}</PlainButton>
    </EmptyPanel>
  );
}

/** The people that these events name. */
const peopleIn = (events: readonly LoggedEvent[]): Named[] =>
  events.flatMap(({ actor, subject }) => [actor, subject].filter((one) => one !== null));
