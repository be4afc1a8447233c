import { ConstraintViolated, type Store, type WriteTransaction } from '@server/store/Store';
import type { EventFilter, EventRow } from '@server/store/tables';
import { ROWS_OF_EACH_TABLE } from './sampleRows';

const [SAMPLE] = ROWS_OF_EACH_TABLE.events;

const event = (id: string, fields: Partial<EventRow>): EventRow => {
  if (!SAMPLE) throw new Error('There is no sample of an event');
  const nowhere = { company_id: null, workspace_id: null };
  const neverElsewhere = { former_company_id: null, former_workspace_id: null };
  return { ...SAMPLE, ...nowhere, ...neverElsewhere, id, ...fields };
};

/** The time of an hour of one day. */
const at = (hour: number) => `2026-05-13T${String(hour).padStart(2, '0')}:00:00.000Z`;

const EVENTS = [
  event('a', { at: at(1), kind: 'signed_in', actor_id: 'ada', subject_id: null }),
  event('b', { at: at(2), company_id: 'acorn', workspace_id: 'north', actor_id: 'bo' }),
  event('c', { at: at(2), company_id: 'birch', workspace_id: 'north', subject_id: 'ada' }),
  event('d', { at: at(3), company_id: 'cedar', former_company_id: 'acorn', workspace_id: 'south' }),
  event('e', { at: at(4), company_id: 'cedar', former_workspace_id: 'north' }),
];

/** Tests of the activity log's events, on a store with the small fixtures. */
export function testEvents(storeUnderTest: () => Store): void {
  const add = () => storeUnderTest().write((tx) => tx.insert('events', EVENTS));
  const idsOf = async (filter: Partial<EventFilter>) => {
    const rows = await storeUnderTest().read((tx) => tx.findEvents({ limit: 100, ...filter }));
    const inWrite = storeUnderTest().write((tx) => tx.findEvents({ limit: 100, ...filter }));
    expect(await inWrite).toEqual(rows);
    return rows.map(({ id }) => id).join('');
  };

  test('events are found by person, company, kind and time, the latest first', async () => {
    await add();
    expect(await idsOf({})).toBe('edcba');
    expect(await idsOf({ personId: 'ada' })).toBe('ca');
    expect(await idsOf({ companyId: 'acorn' })).toBe('db');
    expect(await idsOf({ kinds: ['signed_in', 'signed_out'] })).toBe('a');
    expect(await idsOf({ kinds: [] })).toBe('');
    expect(await idsOf({ from: at(2), until: at(4) })).toBe('dcb');
    expect(await idsOf({ personId: 'ada', companyId: 'birch', kinds: ['roles_changed'] })).toBe(
      'c',
    );
    for (const strange of ["' or 1=1", '\0', 'signed_in\0']) {
      expect(await idsOf({ personId: strange })).toBe('');
      expect(await idsOf({ companyId: strange })).toBe('');
      expect(await idsOf({ kinds: [strange] })).toBe('');
    }
  });

  test('events are found within a company and a workspace', async () => {
    await add();
    const within = (companyId: string | null, workspaceId: string | null) =>
      idsOf({ within: { companyId, workspaceId } });
    expect(await within('acorn', null)).toBe('db');
    expect(await within(null, 'north')).toBe('ecb');
    expect(await within('acorn', 'north')).toBe('edcb');
    expect(await within(null, null)).toBe('');
    expect(await idsOf({ within: { companyId: 'acorn', workspaceId: null }, from: at(3) })).toBe(
      'd',
    );
  });

  test('pages of events follow each other', async () => {
    await add();
    expect(await idsOf({ limit: 2 })).toBe('ed');
    expect(await idsOf({ limit: 2, after: { id: 'd', at: at(3) } })).toBe('cb');
    expect(await idsOf({ limit: 2, after: { id: 'c', at: at(2) } })).toBe('ba');
    expect(await idsOf({ after: { id: 'a', at: at(1) } })).toBe('');
  });

  test('an event is never changed, and removed only with all earlier ones', async () => {
    await add();
    const violationOf = async (work: (tx: WriteTransaction) => Promise<unknown>) => {
      const error: unknown = await storeUnderTest()
        .write(work)
        .catch((reason: unknown) => reason);
      return error instanceof ConstraintViolated ? error.constraint : error;
    };
    expect(await violationOf((tx) => tx.update('events', 'a', { kind: 'signed_out' }))).toBe(
      'value',
    );
    expect(await violationOf((tx) => tx.remove('events', { id: 'a' }))).toBe('value');
    const sweep = (time: string, limit: number) =>
      storeUnderTest().write((tx) => tx.removeUntil('events', 'at', time, limit));
    expect(await sweep(at(2), 2)).toBe(2);
    expect(await sweep(at(2), 2)).toBe(1);
    expect(await idsOf({})).toBe('ed');
    expect(await violationOf((tx) => tx.remove('events', { id: 'd' }))).toBe('value');
    expect(await idsOf({})).toBe('ed');
  });

  test('only what identifies an erased person is removed from events', async () => {
    await add();
    const unknown = { subject_type: 'person' as const, subject_id: null, actor_id: null };
    await storeUnderTest().write((tx) =>
      tx.insert('events', [
        event('f', { at: at(5), subject_id: 'ada', after: { name: 'Ada', role: 'editor' } }),
        event('g', { at: at(5), ...unknown, subject_name: 'ada@x.example', after: { email: 'a' } }),
        event('h', { at: at(5), ...unknown, subject_name: 'bo@x.example' }),
      ]),
    );
    const before = await storeUnderTest().read((tx) => tx.find('events'));
    const erase = () =>
      storeUnderTest().write((tx) => tx.eraseFromEvents('ada', ['ada@x.example']));
    await expect(erase()).rejects.toMatchObject({ constraint: 'value' });
    expect(await storeUnderTest().read((tx) => tx.find('events'))).toEqual(before);

    await storeUnderTest().write((tx) => tx.insert('erasures', { id: 'ada', erased_at: at(6) }));
    await erase();
    await erase();
    const nobody = { subject_name: null, before: { company_role: 'editor' } };
    const gone = { actor_name: null, actor_email: null, address: null, user_agent: null };
    const rest = { company_role: 'subscriber', attempts: 5, digest: null };
    const changes: Record<string, Partial<EventRow>> = {
      a: gone,
      c: { ...nobody, after: rest },
      f: { ...nobody, after: { role: 'editor' } },
      g: { ...nobody, after: {}, address: null, user_agent: null },
    };
    const rows = await storeUnderTest().read((tx) => tx.find('events'));
    const sorted = (list: EventRow[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(sorted(rows)).toEqual(sorted(before.map((row) => ({ ...row, ...changes[row.id] }))));
    const change = { actor_name: null };
    const changed = storeUnderTest().write((tx) => tx.update('events', 'b', change));
    await expect(changed).rejects.toMatchObject({ constraint: 'value' });
  });
}
