import type { ErrorBody } from '@contract/rest';
import type { TestClient, Reply } from './client';
import type { TestServer } from './startTestServer';

export type Fields = Record<string, string>;

/** The fields that make an action done. */
export const COMPLETE = {
  revenueState: '9',
  relevance: '8',
  criticality: '6',
  cost: '4',
  difficulty: '2',
};

/** The default target of a save: acorn's answer to activity three, which does not exist yet. */
export const TARGET = { user_id: 'editor', company_id: 'acorn', activity_id: 'three' };

export const postSave = (client: TestClient, fields: Fields) =>
  client.form('/user/autosave', { ...TARGET, ...fields });

export function expectSaved(reply: Reply, data: object): void {
  expect([reply.status, reply.json]).toEqual([200, { data }]);
}

/** Expects the contract's error body. `fields` are the names of the invalid fields, in order. */
export function expectRefusal(reply: Reply, status: number, code: string, fields?: string[]): void {
  const body = reply.json as Partial<ErrorBody> | undefined;
  expect([reply.status, body?.code]).toEqual([status, code]);
  expect(body?.message).toMatch(/\w/);
  expect(body?.error).toBe(body?.message);
  if (fields) expect(Object.keys(body?.fields ?? {})).toEqual(fields);
}

/** Acorn's stored answer to activity three. */
export const storedAnswer = ({ store }: TestServer) =>
  store.read(async (tx) => {
    const [answer] = await tx.find('answers', { activity_id: 'three', company_id: 'acorn' });
    return answer;
  });

export const storedChanges = ({ store }: TestServer) =>
  store.read((tx) => tx.find('answer_changes'));
