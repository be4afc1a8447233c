/**
 * The columns of the permission table. Each names the role that gives a person the most
 * permissions.
 */
export const ROLES = [
  'administrator',
  'companyAdministrator',
  'workspaceAdministrator',
  'editor',
  'subscriber',
] as const;

export type PermissionScope =
  | 'yes'
  | 'no'
  | 'any'
  | 'ownCompany'
  | 'ownWorkspace'
  | 'ownCompanyPeople'
  | 'ownWorkspacePeople'
  | 'ownCompanyToOwnWorkspace'
  | 'ownWorkspacePeopleWithin';

type Row = readonly [
  PermissionScope,
  PermissionScope,
  PermissionScope,
  PermissionScope,
  PermissionScope,
];

/**
 * The rights of each role, in the terms of the user interface; the cells of a row follow the order of
 * `PEOPLE`.
 */
export const PERMISSION_TABLE = {
  viewFigures: ['any', 'ownCompany', 'ownCompany', 'ownCompany', 'ownCompany'],
  saveAnswer: ['any', 'ownCompany', 'ownCompany', 'ownCompany', 'no'],
  runRound: ['any', 'ownCompany', 'no', 'no', 'no'],
  takeReview: ['any', 'ownCompany', 'no', 'no', 'no'],
  signReview: ['any', 'ownCompany', 'no', 'no', 'no'],
  chooseCompany: ['yes', 'no', 'no', 'no', 'no'],
  seeCompanies: ['any', 'ownWorkspace', 'ownWorkspace', 'ownCompany', 'ownCompany'],
  seePeople: ['any', 'ownCompany', 'ownWorkspace', 'ownCompany', 'ownCompany'],
  addNew: ['yes', 'no', 'no', 'no', 'no'],
  changeCompany: ['any', 'ownCompany', 'no', 'no', 'no'],
  assignWorkspace: ['any', 'ownCompanyToOwnWorkspace', 'no', 'no', 'no'],
  changeWorkspace: ['any', 'no', 'no', 'no', 'no'],
  seeDeleted: ['any', 'ownCompany', 'no', 'no', 'no'],
  resendInvitation: ['any', 'ownCompanyPeople', 'no', 'no', 'no'],
  companyRole: ['any', 'ownCompanyPeople', 'no', 'no', 'no'],
  workspaceRole: ['any', 'no', 'ownWorkspacePeople', 'no', 'no'],
  movePerson: ['any', 'no', 'ownWorkspacePeopleWithin', 'no', 'no'],
  removePerson: ['any', 'ownCompanyPeople', 'ownWorkspacePeople', 'no', 'no'],
  erasePerson: ['any', 'no', 'no', 'no', 'no'],
  ownAccount: ['yes', 'yes', 'yes', 'yes', 'yes'],
  reportError: ['yes', 'yes', 'yes', 'yes', 'yes'],
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof PERMISSION_TABLE;

export const CAPABILITIES = Object.keys(PERMISSION_TABLE) as Capability[];
