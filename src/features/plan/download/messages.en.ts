/** The texts of the downloaded priorities and plans. */
export const planReportMessages = {
  priorities: 'Priorities',
  plan: 'Plan',
  averages: 'Averages',
  average: 'Average',
  now: 'Now',
  then: 'With the plan',
  thenSelected: 'With the plan and the selection',
  target: 'Target',
  action: 'Action',
  driver: 'Driver',
  state: 'State',
  gain: 'Gain of the Global Average',
  driverGain: 'Gain of the driver',
  effort: 'Effort',
  cost: 'Cost ($M)',
  weeks: 'Weeks',
  remark: 'Remark',
  selected: 'Selected',
  effortAssumed: 'Effort assumed',
  status: 'Status',
  planned: 'Planned gain of the Global Average',
  realized: 'Gain so far',
  gainNote:
    'By how much the Global Average rises when the action reaches its aim. Gains of several actions add up.',
  plannedNote:
    'By how much the Global Average rises when the action reaches its aim, from the state at which it was planned. Gains of several actions add up.',
} as const;
