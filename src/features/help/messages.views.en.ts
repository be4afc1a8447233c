import type { ArticleIdOf } from './articles';
import type { ArticleText } from './ArticleText';

/** Articles of 'Platform views'. */
export const viewArticles: Record<ArticleIdOf<'views'>, ArticleText> = {
  dashboard: {
    title: 'Dashboard: overall progress',
    body: [
      'The dashboard sums up one company. “Continue with your progress” at the top takes you straight to the action form.',
      'Under Overall Progress stand two cards:',
      {
        list: [
          'Company overview lists the drivers, each with its score out of 10 and its grade: High, Medium or Low. View all opens the company overview.',
          'Impact Areas lists the five areas that are furthest along, each with its percentage and a bar of ten segments of 10 percent. View all opens the impact areas.',
        ],
      },
      'The first card tells how well the company does, the second how much has been answered. As long as no action is scored, the first says “No data available”.',
      'On a narrow screen a grade is shown as its icon alone.',
    ],
  },
  'score-evolution': {
    title: 'Dashboard: score evolution',
    body: [
      'The chart “Evolution of branch ratings” follows the averages of the drivers and the Global Average over the 52 weeks of a year. Whenever an answer changes, the averages of the present week are stored; the last ones of a week stand.',
      {
        caption: 'Lines of the chart',
        columns: ['Line', 'Colour'],
        rows: [
          ['Expectations', 'Blue'],
          ['Operating Margin', 'Green'],
          ['Revenue Growth', 'Red'],
          ['Asset Efficiency', 'Yellow'],
          ['Global Average', 'Black'],
        ],
      },
      {
        list: [
          'Go back and forward by a year with the buttons, or pick a year.',
          'Show and hide single lines with the filter menu. Your choice is kept for the next visit.',
          'Zoom with the mouse wheel, and drag to move along the weeks.',
          'Show the same figures as a table, and back as a chart.',
          'Download the drivers, all areas and the chart with its weeks as PDF or EXCEL with the download menu. It holds the whole year shown, without the lines that you switched off.',
        ],
      },
      'The Global Average of a week is the mean of the drivers that have a value in that week. The scale runs from slightly below the lowest to slightly above the highest value, so that changes can be seen.',
    ],
  },
  'impact-areas': {
    title: 'Impact areas',
    body: [
      'The seven impact areas group the actions by the part of the company that they concern. Each has a card with its progress in percent.',
      'The button on a card opens the area’s current action. It shows an arrow while nothing in the area is done, and a pencil from then on.',
      'What counts as done, and which action is the current one, is explained in “How progress and status are computed”.',
    ],
  },
  'action-form': {
    title: 'Action form',
    body: [
      'Every action has one answer for each company. The form can be reached from the impact areas, where you work through an area action by action, and from the company overview, where you look at one action.',
      { heading: 'What you enter' },
      {
        caption: 'Fields of the action form',
        columns: ['Field', 'Entry'],
        rows: [
          ['State of the activity', '1 to 10. This is the score of the action.'],
          [
            'Relevance, criticality, cost, difficulty',
            'Very low, low, medium, high or very high. Relevance and criticality make up the weight.',
          ],
          ['Difficulty factor', '0 to 10'],
          ['Time needed', 'Weeks'],
          ['Time per thread', 'Hours, 0 or more'],
          ['Costs', 'Millions of dollars'],
        ],
      },
      'Who is Subscriber in the workspace can read all fields but change none.',
      { heading: 'From the impact areas' },
      {
        list: [
          'The Progress card shows the percentage of the area and how many of its actions are done.',
          'Previous action and Next action save your entries and move on. Each is hidden where there is no such action.',
          'Process index opens a list of all actions of the area with their status. Search it, and choose an action to open it.',
          'Completed Actions lists what is done. Search it, and use the arrow to go back to an action.',
        ],
      },
      { heading: 'From the company overview' },
      'Here the page shows the Average score of the action, its Description and its Metrics.',
    ],
  },
  'company-overview': {
    title: 'Company overview',
    body: [
      'The page has five tabs, and remembers which one was open.',
      {
        list: [
          'General shows a rating card for each driver and for the Global Average.',
          'Expectations, Operating Margin, Revenue Growth and Asset Efficiency each show the branch rating of that driver, its description, and its Recommended Actions grouped by sub-driver.',
        ],
      },
      'Press a score, a grade or its information sign to read where the figure comes from.',
      'Sort the actions with “Better qualifications first” or “Worse qualifications first”. The worst rated ones are where improvement begins. The arrow of an action opens its form. The figures can be downloaded with the download menu.',
    ],
  },
  evolution: {
    title: 'Evolution and comparison',
    body: [
      'Historical evolution shows two charts side by side, one below the other on a phone: the company shown, and the one that you choose under “Compare with company”. Activated companies that you may see can be chosen.',
      'The charts work like the one on the dashboard: choose the year, show and hide lines, zoom and move. The download menu offers “Download as PDF” and “Download as EXCEL”.',
      'A chart without any figures says “No data available”.',
    ],
  },
  'my-companies': {
    title: 'My Companies',
    body: [
      'Every company that you may see has a card: activated companies first, each group ordered by name. Deactivated ones are dimmed and say how many days are left to restore them. A long list has a search and pages.',
      'The menu on a card is there for administrators of the company:',
      {
        list: [
          'Edit details changes the logo, the name and the website.',
          'Manage workspaces assigns the company to one workspace, or to none.',
          'Delete company deactivates it. This can be undone for 2 weeks: with Undo in the notice that follows, or later under Recently deleted.',
          'Reactivate company brings a deactivated one back.',
        ],
      },
      'Administrators create a company with Add new: a name, and if you like a logo and a website. A website is an address such as https://www.example.com; Save stays disabled while it is not valid.',
    ],
  },
  workspaces: {
    title: 'Workspaces',
    body: [
      'A workspace groups companies. Its card has two parts:',
      {
        list: [
          'Companies lists the activated companies of the workspace.',
          'Collaborators is a table of people with their company, company role and workspace role. It holds those who have accepted their invitation and whose company is activated.',
        ],
      },
      'Administrators of the product have menus to edit and delete the workspace and to manage its companies, and create workspaces with Add new. No two workspaces can have the same name. A deleted workspace can be restored for 2 weeks under Recently deleted.',
      'Administrators of the workspace have a menu in each row of the table: User role, Change company and Remove user.',
    ],
  },
  collaborators: {
    title: 'Collaborators',
    body: [
      'The people of each company stand together, each with a card that shows the company role. Where there are many, search them by name, email address or company.',
      'Who has not accepted the invitation yet is marked “Invitation pending”, with the day until which it can be accepted.',
      'The three-dot menu on a card is there for administrators of the company:',
      {
        list: [
          'User role sets the company role and the workspace role. You can change the ones that your own role covers.',
          'Change company moves the person to another company. The workspace follows from the company.',
          'Remove user takes away access to the company and its data.',
          'Resend invitation and Revoke invitation are there for a person whose invitation is pending. Both make the link sent before useless.',
        ],
      },
      'A new role or company shows at once. If it cannot be saved, it is taken back and a notice says why.',
      'Administrators invite people with Add new; see “Invitations”.',
    ],
  },
  'my-account': {
    title: 'My account',
    body: [
      'Open it from the profile menu. You can change your picture, your name and your email address. Name and email are required; the picture must be an image file.',
      'Under Language choose between English and Español. Your choice is kept on this device; without one, the product is in the language of your browser.',
      'A new email address needs your current password, and the old address is told about the change. An address that another account uses is refused.',
      'Choose a new password here too; it needs the current one and signs you out on your other devices. How many those are is shown below, and “Sign out of all other sessions” ends them without a new password.',
    ],
  },
};
