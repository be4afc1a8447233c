/**
 * What a server may offer beyond the specification. `GET /auth/user` names what it offers in `features`; a server that
 * names nothing knows the specification alone. `@feature` in schema.graphql marks the fields and arguments of each
 * name. A new capability is a row here, the mark at its fields, and a row for each of its views in
 * `src/shared/api/features/views.ts`.
 */
export const FEATURES = [
  /** Numbers beside the averages: counts, earlier averages, and the figures of sub-drivers, areas and companies. */
  'counts',
  /** Pages of the lists, and searches in them. */
  'lists',
  /** All answers of a company in one query. */
  'answers',
  /** Actions that are not applicable, the confidence of answers, and their confirmation. */
  'answer_marks',
  'answer_history',
  'score_movement',
  'data_health',
  'plan',
  'targets',
  'benchmark',
  'portfolio',
  /** The changes of the portfolio over another time than four weeks. */
  'portfolio_weeks',
  'events',
  /** Imports of workbooks. */
  'import',
  /** Records of downloads in the activity log. */
  'downloads',
  /** Rights of a workspace's administrators in all its companies. */
  'reach',
  /** When other people were last active, and their sessions and second factors. */
  'sign_in_status',
  /** The list of one's own sessions. */
  'sessions',
  'second_factor',
  'api_tokens',
  /** The export and the erasure of a person's data. */
  'personal_data',
  /** Evidence, comments and requests on actions, and the notices about them. */
  'inbox',
  /** Rounds, in which several people give their opinions. */
  'rounds',
  /** The unit of a company's amounts, benefits of plan items, and scenarios of a plan. */
  'value_plan',
  /** Lines about other companies in the weekly mail. */
  'subscriptions',
  /** Reviews: signed figures of a moment, the proofs of their figures, and their shares. */
  'reviews',
  /** Profiles, by which a company drops a set of actions at once. */
  'profiles',
  /** Mappings, by which workbooks of other programs are read. */
  'mappings',
  /** A company's weakest driver and its first action, in one query. */
  'weakest_point',
  /** Versions of the model: import, preview, application and undo. */
  'model',
] as const;

export type Feature = (typeof FEATURES)[number];
