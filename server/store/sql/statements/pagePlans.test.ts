import type { PageOf } from '@server/store/Store';
import type { CompanyRow } from '@server/store/tables';
import { describePostgres } from '@server/testing/store/postgresServer';
import { usePostgresPlans, useSqlitePlans } from '@server/testing/store/queryPlans';
import type { Engine } from '@server/store/sql/engine';
import { pageStatement } from './pages';

const PAGES: [what: string, page: PageOf<CompanyRow>][] = [
  ['the first page', { where: { activated: true }, limit: 50 }],
  [
    'a page in the middle',
    { where: { activated: true }, after: { id: 'c2000', name: 'Company 2000' }, limit: 50 },
  ],
  ['a search', { where: { activated: true }, search: 'company 4', limit: 50 }],
];

const FILL = `insert into companies (id, name, name_folded, activated)
  select 'c' || n, 'Company ' || n, 'company ' || n, true from generate_series(1, 5000) as n`;

const statementOf = (page: PageOf<CompanyRow>) => (engine: Engine) =>
  pageStatement(engine, 'companies', page);

describePostgres()('pages on PostgreSQL', () => {
  const planOf = usePostgresPlans(`${FILL}; analyze companies`);

  test.each(PAGES)('%s is read in the order of an index', async (_what, page) => {
    const plan = await planOf(statementOf(page));
    expect(plan).toContain('Index Scan using companies_name_page');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('pages on SQLite', () => {
  const planOf = useSqlitePlans();

  test.each(PAGES)('%s is read in the order of an index', async (_what, page) => {
    const plan = await planOf(statementOf(page));
    expect(plan).toContain('USING INDEX companies_name_page');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
