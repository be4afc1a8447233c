import { by, label, settled, type Row } from './rows';

/** The calls it makes. */
export const section7: Row[] = [
  ...by('clients', 'posts query and variables as JSON with cookies, and unwraps the data', [
    'The query client sends credentials and JSON',
    'Query calls are POST with body {query, variables}',
    'Responses are unwrapped to the data field',
  ]),
  ...by('clients', 'sends cookies and JSON', ['The client of the site root sends the same']),
  ...by('visibility', 'companies for %s asking as %s', ['getCompanies(user_role)']),
  ...by('visibility', 'a company’s workspace, unless that has been deleted', [
    'getCompanies: companies with their workspace{id,name}',
  ]),
  ...by('visibility', 'the own workspace for %s', [
    'getWorkspaces(user_role): workspaces with companies and collaborators',
  ]),
  ...by('visibility', 'collaborators of all companies for administrators, of the own for others', [
    'getCollaborators: company groups with collaborators',
  ]),
  ...by(
    'serverFigures',
    'drivers with an average come in order, then Total; equal to the formulas by hand',
    ['drivers(company_id): name, average, grade'],
  ),
  ...by('serverFigures', 'Total has the actions of all drivers, unanswered ones without a grade', [
    'driver(company_id, driver_name) with subdriverActivitiesGrade',
  ]),
  ...by('serverFigures', 'history by year and week, all four drivers in each', [
    'graphDrivers(company_id): name, years',
  ]),
  ...by('serverFigures', 'areas with the action to go on with', [
    'impactAreas(company_id): name, completed, optionally current',
  ]),
  ...by('serverFigures', 'the percentage of %s', [
    'percentageCompleted(company_id, impact_area, activity_id)',
  ]),
  ...by('serverFigures', 'the actions of an area in dotted-number order', [
    'impactAreaActivities(company_id, impact_area): id, name, status',
    'impactAreaCompletedActivities(company_id, impact_area): id, name',
  ]),
  ...by('serverFigures', 'the neighbours of an action', [
    'nextAndPreviousActivity(activity_id, impact_area): next, prev',
  ]),
  ...by('serverFigures', 'an action, and its answer with score and revision', [
    'activity(activity_id): its fields',
    'answer(activity_id, company_id): its fields',
  ]),
  ...by('auth', 'gives the person, and a session in a cookie that scripts cannot read', [
    'GET /auth/user: data.data is the user',
    'POST /auth/login (email, password): data.data is the user',
  ]),
  ...by('auth', 'signing out ends it, and is 204 without one too', [
    'POST /auth/logout (empty)',
    settled('GET /auth/user is empty when not signed in', 'contract "REST": {"data": null}'),
  ]),
  ...by('accounts', 'is replaced by the mailed link, and all sessions end', [
    'POST /auth/forgot-password (email): message',
    'POST /auth/reset-password (password, token): message',
  ]),
  ...by('accounts', 'leads from the mail to a finished account', [
    'PUT /user/email-confirm (token, name, picture_url, password)',
    'Status 201 means success; the response carries an error field',
    'POST /user/create (workspace_id, company_id, company_role, user_email)',
  ]),
  ...by('management', 'a role changes at once; words count in any case, unknown ones are 400', [
    'PUT /user/update-role (user_id, company_role, workspace_role)',
  ]),
  ...by('workspacePeople', 'are moved within the workspace, at once', [
    'PUT /user/change-company (user_id, company_id, workspace_id)',
  ]),
  ...by('management', 'a removed person is signed out at once; what they saved stays', [
    'POST /user/delete (user_id)',
  ]),
  ...by(
    'myAccount',
    'name and address change; a new address needs the password, and the old one is told',
    ['PUT /user/updateUser: form data id, name, email'],
  ),
  ...by('myAccount', 'are drawn anew, served in a sandbox, and removed when replaced', [
    'PUT /user/updateUser: profile_picture',
  ]),
  ...by(
    'autosave',
    'stores every field under its own name and answers score, status and revision',
    ['POST /user/autosave: form data with all fields of the answer'],
  ),
  ...by('autosave', 'absent fields stay; empty ones and the word null are cleared', [
    'POST /user/autosave: empty values as null',
  ]),
  ...by('answerForm', 'sends only what was touched, and names it', [
    settled(
      'POST /user/autosave sends every field',
      'contract "Autosave fields": those touched, with revision and changed, so that edits merge',
    ),
  ]),
  ...by('management', 'are made, changed and put into a workspace', [
    'POST /company/create (company_name, company_logo, company_website): id, name, logo, web',
    'PUT /company/update: id, name, logo, web, activated',
    'PUT /company/change-workspaces (company_id, workspace_id): both',
  ]),
  ...by('management', 'are deleted for 14 days, restored in time, and gone after that', [
    'PUT /company/reactivate (company_id)',
    'POST /company/delete (company_id)',
  ]),
  ...by('management', 'are made and renamed; names differ', [
    'POST /workspace/create (workspace_name, user_id): the workspace',
    'PUT /workspace/update (workspace_id, workspace_name)',
  ]),
  ...by(
    'management',
    'a deleted one is unseen, and brings back the companies that are still its own',
    ['POST /workspace/delete (workspace_id)'],
  ),
  ...by('walk', 'every route is walked here, or open', [
    'There is no other call than these and ours',
  ]),
  ...by('comeAndGo', 'sends one invitation, says so, and lists the person as pending', [
    label('User created successfully. Please check your email to confirm your account.'),
  ]),
  ...by('authPages', 'becomes an account with a name and a password', [
    label('User created successfully'),
    'After onboarding the app goes to collaborators-management',
  ]),
  ...by('downloads', 'as PDF name the company and hold each rating', [
    settled('PDF downloads are stubs that only log', 'issue 5 item 4: they are real'),
  ]),
  ...by('downloads', 'of the ratings hold the figures of the screen', [
    settled('Excel downloads are stubs that only log', 'issue 5 item 4: they are real'),
  ]),
  ...by('myAccount', 'is stored, mailed to support, and answered by a reference', [
    settled('The report-error send call is not shown', 'contract "REST": POST /report-error'),
  ]),
];
