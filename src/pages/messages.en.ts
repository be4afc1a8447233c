export const pagesMessages = {
  dashboard: {
    title: 'Dashboard',
    welcome: 'Welcome back, {{name}}',
    continue: 'Continue with your progress',
    continueShort: 'Continue',
    view: 'View your progress',
    viewShort: 'View',
    /** The strip under the greeting. */
    progress: '{{answered}} of {{total}} actions done',
    next: 'Next: {{action}}',
    nextEdited: 'Next: the action you edited last',
    allDone: 'All {{total}} actions are done. Next: see what to improve first.',
    improve: 'See what to improve first',
    improveShort: 'What to improve',
    start: 'Start with area 1',
    overallProgress: 'Overall Progress',
    evolution: 'Evolution of branch ratings',
  },
  action: {
    title: 'Action',
    none: 'Nothing to continue',
    noneDetail: 'Choose an impact area to start.',
    allDone: 'All actions are done',
    allDoneDetail:
      'Every action of all seven impact areas is answered. You can still change any of them.',
    allDoneReadOnly: 'Every action of all seven impact areas is answered.',
    toAreas: 'Impact areas',
    unknownArea: 'This impact area does not exist',
  },
  areaEnd: {
    complete: 'Area complete',
    last: 'Last action of this area',
    unfinished_one: '{{count}} action of this area is not done yet.',
    unfinished_other: '{{count}} actions of this area are not done yet.',
    continue: 'Continue with {{title}}.',
    next: 'Next area',
  },
  notFound: {
    title: 'Page not found',
    detail: 'This page does not exist.',
    back: 'Back to the dashboard',
  },
} as const;
