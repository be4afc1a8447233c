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
  management: 'Management',
  account: 'Account of {{name}}',
  myAccount: 'My account',
  help: 'Support and help center',
  reportError: 'Report an error',
  logout: 'Logout',
  toDark: 'Switch to dark colours',
  toLight: 'Switch to light colours',
  unsaved: {
    title: 'Some of your edits are not saved',
    detail_one:
      '{{count}} edit could not be saved. Kept on this device, it is saved when you log in here again.',
    detail_other:
      '{{count}} edits could not be saved. Kept on this device, they are saved when you log in here again.',
    stay: 'Stay',
    keep: 'Keep on this device and log out',
    discard: 'Discard and log out',
  },
  cannotKeep:
    'Drafts can’t be kept on this device: its storage is full or blocked. What you enter is still saved to the server.',
  userFailed: 'We could not find out who you are',
} as const;
