import { unzipSync } from 'fflate';
import { DAY_MS } from '@contract/days';
import { sweep } from '@server/domain/cleanup/housekeeping';
import type { EvidenceRow } from '@server/store/tables';
import {
  comment,
  evidenceFile,
  fileBytes,
  fileOf,
  listedEvidence,
  notice,
  PDF,
  piecesOf,
  postEvidence,
  request,
} from '@server/testing/evidence';
import { holdCall } from '@server/testing/heldCall';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { scanHeldFiles } from './heldFiles';

const SESSIONS = { idleMs: 1e13, absoluteMs: 1e13 };

describeOnEveryStore((openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore() });
  });
  afterEach(async () => {
    await server.settled();
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const rows = () =>
    server.store.read(async (tx) => ({
      evidence: (await tx.find('evidence')).map(({ id }) => id),
      pieces: (await tx.find('evidence_pieces')).map(({ id }) => id).sort(),
      uploads: (await tx.find('evidence_uploads')).map(({ id }) => id),
    }));
  const NOTHING = { evidence: [], pieces: [], uploads: [] };
  const insertFile = (parts: Partial<EvidenceRow> = {}) =>
    server.store.write(async (tx) => {
      const row = evidenceFile('acorn', parts);
      await tx.insert('evidence', row);
      await tx.insert('evidence_pieces', piecesOf([row]));
    });
  const clean = () => sweep({ ...server, sessionLimits: SESSIONS });

  test('an upload that stops half way leaves nothing', async () => {
    const cookie = (await server.as('editor')).cookieHeader;
    const form = new FormData();
    form.append('company_id', 'acorn');
    form.append('activity_id', 'two');
    form.append('file', fileOf(fileBytes(900_000), 'a.pdf'));
    const whole = new Response(form);
    const type = whole.headers.get('content-type') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    const held = await holdCall(server.address, {
      method: 'POST',
      path: '/evidence/add',
      headers: { cookie, 'content-type': type, 'content-length': String(body.length) },
      start: body.subarray(0, 700_000).toString('latin1'),
    });
    const isBegun = async () => (await rows()).pieces.length > 0;
    while (!(await isBegun())) await new Promise((resolve) => setTimeout(resolve, 10));
    held.abort();
    const isGone = async () => (await rows()).uploads.length === 0;
    while (!(await isGone())) await new Promise((resolve) => setTimeout(resolve, 10));
    await server.settled();
    expect(await rows()).toEqual(NOTHING);
  });

  test('what a killed server leaves of an upload is removed, and running uploads stay', async () => {
    const piece = { position: 0, bytes: Buffer.from('x') };
    await server.store.write(async (tx) => {
      for (const [id, started_at] of [
        ['old', '2026-05-13T09:50:00.000Z'],
        ['running', '2026-05-13T09:50:00.001Z'],
      ] as const) {
        await tx.insert('evidence_uploads', { id, started_at });
        await tx.insert('evidence_pieces', { id: `${id}/0`, evidence_id: id, ...piece });
      }
    });
    await clean();
    expect(await rows()).toEqual({ evidence: [], pieces: ['running/0'], uploads: ['running'] });
  });

  test('a file that was held back is shown, or removed, once the scanner decides', async () => {
    await insertFile({ id: 'held', checking: true, added_by: 'editor' });
    await server.store.write((tx) => tx.insert('requests', request('acorn')));
    const scan = (command: string) =>
      scanHeldFiles({ ...server, scan: { command, timeoutMs: 5_000 } });
    const editor = await server.as('editor');
    const checking = async () => {
      const list = await listedEvidence(editor);
      return typeof list === 'string' ? list : list.map((one) => one.checking);
    };
    const isDone = async () =>
      (await server.store.read((tx) => tx.find('requests')))[0]?.done_at !== null;

    await scan('exit 7');
    expect([await checking(), await isDone()]).toEqual([[true], false]);
    await scan(`grep -q certificate`);
    expect([await checking(), await isDone()]).toEqual([[false], true]);

    await insertFile({ id: 'virus', checking: true, added_by: 'editor' });
    await scan('exit 1');
    expect(await rows()).toEqual({ evidence: ['held'], pieces: ['held/0'], uploads: [] });
    const { data } = await editor.query('{notices{kind}}');
    expect(data?.['notices']).toEqual([{ kind: 'evidence_refused' }]);
  });

  test('the purge of a company removes its evidence, comments, requests and notices', async () => {
    await insertFile();
    await server.store.write(async (tx) => {
      await tx.insert('comments', comment('acorn'));
      await tx.insert('requests', request('acorn'));
      await tx.insert('notices', notice('n', { user_id: 'birch-editor' }));
    });
    await (await server.as('admin')).post('/company/delete', { company_id: 'acorn' });
    server.clock.advance(15 * DAY_MS);
    await clean();
    expect(await rows()).toEqual(NOTHING);
    const left = await server.store.read(async (tx) => [
      ...(await tx.find('comments')),
      ...(await tx.find('requests')),
      ...(await tx.find('notices')),
      ...(await tx.find('companies', { id: 'acorn' })),
    ]);
    expect(left).toEqual([]);
  });

  test('an erasure removes authorship, mentions and notices, and cancels open requests', async () => {
    await insertFile({ added_by: 'editor' });
    await server.store.write(async (tx) => {
      const parts = { mentions: ['editor', 'cadmin'], resolved_at: 'now', resolved_by: 'editor' };
      await tx.insert('comments', comment('acorn', parts));
      await tx.insert('requests', [
        request('acorn', { id: 'to' }),
        request('acorn', { id: 'by', asked_by: 'editor', asked_of: 'cadmin' }),
      ]);
      await tx.insert('notices', notice('n'));
    });
    const admin = await server.as('admin');
    const erased = { user_id: 'editor', email: 'editor@example.com' };
    expect((await admin.post('/user/erase', erased)).status).toBe(200);
    const fields = `evidence(company_id:"acorn",activity_id:"two"){added_by added_by_name}
      comments(company_id:"acorn",subject_kind:"activity",subject_id:"two"){
        text author_id author_name mentions{id} resolved_by}
      requests(company_id:"acorn"){id asked_of asked_by cancelled_at}`;
    const now = server.clock.now().toISOString();
    expect((await admin.query(`{${fields}}`)).data).toEqual({
      evidence: [{ added_by: null, added_by_name: null }],
      comments: [
        {
          text: 'Why?',
          author_id: null,
          author_name: null,
          mentions: [{ id: 'cadmin' }],
          resolved_by: null,
        },
      ],
      requests: [
        { id: 'by', asked_of: 'cadmin', asked_by: null, cancelled_at: null },
        { id: 'to', asked_of: null, asked_by: 'cadmin', cancelled_at: now },
      ],
    });
    const stored = await server.store.read(async (tx) =>
      JSON.stringify([
        await tx.find('evidence'),
        await tx.find('comments'),
        await tx.find('requests'),
        await tx.find('notices'),
      ]),
    );
    expect(stored).not.toContain('"editor"');
  });

  test('an export has the files that the person added', async () => {
    const editor = await server.as('editor');
    await postEvidence(editor, { file: fileOf(PDF, 'Certificate.pdf'), name: 'ISO 9001' });
    const cookie = editor.cookieHeader;
    const reply = await fetch(`${server.address}/user/export`, {
      method: 'POST',
      headers: { cookie },
    });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const name = Object.keys(files).find((one) => one.endsWith('ISO 9001.pdf')) ?? '';
    expect(name).toMatch(/^files\//);
    expect(Buffer.from(files[name] ?? []).toString()).toBe(PDF);
  });
});
