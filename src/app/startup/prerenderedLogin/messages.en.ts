/** What stands in the page's HTML beside the login; the build writes it there. */
export const pageMessages = {
  description: 'See how your company scores on its four value drivers, and what to work on next.',
  needsJavaScript: 'This application needs JavaScript. Please turn it on and reload the page.',
  loadFailed: {
    title: 'This page could not be loaded',
    detail:
      'Please check your connection and reload the page. Unsaved changes are kept on this device.',
    reload: 'Reload',
  },
} as const;
