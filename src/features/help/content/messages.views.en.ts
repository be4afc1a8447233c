import { activityLogArticle } from './activityLog/messages.en';
import { impactAreasArticle } from './impactAreas/messages.en';
import type { ArticleIdOf } from './articles';
import type { ArticleText } from './ArticleText';
import { planArticle } from './plan/messages.plan.en';
import { reviewsArticle } from './reviews/messages.reviews.en';
import { modelArticle } from './model/messages.model.en';
import { roundsArticle } from './rounds/messages.rounds.en';

/** Articles of the group 'Platform views'. */
export const viewArticles: Record<ArticleIdOf<'views'>, ArticleText> = {
  dashboard: {
    title: 'Dashboard: overall progress',
    body: [
      'The dashboard summarizes one company. “Continue with your progress” at the top takes you straight to the action form; the line beside it names that action and the overall progress. Subscribers see “View your progress” instead.',
      'Overall Progress has two cards:',
      {
        list: [
          'Company overview lists the drivers, each with its score out of 10, its exact average and its grade: High, Medium or Low. A row opens the driver’s tab. View all opens the company overview.',
          'Impact Areas lists the five areas that are furthest along, each with its percentage and a bar of ten segments of 10 percent. View all opens the impact areas.',
        ],
      },
      'The first card shows how well the company performs, the second how much has been answered. Until an action is scored, the first says “No data available”.',
      'On narrow screens, grades are shown as icons only.',
    ],
  },
  'score-evolution': {
    title: 'Dashboard: score evolution',
    body: [
      'The chart “Evolution of branch ratings” follows the averages of the drivers and the Global Average over the 52 weeks of a year. Whenever an answer changes, the averages of the current week are stored; the last ones of each week are kept.',
      {
        caption: 'Chart lines',
        columns: ['Line', 'Color'],
        rows: [
          ['Expectations', 'Blue'],
          ['Operating Margin', 'Green'],
          ['Revenue Growth', 'Red'],
          ['Asset Efficiency', 'Yellow'],
          ['Global Average', 'Black, or white in the dark theme'],
        ],
      },
      {
        list: [
          'Go back and forward by a year with the buttons, or pick a year.',
          'Show and hide lines with the filter menu, or with the legend where the lines have no labels. “Targets” in this menu draws a thin dashed path to each target, which ends in a ring. Your choice is kept for your next visit.',
          'Zoom with the mouse wheel, and drag to move along the weeks.',
          'Switch between the chart and a table of the same scores.',
          'Download the drivers, all areas and the chart with its weeks as PDF or EXCEL with the download menu. The file covers the whole year shown, without hidden lines.',
        ],
      },
      'Weeks without any value are shaded. The line of the Global Average leaves out weeks in which fewer drivers have a value than in the surrounding weeks.',
      'The Global Average of a week is the mean of the drivers that have a value in that week. The scale runs from slightly below the lowest to slightly above the highest value, so that changes are visible.',
    ],
  },
  portfolio: {
    title: 'Portfolio',
    body: [
      'The portfolio opens with the companies that need you, the most urgent first: each with its reason and a button that leads there. A company is urgent from a point below a target, or from three overdue actions on; of many, only a third of the portfolio is counted. Below it stands how many companies rose and fell in the last four weeks or in the last quarter; choose one of the numbers to sort by the change.',
      'The portfolio shows the companies side by side. It is for product administrators, and for administrators of a workspace that shares the figures of its companies.',
      {
        list: [
          'A cell has the average with one decimal, its grade as icon and tint, and below it the change since four weeks ago. A flag with a figure such as −0.4 says by how much the average is below a target that it is behind.',
          'A hatched cell says how many actions are scored, because they are fewer than half: do not compare it with the others yet.',
          'Fresh is the share of the scores that were saved or confirmed within the last {{staleDays}} days. Plan counts the open items, and below them the overdue ones.',
        ],
      },
      'Choose a heading to sort; companies without a figure are last, and after them, as a group of their own, those with scores for fewer than half of their actions. Search, filters, grouping and order are in the address, so a link shows the same view.',
      'Choose a cell to open the page that explains it, for that company. In the grid, the arrow keys move from cell to cell, and Enter opens one.',
      'The map shows each company as a point: the further right, the more actions are done; the lower, the weaker its weakest driver. A line leads from a name that has no space beside its point; an outline stands for few scores.',
    ],
  },
  'impact-areas': impactAreasArticle,
  'action-form': {
    title: 'Action form',
    body: [
      'Every action has one answer for each company. The form can be reached from the impact areas, where you work through an area action by action, and from the company overview, where you look at one action.',
      { heading: 'What you enter' },
      {
        caption: 'Fields of the action form',
        columns: ['Field', 'Entry'],
        rows: [
          ['Not applicable here', 'On or off, with a reason'],
          ['State of the activity', '1 to 10. This is the score of the action.'],
          ['Confidence', 'Estimate, discussed or evidenced'],
          [
            'Relevance, criticality, cost, difficulty',
            'Very low, low, medium, high or very high. Relevance and criticality make up the weight.',
          ],
          ['Difficulty factor', '0 to 10'],
          ['Time needed', 'Weeks'],
          ['Time per thread', 'Hours, 0 or more'],
          ['Costs', 'Millions of the company’s currency'],
        ],
      },
      'Workspace subscribers can read all fields but can’t change any.',
      'The state and the four grades are what an action needs to be done. A choice in an empty field moves on to the next empty one; the foot of the form says how many are left, and Next unfinished opens the next action that is not done. On a phone they fit on one screen, with time and cost folded below; History and Not applicable here are in the menu beside the number.',
      { heading: 'History' },
      'History lists every recorded change of the answer: who made it and when, the fields with their values before and after, and its effect on the average of the driver. Restore sets a field back to an earlier value. This is a new edit: it is saved and listed like any other, and Undo takes it back.',
      { heading: 'From the impact areas' },
      {
        list: [
          'The Progress card shows the percentage of the area and how many of its actions are done.',
          'Previous action and Next action save your entries and move on. Each is hidden when there is no such action. For an action that you opened from a driver, they stay within that driver. At the end of an area, Next area leads to the next one that is not complete.',
          'Process index lists all actions in the area with their status; on very wide screens it is beside the form. Search the list and choose an action to open it.',
          'Completed Actions lists the actions that are done. Search the list and choose an action to go back to it.',
        ],
      },
      { heading: 'From the company overview' },
      'Here the page shows the Average score of the action, its Description and its Metrics.',
    ],
  },
  'company-overview': {
    title: 'Company overview',
    body: [
      'The page has five tabs and remembers the last one you opened.',
      {
        list: [
          'General begins with the lowest driver and what the plan changes, and shows a rating card for each driver and for the Global Average: the last 26 weeks as a small line, a bar from 1 to 10 with a flag at the target, and a short line that opens all facts. Below are the weakest sub-drivers and the actions to improve first: those that raise the Global Average most for their effort.',
          'Expectations, Operating Margin, Revenue Growth and Asset Efficiency each show the branch rating of that driver, its description, and its Recommended Actions grouped by sub-driver. A sub-driver’s average uses the same weights as the driver’s.',
        ],
      },
      'Select a score, a grade or its info icon to see where it comes from.',
      'Sort the actions with “Better qualifications first” or “Worse qualifications first”. Actions with the lowest scores have the most room to improve. A filter shows only actions that are not scored, low, or cheap and relevant: cost low or very low, relevance high or very high. The arrow of an action opens its form. Use the download menu to download the ratings.',
    ],
  },
  plan: planArticle,
  rounds: roundsArticle,
  reviews: reviewsArticle,
  model: modelArticle,
  evolution: {
    title: 'Evolution and comparison',
    body: [
      'Historical evolution shows two charts side by side, one below the other on a phone: the company shown, and the one that you choose under “Compare with company”. You can choose among the active companies you have access to.',
      '“Compare with year” shows another year beside the selected one.',
      'The charts work like the one on the dashboard: choose the year, show and hide lines, zoom and move. The download menu offers “Download as PDF” and “Download as EXCEL”.',
      'A chart without data says “No data available”.',
      'In a comparison, “Differences by driver” has a small chart for each driver with both companies: the compared one is dashed.',
      'Below the charts, “What moved it” explains the change of an average between two moments; see “Why a score moved”. A press on a falling or rising part of a line chooses its driver and its weeks there.',
    ],
  },
  'my-companies': {
    title: 'My Companies',
    body: [
      'Every company you have access to has a card: active companies first, each group ordered by name. Deleted ones are dimmed and show how many days are left to restore them. Long lists can be searched and have pages. With more than 500 companies, the search finds them by name, and the list continues as you scroll; the table is in the order of names.',
      'A card also shows the Global Average, the progress and the number of people where you may see them. From twelve companies on you can switch to a table and sort it by these figures.',
      'Company administrators have a menu on the card:',
      {
        list: [
          'Edit details changes the logo, the name, the website and the currency. A changed currency converts nothing.',
          'Manage workspaces assigns the company to one workspace, or to none.',
          'Delete company can be undone for a time: with Undo in the notification, or later under Recently deleted.',
          'Reactivate company restores a deleted company.',
        ],
      },
      'Administrators create a company with Add new: a name and, optionally, a logo and a website. A website is an address such as https://www.example.com; Save stays disabled while it is not valid.',
    ],
  },
  workspaces: {
    title: 'Workspaces',
    body: [
      'A workspace groups companies. Its card has two parts:',
      {
        list: [
          'Companies lists the active companies of the workspace.',
          'Collaborators is a table of people with their company, company role and workspace role. It lists people who have accepted their invitation and whose company is active.',
        ],
      },
      'Product administrators have menus to edit and delete the workspace and to manage its companies, and create workspaces with Add new. No two workspaces can have the same name. A deleted workspace can be restored for a time under Recently deleted. With more than 500 workspaces, the search finds them by name, and the list continues as you scroll.',
      'Edit Workspace also decides whether the administrators of the workspace see the figures of all its companies, and whether they can fill in the actions of these companies. Without that choice they see those of their own company only.',
      'Workspace administrators have a menu in each row of the table: User role, Change company and Remove user.',
    ],
  },
  collaborators: {
    title: 'Collaborators',
    body: [
      'People are grouped by company, each with a card that shows the company role. Search long lists by name, email or company. Groups can be collapsed; on a phone, groups of more than ten people are collapsed at first. With more than 500 companies, the cards are loaded as you scroll, and the table loads everybody.',
      'The table shows the same people with both roles, their status and, to administrators, when they were last active. It can be sorted and filtered. Select several people to change their roles or to resend their invitations at once.',
      'People who have not accepted their invitation yet are marked “Invitation pending”, with the date until which they can accept it.',
      'Company administrators have a three-dot menu on each card:',
      {
        list: [
          'User role sets the company role and the workspace role. You can change the roles that your own role covers.',
          'Change company moves the person to another company. The workspace follows from the company.',
          'Remove user takes away access to the company and its data.',
          'Resend invitation and Revoke invitation are available while an invitation is pending. Both invalidate the previous link.',
          'Erase personal data is for product administrators. It removes the person and erases their name, email address, picture and sessions, including in the activity log. Answers, plan items, targets and events stay under “Former member”. To confirm it, type the person’s email address; it cannot be undone. The address can be invited again, as a new person.',
        ],
      },
      'A new role or company is shown at once, and can be undone in the notification. If it cannot be saved, it is reverted and a notification says why.',
      'Administrators invite people with Add new; see “Invitations”.',
    ],
  },
  'activity-log': activityLogArticle,
  'my-account': {
    title: 'My account',
    body: [
      'Open it from the profile menu. It has the sections Profile, Security, API tokens and Data. You can change your picture, your name and your email address. Name and email are required; the picture must be an image file.',
      'Under Language, choose English or Español. Your choice is kept on this device; otherwise the product uses your browser’s language.',
      'A new email address needs your current password, and a message about the change is sent to the old address. It takes effect when you open the link that is sent to the new address, within 24 hours; if the product does not send email, it takes effect at once. An address that another account uses is refused.',
      'Choose a new password here too; it needs the current one and logs you out on your other devices. Under Security you see where you are logged in, and can end each session, or all others at once.',
      'If you can compare companies, choose under Companies in the weekly email about which of them it has lines: what moved, overdue actions, targets that an average has fallen behind, open rounds and signed reviews. Preview the email shows what you would receive now. A link in the email stops these lines, too.',
      'Under API tokens, create a token with which a program, such as a BI tool or a notebook, reads figures in your name. It can’t change anything. Choose whether it reads everything that you can see or one company, and its last day, at most a year from now. The token is shown once, so copy it right away. The list shows when each token was last used; revoke the ones that you no longer need. A new password ends all your tokens.',
      'Download my data gives you everything that is stored about you as one ZIP file: your account, roles and sessions, your answers with their history, your plan items and targets, and what the activity log contains about you. It contains no passwords and no data of other people. You can download it five times an hour.',
    ],
  },
};
