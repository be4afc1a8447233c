import { by, label, decided, type Row } from './rows';

/** The calls it makes. */
export const section7: Row[] = [
  ...by('clients', 'posts query and variables as JSON with cookies, and unwraps the data', [
    'The query client sends credentials and JSON',
    'Query calls are POST with body {query, variables}',
    'Responses are unwrapped to the data field',
  ]),
  ...by('clients', 'sends cookies and JSON', ['The client of the site root sends the same']),
  ...by('visibility', 'companies for %s asking as %s', ['getCompanies(user_role)']),
  ...by('visibility', 'a company’s workspace, unless it has been deleted', [
    'getCompanies: companies with their workspace{id,name}',
  ]),
  ...by('visibility', 'the own workspace for %s', [
    'getWorkspaces(user_role): workspaces with companies and collaborators',
  ]),
  ...by(
    'visibility',
    'collaborators of all companies for administrators, of the own company for others',
    ['getCollaborators: company groups with collaborators'],
  ),
  ...by(
    'serverFigures',
    'drivers with an average are in order, then Total, with the averages of the formulas',
    ['drivers(company_id): name, average, grade'],
  ),
  ...by('serverFigures', 'Total has the actions of all drivers, unanswered ones without a grade', [
    'driver(company_id, driver_name) with subdriverActivitiesGrade',
  ]),
  ...by('serverFigures', 'history by year and week, all four drivers in each', [
    'graphDrivers(company_id): name, years',
  ]),
  ...by('serverFigures', 'areas with their current action', [
    'impactAreas(company_id): name, completed, optionally current',
  ]),
  ...by('serverFigures', 'the percentage of %s', [
    'percentageCompleted(company_id, impact_area, activity_id)',
  ]),
  ...by('serverFigures', 'the actions of an area in dotted-number order', [
    'impactAreaActivities(company_id, impact_area): id, name, status',
    'impactAreaCompletedActivities(company_id, impact_area): id, name',
  ]),
  ...by('serverFigures', 'the next and previous action', [
    'nextAndPreviousActivity(activity_id, impact_area): next, prev',
  ]),
  ...by('serverFigures', 'an action, and its answer with score and revision', [
    'activity(activity_id): its fields',
    'answer(activity_id, company_id): its fields',
  ]),
  ...by('auth', 'responds with the person, and sets a session cookie that scripts cannot read', [
    'GET /auth/user: data.data is the user',
    'POST /auth/login (email, password): data.data is the user',
  ]),
  ...by('auth', 'signing out ends the session, and is 204 without one too', [
    'POST /auth/logout (empty)',
    decided('GET /auth/user is empty when not signed in', 'contract "REST": {"data": null}'),
  ]),
  ...by('accounts', 'is replaced by the mailed link, and all sessions end', [
    'POST /auth/forgot-password (email): message',
    'POST /auth/reset-password (password, token): message',
  ]),
  ...by('accounts', 'can be accepted with the mailed link', [
    'PUT /user/email-confirm (token, name, picture_url, password)',
    'Status 201 means success; the response carries an error field',
    'POST /user/create (workspace_id, company_id, company_role, user_email)',
  ]),
  ...by('management', 'a role changes immediately; its case is ignored, unknown roles are 400', [
    'PUT /user/update-role (user_id, company_role, workspace_role)',
  ]),
  ...by('workspacePeople', 'are moved within the workspace immediately', [
    'PUT /user/change-company (user_id, company_id, workspace_id)',
  ]),
  ...by('management', 'a removed person is signed out immediately; their answers are kept', [
    'POST /user/delete (user_id)',
  ]),
  ...by(
    'myAccount',
    'name and address can be changed; a new address requires the password and notifies the old one',
    ['PUT /user/updateUser: form data id, name, email'],
  ),
  ...by('myAccount', 'are encoded again, served in a sandbox, and removed when replaced', [
    'PUT /user/updateUser: profile_picture',
  ]),
  ...by('autosave', 'stores every field and responds with score, status and revision', [
    'POST /user/autosave: form data with all fields of the answer',
  ]),
  ...by('autosave', 'keeps absent fields and clears empty ones and those with the text null', [
    'POST /user/autosave: empty values as null',
  ]),
  ...by('answerForm', 'contains the edited fields and their names only', [
    decided(
      'POST /user/autosave sends every field',
      'contract "Autosave fields": those touched, with revision and changed, so that edits merge',
    ),
  ]),
  ...by('management', 'are created, changed and assigned to a workspace', [
    'POST /company/create (company_name, company_logo, company_website): id, name, logo, web',
    'PUT /company/update: id, name, logo, web, activated',
    'PUT /company/change-workspaces (company_id, workspace_id): both',
  ]),
  ...by('management', 'can be restored for 14 days after being deleted, and not later', [
    'PUT /company/reactivate (company_id)',
    'POST /company/delete (company_id)',
  ]),
  ...by('management', 'are created and renamed; names are unique', [
    'POST /workspace/create (workspace_name, user_id): the workspace',
    'PUT /workspace/update (workspace_id, workspace_name)',
  ]),
  ...by(
    'management',
    'a deleted one is hidden, and restored with the companies that still refer to it',
    ['POST /workspace/delete (workspace_id)'],
  ),
  ...by('permissions', 'every route is in the table of calls, or open to guests', [
    'There is no other call than these and ours',
  ]),
  ...by('inviteAndRemove', 'sends one invitation, reports it, and lists the person as pending', [
    label('User created successfully. Please check your email to confirm your account.'),
  ]),
  ...by('authPages', 'becomes an account with a name and a password', [
    label('User created successfully'),
    'After onboarding the app goes to collaborators-management',
  ]),
  ...by('downloads', 'as PDF name the company and contain each rating', [
    decided('PDF downloads are stubs that only log', 'issue 5 item 4: they are real'),
  ]),
  ...by('downloads', 'of the ratings contain the figures of the screen', [
    decided('Excel downloads are stubs that only log', 'issue 5 item 4: they are real'),
  ]),
  ...by('myAccount', 'stores the report, mails it to support, and responds with a reference', [
    decided('The report-error send call is not shown', 'contract "REST": POST /report-error'),
  ]),
];
