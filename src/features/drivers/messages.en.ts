export const driversMessages = {
  card: { title: 'Company overview', viewAll: 'View all' },
  score: { long: '{{score}} of 10', short: '{{score}} / 10' },
  overview: {
    title: 'Company overview',
    general: 'General',
    ratings: 'Rating Overview',
    noneScored: 'No action is scored yet. Answer actions in the impact areas to see ratings here.',
  },
  driver: {
    rating: 'Branch rating',
    description: 'Description',
    counted: '{{scored}} of {{total}} actions scored',
    notScored: 'Not scored',
    actions: 'Recommended Actions',
    sort: 'Sort',
    better: 'Better qualifications first',
    worse: 'Worse qualifications first',
    open: 'Open {{title}}',
    openFailed: 'The action could not be loaded, so it was not opened. Please try again.',
  },
  report: {
    driver: 'Driver',
    subdriver: 'Sub-driver',
    number: 'Number',
    action: 'Action',
    average: 'Average',
    score: 'Score',
    grade: 'Grade',
  },
  explain: {
    label: 'How {{name}} is worked out',
    driver:
      'The weighted mean of the scores of its answered actions. An action’s score is its state, 1 to 10; it weighs 1 to 5, the more relevant and critical the more.',
    total: 'The mean of the drivers that have a rating.',
    actionLabel: 'How actions are scored',
    action:
      'An action’s score is the state that was chosen in its form, 1 to 10. It is High above 7, Low below 5, Medium between. An action without a state is not scored.',
    exact: 'Unrounded: {{average}}.',
    grade: 'High above 7, Low below 5, Medium between.',
    now: 'As of the last saved answer.',
  },
} as const;
