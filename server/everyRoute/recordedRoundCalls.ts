import type { TestClient, Reply } from '@server/testing/client';
import { openedRound, place, postOpinion, postRound, roundIn } from '@server/testing/rounds';
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

/** Prepares a call of the company administrator about a round that `begin` brings to the needed state. */
const running =
  (
    begin: (server: TestServer) => Promise<string>,
    act: (cadmin: TestClient, id: string) => Promise<Reply>,
  ) =>
  async (server: TestServer) => {
    const id = await begin(server);
    const cadmin = await server.as('cadmin');
    return () => act(cadmin, id);
  };

const created = async (server: TestServer) =>
  roundIn(await postRound(await server.as('cadmin'))).id;

async function closed(server: TestServer) {
  const cadmin = await server.as('cadmin');
  const id = await openedRound(server);
  await postOpinion(cadmin, id, 'nine', { state: 3 });
  await cadmin.post('/round/close', place(id));
  return id;
}

/** On the day after the invitations. */
async function onTheNextDay(server: TestServer) {
  const id = await openedRound(server);
  server.clock.advance(24 * 60 * 60 * 1000);
  return id;
}

/** Calls about rounds that leave an event. */
export const ROUND_CALLS: RecordedCall[] = [
  {
    route: 'POST /round/save',
    prepare: running(
      () => Promise.resolve(''),
      (cadmin) => postRound(cadmin),
    ),
    event: {
      kind: 'round_created',
      ...aboutAcorn,
      after: {
        ...{ round: 'Spring', names: 'shown', opens_on: '2026-05-13', due_on: '2026-05-20' },
        people: 2,
      },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /round/save',
    what: 'another day',
    prepare: running(created, (cadmin, id) =>
      cadmin.post('/round/save', { id, due_on: '2026-06-01' }),
    ),
    event: {
      kind: 'round_changed',
      ...aboutAcorn,
      before: { due_on: '2026-05-20' },
      after: { due_on: '2026-06-01', round: 'Spring' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /round/open',
    prepare: running(created, (cadmin, id) => cadmin.post('/round/open', place(id))),
    event: { kind: 'round_opened', ...aboutAcorn, after: { round: 'Spring' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /round/close',
    prepare: running(
      (server) => openedRound(server),
      (cadmin, id) => cadmin.post('/round/close', place(id)),
    ),
    event: { kind: 'round_closed', ...aboutAcorn, after: { round: 'Spring' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /round/remind',
    prepare: running(onTheNextDay, (cadmin, id) => cadmin.post('/round/remind', place(id))),
    event: { kind: 'round_reminded', ...aboutAcorn, after: { round: 'Spring', mails: 2 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /round/decide',
    prepare: running(closed, (cadmin, id) =>
      cadmin.post('/round/decide', {
        ...place(id),
        decide_id: 'one',
        dry_run: false,
        rows: [{ activity_id: 'nine', state: 3, revision: 1 }],
      }),
    ),
    event: { kind: 'round_decided', ...aboutAcorn, after: { round: 'Spring', answers: 1 } },
    changesOfTwoCalls: 1,
  },
];
