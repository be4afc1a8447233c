import type { AnswerFieldName, AnswerValue } from '@contract/answer';
import fc from 'fast-check';
import type { Delivery } from './ModelBrowser';

const ACTIVITIES = ['a', 'b', 'c'];
const FIELDS: AnswerFieldName[] = ['revenue_state', 'cost', 'time_w'];

/** One event of a generated history. `tab` is an index into the open tabs. */
export type Command =
  | { do: 'edit'; tab: number; activityId: string; field: AnswerFieldName; value: AnswerValue }
  | { do: 'otherUserEdits'; activityId: string; field: AnswerFieldName; value: AnswerValue }
  | { do: 'wait'; ms: number }
  | { do: 'requestSave'; tab: number; activityId: string }
  | { do: 'close' | 'crash' | 'hide' | 'show'; tab: number }
  | { do: 'openTab' | 'goOffline' | 'goOnline' | 'expireSession' | 'signIn' }
  | { do: 'failRequests'; count: number }
  | { do: 'affectDelivery'; delivery: Delivery }
  | { do: 'resolveConflict'; tab: number; keep: 'mine' | 'theirs' };

const tab = fc.nat(1);
const activityId = fc.constantFrom(...ACTIVITIES);
const field = fc.constantFrom(...FIELDS);
const value = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
const oneOf = <T extends string>(...names: T[]) => fc.constantFrom(...names);

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: oneOf('edit'), tab, activityId, field, value }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('otherUserEdits'), activityId, field, value }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: oneOf('wait'), ms: fc.integer({ min: 0, max: 45_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: oneOf('requestSave'), tab, activityId }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('close', 'crash', 'hide', 'show'), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('openTab', 'goOffline', 'goOnline', 'expireSession', 'signIn'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: oneOf('failRequests'), count: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('affectDelivery'),
      delivery: oneOf<Delivery>(
        'delivered',
        'requestLost',
        'responseLost',
        'duplicated',
        'delayed',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: oneOf('resolveConflict'), tab, keep: oneOf('mine', 'theirs') }),
  },
);
