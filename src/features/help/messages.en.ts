import type { ArticleId } from './articles';
import type { ArticleText } from './ArticleText';
import { userArticles } from './messages.user.en';
import { viewArticles } from './messages.views.en';

const articles: Record<ArticleId, ArticleText> = { ...userArticles, ...viewArticles };

export const helpMessages = {
  title: 'Support and Help Center',
  link: 'Help: {{title}}',
  groups: { user: 'Useful user information', views: 'Platform views' },
  search: {
    label: 'Search the help articles',
    placeholder: 'Search, for example: grade',
    found_one: '{{count}} article contains all of your words',
    found_other: '{{count}} articles contain all of your words',
    nothing: 'No article contains all of your words',
    hint: 'Try fewer or other words.',
    clear: 'Clear the search',
  },
  article: { open: 'Open this view', permalink: 'Link to this article' },
  articles,
  example: {
    caption: 'Four actions of a driver',
    columns: {
      action: 'Action',
      state: 'State',
      relevance: 'Relevance',
      criticality: 'Criticality',
      weight: 'Weight',
      weighted: 'Weight × score',
    },
    action: 'Action {{number}}',
    notCounted: 'Not counted',
    separator: ', ',
  },
  saveStatus: {
    caption: 'What the words beside the form mean',
    columns: { word: 'You read', meaning: 'It means' },
    dirty: 'You have entered something that is not on the server yet. It will be saved by itself.',
    saving: 'Your entries are on their way.',
    saved: 'All that you entered was on the server at that time.',
    offline: 'There is no connection. Your entries are kept, and saved once there is one again.',
    failed:
      'Saving did not succeed. An alert says why; it is tried again by itself, and with Retry.',
    conflict:
      'Somebody else has set the same field to another value. The form asks you which is to stand.',
  },
  permissions: {
    caption: 'Who may do what',
    what: 'You may',
    people: {
      administrator: 'Administrator',
      companyAdministrator: 'Administrator of the company',
      workspaceAdministrator: 'Administrator of the workspace',
      editor: 'Editor',
      subscriber: 'Subscriber',
    },
    reach: {
      yes: 'Yes',
      no: 'No',
      any: 'All',
      ownCompany: 'Own company',
      ownWorkspace: 'Own workspace',
      ownCompanyPeople: 'People of the own company',
      ownWorkspacePeople: 'People of the own workspace',
      ownCompanyToOwnWorkspace: 'Own company, to the own workspace or none',
      ownCompanyPeopleWithin: 'People of the own company, within the own workspace',
      ownWorkspacePeopleWithin: 'People of the own workspace, within it',
    },
    capability: {
      viewFigures: 'See a company’s figures',
      saveAnswer: 'Fill in actions',
      chooseCompany: 'Choose which company the pages show',
      seeCompanies: 'See companies',
      seePeople: 'See collaborators',
      addNew: 'Add companies, workspaces and collaborators with “Add new”',
      changeCompany: 'Edit, delete and reactivate companies',
      assignWorkspace: 'Assign companies to a workspace',
      changeWorkspace: 'Edit, delete and restore workspaces',
      seeDeleted: 'See what was recently deleted',
      resendInvitation: 'Send an invitation again',
      companyRole: 'Change a company role',
      workspaceRole: 'Change a workspace role',
      movePerson: 'Move a collaborator to another company',
      removePerson: 'Remove a collaborator',
      ownAccount: 'Edit your own account',
      reportError: 'Report an error',
    },
  },
} as const;
