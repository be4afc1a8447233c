import { openPostgresStore } from '@server/store/sql/sqlStore';
import { queryPostgres, describePostgres } from '@server/testing/store/postgresServer';
import { createFilledDatabase } from '@server/testing/store/testPostgres';
import { postSave } from '@server/testing/saving';
import { startTestServer } from '@server/testing/startTestServer';

const COMPANIES = 400;
/** Their rows are so short that an index pays only with many of them. */
const WORKSPACES = 4000;
const ACTIVITIES = 60;
/** Dashboards and saves: enough that PostgreSQL considers a generic plan. */
const ROUNDS = 12;

/** Many companies with equally many answers. */
const FILL = `
  insert into workspaces (id, name)
    select 'w' || c, 'Workspace ' || c from generate_series(1, ${WORKSPACES}) c;
  insert into companies (id, name, workspace_id, activated)
    select 'c' || c, 'Company ' || c, 'w' || c, true from generate_series(1, ${COMPANIES}) c;
  insert into users (id, name, email, role, company_role, workspace_role, company_id, activated, created_at)
    select 'u' || c, 'P', 'u' || c || '@demo.example', 'editor', 'editor', 'editor', 'c' || c, true, '2026-01-01'
    from generate_series(1, ${COMPANIES}) c;
  insert into activities (id, name, description, impact_area, subdriver_id, subprocess_id)
    select 'a' || a, '4.1.' || a || ' A', '', 4, 's2', 'subprocess'
    from generate_series(1, ${ACTIVITIES}) a;
  insert into answers (id, activity_id, company_id, revenue_state, answered_at, answered_by, revision)
    select 'c' || c || 'a' || a, 'a' || a, 'c' || c, 5, '2026-01-01', 'editor', 1
    from generate_series(1, ${COMPANIES}) c, generate_series(1, ${ACTIVITIES}) a;
  insert into answer_changes (id, answer_id, company_id, activity_id, revision, changed_by, changed_at, before, after)
    select id, id, company_id, activity_id, 1, 'editor', '2026-01-01', '{}', '{"revenue_state":5}'
    from answers where id like 'c%a%';
  insert into driver_weeks (id, company_id, driver_id, year, week, average)
    select 'c' || c || 'd' || d || 'w' || w, 'c' || c, 'driver-' || d, 2026, w, 5
    from generate_series(1, ${COMPANIES}) c, generate_series(1, 4) d, generate_series(1, 19) w;
  insert into driver_sums (id, company_id, driver_id, weighted, weights, scored)
    select 'c' || c || '-driver-' || d, 'c' || c, 'driver-' || d, 5 * 6 * ${ACTIVITIES}, 6 * ${ACTIVITIES}, ${ACTIVITIES}
    from generate_series(1, ${COMPANIES}) c, generate_series(1, 4) d;
  insert into sessions (id, user_id, created_at, last_seen_at)
    select md5(c || '-' || n), 'u' || c, '2026-01-01', '2026-01-01'
    from generate_series(1, ${COMPANIES}) c, generate_series(1, 5) n;
  analyze;
`;

describePostgres()('plans of PostgreSQL', () => {
  test('a dashboard and a save read no other company’s rows', async () => {
    const url = await createFilledDatabase();
    await queryPostgres(url, FILL);
    // The statistics of the seeding connections arrive only when these are closed.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await queryPostgres(url, 'select pg_stat_reset()');

    const store = await openPostgresStore(url);
    const server = await startTestServer({ store });
    const admin = await server.as('admin');

    for (let i = 1; i <= ROUNDS; i++) {
      const company_id = `c${String(i)}`;
      const { data, errors } = await admin.query(
        `query($c: ID!) {
          drivers(company_id: $c) { name average }
          impactAreas(company_id: $c) { name completed current }
          graphDrivers(company_id: $c) { years { year data { week data { averages } } } }
        }`,
        { c: company_id },
      );
      expect(errors).toBeUndefined();
      expect(data?.['drivers']).toContainEqual({ name: '2. Operating Margin', average: 5 });
      const moved = await admin.query(
        `query($c: ID!) {
          whole: scoreMovement(company_id: $c, driver_name: "Total", from: "2024-W02") { change }
          recent: scoreMovement(company_id: $c, driver_name: "Total", from: "2026-W18") { change }
        }`,
        { c: company_id },
      );
      expect(moved.errors).toBeUndefined();
      const saves = [
        { revision: '1', cost: '1' },
        { revision: '1', difficulty: '1' },
      ];
      for (const fields of saves) {
        const target = { user_id: 'admin', company_id, activity_id: 'a7' };
        expect((await postSave(admin, { ...target, ...fields })).status).toBe(200);
      }
    }
    await server.stop();
    await store.close();
    await new Promise((resolve) => setTimeout(resolve, 300));

    const tables = [
      ...['answers', 'answer_changes', 'driver_weeks', 'driver_sums', 'sessions'],
      ...['companies', 'users', 'workspaces'],
    ];
    const scans = await queryPostgres(
      url,
      `select relname, seq_scan::int, idx_scan::int from pg_stat_user_tables
       where relname in ('${tables.join("', '")}')`,
    );
    expect(scans).toHaveLength(tables.length);
    // The start reads all people once, to look for those of the demo.
    const scanned = scans.filter(
      ({ relname, seq_scan }) => Number(seq_scan) > (relname === 'users' ? 1 : 0),
    );
    expect(scanned).toEqual([]);
    const read = scans.filter(({ idx_scan }) => Number(idx_scan) > 0);
    expect(read.map(({ relname }) => relname)).toEqual(
      expect.arrayContaining(['answers', 'answer_changes', 'driver_weeks', 'driver_sums']),
    );
  });
});
