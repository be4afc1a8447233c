import type { Command } from './commands';

/** Histories in which an earlier version of the save engine failed, as short as they can be. */
export const KNOWN_HISTORIES: [string, Command[]][] = [
  [
    'two hidden tabs that save one draft at the same time come to an end',
    [
      { do: 'openTab' },
      { do: 'type', tab: 0, activityId: 'b', field: 'time_w', value: 1 },
      { do: 'type', tab: 1, activityId: 'b', field: 'time_w', value: null },
      { do: 'expire' },
      { do: 'hide', tab: 0 },
      { do: 'wait', ms: 60 },
      { do: 'type', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'type', tab: 0, activityId: 'b', field: 'revenue_state', value: 1 },
      { do: 'close', tab: 0 },
      { do: 'openTab' },
      { do: 'wait', ms: 14_116 },
      { do: 'type', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'hide', tab: 0 },
      { do: 'wait', ms: 10_874 },
    ],
  ],
  [
    'a copy of a refused save that arrives late changes nothing',
    [
      { do: 'type', tab: 0, activityId: 'c', field: 'revenue_state', value: 1 },
      { do: 'close', tab: 0 },
      { do: 'type', tab: 0, activityId: 'c', field: 'cost', value: 1 },
      { do: 'hide', tab: 0 },
      { do: 'type', tab: 0, activityId: 'c', field: 'time_w', value: 1 },
      { do: 'wait', ms: 40 },
      { do: 'type', tab: 0, activityId: 'c', field: 'revenue_state', value: null },
      { do: 'meet', fate: 'arrivesTwice' },
      { do: 'type', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'type', tab: 0, activityId: 'a', field: 'revenue_state', value: null },
      { do: 'close', tab: 0 },
      { do: 'type', tab: 0, activityId: 'c', field: 'time_w', value: null },
    ],
  ],
  [
    'a late save whose extension was refused does not overwrite a newer value',
    [
      { do: 'meet', fate: 'isLate' },
      { do: 'type', tab: 0, activityId: 'a', field: 'cost', value: 1 },
      { do: 'next', tab: 0, activityId: 'a' },
      { do: 'type', tab: 0, activityId: 'a', field: 'time_w', value: 2 },
      { do: 'othersType', activityId: 'a', field: 'time_w', value: 1 },
      { do: 'type', tab: 0, activityId: 'a', field: 'cost', value: null },
      { do: 'close', tab: 0 },
    ],
  ],
  [
    'a hidden page repeats a save by itself once the save that extended it was refused',
    [
      { do: 'type', tab: 0, activityId: 'a', field: 'revenue_state', value: 2 },
      { do: 'wait', ms: 1470 },
      { do: 'type', tab: 0, activityId: 'c', field: 'revenue_state', value: null },
      { do: 'type', tab: 0, activityId: 'b', field: 'revenue_state', value: null },
      { do: 'type', tab: 0, activityId: 'a', field: 'cost', value: 1 },
      { do: 'hide', tab: 0 },
      { do: 'othersType', activityId: 'a', field: 'revenue_state', value: 1 },
    ],
  ],
];
