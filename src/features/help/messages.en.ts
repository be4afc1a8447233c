import type { ArticleId } from './content/articles';
import type { ArticleText } from './content/ArticleText';
import { userArticles } from './content/messages.user.en';
import { viewArticles } from './content/messages.views.en';

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
  movement: {
    caption: 'Three actions of a driver at two moments',
    columns: { before: 'Before', after: 'After', contribution: 'Contribution' },
    scored: 'State {{state}}, weight {{weight}}',
    notScored: 'Not scored',
  },
  round: {
    caption: 'Two actions of a driver, with four opinions each',
    columns: {
      opinions: 'Opinions',
      difference: 'Difference',
      result: 'Result',
      proposal: 'Proposal',
      swing: 'Moves the score by',
    },
    camps: 'Two camps, to discuss',
    agreed: 'Agreed',
  },
  plan: {
    caption: 'Two actions below their aim, of a driver with three scored actions',
    columns: {
      state: 'State → aim',
      driverGain: 'Gain of the driver',
      gain: 'Gain of the Global Average',
      effort: 'Effort',
      cost: 'Cost in $M',
    },
  },
  saveStatus: {
    caption: 'What the status beside the form means',
    columns: { word: 'Status', meaning: 'Meaning' },
    dirty: 'You have entered something that is not saved yet. It will be saved automatically.',
    saving: 'Your entries are being sent.',
    saved: 'Everything you entered was saved at that time.',
    offline: 'You are offline. Your entries are kept and will be saved once you are online again.',
    failed: 'Saving failed. An alert says why. It is retried automatically, and with Retry.',
    conflict:
      'Someone else set the same field to another value. The form asks you which one to keep.',
  },
  permissions: {
    caption: 'What each role can do',
    what: 'Action',
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
      ownCompanyPeople: 'People in own company',
      ownWorkspacePeople: 'People in own workspace',
      ownCompanyToOwnWorkspace: 'Own company, to own workspace or none',
      ownWorkspacePeopleWithin: 'People in own workspace, within it',
    },
    capability: {
      viewFigures: 'View a company’s data',
      saveAnswer: 'Fill in actions',
      runRound: 'Ask people for opinions, and decide',
      chooseCompany: 'Choose which company the pages show',
      seeCompanies: 'View companies',
      seePeople: 'View collaborators',
      addNew: 'Add companies, workspaces and collaborators with “Add new”',
      changeCompany: 'Edit, delete and reactivate companies',
      assignWorkspace: 'Assign companies to a workspace',
      changeWorkspace: 'Edit, delete and restore workspaces',
      seeDeleted: 'View recently deleted items',
      resendInvitation: 'Resend an invitation',
      companyRole: 'Change a company role',
      workspaceRole: 'Change a workspace role',
      movePerson: 'Move a collaborator to another company',
      removePerson: 'Remove a collaborator',
      erasePerson: 'Erase a person’s data',
      ownAccount: 'Edit your own account',
      reportError: 'Report an error',
    },
  },
} as const;
