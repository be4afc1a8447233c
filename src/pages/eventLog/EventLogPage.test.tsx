import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import type { EventRow } from '@server/store/tables';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { download } from '@/testing/page/download';
import { chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const MINUTE_MS = 60_000;

/** A sign-in of a person of the fixture company, some minutes ago. */
const event = (minutesAgo: number, fields: Partial<EventRow> = {}): EventRow => ({
  id: `event-${String(minutesAgo)}`,
  at: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
  kind: 'signed_in',
  actor_id: 'person-1',
  actor_name: 'Ada',
  actor_email: 'ada@example.com',
  subject_type: null,
  subject_id: null,
  subject_name: null,
  company_id: FIXTURE_COMPANY.id,
  company_name: FIXTURE_COMPANY.name,
  workspace_id: 'workspace-1',
  workspace_name: 'Food and Household Group',
  former_company_id: null,
  former_workspace_id: null,
  before: null,
  after: null,
  address: '192.0.2.7',
  user_agent: null,
  ...fields,
});

const record = (...events: EventRow[]) => server.store.write((tx) => tx.insert('events', events));
const log = () => screen.findByRole('table', { name: 'Activity log' });
const rows = async () =>
  within(await log())
    .getAllByRole('row')
    .slice(1);

describe('The activity log', () => {
  it('shows an administrator what was done, and is linked from the management pages', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/collaborators-management');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const [company] = await screen.findAllByRole('radiogroup', { name: 'Company role' });
    if (company) await user.click(within(company).getByRole('radio', { name: /^Subscriber/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await server.store.read((tx) => tx.find('events'))).toHaveLength(1),
    );

    await user.click(screen.getByRole('link', { name: 'Activity log' }));
    const [first, ...others] = await rows();
    expect(others).toEqual([]);
    expect(address.path).toBe('/activity-log');
    expect(first).toHaveTextContent('Roles changed');
    expect(first).toHaveTextContent('Company role: Editor → Subscriber');
    expect(first).toHaveTextContent(FIXTURE_COMPANY.name);
    expect(first).toHaveTextContent('127.0.0.1');
  });

  it('names the fields and the values of a change, and the days as elsewhere', async () => {
    await record(
      event(1, {
        kind: 'evidence_added',
        after: { action: '2.1.1 Agree', kind: 'link', audience: 'administrators' },
      }),
      event(2, { kind: 'review_shared', after: { scope: 'proof', ends_on: '2031-01-28' } }),
    );
    await server.signIn('company-admin');
    renderApp('/activity-log');
    const [evidence, share] = await rows();
    expect(evidence).toHaveTextContent('Kind: Link');
    expect(evidence).toHaveTextContent('Visible to: Administrators only');
    expect(share).toHaveTextContent('Scope: The page and the proofs of its figures');
    expect(share).toHaveTextContent('Ends on: Jan 28, 2031');
  });

  it('is filtered by kind, person and days, and the address keeps the filter', async () => {
    await record(
      event(1),
      event(2, { kind: 'signed_out' }),
      event(3, { actor_id: 'person-2', actor_name: 'Bo' }),
      event(3 * 24 * 60, { kind: 'company_changed' }),
    );
    await server.signIn('company-admin');
    const { user, address, close } = renderApp('/activity-log');
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    const [button] = screen.getAllByRole('button', { name: 'Show only events of Ada' });
    if (button) await user.click(button);
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await user.click(screen.getByRole('combobox', { name: 'Events' }));
    await user.type(screen.getByRole('combobox', { name: 'Events' }), 'Logged out');
    await user.click(await screen.findByTitle('Logged out'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address.path).toContain('person=person-1');
    expect(address.path).toContain('kinds=signed_out');
    const { path } = address;
    close();

    renderApp(path);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    close();
  });

  it('finds a person whose events are not on the page', async () => {
    await record(event(1));
    await server.signIn('admin');
    const { user, address } = renderApp('/activity-log');
    await rows();
    await user.type(screen.getByRole('combobox', { name: 'Person' }), 'editor@example');
    await user.click(await screen.findByText('editor@example.com'));
    expect(await screen.findByText('No event matches the filter')).toBeVisible();
    expect(address.path).toContain('person=');
    await user.click(screen.getByRole('button', { name: 'Show all events' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address.path).toBe('/activity-log');
  });

  it('shows the events of some days', async () => {
    await record(event(1), event(10 * 24 * 60));
    await server.signIn('admin');
    const day = new Date(Date.now() - 5 * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    renderApp(`/activity-log?from=${day}`);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByLabelText('From')).toHaveValue(day);
  });

  it('shows more on request', async () => {
    await record(...Array.from({ length: 60 }, (_, index) => event(index)));
    await server.signIn('admin');
    const { user } = renderApp('/activity-log');
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows company administrators the events of their company only', async () => {
    await record(event(1), event(2, { company_id: 'company-2', company_name: 'Another' }));
    await server.signIn('company-admin');
    renderApp('/activity-log');
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
  });

  it('is not for others, who have no link to it', async () => {
    await server.signIn('editor');
    const { close } = renderApp('/collaborators-management');
    await screen.findAllByText(FIXTURE_COMPANY.name);
    expect(screen.queryByRole('link', { name: 'Activity log' })).toBeNull();
    close();
    renderApp('/activity-log');
    expect(await screen.findByText('You can’t see the activity log')).toBeVisible();
  });

  it('says that nothing has been recorded yet', async () => {
    await server.signIn('admin');
    renderApp('/activity-log');
    expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
  });

  it('offers to load again after a failure', async () => {
    await record(event(1));
    await server.signIn('admin');
    server.faults.breakDown('getEvents');
    const { user } = renderApp('/activity-log');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.faults.recover();
    await user.click(retry);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps what was loaded when the next page fails', async () => {
    await record(...Array.from({ length: 60 }, (_, index) => event(index)));
    await server.signIn('admin');
    const { user } = renderApp('/activity-log');
    await rows();
    server.faults.goDown();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    // The button is disabled while the page loads, so that another click would be ignored.
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled());
    expect(await rows()).toHaveLength(50);
    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
  });

  it('is downloaded with all events that match the filter', async () => {
    const dangerous = event(70, {
      actor_name: '=1+1',
      after: { attempts: 5 },
      kind: 'sign_in_locked',
    });
    await record(...Array.from({ length: 60 }, (_, index) => event(index)), dangerous);
    await server.signIn('admin');
    const { user } = renderApp('/activity-log');
    await rows();
    const file = await download(user, 'Download as EXCEL');
    const sheet = await readSheet(file, 'Activity log');
    expect(sheet).toHaveLength(62);
    expect(sheet[0]?.slice(0, 3)).toEqual(['Time', 'Event', 'By']);
    expect(sheet.at(-1)).toEqual(
      expect.arrayContaining(['Login locked', 'Attempts: 5', '192.0.2.7']),
    );
    expect(sheet.at(-1)?.[2]).toMatch(/^'=1\+1/);
    const findRecorded = () =>
      server.store.read((tx) => tx.findEvents({ kinds: ['file_downloaded'], limit: 2 }));
    await waitFor(async () =>
      expect(await findRecorded()).toMatchObject([
        { actor_email: 'admin@example.com', after: { contents: 'activity_log', format: 'xlsx' } },
      ]),
    );
  });
});
