import type { CreateTokenResult } from '@contract/signIn/apiTokenPayloads';
import type { TestClient, Reply } from './client';

/** Creates a token for a signed-in person. */
export async function createToken(
  client: TestClient,
  fields: { name?: string; company_id?: string; expires_on?: string } = {},
): Promise<CreateTokenResult> {
  const { status, json, text } = await client.post('/user/create-token', {
    name: 'Report',
    ...fields,
  });
  if (status !== 201) throw new Error(`The token was not created: ${text}`);
  return (json as { data: CreateTokenResult }).data;
}

/** Sends a query with a token. */
export const queryWith = (
  client: TestClient,
  secret: string,
  query = '{companies{id}}',
  headers: Record<string, string> = {},
): Promise<Reply> =>
  client.post('/graphql', { query }, { authorization: `Bearer ${secret}`, ...headers });
