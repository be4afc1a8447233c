import { by, decided, type Row } from './rows';

/** Roles and permissions. */
export const section6: Row[] = [
  ...by('roles', 'is one of three, in any case; admin is read as administrator', [
    'Three roles: administrator, editor, subscriber',
    'Roles are compared in lower case',
    decided('Other role values are not shown', 'contract "Who may do what": unknown ones are 400'),
  ]),
  ...by(
    'workspaceRules',
    'accepts roles in any case and treats an unknown role as the lowest one',
    ['The app reads the server’s role words in any case'],
  ),
  ...by('visibility', 'companies for %s asking as %s', [
    'The global role is sent when fetching companies; the server filters by it',
  ]),
  ...by('visibility', 'the own workspace for %s', [
    'The global role is sent when fetching workspaces; the server filters by it',
  ]),
  ...by('visibility', 'an unknown role is BAD_USER_INPUT', ['An unknown role is refused']),
  ...by('companies', 'gives %s exactly the actions that their role allows', [
    'Company card menu: company_role administrator',
  ]),
  ...by('workspaces', 'can be edited and deleted by administrators, and their companies managed', [
    'Workspaces page, Companies section: the menus are for global role administrator',
  ]),
  ...by('workspaces', 'show %s only their own one, read-only', [
    'Workspace Edit/Delete menu: global role administrator',
  ]),
  ...by('people', 'are not available to %s', [
    'Collaborator page three-dot menu: not for other roles',
  ]),
  ...by(
    'people',
    'are limited to the own company for its administrator, without invitations and administrators',
    ['Collaborator page three-dot menu: company_role administrator'],
  ),
  ...by('workspacePeople', 'have menus for administrators of the workspace', [
    'Workspace table row menu: workspace_role administrator',
  ]),
  ...by('workspacePeople', 'have no menus for %s', [
    'Workspace table row menu: not for other roles',
  ]),
  ...by('people', 'are all available to an administrator', ['Add new: administrator']),
  ...by('dashboard', 'has a company selector for administrators only, without deleted companies', [
    'Pick displayed company: administrator; others see only their own',
  ]),
  ...by('actionPage', 'is read-only for a subscriber', [
    'Action form: not editable where workspace_role is subscriber',
  ]),
  ...by('actionForm', 'sends a grade as the lowest number of its range', [
    'Action form: editable for everybody else',
  ]),
  ...by('startingChoice', 'is the first activated one for an administrator without a choice', [
    'At login an administrator with no company set gets the first one',
  ]),
  ...by(
    'startingChoice',
    'is their own company for everyone else, even if another one was shown before',
    ['Other users get their own company_id company'],
  ),
  ...by('people', 'is reset with a notification when the server fails', [
    decided(
      'A role update failure gives no user message',
      'issue 4 item 9: the change is undone and a notification says so',
    ),
  ]),
  ...by('permissions', '$name', ['The server enforces who may make each call']),
  ...by('helpArticles', 'agrees with the rules of the contract for: %s', [
    'The help centre’s permission table says the same',
  ]),
  ...by('deleted', 'see that it is deactivated on %s', [
    decided(
      'Route-level guards beyond section 2 are not shown',
      'contract "Who may do what": a deactivated company’s people see that it is closed',
    ),
  ]),
];
