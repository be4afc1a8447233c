import { DAY_MS } from '@contract/days';
import { sweep } from '@server/domain/cleanup/housekeeping';
import { createToken, queryWith } from '@server/testing/apiTokens';
import type { TestClient } from '@server/testing/client';
import {
  evidenceIn,
  fileBytes,
  fileOf,
  listedEvidence,
  PDF,
  postEvidence,
} from '@server/testing/evidence';
import { expectRefusal, postSave } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { evidenceSettings } from './settings';

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let editor: TestClient;
  let cadmin: TestClient;

  const start = async (options = {}) => {
    server = await startTestServer({ store: await openStore(), ...options });
    editor = await server.as('editor');
    cadmin = await server.as('cadmin');
  };
  beforeEach(() => start());
  afterEach(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const add = (fields: Record<string, string | Blob>, client = editor) =>
    postEvidence(client, fields);
  const addPdf = (fields: Record<string, string> = {}, client = editor) =>
    add({ file: fileOf(PDF, 'Certificate.pdf'), ...fields }, client);
  const storedPieces = async () => {
    await server.settled();
    return server.store.read(async (tx) => (await tx.find('evidence_pieces')).length);
  };

  test('a file is stored with its facts, and downloaded as it is', async () => {
    const content = fileBytes(600_000);
    const reply = await add({
      file: fileOf(content, 'Prüfbericht “2026”.pdf'),
      evidence_on: '2026-05-13',
      valid_until: '2026-05-13',
    });
    expect(reply.status).toBe(201);
    const added = evidenceIn(reply);
    expect(added).toMatchObject({
      activity_id: 'two',
      kind: 'file',
      name: 'Prüfbericht “2026”.pdf',
      url: null,
      size: 600_000,
      type: 'application/pdf',
      evidence_on: '2026-05-13',
      valid_until: '2026-05-13',
      state_when_added: 7,
      audience: 'company',
      added_by: 'editor',
      added_by_name: 'Person editor',
      shown: true,
      checking: false,
    });
    expect(await listedEvidence(editor)).toEqual([added]);

    const subscriber = await server.as('subscriber');
    const { status, headers, text } = await subscriber.get(`/evidence/${added.id}`);
    expect([status, text]).toEqual([200, Buffer.from(content).toString()]);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename=.*filename\*=UTF-8''/,
    );
    expect(headers.get('content-length')).toBe('600000');
    const uploads = await server.store.read((tx) => tx.find('evidence_uploads'));
    expect(uploads).toEqual([]);
  });

  test('a link has a name, and nothing to download', async () => {
    const added = evidenceIn(await add({ url: 'https://example.com/reports/2026?x=1' }));
    expect(added).toMatchObject({
      kind: 'link',
      name: 'example.com/reports/2026',
      url: 'https://example.com/reports/2026?x=1',
      size: null,
      type: null,
      sha256: null,
    });
    expectRefusal(await editor.get(`/evidence/${added.id}`), 404, 'NOT_FOUND');
  });

  test('evidence for administrators does not exist for others', async () => {
    const restricted = evidenceIn(await addPdf({ audience: 'administrators' }, cadmin));
    const countFor = async (client: TestClient) => {
      const query = '{answer(company_id:"acorn",activity_id:"two"){evidence_count}}';
      return (await client.query(query)).data?.['answer'];
    };
    for (const client of [cadmin, await server.as('admin')]) {
      expect(await listedEvidence(client)).toHaveLength(1);
      expect(await countFor(client)).toEqual({ evidence_count: 1 });
      expect((await client.get(`/evidence/${restricted.id}`)).status).toBe(200);
    }
    for (const client of [editor, await server.as('wadmin'), await server.as('subscriber')]) {
      expect(await listedEvidence(client)).toEqual([]);
      expect(await countFor(client)).toEqual({ evidence_count: 0 });
      expectRefusal(await client.get(`/evidence/${restricted.id}`), 404, 'NOT_FOUND');
    }
    const { id } = restricted;
    expectRefusal(await editor.post('/evidence/remove', { id }), 404, 'NOT_FOUND');
    expectRefusal(await addPdf({ replaces_id: id }), 400, 'BAD_USER_INPUT', ['replaces_id']);
    // Whoever added it sees it.
    await addPdf({ audience: 'administrators' });
    expect(await listedEvidence(editor)).toHaveLength(1);
    expect(await countFor(editor)).toEqual({ evidence_count: 1 });
  });

  test('removed evidence can be restored for 14 days, then its bytes go', async () => {
    const { id } = evidenceIn(await addPdf());
    const remove = () => editor.post('/evidence/remove', { id });
    const replies = await Promise.all([remove(), remove()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await listedEvidence(editor)).toEqual([]);
    expectRefusal(await editor.get(`/evidence/${id}`), 404, 'NOT_FOUND');
    const clean = () => sweep({ ...server, sessionLimits: { idleMs: 1e12, absoluteMs: 1e12 } });

    server.clock.advance(14 * DAY_MS);
    await clean();
    const restored = await (await server.as('editor')).post('/evidence/restore', { id });
    expect([restored.status, evidenceIn(restored).id]).toEqual([200, id]);
    editor = await server.as('editor');
    expect((await editor.get(`/evidence/${id}`)).text).toBe(PDF);

    await editor.post('/evidence/remove', { id });
    server.clock.advance(14 * DAY_MS + 1);
    editor = await server.as('editor');
    expectRefusal(await editor.post('/evidence/restore', { id }), 404, 'NOT_FOUND');
    await clean();
    expect(await storedPieces()).toBe(0);
    expect(await server.store.read((tx) => tx.find('evidence'))).toEqual([]);
  });

  test('the files of a company have a limit, which removed ones count towards', async () => {
    await server.stop();
    await server.store.close();
    await start({ evidence: evidenceSettings((2 * PDF.length) / 1024 ** 3) });
    const { id } = evidenceIn(await addPdf());
    await editor.post('/evidence/remove', { id });
    const replies = await Promise.all([addPdf(), addPdf()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectRefusal(await addPdf(), 409, 'EVIDENCE_FULL');
    expect(await storedPieces()).toBe(2);
    expect((await add({ url: 'https://example.com' })).status).toBe(201);
  });

  test('evidence from before the first state takes that state', async () => {
    const added = await add({ activity_id: 'three', url: 'https://example.com' });
    expect(evidenceIn(added)).toMatchObject({ state_when_added: null, shown: true });
    const stored = async () =>
      (await server.store.read((tx) => tx.find('evidence')))[0]?.state_when_added;
    await postSave(editor, { activity_id: 'three', cost: '2' });
    expect(await stored()).toBeNull();
    await postSave(editor, { activity_id: 'three', revenueState: '5' });
    await postSave(editor, { activity_id: 'three', revenueState: '9' });
    expect(await stored()).toBe(5);
    const query = '{evidence(company_id:"acorn",activity_id:"three"){shown}}';
    expect((await editor.query(query)).data).toEqual({ evidence: [{ shown: false }] });
  });

  test('evidence expires at the end of its last day (UTC)', async () => {
    await addPdf({ valid_until: '2026-05-20' });
    const isShown = async () => {
      const list = await listedEvidence(await server.as('editor'));
      return typeof list === 'string' ? list : list[0]?.shown;
    };
    server.clock.set('2026-05-20T23:59:59.999Z');
    expect(await isShown()).toBe(true);
    server.clock.set('2026-05-21T00:00:00.000Z');
    expect(await isShown()).toBe(false);
  });

  test('the shares tell declared from shown', async () => {
    const shares = async () => {
      const fields = 'evidenced_share declared_share shown_share declared_only_share';
      const { data } = await editor.query(
        `{driver(company_id:"acorn",driver_name:"Revenue Growth"){${fields}} dataHealth(company_id:"acorn"){${fields}}}`,
      );
      return data as Record<string, Record<string, number>>;
    };
    await postSave(editor, { activity_id: 'two', confidence: '3' });
    const none = { shown_share: 0, declared_only_share: 1 };
    expect((await shares())['driver']).toEqual({ evidenced_share: 1, declared_share: 1, ...none });
    await addPdf({ audience: 'administrators' }, cadmin);
    const { driver, dataHealth } = await shares();
    expect(driver).toMatchObject({ declared_share: 1, shown_share: 1, declared_only_share: 0 });
    expect(dataHealth?.['declared_only_share']).toBe(0);
    expect(dataHealth?.['shown_share']).toBeCloseTo(5 / 11.5);
  });

  describe('with a scanner', () => {
    const withScanner = async (command: string, timeoutMs = 5_000) => {
      await server.stop();
      await server.store.close();
      await start({ evidence: { ...evidenceSettings(), scan: { command, timeoutMs } } });
    };

    test('a refused file is not stored, and its content decides', async () => {
      await withScanner('! grep -q virus');
      expect((await addPdf()).status).toBe(201);
      const infected = fileOf(`${PDF} virus`, 'a.pdf');
      expectRefusal(await add({ file: infected }), 400, 'BAD_USER_INPUT', ['file']);
      expect(await storedPieces()).toBe(1);
    });

    test.each([
      ['takes too long', 'sleep 60', 100],
      ['fails', 'exit 2', 5_000],
      ['does not exist', './no-such-scanner', 5_000],
    ])('a file is held back if it %s', async (_what, command, timeoutMs) => {
      await withScanner(command, timeoutMs);
      const added = evidenceIn(await addPdf());
      expect(added).toMatchObject({ checking: true, shown: false });
      expectRefusal(await editor.get(`/evidence/${added.id}`), 404, 'NOT_FOUND');
    });
  });
});

test('a token for one company does not read evidence for administrators', async () => {
  const server = await startTestServer();
  const cadmin = await server.as('cadmin');
  await postEvidence(cadmin, { url: 'https://example.com', audience: 'administrators' });
  const read = async (fields: { company_id?: string }): Promise<unknown> => {
    const { secret } = await createToken(cadmin, fields);
    const query = '{evidence(company_id:"acorn",activity_id:"two"){id}}';
    const { json } = await queryWith(server.guest(), secret, query);
    return (json as { data: { evidence: unknown[] } }).data.evidence.length;
  };
  expect([await read({}), await read({ company_id: 'acorn' })]).toEqual([1, 0]);
  await server.stop();
});
