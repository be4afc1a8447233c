export const targetsMessages = {
  line: {
    /** With an average of 1–10 and a day such as 'Dec 31'. */
    goal: 'Target {{value}} by {{day}}',
    plan: 'with the plan {{average}}',
    planBy: 'with the plan {{average}} by {{day}}',
    pace: 'at this pace on {{day}}',
    notAtThisPace: 'not at this pace',
  },
  status: {
    reached: 'reached',
    missed: 'missed by {{amount}}',
    /** By an amount that would be rounded to 0.0. */
    barelyMissed: 'missed by less than {{amount}}',
    on_course: 'on course',
    /** From the path, which says where the average should be by now; and from the target itself. */
    behind: 'behind its path by {{amount}}',
    toGo: 'behind, {{amount}} to go',
    /** The same in the narrow column of a report. */
    below: 'behind by {{amount}}',
    no_score: 'no score yet',
  },
  menu: {
    label: 'Target of {{driver}}',
    set: 'Set target',
    change: 'Change target',
    remove: 'Remove target',
  },
  none: 'No target yet.',
  removed: 'Target of {{driver}} removed',
  invalid: 'Please check the marked fields.',
  failed: 'The target could not be changed. Please try again.',
  dialog: {
    title: 'Target of {{driver}}',
    average: 'The average is {{average}} today.',
    noAverage: 'There is no average yet. The path begins with the first one.',
    replaces: 'A change ends the current target and begins a new one today.',
    value: 'Target',
    dueOn: 'Due date',
    milestones: 'Milestones',
    milestoneDay: 'Day of milestone {{number}}',
    milestoneValue: 'Average at milestone {{number}}',
    addMilestone: 'Add milestone',
    removeMilestone: 'Remove milestone {{number}}',
    reason: 'Reason',
    former: 'Former targets',
    setBy: 'set by {{person}} on {{day}}',
    formerMember: 'a former member',
  },
  problem: {
    value: {
      out_of_range: 'Enter a number from 1 to 10.',
      below_average: 'The target is below the current average of {{average}}.',
    },
    due_on: { too_early: 'Choose a day that is at least {{days}} days ahead.' },
    milestones: {
      too_many: 'Enter at most 4 milestones.',
      out_of_range: 'Enter a number from 1 to 10 for each milestone.',
      days_out_of_order: 'The days must be in order, after today and before the due date.',
      values_out_of_order: 'The milestones must rise from the current average to the target.',
    },
    reason: { too_long: 'Use at most 500 characters.' },
  },
  report: {
    target: 'Target',
    dueOn: 'Due date',
    status: 'Status',
  },
};
