import type { ArticleText } from '../ArticleText';

/** The article about the activity log. */
export const activityLogArticle: ArticleText = {
  title: 'Activity log',
  body: [
    'The activity log shows who did what to whom, when and from where: logins (including failed ones), logouts, passwords, invitations, roles, moves between companies, changes of companies and workspaces with their deletion and restoration, and changed settings of the server.',
    'Product administrators see all events, administrators of a company those of their company, and administrators of a workspace those of its companies. My Companies, Workspaces and Collaborators link to it.',
    {
      list: [
        'Filter by person, company, kind of event and days. Choose a name in the list to see only the events of that person. The filter is in the address, so a link shows the same events.',
        'An event shows names as they were at that time. For changed fields it shows the old and the new value; passwords are never recorded.',
        'Several failed logins of one account are not listed one by one: the log shows the first one, the one that locks the account, and how many there were.',
        'Download the events that match the filter as PDF or EXCEL. The times in the file are in UTC.',
        'Files that people download are listed, except those that were made offline.',
      ],
    },
    'Nobody can change or delete an event. If a product administrator erases the personal data of a person, their name and addresses are removed from the events, which then show “Former member”. Events are removed after two years, unless the operator of the server has chosen another period.',
  ],
};
