import type { Feature } from '@contract/features';
import { useSelector } from 'react-redux';
import { selectFeatures } from './featuresSlice';

/**
 * Which features of the server each view needs. A view that lacks one is not shown. What appears only with data of its
 * own, such as a comparison with peers, needs no row: without the feature the data is not requested.
 */
const VIEW_NEEDS = {
  accountData: ['personal_data'],
  actionsToImprove: ['answers'],
  answerHistory: ['answer_history'],
  answerMarks: ['answer_marks'],
  apiTokens: ['api_tokens'],
  companyFigures: ['counts'],
  dataHealth: ['data_health', 'answer_marks'],
  erasure: ['personal_data'],
  eventLog: ['events'],
  inbox: ['inbox'],
  importWorkbook: ['answers', 'import'],
  listPages: ['lists'],
  movement: ['score_movement'],
  plan: ['plan', 'answers'],
  portfolio: ['portfolio'],
  portfolioPeriod: ['portfolio', 'portfolio_weeks'],
  reviews: ['reviews'],
  rounds: ['rounds'],
  profiles: ['profiles'],
  mappings: ['mappings', 'answers', 'import'],
  importReview: ['mappings', 'reviews'],
  model: ['model'],
  secondFactor: ['second_factor'],
  sessionList: ['sessions'],
  signInStatus: ['sign_in_status'],
  subdriverRatings: ['counts'],
  subscriptions: ['subscriptions'],
  targets: ['targets'],
  valuePlan: ['plan', 'answers', 'value_plan'],
  workbook: ['answers'],
} as const satisfies Record<string, readonly Feature[]>;

export type OptionalView = keyof typeof VIEW_NEEDS;

/** Whether a server with these features can do what the view shows; undefined is for what every server can do. */
export const isOffered = (view: OptionalView | undefined, features: readonly Feature[]): boolean =>
  view === undefined || VIEW_NEEDS[view].every((feature) => features.includes(feature));

/** Whether the server can do what the view shows. */
export const useIsOffered = (view: OptionalView): boolean =>
  isOffered(view, useSelector(selectFeatures));
