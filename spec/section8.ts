import { by, label, decided, type Row } from './rows';

/** The error catalogue. */
export const section8: Row[] = [
  ...by('login', 'shows an error if there is no response', [
    label('Failed to login. Please try again.'),
  ]),
  ...by('login', 'shows the server’s message for a wrong password, and keeps the values', [
    'Login failure: the server’s message',
  ]),
  ...by('authPages', 'is replaced through the mailed link, which works once', [
    label('Email sent successfully'),
    'Reset password, success: New password saved successfully',
  ]),
  ...by('authPages', 'cannot be reset while the server is down', [
    label('Failed to send email. Please try again.'),
  ]),
  ...by('authScreens', 'shows the server’s message if there is one', [
    'Forgot and reset password, failure: the server’s message',
  ]),
  ...by('authPages', 'stays unchanged when saving the new one fails', [
    label('Failed to save new password. Please try again.'),
  ]),
  ...by('authScreens', 'shows: %s', [
    'Onboarding failure: the server’s error field, else its message',
    label('An error occurred.'),
    label('An error occurred while creating the user.'),
    label('An unknown error occurred.'),
  ]),
  ...by('workspaces', 'stays in the dialog after %s', [
    label('A workspace with this name already exists'),
    label('Failed to save workspace. Please try again.'),
    decided(
      'Workspace create, HTTP 400 means that the name is taken',
      'contract "REST" NAME_TAKEN, issue 4 item 9: by its code first; other 400s say their own',
    ),
  ]),
  ...by('workspaces', 'stays in the dialog after %s', [
    'Workspace edit, status 400: the name is taken',
    label('Error updating workspace'),
  ]),
  ...by('workspaces', 'shows an error when it fails', [
    label('Failed to delete workspace. Please try again.'),
  ]),
  ...by('companyDialogs', 'keeps the dialog open with the entered values when saving fails', [
    label('Failed to create company.'),
    'Company create: plus the server’s message if present',
  ]),
  ...by(
    'companyDialogs',
    'keeps the dialog open when saving fails, and lets the server validate the name',
    ['Company edit: Failed to create company. plus the server’s message'],
  ),
  ...by('deleted', 'shows an error when it fails, and when undoing it fails', [
    label('Failed to delete company. Please try again.'),
  ]),
  ...by('deleted', 'is offered in its menu, and shows an error when it fails', [
    label('Failed to reactivate company. Please try again.'),
  ]),
  ...by('companyDialogs', 'stays unchanged when saving fails', [
    label('Failed to update company workspace.'),
    'Manage workspaces: plus the server’s message',
  ]),
  ...by('companyDialogs', 'cannot be saved for a company that has been deleted in the meantime', [
    'Manage workspaces, no company: No company selected.',
  ]),
  ...by('companyDialogs', 'requires a name and a valid website', [
    'Invalid website: La URL no es válida.',
  ]),
  ...by('inviteAndRemove', 'shows %s when it is refused', [
    'Collaborator create: the server’s message',
    label('An error occurred while creating the user'),
  ]),
  ...by(
    'inviteAndRemove',
    'recognizes a taken address by the word email, for servers without error codes',
    [
      label('This email is already registered'),
      decided(
        'A message with the word email flags the email field',
        'contract "Transport" EMAIL_TAKEN, issue 4 item 9: by its code first, else by the word',
      ),
    ],
  ),
  ...by('inviteAndRemove', 'shows that an address already has an account', [
    'It is flagged by its code',
  ]),
  ...by('inviteAndRemove', 'shows an error if there is no response', [
    label('An error occurred. Please try again later.'),
  ]),
  ...by('inviteAndRemove', 'shows an error when it fails (%s)', [
    label('Failed to delete collaborator. Please try again.'),
    decided(
      'A missing id says the same',
      'contract "Transport": ids are always there; a person who is gone is a failure like others',
    ),
  ]),
  ...by('account', 'shows %s above the form when saving fails, until the message is closed', [
    'Profile update: the server’s message',
    label('An error occurred while updating your profile'),
    'The alert is closable and scrolled into view',
  ]),
  ...by('account', 'shows an error for the email address of another account', [
    'Profile update: the email field is flagged as registered',
  ]),
  ...by('account', 'shows an error if there is no response', [
    label('An unexpected error occurred. Please try again later.'),
  ]),
  ...by('actionPage', 'shows that saving failed, keeps the edit, and saves it by the button', [
    label('Error'),
    label('An error occurred while automatically saving the data. Please try saving manually.'),
  ]),
  ...by('people', 'is reset with a notification when the server fails', [
    decided('Role update failure is logged only', 'issue 4 item 9: undone, and a notice says so'),
  ]),
  ...by('workspacePeople', 'keep their role when the server fails, with a notification', [
    decided(
      'Role update failure in the workspace is logged only',
      'issue 4 item 9: undone, and a notice says so',
    ),
  ]),
  ...by('companies', 'shows sample companies, without menus, while the server is unreachable', [
    'Companies fetch failure: falls back to built-in sample companies',
    decided(
      'It throws Error fetching companies',
      'issue 2: the banner of sample data says what happened, with Retry',
    ),
  ]),
  ...by('companies', 'treats a reply of an unexpected shape as an error', [
    decided(
      'Failed to fetch companies data on unexpected shape',
      'issue 2: an answer of another form counts as none; sample companies behind the banner',
    ),
  ]),
  ...by('companies', 'says that access was refused, and offers Retry', [
    decided('Every failure falls back to samples', 'issue 2: never on 401 or 403'),
  ]),
  ...by('dashboard', 'shows sample data only behind a banner, and real data after Retry', [
    'Drivers load failure: built-in sample data',
  ]),
  ...by('overview', 'shows a sample driver behind the banner while the server is unreachable', [
    'Driver load failure: built-in sample data',
  ]),
  ...by('areas', 'are sample data behind the banner while the server is unreachable', [
    'Impact areas load failure: built-in sample data',
  ]),
  ...by('dashboardCards', 'shows sample areas behind the banner while the server is unreachable', [
    'Impact areas load failure on the dashboard: built-in sample data',
  ]),
  ...by('workspaces', 'are sample data, without menus, while the server is unreachable', [
    'Workspaces load failure: built-in sample data',
  ]),
  ...by('evolution', 'shows sample weeks behind the banner while the server is unreachable', [
    'Graph load failure: sample weeks with a hard-coded company title',
    label('Sample company'),
  ]),
  ...by('evolution', 'shows that a company has no history', [
    'Graph with empty years: No data available',
  ]),
  ...by('overview', 'stays on the page with an error when the action cannot be loaded', [
    decided(
      'Activity load failure: logged, navigation skipped',
      'issue 4 item 9: navigation is skipped and a notification says so',
    ),
  ]),
  ...by('overview', 'stays on the page with an error when the action’s answer is empty', [
    label('No activity data returned'),
  ]),
  ...by('login', 'does not treat a server error as a sign-out', [
    decided('User fetch failure: user cleared', 'issue 2: no sign-out, a page with Retry'),
  ]),
  ...by('app', 'goes to Login even if the logout request fails', ['Logout failure: logged only']),
];
