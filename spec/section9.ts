import { by, label, decided, type Row } from './rows';

/** Business constants and limits. */
export const section9: Row[] = [
  ...by('areaRules', 'show the five most complete areas first, and keep the order of equal ones', [
    'Impact-area card: top 5 by completed percentage, descending',
  ]),
  ...by(
    'percentages',
    'progress is rounded up, and to 100 only when everything is done, however it was computed',
    [
      decided(
        'The percentage is rounded up (rounded in fallback data)',
        'contract "Meaning of the figures": rounded up, but 100 only when all are done',
      ),
    ],
  ),
  ...by('dashboardCards', 'shows the progress of areas in ten segments', [
    'Progress bar: 10 segments of 10 percent each',
  ]),
  ...by('dashboard', 'shows each driver’s rounded score and grade, the Global Average last', [
    'Driver scores are rounded to whole numbers, out of 10',
  ]),
  ...by('overview', 'shows a rating card for each driver on General', [
    'The circle shows the rounded average (x10)',
  ]),
  ...by('grades', 'the grade is High above 7 and Low below 5', [
    'Company overview: average above 7 high, below 5 low, otherwise medium',
  ]),
  ...by('scoreClass', 'classes an action’s score: up to 3 low, up to 6 medium, above high', [
    'Action page: up to 3 low, up to 6 medium, above high',
  ]),
  ...by('overview', 'opens an action with its score, description and metrics', [
    'The ring of the action page is average_score rounded x10 as percent',
  ]),
  ...by('tokens', '%s (%s) is %s', [
    'Expectations blue',
    'Operating Margin green',
    'Revenue Growth red',
    'Asset Efficiency yellow',
  ]),
  ...by('tokens', 'the Global Average is black', ['Global Average black']),
  ...by('plotPalette', 'the line of %s has enough contrast with the card', [
    decided('Black on a dark page', 'issue 17: white with a black edge in the dark theme'),
  ]),
  ...by(
    'evolutionRules',
    'computes the Global Average from the drivers of each week, and ignores the one that is sent',
    ['Global Average is the mean of the driver values present in each week'],
  ),
  ...by('evolutionRules', 'gives each driver 52 slots, with null for weeks without a value', [
    'Chart: 52 weekly slots',
  ]),
  ...by('axes', 'label every third week, or every week when few are visible', [
    'Chart: every third x-axis label',
  ]),
  ...by('yRange', 'is from 95 % of the lowest score to 105 % of the highest', [
    'y axis from 95% of the minimum to 105% of the maximum',
  ]),
  ...by('axes', 'have a rule at each whole score, and one at the bottom', [
    'y axis with integer ticks',
  ]),
  ...by('chosenYear', 'is the constant before any data is loaded', ['Default year 2024']),
  ...by('chosenYear', 'is the newest year with data, unless a year with data is selected', [
    decided(
      'The default year stands whatever data there is',
      'issue 5: the newest year with data, once there is some',
    ),
  ]),
  ...by('weekWindow', 'shrinks by a tenth with each notch', ['Zoom wheel speed 0.1']),
  ...by('chart', 'zooms by a tenth per notch of the wheel, around the pointer', [
    'Zoom by the wheel in the browser',
  ]),
  ...by('chart', 'moves with a drag of ten px or more, but not with a slightly moving click', [
    'Pan threshold 10',
  ]),
  ...by(
    'driverRules',
    'are sorted by score in both directions, with unscored ones last and equal ones in their order',
    ['Sort: better is descending average, worse ascending'],
  ),
  ...by('draft', 'is due after a typing pause, and at the latest after the autosave interval', [
    'Auto-save every 30000 ms at the latest',
  ]),
  ...by('mainJob', 'saves automatically every thirty seconds', ['Auto-save in the browser']),
  ...by('actionForm', 'saves when the person opens another page', [
    'Auto-save on leaving the page',
  ]),
  ...by(
    'actionPage',
    'saves before it opens another action, and hides Previous and Next at the ends',
    ['Auto-save on next/previous'],
  ),
  ...by('actionPage', 'asks before the page is closed with unsaved edits', [
    'Auto-save on the browser unload prompt',
  ]),
  ...by('management', 'can be restored for 14 days after being deleted, and not later', [
    'Undo period for deleting a company: 2 weeks',
  ]),
  ...by(
    'workspaces',
    'names the 2 weeks in which it can be undone, and is undone from the notification',
    ['Undo period for deleting a workspace: 2 weeks'],
  ),
  ...by('passwords', 'is not acceptable: %j', [
    'Password: at least 8 characters, letters and digits',
  ]),
  ...by('actionForm', 'offers the states 1 to 10, and five grades for each of the other fields', [
    'State of activity 1 to 10',
  ]),
  ...by('grades', 'a level is sent as the lowest number of its range', [
    'Grade ranges as in section 3',
  ]),
  ...by('report', 'accepts a dropped screenshot, and replaces it with a pasted one', [
    label('Drop your file here, JPEG,PNG - Max. 500kB'),
  ]),
  ...by('myAccount', 'names missing and oversized fields', ['Report attachment: at most 500 kB']),
  ...by('layout', 'at %i px shows its word: %s', ['Grade chip text hidden under 440 px']),
  ...by('tokens', 'the layout changes at 600, 960, 1280, 1920 and 2560 px', [
    'Breakpoints 600, 960, 1280, 1920, 2560 px',
  ]),
  ...by('layout', 'scroll within 300 px on the page and 400 px in the process index', [
    'Action list scroll height 300',
    'Process index list height 400',
  ]),
  ...by('layout', '%s is %i px wide', ['Dialog widths as in section 2']),
  ...by('paths', 'are those of the specification', [
    'Three management routes',
    'Three login-group routes',
  ]),
  ...by('roles', 'is one of three, in any case; admin is read as administrator', [
    'Three collaborator roles',
  ]),
  ...by('areaRules', 'are named by their number', ['Seven impact areas']),
  ...by('companies', 'finds one company among hundreds, with pages', [
    decided('Page sizes are not shown', 'issue 4 item 1: paging and search where a list is long'),
  ]),
];
