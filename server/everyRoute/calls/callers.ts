import type { AdministratorsReach } from '@contract/permissions/reach';
import { ROLES, type Role } from '@contract/permissions/roles';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Store } from '@server/store/Store';
import type { Fixtures, UserRow } from '@server/store/tables';
import { openSession } from '@server/domain/signIn/sessions';
import { draft } from '@server/testing/models';
import {
  planItem,
  round,
  scenario,
  smallFixtures,
  START,
  target,
} from '@server/testing/smallFixtures';
import { mapping, profile } from '@server/testing/profiles';
import { comment, evidence, evidenceFile, piecesOf, request } from '@server/testing/evidence';
import { reviewRow, shareRow, signedRow } from '@server/testing/reviews';

/** A person or guest who sends requests. `company` and `workspace` are their roles there. */
export interface Caller {
  name: string;
  state: 'guest' | 'expired' | 'removed' | 'deactivated' | 'signedIn';
  admin?: boolean;
  company?: Role;
  workspace?: Role;
  /** The rights of the workspace's administrators in all its companies. */
  reach?: AdministratorsReach;
}

const WITHOUT_REACH: Caller[] = [
  { name: 'guest', state: 'guest' },
  { name: 'expired session', state: 'expired' },
  { name: 'removed', state: 'removed' },
  // The roles with the most rights in a deactivated company.
  {
    name: 'of a deactivated company',
    state: 'deactivated',
    company: 'administrator',
    workspace: 'administrator',
  },
  { name: 'administrator', state: 'signedIn', admin: true },
  ...ROLES.flatMap((company) =>
    ROLES.map((workspace) => ({
      name: `${company} of the company, ${workspace} of the workspace`,
      state: 'signedIn' as const,
      company,
      workspace,
    })),
  ),
];

const withReach = (callers: Caller[], reach: AdministratorsReach): Caller[] =>
  callers.map((caller) => ({
    ...caller,
    name: `${caller.name}, with the reach ${reach}`,
    reach,
  }));

/** Everyone who sends requests, with each reach of the workspace; guests and the like with the default only. */
export const CALLERS: Caller[] = [
  ...WITHOUT_REACH,
  ...(['read', 'edit'] as const).flatMap((reach) =>
    withReach(
      WITHOUT_REACH.filter(({ state }) => state === 'signedIn' || state === 'deactivated'),
      reach,
    ),
  ),
];

export const CALLER_ID = 'caller';

const person = (id: string, company_id: string, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  name: id,
  email: `${id}@example.com`,
  picture_url: null,
  role: 'editor',
  company_role: 'editor',
  workspace_role: 'editor',
  company_id,
  activated: true,
  invitation_expires: null,
  created_at: START,
  ...fields,
});

/** The small fixtures with the caller, and in each company an activated and an invited person as targets. */
function rowsFor(caller: Caller): Fixtures {
  const rows = smallFixtures();
  const north = rows.workspaces.find(({ id }) => id === 'north');
  if (north && caller.reach) north.administrators_reach = caller.reach;
  for (const company of ['acorn', 'birch', 'cedar', 'dogwood']) {
    // Its benefit was entered by somebody else, so that administrators may confirm it.
    rows.plan_items.push({
      ...planItem(company, 'later'),
      ...{ benefit_m: 2, benefit_kind: 'margin', benefit_by: `target-${company}` },
    });
    rows.scenarios.push(scenario(company));
    rows.targets.push(target(company, 'driver-2'));
    addRounds(rows, company);
    rows.evidence.push(
      evidence(company, { id: `evidence-${company}` }),
      evidence(company, { id: `removed-${company}`, removed_at: START }),
      evidenceFile(company, { id: `file-${company}` }),
      evidenceFile(company, { id: `restricted-${company}`, audience: 'administrators' }),
    );
    rows.comments.push(comment(company, { author_id: CALLER_ID }));
    rows.requests.push(request(company, { asked_by: CALLER_ID }));
    rows.users.push(person(`target-${company}`, company));
    rows.users.push(person(`invited-${company}`, company, { activated: false }));
  }
  for (const workspace_id of ['north', 'south', 'west']) {
    rows.profiles.push(profile(workspace_id));
    rows.mappings.push(mapping(workspace_id));
  }
  rows.model_versions.push(draft());
  rows.users.push(person('other-admin', 'acorn', { role: 'administrator' }));
  if (caller.state === 'guest' || caller.state === 'removed') return rows;
  rows.users.push(
    person(CALLER_ID, caller.state === 'deactivated' ? 'dogwood' : 'acorn', {
      role: caller.admin ? 'administrator' : 'editor',
      company_role: caller.company ?? 'editor',
      workspace_role: caller.workspace ?? 'editor',
    }),
  );
  return rows;
}

/** Rounds in a company: one to be opened, one that is open and one that is closed; the caller is asked in each. */
function addRounds(rows: Fixtures, company_id: string): void {
  for (const [state, opened_at, closed_at] of [
    ['new', null, null],
    ['open', START, null],
    ['closed', START, START],
  ] as const) {
    const round_id = `round-${state}-${company_id}`;
    const id = `${round_id}:${company_id}`;
    rows.rounds.push(round(round_id));
    rows.round_companies.push({ id, round_id, company_id, opened_at, closed_at, closed_by: null });
    rows.round_people.push({
      id: `${id}:${CALLER_ID}`,
      ...{ round_id, company_id, user_id: CALLER_ID, party: null, areas: [], handed_in_at: null },
      is_open: state === 'open',
    });
  }
}

/** Creates a new store and the caller's session cookie. */
export async function storeFor(caller: Caller): Promise<{ store: Store; cookie: string }> {
  const rows = rowsFor(caller);
  const store = createMemoryStore(rows);
  await store.write((tx) => tx.insert('evidence_pieces', piecesOf(rows.evidence)));
  const signed = ['acorn', 'birch', 'cedar', 'dogwood'].map((company) =>
    signedRow(company, { id: `signed-${company}`, name_key: 'signed' }),
  );
  await store.write(async (tx) => {
    await tx.insert('reviews', [
      ...signed,
      ...signed.map(({ company_id }) => reviewRow(company_id)),
    ]);
    await tx.insert(
      'review_digests',
      signed.map(({ id, digest }) => ({
        id: digest ?? '',
        review_id: id,
        signed_at: START,
        withdrawn_at: null,
      })),
    );
    await tx.insert(
      'review_shares',
      signed.map((row) => shareRow(row)),
    );
  });
  if (caller.state === 'guest') return { store, cookie: '' };
  const since = new Date(caller.state === 'expired' ? '2026-01-01T00:00:00.000Z' : START);
  const token = await store.write((tx) => openSession(tx, CALLER_ID, since));
  return { store, cookie: `sid=${token}` };
}
