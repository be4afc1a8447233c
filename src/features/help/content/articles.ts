import type { RouteName } from '@/shared/routing/paths';

interface ArticleEntry {
  /** Also the hash of the article's address. It must not change, because people share these links. */
  id: string;
  /** The routes that the article describes; it links to the first one if the person can open it. */
  views: readonly RouteName[];
}

/** The articles of the two accordions, in reading order. */
export const ARTICLE_GROUPS = {
  user: [
    { id: 'finding-your-way', views: [] },
    { id: 'scores-and-grades', views: [] },
    { id: 'why-a-score-moved', views: [] },
    { id: 'benchmark', views: [] },
    { id: 'progress-and-status', views: [] },
    { id: 'honest-answers', views: [] },
    { id: 'evidence', views: ['inbox'] },
    { id: 'roles', views: [] },
    { id: 'auto-save', views: [] },
    { id: 'deleting-and-undo', views: [] },
    { id: 'invitations', views: ['onboarding', 'createUser'] },
    { id: 'passwords', views: ['login', 'forgotPassword', 'resetPassword'] },
    { id: 'reporting-an-error', views: [] },
    { id: 'using-help', views: ['help'] },
  ],
  views: [
    { id: 'dashboard', views: ['dashboard'] },
    { id: 'score-evolution', views: [] },
    { id: 'portfolio', views: ['portfolio'] },
    { id: 'impact-areas', views: ['impactAreas'] },
    { id: 'action-form', views: ['impactAreaAction', 'companyAction'] },
    { id: 'rounds', views: ['myPart'] },
    { id: 'company-overview', views: ['companyOverview'] },
    { id: 'plan', views: ['plan'] },
    { id: 'evolution', views: ['evolution'] },
    { id: 'reviews', views: ['verify', 'review', 'sharedReview'] },
    { id: 'my-companies', views: ['companiesManagement'] },
    { id: 'model', views: ['model'] },
    { id: 'workspaces', views: ['workspacesManagement'] },
    { id: 'collaborators', views: ['collaboratorsManagement'] },
    { id: 'activity-log', views: ['eventLog'] },
    { id: 'my-account', views: ['confirmEmail'] },
  ],
} as const satisfies Record<string, readonly ArticleEntry[]>;

export type GroupId = keyof typeof ARTICLE_GROUPS;
export type ArticleIdOf<G extends GroupId> = (typeof ARTICLE_GROUPS)[G][number]['id'];
export type ArticleId = ArticleIdOf<GroupId>;

export const GROUP_IDS = Object.keys(ARTICLE_GROUPS) as GroupId[];

const IDS: readonly string[] = GROUP_IDS.flatMap((group) =>
  ARTICLE_GROUPS[group].map(({ id }) => id),
);

/** The id of the article in an address's hash; null if there is none. */
export function articleFromHash(hash: string): ArticleId | null {
  const id = hash.slice(1);
  return IDS.includes(id) ? (id as ArticleId) : null;
}
