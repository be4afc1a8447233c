import { by, label, decided, type Row } from './rows';

/** What stands on the pages. */
export const section2Pages: Row[] = [
  // Dashboard
  ...by('dashboardCards', 'shows a loading state until the user is known, and then welcomes them', [
    label('Welcome back, '),
    label('Loading...'),
    label('Overall Progress'),
  ]),
  ...by('dashboardCards', 'links to the activity page', [
    label('Continue with your progress'),
    'The button leads to the activity page (path actionia)',
  ]),
  ...by('dashboard', 'uses short forms on a phone', [label('Continue'), label('{{score}} / 10')]),
  ...by('dashboardCards', 'links from %s to %s', [
    'Title of the card: Company overview',
    label('View all'),
    'View all of Company overview leads to /company-overview',
    label('Impact Areas'),
    'View all of Impact Areas leads to /impact-areas',
  ]),
  ...by('dashboard', 'shows each driver’s rounded score and grade, the Global Average last', [
    label('{{score}} of 10'),
    'The list of drivers has name, score and grade chip each',
    'The grade chip has the grade’s text',
  ]),
  ...by('overview', 'shows that there are no figures', [label('No data available')]),
  ...by('dashboard', 'shows the five most complete areas in descending order, rounded up', [
    'The top five areas with name, bar and percentage',
  ]),
  ...by('dashboardCards', 'shows the progress of areas in ten segments', [
    'A 10-segment progress bar each',
  ]),
  ...by('layout', 'at %i px shows its word: %s', [
    'The chip’s text is hidden when the viewport is narrower than 440 px',
    'The chip has an icon beside its text',
  ]),
  ...by('dashboard', 'shows the evolution below the cards', [label('Evolution of branch ratings')]),
  ...by('dashboardCards', 'offers the chart as PDF and EXCEL', [label('PDF'), label('EXCEL')]),
  ...by('dashboard', 'shows the company that an administrator selects', [
    'Cards reload when the showed company changes',
  ]),
  // Evolution chart
  ...by('plot', 'has 52 rows per series, with gaps, and a dot for an isolated week', [
    'A line chart with 52 weekly slots',
  ]),
  ...by('chart', 'shows the figures of the week under the pointer, equal to those of the table', [
    'Weeks are labelled W01 to W52',
  ]),
  ...by('axes', 'label every third week, or every week when few are visible', [
    'Only every third label is shown',
  ]),
  ...by('chart', 'steps through the years and remembers the selected one', [
    'Year back and forward buttons and a year picker',
  ]),
  ...by(
    'chart',
    'hides series with a menu, keeps them hidden after a reload, and shows them with the keyboard',
    ['A filter menu toggles each series'],
  ),
  ...by('dashboard', 'shows the evolution below the cards', ['An info tooltip']),
  ...by('evolution', 'shows two companies side by side, with the same range and window', [
    'The info tooltip is hidden in small mode',
    'Two small comparative charts side by side',
  ]),
  ...by('evolution', 'shows that a company has no history', [
    'No data available when the response has no years',
  ]),
  // Evolution page
  ...by(
    'evolution',
    'shows the newest year of the selected company, and explains why there is nothing to compare',
    [label('Historical evolution')],
  ),
  ...by(
    'downloads',
    'of the evolution contain both companies and their differences, but no hidden series',
    [label('Download as EXCEL')],
  ),
  ...by(
    'downloads',
    'of the evolution as PDF contain each week, the signed differences, and the charts',
    [label('Download as PDF')],
  ),
  ...by('evolution', 'compares no company at first, and offers the other activated ones', [
    label('Compare with company'),
    'The dropdown lists activated companies only',
  ]),
  ...by(
    'chart',
    'uses one window and one range of scores for both charts, side by side or stacked',
    ['The two charts stand side by side on a wide screen'],
  ),
  // Company overview
  ...by('overview', 'shows a rating card for each driver on General', [
    'Tabs: General, Expectations, Operating Margin, Revenue Growth, Asset Efficiency',
    label('General'),
    label('Rating Overview'),
  ]),
  ...by('overview', 'remembers the open tab across pages and visits', [
    'The active tab is remembered across navigation',
  ]),
  ...by('layout', 'at %i px forms rows of %i on %s', [
    'Rating cards 4 per row on medium screens',
    'Progress cards 4 per row on medium screens',
    'Company cards 2 per row',
  ]),
  ...by('overview', 'shows a driver’s rating, its description, and its actions by sub-driver', [
    label('Branch rating'),
    'Each driver tab shows a description',
    label('Recommended Actions'),
    'Recommended actions are grouped by sub-driver',
  ]),
  ...by('overview', 'sorts a sub-driver’s actions by score, unscored ones last', [
    label('Better qualifications first'),
    label('Worse qualifications first'),
  ]),
  ...by('downloads', 'of a driver contain its actions in the order of the screen', [
    'Each driver tab has a download menu',
  ]),
  ...by('overview', 'opens an action with its score, description and metrics', [
    'An arrow on an action row loads the activity, then navigates to /actionco',
    label('Average score'),
    'Average score is a 0-10 chip beside a circular gauge',
    label('Description'),
    label('Metrics'),
  ]),
  ...by('overview', 'stays on the page with an error when the action cannot be loaded', [
    'If loading fails, navigation is skipped',
  ]),
  // Impact areas
  ...by('areas', 'are seven cards in order, each with ten segments, under Overall progress', [
    'Title of the page: Impact areas',
    label('Overall progress'),
    'One progress card per area',
  ]),
  ...by('areas', 'remember the opened action and the area’s number; the address names the page', [
    'The card’s button stores activity id and area number (position + 1)',
    'Then opens ActionIA with query param title',
  ]),
  ...by('areas', 'have an edit icon after they were started, and an arrow before', [
    'Edit icon when progress is not 0, an arrow when it is 0',
  ]),
  // Action pages
  ...by('actionPage', 'opens an area’s current action from its card, and names it in the address', [
    label('Progress'),
    label('{{answered}} of {{total}} actions'),
  ]),
  ...by(
    'actionForm',
    'is shown beside the area’s progress in ten segments, and the process index with status icons',
    [
      'The progress card’s bar has 10 segments',
      label('Completed Actions'),
      'done is a check, inprogress a progress icon, todo dots',
    ],
  ),
  ...by('tokens', '%s (%s) is %s', ['The check of what is done is blue']),
  ...by(
    'actionPage',
    'saves before it opens another action, and hides Previous and Next at the ends',
    [label('Previous action'), label('Next action'), 'Each is hidden when no such activity exists'],
  ),
  ...by('actionPage', 'finds a completed action and opens it', [
    'Completed actions have a search and an arrow to jump to one',
  ]),
  ...by('actionPage', 'lists every action of the area with its status in the process index', [
    label('Process index'),
    label('Search of actions'),
    'A list of activities with a status icon',
  ]),
  ...by('layout', 'scroll within 300 px on the page and 400 px in the process index', [
    'The list of the process index is virtual',
  ]),
  // My Companies
  ...by('companies', 'lists active companies first, each group by name', [
    label('My Companies'),
    'Active companies first, then by name',
  ]),
  ...by('layout', 'of deactivated companies are dimmed', ['Inactive cards are dimmed']),
  ...by('companies', 'gives %s exactly the actions that their role allows', [
    decided(
      'Only company_role administrator sees the card menu',
      'contract "Who may do what": the company’s administrator and any administrator',
    ),
    label('Edit details'),
    label('Manage workspaces'),
    label('Delete company'),
  ]),
  ...by('deleted', 'can be undone from the notification, and names the 2 weeks for it', [
    label('Reactivate company'),
  ]),
  // Workspaces
  ...by('workspaces', 'are sorted by name, each with its activated companies', [
    label('Workspaces'),
    'Each card has a title and a Companies section of activated companies',
    label('Companies'),
  ]),
  ...by('workspaces', 'can be edited and deleted by administrators, and their companies managed', [
    label('Edit Workspace'),
    label('Delete Workspace'),
    'A company’s menu there: Edit details, Manage workspaces, Delete company',
  ]),
  ...by('workspaces', 'show %s only their own one, read-only', [
    'The workspace’s menu is for global role administrator',
  ]),
  ...by(
    'workspacePeople',
    'are a table of the people who have accepted, with company and both roles',
    [
      label('Collaborators'),
      label('Name'),
      label('Company'),
      label('Company Role'),
      label('Workspace Role'),
      'Only activated collaborators of activated companies',
      'Roles are shown with each word capitalised',
    ],
  ),
  ...by('workspacePeople', 'have menus for administrators of the workspace', [
    'The row menu shows to workspace_role administrators',
  ]),
  ...by('workspacePeople', 'have no menus for %s', [
    decided(
      'The row menu shows only to them',
      'contract "Who may do what": and to administrators; a company’s administrator has it elsewhere',
    ),
  ]),
  ...by('workspacePeople', 'are removed from the table when they are removed from the workspace', [
    'The row menu removes the user',
  ]),
  // Collaborators
  ...by('people', 'lists the companies with their people, whose company roles are capitalized', [
    'Companies, each with collaborator cards',
    'A card has image, name, capitalised company role',
  ]),
  ...by('people', 'are all available to an administrator', [
    label('User role'),
    label('Change company'),
    label('Remove user'),
  ]),
  ...by(
    'people',
    'are limited to the own company for its administrator, without invitations and administrators',
    [
      decided(
        'The menu shows only when company_role is administrator',
        'contract "Who may do what": also for administrators; only they act on administrators',
      ),
    ],
  ),
];
