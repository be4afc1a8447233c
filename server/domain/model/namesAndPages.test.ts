import type { TestClient } from '@server/testing/client';
import { exportedSheets, postModel, versionIn } from '@server/testing/models';
import { itemIn, postPlanItem } from '@server/testing/planning';
import { reviewIn, takeIn } from '@server/testing/reviews';
import { openedRound, place } from '@server/testing/rounds';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { sendDigests } from '../digest/sendDigests';

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let admin: TestClient;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
    admin = await server.as('admin');
  });
  afterEach(async () => {
    await server.stop();
    await server.store.close();
  });

  describe('without a language of the request, names come in that of the person', () => {
    let editor: TestClient;
    let cadmin: TestClient;

    beforeEach(async () => {
      const texts = {
        en: { name: 'Two', description: '', anchors: [] },
        es: { name: 'Dos', description: '', anchors: [] },
      };
      const { activities } = await exportedSheets(admin);
      const changed = activities.map((row) =>
        row.id === 'two' ? { ...row, texts, question: 'same' } : row,
      );
      const id = versionIn(await postModel(admin, { activities: changed }));
      expect((await admin.post('/model/apply', { id })).status).toBe(200);
      editor = await server.as('editor');
      cadmin = await server.as('cadmin');
      // Since then they have chosen another language.
      await server.store.write(async (tx) => {
        await tx.update('credentials', 'editor', { language: 'es' });
        await tx.update('credentials', 'cadmin', { language: 'es' });
      });
    });

    test('in proofs and opinions too, which otherwise follow the request', async () => {
      const review = reviewIn(await takeIn(admin));
      const query = `{proof(review_id:"${review.id}",figure:"driver/3/average"){rows{name}}}`;
      const proof = async (language: string) =>
        (await admin.post('/graphql', { query }, { 'accept-language': language })).json;
      const named = (name: string) => ({ data: { proof: { rows: [{ name }] } } });
      expect(await proof('es')).toEqual(named('2.1.1 Dos'));
      expect(await proof('en')).toEqual(named('2.1.1 Two'));

      const round = await openedRound(server);
      const opinion = { ...place(round), activity_id: 'two', state: 4 };
      const save = async (headers?: Record<string, string>) =>
        (await cadmin.post('/opinion/save', opinion, headers)).json;
      expect(await save({ 'accept-language': 'en' })).toMatchObject({
        data: { name: '2.1.1 Two' },
      });
      await server.store.write((tx) => tx.update('credentials', 'cadmin', { language: 'es' }));
      expect(await save()).toMatchObject({ data: { name: '2.1.1 Dos' } });
    });

    const planned = async () =>
      itemIn(
        await postPlanItem(editor, {
          ...{ activity_id: 'two', aim: 9, benefit_m: 2, benefit_kind: 'margin' },
          ...{ owner_id: 'editor', due_on: '2026-05-14' },
        }),
      );

    test('in replies of changes', async () => {
      const { activity_name, id, revision } = await planned();
      expect(activity_name).toBe('2.1.1 Dos');
      const confirmed = await cadmin.post('/plan/confirm', { id, revision });
      expect(itemIn(confirmed).activity_name).toBe('2.1.1 Dos');
    });

    test('in the weekly mail', async () => {
      await planned();
      server.clock.set('2026-05-18T06:00:00.000Z');
      await sendDigests({ store: server.store, clock: server.clock, site: 'https://site.example' });
      const mails = await server.store.read((tx) => tx.find('mails'));
      const mail = mails.find(({ to }) => to === 'editor@example.com');
      expect(mail?.text).toContain('2.1.1 Dos (Acorn)');
    });
  });

  test('a preview has pages of companies that the version moves', async () => {
    const activities = (await exportedSheets(admin)).activities.map((row) =>
      row.id === 'two' ? { ...row, retired: true } : row,
    );
    const id = versionIn(await postModel(admin, { activities }));
    const page = async (fields: string) => {
      const { data } = await admin.query(`{modelPreview(version_id:"${id}"${fields}){company_id}}`);
      const rows = data?.['modelPreview'] as { company_id: string }[];
      return [...new Set(rows.map(({ company_id }) => company_id))];
    };
    // Companies without scores, which are first by their names, are on no page.
    await server.store.write(async (tx) => {
      const acorn = await tx.get('companies', 'acorn');
      if (!acorn) throw new Error('Acorn is missing.');
      await tx.insert(
        'companies',
        Array.from({ length: 60 }, (_, index) => ({
          ...acorn,
          id: `empty-${String(index)}`,
          name: `A ${String(index)}`,
        })),
      );
    });
    const all = await page('');
    expect(all).toContain('acorn');
    const [first = '', ...others] = all;
    expect(await page(',first:1')).toEqual([first]);
    expect(await page(`,first:5,after:"${first}"`)).toEqual(others);
  });
});
