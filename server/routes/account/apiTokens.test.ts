import type { ApiTokenDto } from '@contract/signIn/apiTokenPayloads';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { sweep } from '@server/domain/cleanup/housekeeping';
import { issueToken } from '@server/domain/accounts/tokens';
import { createToken, queryWith } from '@server/testing/apiTokens';
import type { TestClient } from '@server/testing/client';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeOnEveryStore((openStore) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ store: await openStore(), publicUrl: 'https://app.example' });
  });
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    await server.stop();
    await server.store.close();
  });

  const listOf = async (client: TestClient) =>
    ((await client.get('/user/tokens')).json as { data: ApiTokenDto[] }).data;
  const drivers = (company: string) => `{drivers(company_id:"${company}"){name}}`;
  const read = (secret: string, query = drivers('acorn')) =>
    queryWith(server.guest(), secret, query);
  const codeOf = async (secret: string, query = drivers('acorn')) => {
    const { status, json } = await read(secret, query);
    const { errors } = json as { errors?: { extensions: { code: string } }[] };
    return errors?.[0]?.extensions.code ?? status;
  };
  const expectInvalid = async (secret: string) => {
    const reply = await read(secret);
    expectRefusal(reply, 401, 'UNAUTHENTICATED');
    expect(reply.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  };

  test('an empty token is refused like an unknown one', async () => {
    await expectInvalid('');
    await expectInvalid('  ');
  });

  test('a token is shown once, stored as a hash, and reads without cookies from any origin', async () => {
    const editor = await server.as('editor');
    const { token, secret } = await createToken(editor, { name: ' Power BI ' });
    expect(secret).toMatch(/^vdt_[\w-]{43}$/);
    expect(token).toMatchObject({
      name: 'Power BI',
      company_id: null,
      company_name: null,
      created_at: '2026-05-13T10:00:00.000Z',
      expires_on: '2026-08-11',
      expired: false,
      last_used_at: null,
    });
    expect(await listOf(editor)).toEqual([token]);
    const stored = await server.store.read(async (tx) => [
      await tx.find('api_tokens'),
      await tx.findEvents({ limit: 100 }),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(4));

    const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    for (const headers of [{}, fromElsewhere, { cookie: 'sid=unknown' }]) {
      const reply = await queryWith(server.guest(), secret, drivers('acorn'), headers);
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []]);
      expect(reply.json).toMatchObject({ data: { drivers: expect.any(Array) as unknown } });
    }
    // The session's person is another one; the token decides.
    const admin = await server.as('admin');
    const { json } = await queryWith(admin, secret, '{companies{id}}');
    expect(json).toMatchObject({ data: { companies: [{ id: 'acorn' }] } });
  });

  test('a token writes nothing, not even as a mutation or by another method', async () => {
    const { secret } = await createToken(await server.as('admin'));
    const authorization = `Bearer ${secret}`;
    for (const query of ['mutation{deleteUser}', 'mutation M{companies{id}}', 'subscription{x}']) {
      expect(await codeOf(secret, query)).toBe('BAD_USER_INPUT');
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await server.guest().send(method, '/graphql', {
        headers: { authorization },
      });
      expect([method, status]).toEqual([method, 405]);
    }
  });

  test('unknown tokens are refused; those of a proxy do not disturb a session', async () => {
    for (const secret of ['vdt_', `vdt_${'a'.repeat(43)}`, 'x', 'y'.repeat(4000)]) {
      await expectInvalid(secret);
    }
    const editor = await server.as('editor');
    const proxied = await queryWith(editor, 'token-of-a-proxy', drivers('acorn'));
    expect(proxied.json).toMatchObject({ data: { drivers: expect.any(Array) as unknown } });
    const headers = { authorization: 'Bearer token-of-a-proxy' };
    expect((await editor.get('/auth/sessions', headers)).status).toBe(200);
    expect((await queryWith(editor, `vdt_${'a'.repeat(43)}`)).status).toBe(401);
  });

  test('a token ends after its last day, also for a clock that goes back', async () => {
    const editor = await server.as('editor');
    const { secret } = await createToken(editor, { expires_on: '2026-05-14' });
    server.clock.set('2026-05-14T23:59:59.999Z');
    expect(await codeOf(secret)).toBe(200);
    server.clock.set('2026-05-15T00:00:00.000Z');
    await expectInvalid(secret);
    expect(await listOf(await server.as('editor'))).toMatchObject([{ expired: true }]);

    const deps = { store: server.store, clock: server.clock };
    const sessionLimits = { idleMs: HOUR_MS, absoluteMs: HOUR_MS };
    server.clock.set('2026-06-14T01:00:00.000Z');
    await sweep({ ...deps, sessionLimits });
    expect(await server.store.read((tx) => tx.find('api_tokens'))).toEqual([]);

    server.clock.set('2036-01-01T00:00:00.000Z');
    const late = await createToken(await server.as('editor'));
    server.clock.set('2026-06-14T02:00:00.000Z');
    await expectInvalid(late.secret);
  });

  test('a revoked token ends at once; another person’s token is not found', async () => {
    const editor = await server.as('editor');
    const { token, secret } = await createToken(editor);
    const foreign = await createToken(await server.as('subscriber'));
    const revoke = (token_id: string) => editor.post('/user/revoke-token', { token_id });
    for (const id of [foreign.token.id, 'unknown']) {
      expectRefusal(await revoke(id), 404, 'NOT_FOUND');
    }
    expect((await revoke(token.id)).json).toEqual({ data: { revoked: 1 } });
    await expectInvalid(secret);
    expect(await codeOf(foreign.secret)).toBe(200);
    expectRefusal(await revoke(token.id), 404, 'NOT_FOUND');
    expect(await listOf(editor)).toEqual([]);
  });

  test('the rights of a token are those that its owner has now', async () => {
    const admin = await server.as('admin');
    const wadmin = await createToken(await server.as('wadmin'));
    const ofAdmin = await createToken(admin, { company_id: 'cedar' });
    const { secret } = await createToken(await server.as('editor'), { company_id: 'acorn' });
    expect(await codeOf(ofAdmin.secret, drivers('cedar'))).toBe(200);
    expect(await codeOf(wadmin.secret, '{events{id}}')).toBe(200);

    await admin.put('/user/update-role', { user_id: 'wadmin', workspace_role: 'editor' });
    expect(await codeOf(wadmin.secret, '{events{id}}')).toBe('FORBIDDEN');
    expect(await codeOf(wadmin.secret)).toBe(200);

    await server.store.write((tx) => tx.update('users', 'admin', { role: 'editor' }));
    expect(await codeOf(ofAdmin.secret, drivers('cedar'))).toBe('NOT_FOUND');
    expect(await read(ofAdmin.secret, '{companies{id} workspaces{id}}')).toMatchObject({
      json: { data: { companies: [], workspaces: [] } },
    });

    expect(await codeOf(secret)).toBe(200);
    await server.store.write((tx) => tx.update('users', 'editor', { company_id: 'cedar' }));
    for (const company of ['acorn', 'cedar']) {
      expect(await codeOf(secret, drivers(company))).toBe('NOT_FOUND');
    }
    await server.store.write((tx) => tx.update('users', 'editor', { company_id: 'acorn' }));
    await server.store.write((tx) => tx.update('companies', 'acorn', { activated: false }));
    expect(await codeOf(secret)).toBe('NOT_FOUND');
  });

  test('a token ends with its owner’s account and with their password', async () => {
    const admin = await server.as('admin');
    const removed = await createToken(await server.as('editor'));
    expect((await admin.post('/user/delete', { user_id: 'editor' })).status).toBe(200);
    await expectInvalid(removed.secret);
    expect(await server.store.read((tx) => tx.find('api_tokens'))).toEqual([]);

    const deactivated = await createToken(await server.as('subscriber'));
    await server.store.write((tx) => tx.update('users', 'subscriber', { activated: false }));
    await expectInvalid(deactivated.secret);
    await server.store.write((tx) => tx.update('users', 'subscriber', { activated: true }));

    const subscriber = await server.as('subscriber');
    const fields = { id: 'subscriber', name: 'S', email: 'subscriber@example.com' };
    const passwords = { current_password: DEMO_PASSWORD, new_password: 'Harbour47' };
    await subscriber.form('/user/updateUser', { ...fields, ...passwords }, {}, 'PUT');
    await expectInvalid(deactivated.secret);

    const reset = await createToken(await server.as('wadmin'));
    const link = await server.store.write((tx) =>
      issueToken(tx, 'reset', 'wadmin', server.clock.now()),
    );
    const body = { token: link.token, password: 'Harbour47' };
    expect((await server.guest().post('/auth/reset-password', body)).status).toBe(200);
    await expectInvalid(reset.secret);
  });

  test('the last use is stored at most once in five minutes', async () => {
    const editor = await server.as('editor');
    const { secret } = await createToken(editor);
    const lastUse = async () => (await listOf(editor))[0]?.last_used_at;
    await read(secret);
    expect(await lastUse()).toBe('2026-05-13T10:00:00.000Z');
    server.clock.advance(5 * MINUTE_MS - 1);
    await read(secret);
    expect(await lastUse()).toBe('2026-05-13T10:00:00.000Z');
    server.clock.advance(1);
    await read(secret);
    expect(await lastUse()).toBe('2026-05-13T10:05:00.000Z');
  });

  test('a token has 120 requests in a minute; others are not affected', async () => {
    const editor = await server.as('editor');
    const { token, secret } = await createToken(editor);
    const other = await createToken(editor);
    await server.store.write((tx) =>
      tx.insert('attempts', {
        id: `api:${token.id}`,
        count: 118,
        blocked_until: null,
        expires_at: '2026-05-13T10:01:00.000Z',
      }),
    );
    expect(
      await Promise.all([read(secret), read(secret), read(secret), codeOf(other.secret)]),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 200 }),
        expect.objectContaining({ status: 429 }),
        200,
      ]),
    );
    const rejected = await read(secret);
    expectRefusal(rejected, 429, 'TOO_MANY_ATTEMPTS');
    expect(rejected.headers.get('retry-after')).toBe('60');
    server.clock.advance(MINUTE_MS);
    expect(await codeOf(secret)).toBe(200);
  });

  test('fields are checked, and a person has at most 20 tokens', async () => {
    const editor = await server.as('editor');
    const create = (fields: object) => editor.post('/user/create-token', fields);
    const cases = [
      [{}, 'name'],
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ name: 'N', expires_on: '2026-05-12' }, 'expires_on'],
      [{ name: 'N', expires_on: '2027-05-15' }, 'expires_on'],
      [{ name: 'N', expires_on: 'soon' }, 'expires_on'],
    ] as const;
    for (const [fields, field] of cases) {
      expectRefusal(await create(fields), 400, 'BAD_USER_INPUT', [field]);
    }
    for (const company_id of ['cedar', 'unknown']) {
      expectRefusal(await create({ name: 'N', company_id }), 404, 'NOT_FOUND');
    }
    await createToken(editor, { expires_on: '2027-05-14' });
    await createToken(editor, { expires_on: '2026-05-13' });
    const more = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'N' })));
    const statuses = more.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(18);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    // The expired token does not count.
    server.clock.set('2026-05-14T00:00:00.000Z');
    const later = await server.as('editor');
    expect((await later.post('/user/create-token', { name: 'N' })).status).toBe(201);
  });

  test('a token that is purged with its company ends', async () => {
    const { secret } = await createToken(await server.as('admin'), { company_id: 'birch' });
    const admin = await server.as('admin');
    expect((await admin.post('/company/delete', { company_id: 'birch' })).status).toBe(200);
    server.clock.advance(15 * 24 * HOUR_MS);
    const sessionLimits = { idleMs: HOUR_MS, absoluteMs: HOUR_MS };
    await sweep({ store: server.store, clock: server.clock, sessionLimits });
    await expectInvalid(secret);
  });
});
