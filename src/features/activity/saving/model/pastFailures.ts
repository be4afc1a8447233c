import type { Command } from './commands';

/** Minimal histories in which an earlier version of the save engine failed. */
export const PAST_FAILURES: [string, Command[]][] = [
  [
    'two hidden tabs that save one draft at the same time both finish saving',
    [
      { do: 'openTab' },
      { do: 'edit', tab: 0, activityId: 'b', field: 'time_w', value: 1 },
      { do: 'edit', tab: 1, activityId: 'b', field: 'time_w', value: null },
      { do: 'expireSession' },
      { do: 'hide', tab: 0 },
      { do: 'wait', ms: 60 },
      { do: 'edit', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'edit', tab: 0, activityId: 'b', field: 'revenue_state', value: 1 },
      { do: 'close', tab: 0 },
      { do: 'openTab' },
      { do: 'wait', ms: 14_116 },
      { do: 'edit', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'hide', tab: 0 },
      { do: 'wait', ms: 10_874 },
    ],
  ],
  [
    'a late duplicate of a refused save changes nothing',
    [
      { do: 'edit', tab: 0, activityId: 'c', field: 'revenue_state', value: 1 },
      { do: 'close', tab: 0 },
      { do: 'edit', tab: 0, activityId: 'c', field: 'cost', value: 1 },
      { do: 'hide', tab: 0 },
      { do: 'edit', tab: 0, activityId: 'c', field: 'time_w', value: 1 },
      { do: 'wait', ms: 40 },
      { do: 'edit', tab: 0, activityId: 'c', field: 'revenue_state', value: null },
      { do: 'affectDelivery', delivery: 'duplicated' },
      { do: 'edit', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'edit', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'close', tab: 0 },
      { do: 'edit', tab: 0, activityId: 'c', field: 'time_w', value: null },
    ],
  ],
  [
    'a delayed save does not overwrite a newer value after its extension was refused',
    [
      { do: 'affectDelivery', delivery: 'delayed' },
      { do: 'edit', tab: 0, activityId: 'a', field: 'cost', value: 1 },
      { do: 'requestSave', tab: 0, activityId: 'a' },
      { do: 'edit', tab: 0, activityId: 'a', field: 'time_w', value: 2 },
      { do: 'otherUserEdits', activityId: 'a', field: 'time_w', value: 1 },
      { do: 'edit', tab: 0, activityId: 'a', field: 'cost', value: null },
      { do: 'close', tab: 0 },
    ],
  ],
  [
    'a hidden page repeats a save without newer fields after its extension was refused',
    [
      { do: 'edit', tab: 0, activityId: 'a', field: 'revenue_state', value: 2 },
      { do: 'wait', ms: 1470 },
      { do: 'edit', tab: 0, activityId: 'c', field: 'revenue_state', value: null },
      { do: 'edit', tab: 0, activityId: 'b', field: 'revenue_state', value: null },
      { do: 'edit', tab: 0, activityId: 'a', field: 'cost', value: 1 },
      { do: 'hide', tab: 0 },
      { do: 'otherUserEdits', activityId: 'a', field: 'revenue_state', value: 1 },
    ],
  ],
];
