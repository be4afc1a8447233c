export const impactAreasMessages = {
  title: 'Impact areas',
  overallProgress: 'Overall progress',
  card: { title: 'Impact Areas', viewAll: 'View all' },
  progress: { title: 'Progress', count: '{{answered}} of {{total}} actions' },
  explain: {
    label: 'How progress is calculated',
    rule: 'The share of the area’s actions that are done. An action is done once its state, relevance, criticality, cost and difficulty are all set, or once it is marked as not applicable.',
    rounding: 'Shown rounded up, but 100 only when all actions are done.',
    now: 'As of the last saved answer.',
  },
  report: { number: 'Number', area: 'Impact area', completed: 'Completed' },
  area: {
    start: 'Start {{title}}',
    continue: 'Continue {{title}}',
    review: 'Review area {{title}}',
    view: 'View {{title}}',
  },
} as const;
