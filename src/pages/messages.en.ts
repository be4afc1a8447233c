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
  unbuilt: {
    title: 'Not available yet',
    detail:
      'This page is still being built. Nothing of yours is missing: it has no contents so far.',
    back: 'Back to the dashboard',
  },
  notFound: {
    title: 'Page not found',
    detail: 'There is nothing at this address.',
    back: 'Back to the dashboard',
  },
  names: {
    companiesManagement: 'My Companies',
    collaboratorsManagement: 'Collaborators',
    workspacesManagement: 'Workspaces',
  },
} as const;
