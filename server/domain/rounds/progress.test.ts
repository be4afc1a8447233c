import { weeklyReportOf } from '@server/domain/digest/weeklyReport';
import { openedRound, place } from '@server/testing/rounds';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const CONTEXT = { site: 'https://drivers.example', weeks: new Map() };

describe('how far an open round is', () => {
  let server: TestServer;
  let id: string;
  beforeEach(async () => {
    server = await startTestServer();
    id = await openedRound(server);
    const editor = await server.as('editor');
    await editor.post('/round/hand-in', { ...place(id), handed_in: true });
  });
  afterEach(() => server.stop());

  const close = async () => (await server.as('cadmin')).post('/round/close', place(id));

  test('is shown in the portfolio until it is closed', async () => {
    const progress = async () => {
      const query = '{portfolio{company_id round_asked round_handed_in}}';
      const { data } = await (await server.as('admin')).query(query);
      const rows = data?.['portfolio'] as { company_id: string; round_asked: number | null }[];
      return rows.filter(
        ({ company_id, round_asked }) => company_id === 'acorn' || round_asked !== null,
      );
    };
    expect(await progress()).toEqual([{ company_id: 'acorn', round_asked: 2, round_handed_in: 1 }]);
    await close();
    expect(await progress()).toEqual([
      { company_id: 'acorn', round_asked: null, round_handed_in: null },
    ]);
  });

  test('is in the weekly mail of the administrator, and an open part in that of its person', async () => {
    const reportTo = (userId: string) =>
      server.store.read(async (tx) => {
        const user = await tx.get('users', userId);
        const report = user && (await weeklyReportOf(tx, user, server.clock.now(), CONTEXT));
        return report && { parts: report.parts, rounds: report.rounds };
      });
    const spring = { round: 'Spring', company: 'Acorn', due_on: '2026-05-20' };
    expect(await reportTo('cadmin')).toEqual({
      parts: [spring],
      rounds: [{ ...spring, asked: 2, handed_in: 1 }],
    });
    expect(await reportTo('editor')).toBeNull();
    await close();
    expect(await reportTo('cadmin')).toBeNull();
  });
});
