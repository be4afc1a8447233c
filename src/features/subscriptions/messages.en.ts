export const subscriptionsMessages = {
  title: 'Companies in the weekly email',
  all: 'All companies',
  chosen: 'Chosen companies',
  none: 'None',
  companies: 'Companies',
  save: 'Save companies',
  saved: 'The companies of the weekly email are saved',
  failed: 'The companies could not be saved.',
  preview: 'Preview the email',
  previewFailed: 'The email could not be loaded.',
  nothing: 'There is nothing to report now, so no email would be sent.',
} as const;
