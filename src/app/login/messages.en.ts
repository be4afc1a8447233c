/** The messages that the build writes into the HTML pages beside Login. */
export const htmlMessages = {
  description: 'See how your company scores on its four value drivers, and what to work on next.',
  needsJavaScript: 'This application needs JavaScript. Please turn it on and reload the page.',
  loadFailed: {
    title: 'This page could not be loaded',
    detail:
      'Please check your connection and reload the page. Unsaved changes are kept on this device.',
    reload: 'Reload',
  },
} as const;
