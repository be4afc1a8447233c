import type { RoundDto } from '@contract/rounds/roundPayloads';
import type { TestClient, Reply } from './client';
import type { TestServer } from './startTestServer';

export const roundIn = ({ json }: Reply) => (json as { data: RoundDto }).data;

const part = (user_id: string, more: object = {}) => ({ user_id, party: '', areas: [], ...more });

/** A round of acorn in which the company's administrator and its editor are asked. */
export const ROUND = {
  workspace_id: 'north',
  name: 'Spring',
  names: 'shown',
  opens_on: '2026-05-13',
  due_on: '2026-05-20',
  companies: [{ company_id: 'acorn', people: [part('cadmin'), part('editor')] }],
};

/** The people of a round in acorn, each with a party and areas if given. */
export const inAcorn = (...people: (readonly [string, object?])[]) => [
  { company_id: 'acorn', people: people.map(([id, more]) => part(id, more)) },
];

export const postRound = (
  client: TestClient,
  fields: Record<string, unknown> = {},
): Promise<Reply> => client.post('/round/save', { ...ROUND, ...fields });

/** Creates a round with the company administrator of acorn, and opens it there. Returns its id. */
export async function openedRound(
  server: TestServer,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const cadmin = await server.as('cadmin');
  const reply = await postRound(cadmin, fields);
  if (reply.status !== 201) throw new Error(`The round was not created: ${reply.text}`);
  const { id } = roundIn(reply);
  await cadmin.post('/round/open', place(id));
  return id;
}

export const place = (round_id: string, company_id = 'acorn') => ({ round_id, company_id });

/** Gives an opinion about an action of acorn. */
export const postOpinion = (
  client: TestClient,
  round_id: string,
  activity_id: string,
  values: Record<string, unknown>,
): Promise<Reply> => client.post('/opinion/save', { ...place(round_id), activity_id, ...values });

const RESULT_FIELDS =
  'names asked handed_in closed_at actions{activity_id name driver impact_area answer revision weight count lowest ' +
  'highest proposal difference swing camps decided opinions{party person state unsure not_applicable reason late}} ' +
  'drivers{driver average low high} gaps{driver party other actions gap}';
const ROUND_FIELDS =
  'id workspace_id name names opens_on due_on companies{company_id company_name asked handed_in opened_at closed_at ' +
  'asks_me my_handed_in_at ' +
  'people{user_id name party areas handed_in_at}}';
const PART_FIELDS =
  'activity_id name driver impact_area description state unsure not_applicable confidence reason';

/** The value of a root field; the code of the refusal if there is one. */
async function fieldOf(client: TestClient, query: string): Promise<unknown> {
  const { data, errors } = await client.query(`{${query}}`);
  return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0];
}

export const resultOf = (client: TestClient, id: string, company = 'acorn') =>
  fieldOf(client, `round(id:"${id}",company_id:"${company}"){${RESULT_FIELDS}}`);
export const myPartOf = (client: TestClient, id: string, company = 'acorn') =>
  fieldOf(client, `myPart(round_id:"${id}",company_id:"${company}"){${PART_FIELDS}}`);
export const roundsOf = (client: TestClient, company?: string) =>
  fieldOf(client, `rounds${company ? `(company_id:"${company}")` : ''}{${ROUND_FIELDS}}`);
export const roundsDueOf = (client: TestClient) => fieldOf(client, 'roundsDue');
export const candidatesOf = (client: TestClient, company = 'acorn') =>
  fieldOf(client, `roundCandidates(company_id:"${company}"){user_id name areas}`);
