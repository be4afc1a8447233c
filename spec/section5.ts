import { by, label, decided, type Row } from './rows';

/** Validation rules. */
export const section5: Row[] = [
  ...by('login', 'shows which field is missing or invalid, and sends no request', [
    'Login: email required, of email type',
    label('Password is required'),
  ]),
  ...by('authPages', 'needs two equal new ones that follow the rule, and a token', [
    label('Passwords do not match.'),
    label('Token not found in URL.'),
    label('Password must be at least 8 characters long and include both letters and numbers.'),
  ]),
  ...by('authScreens', 'requires two equal, valid passwords; the avatar’s address is optional', [
    'Onboarding: the passwords must match',
    'Onboarding: the password follows the rule',
    'Onboarding: the avatar URL is optional',
  ]),
  ...by('passwords', 'is acceptable: %s', [
    'Password: 8 characters are enough, letters and digits',
  ]),
  ...by('passwords', 'is not acceptable: %j', [
    'Password: letters and digits only',
    'Password: at least one letter and one digit',
  ]),
  ...by('accounts', 'a profile with %j is 400 and does not consume the link', [
    'The server holds to the password rule too',
  ]),
  ...by('authPages', 'shows what is missing, and what the server refuses', [
    'Onboarding: first and last name required',
    'Onboarding: a missing token says so',
  ]),
  ...by('authPages', 'becomes an account with a name and a password', [
    'First and last name are joined into one name',
  ]),
  ...by('account', 'shows validation errors and focuses the first invalid field', [
    label('Name is required'),
    'A name of whitespace counts as empty',
    label('Email is required'),
    label('Please enter a valid email address'),
    label('Please fill in all required fields correctly'),
  ]),
  ...by('emails', 'is text, at sign, text, dot, text: %s', [
    'An email is text, at sign, text, dot, text',
  ]),
  ...by(
    'account',
    'shows the current values, and updates the name and picture on every page after saving',
    ['The profile’s picture input accepts image files only'],
  ),
  ...by('websites', 'is %s', [
    'Website: an optional http(s) scheme',
    'Website: a domain with a TLD, localhost or an IPv4 address',
    'Website: an optional port and an optional path',
    'Website: case-insensitive',
  ]),
  ...by('websites', 'is not %j', ['Website: nothing else is one']),
  ...by('companyDialogs', 'requires a name and a valid website', [
    label('La URL no es válida.'),
    'Website: optional on create',
    'Save is disabled while the website is invalid',
    label('Company name cannot be empty.'),
    'The company’s name is not empty after trimming',
  ]),
  ...by(
    'companyDialogs',
    'keeps the dialog open when saving fails, and lets the server validate the name',
    ['Company name on edit: no rule'],
  ),
  ...by('companyDialogs', 'uses the selected image file as its logo', [
    'Company logo: an image file, read as a data URL',
  ]),
  ...by(
    'companyDialogs',
    'is created once with its name and website, even if Save is double-clicked',
    [
      decided(
        'Without a logo a default placeholder image address is sent',
        'contract "REST": an empty company_logo stands for the placeholder',
      ),
    ],
  ),
  ...by('workspaces', 'needs a name', [
    label('Workspace name cannot be empty.'),
    'The workspace’s name is not empty after trimming',
  ]),
  ...by('workspaceDialogs', 'is validated by the server only', [
    'Workspace name on edit: no local check',
  ]),
  ...by('companyDialogs', 'is selected with checkboxes, at most one of which is checked', [
    'Workspace assignment: a single one, may be empty (sent as empty string)',
  ]),
  ...by('companyDialogs', 'cannot be saved for a company that has been deleted in the meantime', [
    label('No company selected.'),
  ]),
  ...by(
    'inviteAndRemove',
    'shows missing fields, focuses the first one, and clears an error when the field changes',
    [
      label('Company is required'),
      label('Role is required'),
      'Collaborator: Email is required',
      'Collaborator: Please enter a valid email address',
      label('Please fill in all required fields'),
      'The view scrolls to the error',
    ],
  ),
  ...by('inviteAndRemove', 'needs a workspace to which the company belongs', [
    label('No workspace found for the selected company.'),
    'The workspace is derived from the selected company',
  ]),
  ...by('actionForm', 'accepts numbers for weeks and costs, and no negative time per thread', [
    'Weeks and costs are numeric',
    'Time per thread is clamped to a minimum of 0',
  ]),
  ...by('actionForm', 'offers the states 1 to 10, and five grades for each of the other fields', [
    'The state of activity is chosen from 1 to 10',
    'Grades are the five levels',
  ]),
  ...by('actionPage', 'is read-only for a subscriber', [
    'Subscribers (workspace_role) have all fields disabled',
  ]),
  ...by('variables', '%s', [
    decided(
      'Fetching an activity requires an activity id, an answer also a user id; otherwise an error',
      'contract "Query endpoint": ids are ID!, BAD_USER_INPUT without; the session is the user',
    ),
  ]),
  ...by('report', 'rejects a file that is %s with an error message', [
    decided(
      'Report attachment: enforcement is not shown',
      'issue 4 item 4: JPEG or PNG and 500 kB, enforced on both sides',
    ),
  ]),
  ...by('overview', 'shows that there are no figures', [
    'No data available when the only driver is an empty Global Average',
  ]),
];
