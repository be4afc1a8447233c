import type { EventFilter } from '@server/store/eventRows';
import { describePostgres } from '@server/testing/store/postgresServer';
import { usePostgresPlans, useSqlitePlans } from '@server/testing/store/queryPlans';
import type { Engine } from '@server/store/sql/engine';
import { eventsStatement } from './events';

const PAGES: [what: string, filter: EventFilter][] = [
  ['the first page', { limit: 50 }],
  ['a page in the middle', { after: { id: 'e2000', at: '2026-05-02000' }, limit: 50 }],
  ['a time', { from: '2026-05-01000', until: '2026-05-04000', limit: 50 }],
];
const PARTS: [what: string, filter: EventFilter][] = [
  ['a person', { personId: 'p7', limit: 50 }],
  ['a company', { companyId: 'c7', limit: 50 }],
  ['a company and a workspace', { within: { companyId: 'c7', workspaceId: 'w7' }, limit: 50 }],
];

const FILL = `insert into events (id, at, kind, actor_id, subject_id, company_id, workspace_id)
  select 'e' || n, '2026-05-' || lpad(n::text, 5, '0'), 'signed_in', 'p' || n % 999, 'p' || n % 998,
    'c' || n % 997, 'w' || n % 996
  from generate_series(1, 20000) as n`;

const statementOf = (filter: EventFilter) => (engine: Engine) => eventsStatement(engine, filter);

describePostgres()('events on PostgreSQL', () => {
  const planOf = usePostgresPlans(`${FILL}; analyze events`);

  test.each(PAGES)('%s is read in the order of an index', async (_what, filter) => {
    const plan = await planOf(statementOf(filter));
    expect(plan).toContain('events_at');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(PARTS)('the events of %s are found by indexes', async (_what, filter) => {
    expect(await planOf(statementOf(filter))).not.toContain('Seq Scan');
  });
});

describe('events on SQLite', () => {
  const planOf = useSqlitePlans();

  test.each(PAGES)('%s is read in the order of an index', async (_what, filter) => {
    const plan = await planOf(statementOf(filter));
    expect(plan).toContain('USING INDEX events_at');
    expect(plan).not.toContain('TEMP B-TREE');
  });

  test.each(PARTS)('the events of %s are found by indexes', async (_what, filter) => {
    expect(await planOf(statementOf(filter))).toContain('MULTI-INDEX OR');
  });
});
