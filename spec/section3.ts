import { by, label, decided, type Row } from './rows';

/** Entities and their fields. */
export const section3: Row[] = [
  ...by('auth', 'responds with the person, and sets a session cookie that scripts cannot read', [
    'User: id, name, email, picture_url, three roles, company_id, workspace_id',
  ]),
  ...by('management', 'are created, changed and assigned to a workspace', [
    'Company: id, name, logo, website, activated, workspace',
    'The server returns the website as web',
    'A newly created company is treated as activated',
    'A company has a workspace or workspace_id',
  ]),
  ...by('management', 'can be restored for 14 days after being deleted, and not later', [
    'Company: expiration_date',
  ]),
  ...by('visibility', 'the own workspace for %s', [
    'Workspace: id, name, companies[], collaborators[]',
  ]),
  ...by('visibility', 'another company in the workspace shows only name and image', [
    'Company in a workspace: id, name, image, activated, workspace_id, website',
  ]),
  ...by(
    'visibility',
    'collaborators of all companies for administrators, of the own company for others',
    [
      'Collaborator group: company_id, company_name, company_image, collaborators[]',
      'Collaborator: id, name, email, image, company, roles, activated',
    ],
  ),
  ...by(
    'serverFigures',
    'drivers with an average are in order, then Total, with the averages of the formulas',
    ['Driver: name, average, grade (High, Medium, Low)', 'Drivers: the four, and Total'],
  ),
  ...by('overview', 'shows a driver’s rating, its description, and its actions by sub-driver', [
    'A single driver has a description',
  ]),
  ...by('names', 'numbers and prefixes are removed', [
    'The 3-character ordering prefix of drivers is dropped on display',
    'The numeric prefix of activities is stripped for display',
  ]),
  ...by('dashboard', 'shows each driver’s rounded score and grade, the Global Average last', [
    label('Global Average'),
    'Total is shown as Global Average',
  ]),
  ...by('serverFigures', 'history by year and week, all four drivers in each', [
    'Graph drivers: name, years[{year, data[{week, data[{driver, averages}]}]}]',
    'A week is a number as a string',
  ]),
  ...by(
    'evolutionRules',
    'computes the Global Average from the drivers of each week, and ignores the one that is sent',
    ['The Global Average of the graph is computed'],
  ),
  ...by('driverRules', 'are parsed into number and title', [
    'Sub-driver activity group: name, activities[{id, name, average, grade}]',
  ]),
  ...by('serverFigures', 'an action, and its answer with score and revision', [
    'Activity: id, name, impact_area, relevance, subprocess_id, description, status',
    'Answer: the fields, answered_at and average_score',
  ]),
  ...by('progress', 'the status follows from the filled-in fields', [
    'Activity status: todo, inprogress, done',
  ]),
  ...by('autosave', 'stores every field and responds with score, status and revision', [
    'Answer: each field of the form, with its unit in its name',
  ]),
  ...by('autosaveValues', 'numbers at the limits are accepted', [
    'revenue_state 1 to 10; relevance, criticality, cost, difficulty 0 to 10',
    'factor_difficulty 0 to 10',
  ]),
  ...by('grades', 'a level is sent as the lowest number of its range', [
    'very-low 0-1, low 2-3, medium 4-5, high 6-7, very-high 8-10',
    'On saving the lowest number of the range is sent (0, 2, 4, 6, 8)',
  ]),
  ...by('actionForm', 'sends a grade as the lowest number of its range', [
    'The form sends the lowest number of the chosen grade',
  ]),
  ...by('serverFigures', 'areas with their current action', [
    'Impact area: name (1 to 7), completed, current',
  ]),
  ...by('areas', 'are seven cards in order, each with ten segments, under Overall progress', [
    label('Corporate Strategy & Business Management'),
    label('Customer Strategy, Relationships and Interactions'),
    label('Product Strategy, Development and Production'),
    label('Human Resource Strategy and Management'),
    label('IT Strategy & Management'),
    label('Other Shared / Corporate Services'),
    label('All Process Groupings (apply to all processes)'),
  ]),
  ...by('serverFigures', 'the percentage of %s', [
    'Percentage completed: total, answered, completed',
  ]),
  ...by('serverFigures', 'the next and previous action', [
    'Next and previous activity: next, prev',
  ]),
  ...by('report', 'sends the report and the current address once, and shows the reference', [
    'Report-error form: whatHappened, whereFound, description, screenshot',
  ]),
  ...by(
    'account',
    'shows the current values, and updates the name and picture on every page after saving',
    ['Profile form: image, name, email'],
  ),
  ...by('account', 'shows %s above the form when saving fails, until the message is closed', [
    'Profile form: formErrorMessage',
  ]),
  ...by('login', 'does not treat a server error as a sign-out', [
    decided(
      'Authentication state: user, authenticated flag, initialized flag',
      'design "State": the answer of GET /auth/user is the one state; guest, person or not known',
    ),
  ]),
  ...by('dashboard', 'remembers the selected company after a reload, for that person only', [
    'Kept on the client: the selected, showed and compared company',
    decided(
      'Kept on the client: companies, workspaces and collaborators',
      'design "State": what the server knows lives in the query cache alone',
    ),
  ]),
  ...by('overview', 'remembers the open tab across pages and visits', [
    'Kept on the client: activeTab',
  ]),
  ...by('actionPage', 'keeps unsaved edits over a reload', [
    'Kept on the client: activity_id, impact_area and the answer’s unsaved part',
  ]),
];
