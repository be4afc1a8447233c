export const driversMessages = {
  card: { title: 'Company overview', viewAll: 'View all' },
  score: { long: '{{score}} of 10', short: '{{score}} / 10' },
  change: {
    /** Since a week: 'up 0.3 since W43'. */
    up: 'up {{amount}} since {{week}}',
    down: 'down {{amount}} since {{week}}',
    since: 'since {{week}}',
    new: 'new',
    newTitle: 'There was no value four weeks ago.',
    model: 'model changed',
  },
  benchmark: {
    needed: '{{peers}} of {{needed}} peers needed to compare',
    median_one: 'Median of {{count}} peer: {{median}}',
    median_other: 'Median of {{count}} peers: {{median}}',
    quartiles: 'middle 50% from {{lower}} to {{upper}}',
    standing_zero: 'higher than none of them',
    standing_one: 'higher than {{count}} of them',
    standing_other: 'higher than {{count}} of them',
    standingInPercent: 'higher than {{percent}}% of them',
    /** Follows one of both. */
    equal_one: '{{count}} is the same',
    equal_other: '{{count}} are the same',
    tooFewScores: 'score more actions to compare',
    startsLater: 'compared from next Monday',
    firstWeek: 'Compared with peers from next Monday',
    /** In one short line: how many peers are below. */
    below: '{{above}} of {{peers}} peers below',
  },
  /** Read by screen readers in place of the bar from 1 to 10. */
  range: {
    score: '{{average}} on the scale from 1 to 10',
    target: 'Target: {{value}}',
  },
  /** The sentence above the ratings. */
  lowest: {
    alone: '{{driver}} is the lowest, with {{average}}.',
    missed: '{{driver}} is the lowest and missed its target by {{gap}}',
    behind: '{{driver}} is the lowest and behind its target by {{gap}}',
    plan: 'the plan closes {{planned}} of it',
    noPlan: 'the plan closes nothing of it',
  },
  overview: {
    title: 'Company overview',
    general: 'General',
    ratings: 'Rating Overview',
    /** Read by screen readers in place of the small line of a card. */
    trend: 'Last {{weeks}} weeks: from {{first}} to {{last}}',
    noneScored:
      'No actions are scored yet. Ratings appear here once actions in the impact areas are answered.',
  },
  weakest: {
    title: 'Weakest sub-drivers',
  },
  improve: {
    title: 'Actions to improve first',
    state: 'state {{state}}, aim {{aim}}',
    /** The text of the bar; the gain has a sign. */
    priority: 'Global Average {{gain}}, effort {{effort}} of 5',
  },
  filter: {
    label: 'Filter: {{filter}}',
    all: 'All actions',
    unscored: 'Not scored',
    low: 'Low',
    cheap: 'Cheap and relevant',
    none: 'No action matches the filter',
    showAll: 'Show all actions',
  },
  driver: {
    rating: 'Branch rating',
    description: 'Description',
    counted: '{{scored}} of {{total}} actions scored',
    /** Beside the name of a sub-driver. */
    countedShort: '{{scored}} of {{total}} scored',
    notScored: 'Not scored',
    notApplicable: 'Not applicable',
    actions: 'Recommended Actions',
    sort: 'Sort',
    more_one: 'Show the last one',
    more_other: 'Show {{count}} more of {{rest}}',
    better: 'Better qualifications first',
    worse: 'Worse qualifications first',
    open: 'Open {{title}}',
    openFailed: 'The action could not be loaded, so it was not opened. Please try again.',
  },
  report: {
    driver: 'Driver',
    subdriver: 'Sub-driver',
    subdrivers: 'Sub-drivers',
    scored: 'Scored actions',
    total: 'All actions',
    change: 'Change',
    since: 'Since',
    number: 'Number',
    action: 'Action',
    average: 'Average',
    score: 'Score',
    grade: 'Grade',
  },
  explain: {
    label: 'How {{name}} is calculated',
    driver:
      'The weighted mean of the scores of its answered actions. An action’s score is its state, 1 to 10; its weight, 1 to 5, grows with its relevance and criticality.',
    few: 'Fewer than half of its actions are scored, so the rating may still change a lot.',
    notApplicable_one: '{{count}} action is not applicable and does not count.',
    notApplicable_other: '{{count}} actions are not applicable and do not count.',
    evidenced: '{{percent}}% of the weight of its scored actions is declared as evidenced.',
    shown: 'Evidence is shown for {{shown}}%; {{declared}}% is declared, not shown.',
    total: 'The mean of the drivers that have a rating.',
    actionScore:
      'An action’s score is the state chosen in its form, 1 to 10. An action without a state is not scored.',
    actionLabel: 'How actions are scored',
    action:
      'An action’s score is the state chosen in its form, 1 to 10. It is High above 7, Low below 5, and Medium in between. An action without a state is not scored.',
    actionOf: 'How {{number}} is scored',
    state: 'The state chosen in its form: {{score}} of 10.',
    exact: 'Unrounded: {{average}}.',
    grade: 'High above 7, Low below 5, Medium in between.',
    now: 'As of the last saved answer.',
  },
} as const;
