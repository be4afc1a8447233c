export const recentlyDeletedMessages = {
  title: 'Recently deleted',
  search: 'Search recently deleted',
  empty: 'Nothing deleted recently',
  emptyDetail: 'Deleted companies and workspaces are kept here for {{period}}.',
  kind: { company: 'Company', workspace: 'Workspace' },
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  by: 'Deleted by {{name}} on {{date}}',
  on: 'Deleted on {{date}}',
  restore: 'Restore',
  restoreItem: 'Restore {{name}}',
} as const;
