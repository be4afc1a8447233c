export const workspacesMessages = {
  title: 'Workspaces',
  list: {
    search: 'Search workspaces',
    what: 'workspaces',
    none: 'No workspaces yet',
    noneAdmin: 'Add the first one with Add new, then assign companies to it.',
    noneOther: 'Your company does not belong to a workspace. An administrator can assign it.',
  },
  card: {
    companies: 'Companies',
    companiesOf: 'Companies of {{name}}',
    searchCompanies: 'Search companies of {{name}}',
    noCompanies: 'No active companies belong to this workspace.',
    collaborators: 'Collaborators',
  },
  menu: { edit: 'Edit Workspace', delete: 'Delete Workspace' },
  form: {
    name: 'Name',
    namePlaceholder: 'Name of the workspace',
    nameEmpty: 'Workspace name cannot be empty.',
    nameTaken: 'A workspace with this name already exists',
  },
  add: {
    title: 'Add a new workspace',
    failed: 'Failed to save workspace. Please try again.',
    done: '{{name}} has been added',
  },
  edit: {
    title: 'Edit workspace',
    failed: 'Error updating workspace',
    done: 'Changes to {{name}} have been saved',
  },
  reach: {
    label: 'Administrators of the workspace',
    none: 'See the figures of their own company only',
    read: 'See the figures of all companies of the workspace',
    edit: 'See the figures of all companies of the workspace and fill in their actions',
    detail: 'They cannot edit or delete other companies. A change takes effect immediately.',
  },
  delete: {
    title: 'Delete workspace',
    detail:
      '{{name}} will be deleted. Its companies are kept, without a workspace. You can undo this for {{period}}; after that it is permanent.',
    failed: 'Failed to delete workspace. Please try again.',
  },
  restore: {
    done: '{{name}} has been restored',
    failed: 'Failed to restore workspace. Please try again.',
  },
} as const;
