import fc from 'fast-check';
import type { TestClient } from '@server/testing/client';
import {
  COMPLETE,
  expectRefusal,
  postSave,
  storedAnswer,
  TARGET,
  type Fields,
} from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
let editor: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  editor = await server.as('editor');
});
afterEach(() => server.stop());

const save = (fields: Fields, client = editor) => postSave(client, fields);

describe('invalid values', () => {
  test.each([
    ['revenueState', ['0', '11', '5.5', '-1', 'x', '1,5', '0x5', 'Infinity', 'NaN', '1e400']],
    ['relevance', ['-1', '11', '1.5', 'high']],
    ['criticality', ['11']],
    ['cost', ['-0.5']],
    ['difficulty', ['true']],
    ['factorDifficulty', ['-0.1', '10.1', '--1']],
    ['timeWeeks', ['-1', '1e309', ' 1 2']],
    ['timePerThread', ['-0.01', '1/2']],
    ['costPerDriver', ['-5', '$5']],
    ['revision', ['-1', '1.5', 'x', '1e300']],
    ['changed', ['revenue_state', 'cost;relevance', 'cost,,']],
    ['save_id', ['x'.repeat(201)]],
    ['notApplicable', ['yes', '1', 'ja']],
    ['notApplicableReason', ['x'.repeat(501), 'a\u0000b']],
    ['confidence', ['0', '4', '1.5', 'evidenced']],
  ])('%s', async (field, values) => {
    for (const value of values) {
      expectRefusal(await save({ [field]: value }), 400, 'BAD_USER_INPUT', [field]);
    }
    expect(await storedAnswer(server)).toBeUndefined();
  });

  test('all invalid values are named, and no valid one is stored', async () => {
    const reply = await save({ revenueState: '5', cost: 'x', timeWeeks: '-1' });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['cost', 'timeWeeks']);
    expect(await storedAnswer(server)).toBeUndefined();
  });

  test('missing ids', async () => {
    const reply = await editor.form('/user/autosave', { user_id: 'editor', company_id: '' });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['company_id', 'activity_id']);
  });

  test('a field sent twice', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...TARGET, cost: '1' })) body.append(name, value);
    body.append('cost', '2');
    const reply = await editor.send('POST', '/user/autosave', { body });
    expectRefusal(reply, 400, 'BAD_USER_INPUT', ['cost']);
  });

  test('numbers at the limits are accepted (§3.16)', async () => {
    const edges = {
      relevance: '0',
      cost: '10',
      factorDifficulty: '10',
      timeWeeks: '-0',
      timePerThread: '.5',
    };
    expect((await save({ ...edges, revenueState: ' 10.0 ' })).status).toBe(200);
    expect(await storedAnswer(server)).toMatchObject({
      revenue_state: 10,
      time_w: 0,
      time_thread_h: 0.5,
    });
  });

  test('generated forms never cause an internal error', async () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('1', '-1', 'null', '', 'cost', '__proto__'));
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(COMPLETE), 'revision', 'changed', 'save_id'),
      word,
    );
    const form = fc.array(fc.tuple(name, word), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const body = new FormData();
        for (const [field, value] of [...Object.entries(TARGET), ...fields])
          body.append(field, value);
        const { status, json } = await editor.send('POST', '/user/autosave', { body });
        expect(status).toBeLessThan(500);
        expect(json).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});

describe('unreadable forms', () => {
  const type = 'multipart/form-data; boundary=x';

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no end', type, '--x\r\nContent-Disposition: form-data; name="cost"\r\n\r\n1'],
    ['no parts', type, 'x'],
    [
      'a file',
      type,
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n1\r\n--x--',
    ],
    [
      'names with brackets',
      type,
      '--x\r\nContent-Disposition: form-data; name="a[b]"\r\n\r\n1\r\n--x--',
    ],
    ['broken JSON', 'application/json', '{'],
    ['a list', 'application/json', '[]'],
    ['a text', 'text/plain', 'cost=1'],
  ])('%s', async (_what, contentType, body) => {
    const headers = { 'content-type': contentType };
    const reply = await editor.send('POST', '/user/autosave', { headers, body });
    expectRefusal(reply, 400, 'BAD_USER_INPUT');
  });

  test('too many fields, a field that is too large, a body that is too large', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`f${String(i)}`, '1']));
    expectRefusal(await save(many), 400, 'BAD_USER_INPUT');
    expectRefusal(await save({ cost: '1'.repeat(10_001) }), 413, 'TOO_LARGE');
    expectRefusal(await save({ cost: '1'.repeat(12 * 1024 * 1024) }), 413, 'TOO_LARGE');
  });
});
