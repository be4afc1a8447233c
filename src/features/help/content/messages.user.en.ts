import { benchmarkArticle } from './benchmark/messages.en';
import { evidenceArticle } from './evidence/messages.en';
import { honestAnswersArticle } from './honestAnswers/messages.en';
import { movementArticle } from './messages.movement.en';
import type { ArticleIdOf } from './articles';
import type { ArticleText } from './ArticleText';

/** Articles of the group 'Useful user information'. */
export const userArticles: Record<ArticleIdOf<'user'>, ArticleText> = {
  'finding-your-way': {
    title: 'Finding your way',
    body: [
      'The sidebar is on the left of every page. On a phone it is closed at first: open it with the menu button at the top. It closes when you go to another page.',
      {
        list: [
          'The four items at the top lead to the main views: Dashboard, Impact areas, Company overview and Evolution.',
          'The links under Manage lead to My Companies, Workspaces and Collaborators.',
          'Your picture beside them opens the profile menu: My account, Support and help center, Report an error, and Logout.',
        ],
      },
      { heading: 'Which company you see' },
      'Scores and progress belong to one company, named at the top right. Administrators choose it there from the active companies. Everyone else sees their own company. This page and the three management pages are not about one company, so they show no name.',
    ],
  },
  'scores-and-grades': {
    title: 'How scores and grades are calculated',
    body: [
      'A company is scored on four drivers: Expectations, Operating Margin, Revenue Growth and Asset Efficiency. Each driver consists of sub-drivers, and each sub-driver of actions. Every score comes from the answers to these actions.',
      { heading: 'From answer to average' },
      {
        steps: [
          'The score of an action is its state of the activity, 1 to 10. An action without a state has no score and is not counted.',
          'The weight of an action is 1 to 5. Relevance and criticality each count 0 for very low, 1 for low, 2 for medium, 3 for high and 4 for very high; half of their sum, plus 1, is the weight. If one is not answered, it counts as medium.',
          'The average of a sub-driver or driver is the weighted mean of its scored actions: weight × score added up, divided by the weights added up.',
          'The Global Average is the plain mean of the drivers that have an average.',
        ],
      },
      'Cost, difficulty, times and amounts of money do not change a score.',
      { heading: 'From average to grade' },
      {
        caption: 'Grades',
        columns: ['Grade', 'Average', 'Color'],
        rows: [
          ['High', 'Above 7', 'Green'],
          ['Medium', '5 to 7', 'Yellow'],
          ['Low', 'Below 5', 'Red'],
        ],
      },
      'The grade is based on the exact average. The score beside it is rounded to a whole number out of 10, so two drivers with the same rounded score may have different grades.',
      { heading: 'A worked example' },
      'Suppose that a driver has four actions, one of them without a state:',
      { computed: 'example' },
      {
        list: [
          'Weight × score, added up: {{weighted}}. The weights of the scored actions, added up: {{weights}}.',
          'The average is {{weighted}} ÷ {{weights}} = {{average}}. It is shown as {{shown}} of 10 and graded {{grade}}.',
          'With the other drivers at {{others}} and one without a score, the Global Average is the mean of {{drivers}}: {{total}}, shown as {{totalShown}} of 10 and graded {{totalGrade}}.',
        ],
      },
      { heading: 'How much an average says' },
      'A rating shows how many answers it is based on, such as “3 of 58 actions scored”. With fewer than half of its actions scored, it may still change a lot.',
      { heading: 'A single action' },
      'Among the Recommended Actions the score of an action is graded by the bands above. On its own page, the Average score uses other color bands: up to 3 low, up to 6 medium, above 6 high.',
    ],
  },
  'why-a-score-moved': movementArticle,
  benchmark: benchmarkArticle,
  'progress-and-status': {
    title: 'How progress and status are calculated',
    body: [
      'Progress shows how much is answered, not how well the company performs. Every action belongs to one of the seven impact areas, and its status follows from its answer:',
      {
        caption: 'Status of an action',
        columns: ['Status', 'When', 'Icon'],
        rows: [
          ['To do', 'Nothing is filled in yet.', 'Dots'],
          ['In progress', 'Some required fields are filled in, but not all.', 'Progress ring'],
          [
            'Done',
            'State of the activity, relevance, criticality, cost and difficulty are all answered. Time and cost amounts are not required. An action that is not applicable is done as well.',
            'Blue check',
          ],
        ],
      },
      'Clearing a required field makes a done action unfinished again.',
      'The progress of an area is the share of its actions that are done. It is rounded up to a whole percentage, but 100% is shown only when every action is done.',
      'Example: with {{answered}} of {{actions}} actions done, {{answered}} ÷ {{actions}} × 100 = {{completed}}, and {{percent}}% is shown.',
      'Opening an area takes you to its first action in progress; if there is none, to its first one to do; and if all are done, to its last. Actions are ordered by their number, so 2.10 comes after 2.9.',
    ],
  },
  'honest-answers': honestAnswersArticle,
  evidence: evidenceArticle,
  roles: {
    title: 'Roles and permissions',
    body: [
      'Three roles exist: Administrator (full edition capabilities), Editor (can edit actions) and Subscriber (can only view). A person holds a company role and a workspace role, which may differ. In addition, there are administrators of the whole product.',
      {
        list: [
          'The company role applies to the company and its collaborators.',
          'The workspace role applies to the people in the workspace. It also controls actions: workspace subscribers can read the action form but not change it, whatever their other roles are.',
        ],
      },
      'People with several roles can do what any of their roles allows, except for the rule about actions above.',
      { computed: 'permissions' },
      'Product administrators can let the administrators of a workspace see the data of all active companies of the workspace, or also fill in their actions, under Edit Workspace. They can then choose a company in the top bar. They still cannot edit these companies.',
      { heading: 'Safeguards' },
      {
        list: [
          'Nobody can grant a role higher than their own, and nobody can remove themselves.',
          'Only an administrator can change, move or remove an administrator, and the last administrator cannot be removed.',
          'The last administrator of a company can only be demoted, moved or removed by an administrator.',
        ],
      },
      'A role change takes effect with the person’s next action.',
    ],
  },
  'auto-save': {
    title: 'Auto-save',
    body: [
      'The action form saves your entries automatically:',
      {
        list: [
          'when you stop typing for a moment, and every 30 seconds while you keep typing,',
          'when you choose Previous action or Next action,',
          'when you leave the page, hide it or close it.',
        ],
      },
      'While every field is empty, as it was before, there is nothing to save. Emptying a field that was filled in is saved. You can save at any time with the Save button.',
      { computed: 'saveStatus' },
      { heading: 'When saving fails' },
      'An alert titled Error appears. Your entries stay in the form and on this device, even when you close the browser, and are saved as soon as possible. If your session has ended, you are asked to log in without leaving the page.',
      'If someone else changed the same action while you were editing, changes to different fields are merged. If both of you changed the same field, nothing is overwritten: you see both values, who changed it and when, and choose which one to keep.',
      'If you log out with unsaved entries, you are asked what to do with them. Entries kept on this device are shown to no one else and are saved when you log in here again.',
    ],
  },
  'deleting-and-undo': {
    title: 'Deleting and undoing',
    body: [
      'Deleting a company or a workspace can be undone for 2 weeks, or for the number of days that the operator of the server has set with DELETED_DAYS. After that it is permanent. The notification after deleting has an Undo button. Later, Recently deleted at the top of My Companies and Workspaces lists what can still be restored, with the days left and who deleted it.',
      { heading: 'Companies' },
      'A deleted company is dimmed in My Companies, and its data is unavailable. To restore it, choose Reactivate company in the menu of its card, or on any page about the company. In the meantime its people can still log in and edit their profile. Its answers are restored with it.',
      { heading: 'Workspaces' },
      'Deleting a workspace does not delete its companies: they are no longer assigned to it. When an administrator restores it, the companies that have not been assigned elsewhere belong to it again. If another workspace has taken the name in the meantime, it cannot be restored.',
      { heading: 'Collaborators' },
      'Removing a collaborator cannot be undone: the person loses access to the company and its data. To bring the person back, send a new invitation.',
    ],
  },
  invitations: {
    title: 'Invitations',
    body: [
      'Accounts are created by invitation only.',
      {
        steps: [
          'An administrator chooses Add new on the Collaborators page and enters the company, the role and the email address, or several addresses separated by commas.',
          'The person receives an email with a link and opens it.',
          'On the page “Please, complete your profile” the person enters a first and last name, a password and, optionally, the address of a picture. Finish activates the account.',
        ],
      },
      'Invited administrators and editors start as Editor in the workspace, invited subscribers as Subscriber. The company must belong to a workspace.',
      'The link is valid for a limited time and works once. When the invitation is sent again, the earlier link stops working. An email address can be used for one account only.',
    ],
  },
  passwords: {
    title: 'Login and passwords',
    body: [
      'Log in with your email and password. If you opened a page before logging in, you are taken there afterward.',
      { heading: 'Forgot password' },
      {
        steps: [
          'Choose Forgot password on the login page and enter your email address.',
          'Choose Send recovery email. For your protection, the response is the same whether or not the address is known.',
          'Open the link in the email, enter the new password twice and choose Save password.',
          'Choose Go to Login and log in with the new password.',
        ],
      },
      'The recovery link is valid for a limited time and works once. Saving a new password logs you out everywhere.',
      { heading: 'Rules for passwords' },
      'A password has at least 8 characters, letters and digits only, with at least one letter and one digit.',
    ],
  },
  'reporting-an-error': {
    title: 'Reporting an error',
    body: [
      'Choose Report an error in the profile menu. Say what happened and where you found the error, and describe it. You can add a screenshot, a JPEG or PNG file of at most 500 kB: drop it, paste it, or choose it.',
      'Send submits the report to support with the page you are on, the product version and your browser, and shows a reference number for follow-up. If it cannot be sent, your text is kept.',
    ],
  },
  'using-help': {
    title: 'Using the help center',
    body: [
      'Open an article with a click, or with Enter or the space bar. Type in the search field to show only the articles that contain all of your words in their title or text.',
      'Every article has its own link: choose “Link to this article” at its end, then copy the address from your browser to share it.',
    ],
  },
};
