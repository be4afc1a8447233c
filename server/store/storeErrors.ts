/** The constraints on rows. */
export type Constraint =
  /** Addresses of people are unique, ignoring case. */
  | 'users_email'
  /** Names of workspaces that are not deleted are unique, ignoring case and surrounding spaces. */
  | 'workspaces_name'
  /** There is one answer per activity and company. */
  | 'answers_activity'
  /** An activity is planned at most once at a time in a company. */
  | 'plan_items_open'
  /** A driver of a company has one current target, and so has the Global Average. */
  | 'targets_present'
  /** A person has one opinion about an action of a company in a round. */
  | 'opinions_respondent'
  /** Names of the reviews of a company are unique, ignoring case and surrounding spaces. */
  | 'reviews_name'
  /** A person has one open request of a kind about an action. */
  | 'requests_open'
  /** An id, or another key, is already in use. */
  | 'id'
  /** A row refers to a row that does not exist, or a removed row is still referred to. */
  | 'reference'
  /** A value is out of its range. */
  | 'value';

/** A transaction violates a constraint; none of its changes are stored. */
export class ConstraintViolated extends Error {
  override name = 'ConstraintViolated';
  readonly constraint: Constraint;

  constructor(constraint: Constraint, message: string, options?: ErrorOptions) {
    super(message, options);
    this.constraint = constraint;
  }
}

/** The store could not be read or written; the server responds with 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
