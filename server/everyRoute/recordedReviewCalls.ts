import type { TestClient, Reply } from '@server/testing/client';
import { reviewIn, signedIn, takeIn } from '@server/testing/reviews';
import type { TestServer } from '@server/testing/startTestServer';
import type { RecordedCall } from './recordedCall';

const aboutAcorn = {
  actor_id: 'cadmin',
  subject_type: 'company' as const,
  subject_id: 'acorn',
  subject_name: 'Acorn',
  company_id: 'acorn',
  workspace_id: 'north',
};

/** Prepares a call of the company administrator about a review that `begin` brings to the needed state. */
const after =
  <Begun>(
    begin: (cadmin: TestClient) => Promise<Begun>,
    act: (cadmin: TestClient, begun: Begun) => Promise<Reply>,
  ) =>
  async (server: TestServer) => {
    const cadmin = await server.as('cadmin');
    const begun = await begin(cadmin);
    return () => act(cadmin, begun);
  };

const nothing = () => Promise.resolve(null);
const taken = async (cadmin: TestClient) => reviewIn(await takeIn(cadmin)).id;
const signed = async (cadmin: TestClient) => (await signedIn(cadmin)).id;
const SHARE = { recipient: 'A buyer', scope: 'page', ends_on: '2026-06-13' };
const share = (cadmin: TestClient, review_id: string) =>
  cadmin.post('/review/share', { review_id, ...SHARE });

/** Calls about reviews that leave an event. */
export const REVIEW_CALLS: RecordedCall[] = [
  {
    route: 'POST /review/take',
    prepare: after(nothing, (cadmin) => takeIn(cadmin)),
    event: {
      kind: 'review_taken',
      ...aboutAcorn,
      after: { review: 'First half', as_of: '2026-05-13' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/import',
    prepare: after(nothing, (cadmin) =>
      cadmin.post('/review/import', {
        company_id: 'acorn',
        name: 'Past',
        as_of: '2025-05-13',
        rows: [{ activity_id: 'two', values: { revenue_state: 5 } }],
      }),
    ),
    event: {
      kind: 'review_imported',
      ...aboutAcorn,
      after: { review: 'Past', as_of: '2025-05-13' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/update',
    prepare: after(taken, (cadmin, id) => cadmin.post('/review/update', { id, summary: 'S' })),
    event: {
      kind: 'review_changed',
      ...aboutAcorn,
      before: { summary: '' },
      after: { summary: 'S', review: 'First half' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/remove',
    prepare: after(taken, (cadmin, id) => cadmin.post('/review/remove', { id })),
    event: {
      kind: 'review_removed',
      ...aboutAcorn,
      before: { review: 'First half', as_of: '2026-05-13' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/sign',
    prepare: after(taken, (cadmin, id) => cadmin.post('/review/sign', { id })),
    event: { kind: 'review_signed', ...aboutAcorn, after: { review: 'First half', signature: 1 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/withdraw',
    prepare: after(signed, (cadmin, id) => cadmin.post('/review/withdraw', { id, reason: 'R' })),
    event: {
      kind: 'review_withdrawn',
      ...aboutAcorn,
      after: { review: 'First half', reason: 'R' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /review/share',
    prepare: after(signed, share),
    event: { kind: 'review_shared', ...aboutAcorn, after: { review: 'First half', ...SHARE } },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /review/unshare',
    prepare: after(
      async (cadmin) => {
        const { json } = await share(cadmin, await signed(cadmin));
        return (json as { data: { id: string } }).data.id;
      },
      (cadmin, id) => cadmin.post('/review/unshare', { id }),
    ),
    event: {
      kind: 'review_unshared',
      ...aboutAcorn,
      after: { review: 'First half', recipient: 'A buyer' },
    },
    changesOfTwoCalls: 1,
  },
];
