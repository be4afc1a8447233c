import { by, label, decided, type Row } from './rows';

/** Dialogs and the screens of the login group. */
export const section2Dialogs: Row[] = [
  ...by('layout', '%s is %i px wide', [
    'User role: width 30vw',
    'User role: 90vw on mobile',
    'Edit workspace: width 500px',
    'Delete workspace: width 30rem',
    'Add a new workspace: width 600px',
    'Add a new company: width 600px',
    'Add a new collaborator: width 600px',
    'My Account: max width 600px',
    'Report an error: width 40vw',
  ]),
  ...by('deleted', 'can be undone from the notification, and names the 2 weeks for it', [
    'Delete company promises an undo period of 2 weeks',
  ]),
  ...by('companyDialogs', 'updates every page after the company administrator has saved', [
    label('Edit Company'),
    'Edit Company: Save is disabled while the website is invalid',
  ]),
  ...by('companyDialogs', 'is selected with checkboxes, at most one of which is checked', [
    label('Manage company workspaces'),
    'A single workspace chosen by checkboxes; may be empty',
  ]),
  ...by('people', 'shows the new role immediately and keeps it', [
    'User role: two radio groups (company role, workspace role)',
    label('Administrator'),
    label('full edition capabilities'),
    label('Editor'),
    label('can edit actions'),
    label('Subscriber'),
    label('can only view'),
    label('Save'),
  ]),
  ...by('people', 'moves a person immediately to the people of another company', [
    'Change company: a company select (name, logo), Save',
  ]),
  ...by('workspaces', 'is changed', [
    label('Edit workspace'),
    'Edit workspace has a name field and Save',
  ]),
  ...by(
    'workspaces',
    'names the 2 weeks in which it can be undone, and is undone from the notification',
    [
      label('Delete workspace'),
      'Delete workspace: reversible for 2 weeks, after which permanent',
      label('Cancel'),
    ],
  ),
  ...by('inviteAndRemove', 'asks for confirmation, and removes the person from the list', [
    label('Remove collaborator'),
    'It tells that they lose access to the company and its data',
  ]),
  ...by('workspaces', 'is added once, even if Save is pressed several times', [
    label('Add a new workspace'),
    'Its Name field has a placeholder',
  ]),
  ...by('workspaceDialogs', 'cannot be changed while it is being saved, and is listed after that', [
    'Add a new workspace: controls are disabled while saving',
    'Add a new workspace: Cancel and Save',
  ]),
  ...by('workspaces', 'needs a unique name, and its dialog opens with empty fields', [
    'Add a new workspace: an inline error alert',
  ]),
  ...by('companyDialogs', 'uses the selected image file as its logo', [
    'A clickable logo area picks and previews an image file',
  ]),
  ...by(
    'companyDialogs',
    'is created once with its name and website, even if Save is double-clicked',
    [
      label('Add a new company'),
      label('Company name'),
      label('Website'),
      decided('Website has the placeholder {host}', 'issue 4: an example address, www.example.com'),
    ],
  ),
  ...by('companyDialogs', 'keeps the dialog open with the entered values when saving fails', [
    'Add a new company: error alert, Cancel and Save',
  ]),
  ...by('inviteAndRemove', 'sends one invitation, reports it, and lists the person as pending', [
    label('Add a new collaborator'),
    'Company select, User role radio group and Email field',
    label('Email'),
  ]),
  ...by('inviteAndRemove', 'opens with empty fields each time', [
    'Add a new collaborator: Cancel and Save',
  ]),
  ...by('account', 'shows %s above the form when saving fails, until the message is closed', [
    'My Account has a closable error alert',
    decided(
      'Add a new collaborator has a dismissible error alert',
      'design "One FormDialog": every dialog’s alert is the same one',
    ),
  ]),
  ...by(
    'account',
    'shows the current values, and updates the name and picture on every page after saving',
    [label('My Account'), 'My Account: image, name, email'],
  ),
  ...by('report', 'sends the report and the current address once, and shows the reference', [
    'Title of the dialog: Report an error',
    label('What happened?'),
    label('Where did you find the error?'),
    label('Describe the error'),
    label('Send'),
    'A screenshot (image file only)',
    decided(
      'Sending only closes the dialog and logs the details',
      'contract "REST": POST /report-error stores and mails it; issue 4 item 4',
    ),
  ]),
  ...by('report', 'accepts a dropped screenshot, and replaces it with a pasted one', [
    label('Drop your file here, JPEG,PNG - Max. 500kB'),
  ]),
  ...by('report', 'requires a description of what happened, and is empty when it is opened again', [
    'Report an error: Cancel and Send',
  ]),
  ...by('authScreens', 'has its fields and buttons, and a progress bar while it loads', [
    label('Login'),
    label('Password'),
    label('Forgot password'),
    'Login: a progress bar while loading',
  ]),
  ...by('authPages', 'is replaced through the mailed link, which works once', [
    label('Go back'),
    label('Send recovery email'),
    label('New password'),
    label('Save password'),
    label('Go to Login'),
    'After success the Save button is replaced by Go to Login',
    'The new password is repeated',
  ]),
  ...by('app', 'shows onboarding to a signed-in user', [label('Please, complete your profile')]),
  ...by('authPages', 'becomes an account with a name and a password', [
    label('First Name'),
    label('Last Name'),
    label('Confirm Password'),
    label('Finish'),
  ]),
  ...by('authScreens', 'requires two equal, valid passwords; the avatar’s address is optional', [
    label('Avatar URL'),
  ]),
];
