export const evolutionMessages = {
  title: 'Historical evolution',
  chart: 'Evolution of branch ratings',
  chartOf: 'Evolution of branch ratings of {{company}}',
  /** Read by screen readers in place of the chart. */
  summary:
    '{{year}}, {{first}} to {{last}}, scores from {{min}} to {{max}}. Series shown: {{series}}. Arrow keys move through the year, plus and minus zoom, Home shows the whole year.',
  noSeries: 'none',
  /** Follows the summary; `goals` are such as 'Expectations: Target 6.0 by Dec 31'. */
  goals: 'Targets and past reviews: {{goals}}.',
  /** The label of the current week’s mark. */
  today: 'Today',
  legend: 'Chart lines',
  noDataInYear: 'No data in {{year}}',
  years: {
    label: 'Year',
    back: 'Previous year',
    forward: 'Next year',
    other: 'Compare with year',
    noOther: 'One year',
    versus: 'with {{year}}',
  },
  filter: {
    button: 'Series',
    label: 'Series shown',
    targets: 'Targets',
    grades: 'High: above 7; Low: below 5',
  },
  zoom: {
    reset: 'Reset zoom',
    visible: '{{first}} – {{last}}',
    visibleLabel: 'Weeks shown',
  },
  table: {
    show: 'Show as table',
    hide: 'Show as chart',
    caption: 'Ratings of {{company}} by week, {{year}}',
    week: 'Week',
    none: '–',
  },
  info: {
    label: 'About this chart',
    text: 'Each point is a driver’s average at the end of that week, from 1 to 10. The Global Average is the mean of the drivers that have a value in that week. Weeks without any value are shaded. The Global Average is not drawn where fewer drivers have a value than in the surrounding weeks. Scroll or pinch to zoom, drag to move.',
  },
  explain: {
    label: 'Where these scores come from',
    tooltip_other: 'Averages at the week’s end; Global Average: mean of {{count}} drivers.',
    tooltip_one: 'Averages at the week’s end; Global Average: mean of 1 driver.',
    noData: 'No driver has a value in this week.',
    press: 'Press a line to see what moved it.',
    partial_one:
      'Only 1 driver has a value, fewer than in the surrounding weeks. The line of the Global Average leaves this week out.',
    partial_other:
      'Only {{count}} drivers have a value, fewer than in the surrounding weeks. The line of the Global Average leaves this week out.',
    difference:
      'The difference is the shown company’s score minus the compared company’s, both as displayed here.',
    now: 'The current week reflects the last saved answer.',
  },
  compare: {
    onlyOne: 'You only have access to one company, so there is nothing to compare.',
  },
  report: {
    weeks: 'Weeks of {{year}}',
    differences: 'Differences',
    both: '{{shown}} compared with {{compared}}',
    points:
      'A weekly score is a driver’s average at the end of that week, from 1 to 10. The Global Average is the mean of the drivers that have a value in that week.',
  },
  differences: {
    title: 'Differences by driver',
    trend: '{{driver}}, {{year}}: {{shown}} and, dashed, {{compared}}',
    caption: '{{shown}} compared with {{compared}}, {{year}}',
    driver: 'Driver',
    difference: 'Difference',
    hint: 'Scores from the latest week for which both companies have one.',
  },
} as const;
