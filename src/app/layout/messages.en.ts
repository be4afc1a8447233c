export const layoutMessages = {
  menu: 'Main menu',
  openMenu: 'Open menu',
  skip: 'Skip to content',
  dashboard: 'Dashboard',
  impactAreas: 'Impact areas',
  companyOverview: 'Company overview',
  evolution: 'Evolution',
  companiesManagement: 'My Companies',
  workspacesManagement: 'Workspaces',
  collaboratorsManagement: 'Collaborators',
  manage: 'Manage',
  account: 'Account of {{name}}',
  myAccount: 'My account',
  help: 'Support and help center',
  reportError: 'Report an error',
  logout: 'Logout',
  asOf: 'As of {{moment}}',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  unsaved: {
    title: 'Some of your edits are not saved',
    detail_one:
      '{{count}} edit could not be saved. If you keep it on this device, it will be saved when you log in here again.',
    detail_other:
      '{{count}} edits could not be saved. If you keep them on this device, they will be saved when you log in here again.',
    stay: 'Stay',
    keep: 'Keep on this device and log out',
    discard: 'Discard and log out',
  },
  cannotStoreDrafts:
    'Drafts can’t be kept on this device: its storage is full or blocked. What you enter is still saved to the server.',
  userFailed: 'We couldn’t load your account',
} as const;
