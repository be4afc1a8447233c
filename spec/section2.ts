import { by, label, decided, type Row } from './rows';

/** Routes, guard and layout. */
export const section2: Row[] = [
  ...by('paths', 'are those of the specification', [
    '/ is the dashboard',
    '/company-overview',
    '/impact-areas',
    '/companies-management',
    '/collaborators-management',
    '/workspaces-management',
    '/evolution',
    '/actionia',
    '/actionco',
    '/faq',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/onboarding',
    '/create-user',
    decided(
      '/actionia is a named route, ActionIA',
      'issue 2: react-router names no routes; its address is paths.impactAreaAction',
    ),
  ]),
  ...by('app', 'redirects a guest from %s to Login, which keeps the requested address', [
    'Ten pages are for people signed in only',
    'An unauthenticated user on a protected route goes to Login',
    'The redirect query holds the full intended path',
  ]),
  ...by('app', 'redirects a signed-in user from %s to the dashboard', [
    'Login, Forgot password and Reset password are for guests',
    'An authenticated user on a guest route goes to Dashboard',
  ]),
  ...by('app', 'shows onboarding to a signed-in user', [
    'Onboarding is reachable also when signed in',
  ]),
  ...by('areas', 'remember the opened action and the area’s number; the address names the page', [
    'The title of /actionia comes from query param title',
  ]),
  ...by('authPages', 'becomes an account with a name and a password', [
    '/onboarding?token=… completes the profile',
  ]),
  ...by('authPages', 'is replaced through the mailed link, which works once', [
    '/reset-password?token=… resets the password',
  ]),
  ...by(
    'authPages',
    'is also opened by the older address, which without a token redirects to Login',
    [
      decided(
        '/create-user is named without content',
        'issue 4: to onboarding with a token, to login without',
      ),
    ],
  ),
  ...by('dashboardCards', 'shows a loading state until the user is known, and then welcomes them', [
    'If the user is not yet initialised, the current user is loaded first',
  ]),
  ...by('roles', 'is one of three, in any case; admin is read as administrator', [
    decided(
      'An admin-only route compares the role to admin',
      'contract "Who may do what": admin is an alias of administrator; no route is admin-only',
    ),
  ]),
  ...by(
    'app',
    'has a sidebar with four pages, three management links in order, and the profile menu',
    [
      'A sidebar shows when authenticated, permanent on desktop',
      label('Dashboard'),
      label('Impact areas'),
      label('Company overview'),
      label('Evolution'),
      'Bottom icons lead to companies, workspaces, collaborators, in that order',
      label('My account'),
      label('Support and help center'),
      label('Report an error'),
      label('Logout'),
    ],
  ),
  ...by(
    'app',
    'shows the menu in a drawer on phones, which is closed initially and after navigation',
    [
      'The sidebar is a temporary drawer on mobile and starts closed',
      'The drawer closes on every route change',
      'A menu button toggles it',
    ],
  ),
  ...by('app', 'has no sidebar on %s', ['The login group has no sidebar']),
  ...by('app', 'has no Add new button on the help page, not even for administrators', [
    'Add new is absent on /faq',
  ]),
  ...by('app', 'shows the Logout entry in red, and closes the drawer on logout', [
    'Logout closes the sidebar and goes to /login',
  ]),
  ...by('layout', 'is red', ['Logout is shown in red']),
  ...by(
    'account',
    'shows the current values, and updates the name and picture on every page after saving',
    ['My account opens the edit-profile dialog'],
  ),
  ...by('report', 'sends the report and the current address once, and shows the reference', [
    'Report an error opens its dialog',
  ]),
  ...by('app', 'shows the user’s picture, or a generic one if there is none', [
    'The avatar falls back to a default image when there is no picture_url',
  ]),
  ...by('dashboard', 'has a company selector for administrators only, without deleted companies', [
    'The company selector lists activated companies only',
    'A company selector shows on authenticated routes',
  ]),
  ...by('app', 'shows no company selector on %s', [
    'No company selector on /faq and the three management pages',
  ]),
  ...by('companies', 'gives %s exactly the actions that their role allows', [
    label('Add new'),
    'Add new on My Companies is for administrators only',
  ]),
  ...by('workspaces', 'show %s only their own one, read-only', [
    'Add new on Workspaces is for administrators only',
  ]),
  ...by('people', 'are not available to %s', [
    'Add new on Collaborators is for administrators only',
  ]),
  ...by(
    'companyDialogs',
    'is created once with its name and website, even if Save is double-clicked',
    ['Add new on My Companies opens the dialog of a new company'],
  ),
  ...by('workspaces', 'is added once, even if Save is pressed several times', [
    'Add new on Workspaces opens the dialog of a new workspace',
  ]),
  ...by('inviteAndRemove', 'sends one invitation, reports it, and lists the person as pending', [
    'Add new on Collaborators opens the dialog of a new collaborator',
  ]),
  ...by('help', 'has the two accordions with their articles, all collapsed', [
    label('Useful user information'),
    label('Platform views'),
    'The help centre has two accordions',
  ]),
];
