import { createApiToken } from '@server/domain/apiTokens/apiTokens';
import { queryWith } from '@server/testing/apiTokens';
import { TestClient } from '@server/testing/client';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { CALLER_ID, CALLERS, storeFor } from './calls/callers';
import { exchangeableStore } from './exchangeableStore';

const COMPANY = `id name logo image website activated expiration_date workspace{id name} workspace_id
  average completed people`;
const PERSON = `id name email image company_id company_name company_image role company_role workspace_role activated
  invitation_expires last_active second_factor sessions`;
/** One query each, because all together cost too much. */
const QUERIES = [
  `{companies{${COMPANY}}}`,
  `{workspaces{id name administrators_reach companies{${COMPANY}} collaborators{${PERSON}}}}`,
  `{collaborators{company_id company_name company_image activated workspace_id collaborators{${PERSON}}}}`,
];

const { store, use } = exchangeableStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ store });
});
afterAll(() => server.stop());

type Value = unknown;
const keyOf = (row: Value) => {
  const { id, company_id } = Object(row) as { id?: string; company_id?: string };
  return id ?? company_id;
};

/** The paths of values that the token reads and its owner does not. */
function surplus(token: Value, owner: Value, path = ''): string[] {
  if (token === null || Object.is(token, owner)) return [];
  if (Array.isArray(token) && Array.isArray(owner)) {
    return token.flatMap((row: Value) => {
      const same = owner.find((one) => keyOf(one) === keyOf(row)) as Value;
      return surplus(row, same, `${path}[${keyOf(row) ?? ''}]`);
    });
  }
  if (typeof token !== 'object' || typeof owner !== 'object' || owner === null) return [path];
  const ofOwner = owner as Record<string, Value>;
  return Object.entries(token).flatMap(([name, value]) =>
    surplus(value, ofOwner[name], `${path}.${name}`),
  );
}

const OWNERS = CALLERS.filter(({ state }) => state === 'signedIn');

describe.each(['acorn', 'birch'])('a token for %s', (companyId) => {
  test.each(OWNERS)('of $name reads no value that its owner does not', async (owner) => {
    const { store: ownersStore, cookie } = await storeFor(owner);
    use(ownersStore);
    await ownersStore.write((tx) =>
      tx.update('companies', companyId, { website: 'https://a.test' }),
    );
    const deps = { store, clock: server.clock };
    const token = await createApiToken(deps, { id: CALLER_ID }, companyId, () => ({
      name: 'Report',
    })).catch(() => null);
    const client = new TestClient(server.address);
    // Whoever does not see the figures gets no token.
    if (!token) return;
    for (const query of QUERIES) {
      const ofOwner = await client.post('/graphql', { query }, { cookie });
      const ofToken = await queryWith(client, token.secret, query);
      const { data } = ofToken.json as { data: Record<string, object[]> };
      if (data['companies']) expect(data['companies']).toHaveLength(1);
      expect(surplus(data, (ofOwner.json as { data: Value }).data)).toEqual([]);
    }
  });
});
