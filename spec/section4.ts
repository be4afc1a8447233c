import { by, label, decided, type Row } from './rows';

/** States and transitions. */
export const section4: Row[] = [
  ...by('app', 'redirects a guest from %s to Login, which keeps the requested address', [
    'No data: the user is cleared, the session is initialised',
  ]),
  ...by('login', 'redirects a signed-in person to the dashboard', [
    'Fetching the current user sets user and authenticated',
  ]),
  ...by('login', 'does not treat a server error as a sign-out', [
    decided(
      'An error in fetching the user clears it',
      'issue 2: a failure by network or 5xx is no sign-out, but a page with Retry',
    ),
  ]),
  ...by('mainJob', 'does not show a page when the user goes back after signing out', [
    'Logout clears the user',
  ]),
  ...by('app', 'goes to Login even if the logout request fails', [
    'A logout failure is only logged and the app still goes to /login',
  ]),
  ...by('login', 'redirects a guest to the intended page', [
    'Login success goes to the redirect target',
  ]),
  ...by('login', 'opens the dashboard without an intended page', [
    'Login success stores the user and goes to / without a target',
    decided(
      'Login success loads companies and workspaces first',
      'contract "Query endpoint": getCompanies brings both in one request, which the page starts',
    ),
  ]),
  ...by('startingChoice', 'is the first activated one for an administrator without a choice', [
    decided(
      'Administrator with no showed company: the first becomes showed, selected and compared',
      'issue 4 item 8: the first activated one',
    ),
  ]),
  ...by(
    'startingChoice',
    'is their own company for everyone else, even if another one was shown before',
    [
      'Others whose company differs: the own one becomes showed, selected and compared',
      'Only if it is in the list',
    ],
  ),
  ...by('comparison', 'has no compared company for the id %s', [
    decided(
      'The compared company starts as the showed one',
      'issue 5: compared with itself reads as none chosen yet',
    ),
  ]),
  ...by('deleted', 'can be undone from the notification, and names the 2 weeks for it', [
    'Deleting sets activated false (undo period 2 weeks)',
    'Reactivation sets activated true and clears expiration_date',
  ]),
  ...by('companyDialogs', 'is selected with checkboxes, at most one of which is checked', [
    'Changing a company’s workspace updates its workspace_id',
    decided(
      'And the selected company’s, if it is the same one',
      'design "State": the selected company is an id alone; there is no second copy',
    ),
  ]),
  ...by('companyDialogs', 'selects the company without switching the displayed one', [
    'The company whose dialog is open is the selected one',
  ]),
  ...by('people', 'shows the new role immediately and keeps it', [
    'A role change updates local state at once',
  ]),
  ...by('people', 'moves a person immediately to the people of another company', [
    'A company change updates local state at once',
  ]),
  ...by('workspacePeople', 'are moved within the workspace immediately', [
    'A company change updates the workspace’s table at once',
  ]),
  ...by('inviteAndRemove', 'asks for confirmation, and removes the person from the list', [
    decided(
      'Remove user only closes the dialog; no call is made',
      'issue 4 item 4: it calls POST /user/delete and updates every list',
    ),
  ]),
  ...by('inviteAndRemove', 'opens with empty fields each time', [
    'Dialogs reset their fields and errors when opened',
    'Closing the collaborator dialog resets the form',
  ]),
  ...by('companyDialogs', 'cannot be changed while it is being saved', [
    'Company dialogs have a saving flag disabling controls',
    'On success a company dialog closes and the new item is listed',
  ]),
  ...by('workspaceDialogs', 'cannot be changed while it is being saved, and is listed after that', [
    'Workspace dialogs have a saving flag disabling controls',
    'On success a workspace dialog closes and the new item is listed',
  ]),
  ...by(
    'companyDialogs',
    'is created once with its name and website, even if Save is double-clicked',
    ['The parent is told of a new company'],
  ),
  ...by('workspaces', 'is added once, even if Save is pressed several times', [
    'The parent is told of a new workspace',
  ]),
  ...by(
    'inviteAndRemove',
    'shows missing fields, focuses the first one, and clears an error when the field changes',
    ['Changing company, role or email clears that field’s error and the general message'],
  ),
  ...by(
    'account',
    'shows the current values, and updates the name and picture on every page after saving',
    [
      'My Account opens filled from the current user',
      'On success the stored user is replaced (name, email, picture_url) and it closes',
      'The matching entry in the company lists is refreshed',
    ],
  ),
  ...by('workspaceDialogs', 'updates the person’s row in the table of the workspace', [
    'The matching entry in the current workspace is refreshed',
  ]),
  ...by('account', 'shows validation errors and focuses the first invalid field', [
    'My Account opens with errors cleared',
    'Save validates',
  ]),
  ...by('account', 'shows %s above the form when saving fails, until the message is closed', [
    'On failure My Account stays open with an error alert',
  ]),
  ...by('evolution', 'remembers the compared company and the series on the next visit', [
    'A dataset’s hidden flag is preserved on reload',
  ]),
  ...by('evolution', 'hides a line by its legend entry, and updates the filter menu', [
    'A dataset’s hidden flag is toggled from the filter menu',
  ]),
  ...by('actionPage', 'opens an area’s current action from its card, and names it in the address', [
    'The activity’s name is fetched',
  ]),
  ...by('answerForm', 'starts from an empty answer with revision 0 if there is no answer yet', [
    'If no answer is found the form is reset',
  ]),
  ...by(
    'actionPage',
    'saves before it opens another action, and hides Previous and Next at the ends',
    [
      'Next and previous save first',
      'Then the answer and next/previous availability are loaded anew',
    ],
  ),
  ...by('autosave', 'without any value creates no answer', [
    'Auto-save is skipped when every field is empty',
  ]),
  ...by('actionPage', 'saves a field that was cleared on purpose', [
    'On opening, the answer is loaded for activity and company',
    decided(
      'An answer emptied in every field is not saved',
      'issue 6 item 2: skipping holds for answers that were empty before; a clearing is saved',
    ),
  ]),
  ...by('progress', 'the status follows from the filled-in fields', [
    decided(
      'The transitions between todo, inprogress and done are not shown',
      'contract "Meaning of the figures": computed by the server from what is filled in',
    ),
  ]),
  ...by('tokens', '%s (%s) is %s', [
    'Grade chip: High green',
    'Grade chip: Medium yellow',
    'Grade chip: Low red',
  ]),
  ...by('authPages', 'is replaced through the mailed link, which works once', [
    label('New password saved successfully'),
    'Reset password: Save is replaced by Go to Login',
  ]),
];
