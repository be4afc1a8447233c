export const pagesMessages = {
  dashboard: {
    title: 'Dashboard',
    welcome: 'Welcome back, {{name}}',
    continue: 'Continue with your progress',
    continueShort: 'Continue',
    overallProgress: 'Overall Progress',
    evolution: 'Evolution of branch ratings',
  },
  action: {
    title: 'Action',
    none: 'Nothing to continue',
    noneDetail: 'Choose an impact area to begin with.',
    allDone: 'All actions are done',
    allDoneDetail:
      'Every action of all seven impact areas is answered. You can still change any of them.',
    toAreas: 'Impact areas',
    unknownArea: 'There is no such impact area',
  },
  restored: '{{name}} has been restored',
  notFound: {
    title: 'Page not found',
    detail: 'There is nothing at this address.',
    back: 'Back to the dashboard',
  },
} as const;
