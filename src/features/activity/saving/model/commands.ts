import type { AnswerFieldName } from '@contract/answer';
import fc from 'fast-check';
import type { Fate } from './browser';

const ACTIVITIES = ['a', 'b', 'c'];
const FIELDS: AnswerFieldName[] = ['revenue_state', 'cost', 'time_w'];

/** What can happen in a life of the browser. */
export type Command =
  | { do: 'type'; tab: number; activityId: string; field: AnswerFieldName; value: number | null }
  | { do: 'othersType'; activityId: string; field: AnswerFieldName; value: number | null }
  | { do: 'wait'; ms: number }
  | { do: 'next'; tab: number; activityId: string }
  | { do: 'close' | 'crash' | 'hide' | 'show'; tab: number }
  | { do: 'openTab' | 'goOffline' | 'goOnline' | 'expire' | 'signIn' }
  | { do: 'break'; times: number }
  | { do: 'meet'; fate: Fate }
  | { do: 'decide'; tab: number; keep: 'mine' | 'theirs' };

const tab = fc.nat(1);
const activityId = fc.constantFrom(...ACTIVITIES);
const field = fc.constantFrom(...FIELDS);
const value = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
const only = <T extends string>(...names: T[]) => fc.constantFrom(...names);

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: only('type'), tab, activityId, field, value }) },
  { weight: 2, arbitrary: fc.record({ do: only('othersType'), activityId, field, value }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: only('wait'), ms: fc.integer({ min: 0, max: 45_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: only('next'), tab, activityId }) },
  { weight: 4, arbitrary: fc.record({ do: only('close', 'crash', 'hide', 'show'), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: only('openTab', 'goOffline', 'goOnline', 'expire', 'signIn') }),
  },
  { weight: 1, arbitrary: fc.record({ do: only('break'), times: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: only('meet'),
      fate: only<Fate>('arrives', 'isLost', 'losesAnswer', 'arrivesTwice', 'isLate'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: only('decide'), tab, keep: only('mine', 'theirs') }) },
);
