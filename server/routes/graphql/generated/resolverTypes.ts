// Made by `npm run codegen` from contract/schema.graphql. Do not edit.

type Awaitable<T> = T | Promise<T>;

/** A field's value, or a function that is called only when a query selects the field. */
type Field<T> = T | (() => Awaitable<T>);

interface WorkspaceRef {
  id: Field<string>;
  name: Field<string>;
}

interface Company {
  id: Field<string>;
  name: Field<string>;
  logo: Field<string | null>;
  image: Field<string | null>;
  website: Field<string | null>;
  activated: Field<boolean>;
  expiration_date: Field<string | null>;
  workspace: Field<WorkspaceRef | null>;
  workspace_id: Field<string | null>;
  average: Field<number | null>;
  completed: Field<number | null>;
  people: Field<number | null>;
  money_unit: Field<string>;
}

interface Workspace {
  id: Field<string>;
  name: Field<string>;
  administrators_reach: Field<string | null>;
  companies: Field<ReadonlyArray<Awaitable<Company>>>;
  collaborators: Field<ReadonlyArray<Awaitable<Collaborator>>>;
}

interface Collaborator {
  id: Field<string>;
  name: Field<string>;
  email: Field<string>;
  image: Field<string | null>;
  company_id: Field<string | null>;
  company_name: Field<string | null>;
  company_image: Field<string | null>;
  role: Field<string | null>;
  company_role: Field<string>;
  workspace_role: Field<string>;
  activated: Field<boolean>;
  invitation_expires: Field<string | null>;
  last_active: Field<string | null>;
  second_factor: Field<boolean | null>;
  sessions: Field<number | null>;
}

interface CollaboratorGroup {
  company_id: Field<string>;
  company_name: Field<string>;
  company_image: Field<string | null>;
  activated: Field<boolean | null>;
  workspace_id: Field<string | null>;
  collaborators: Field<ReadonlyArray<Awaitable<Collaborator>>>;
}

interface Driver {
  name: Field<string>;
  average: Field<number | null>;
  grade: Field<string | null>;
  description: Field<string | null>;
  scored: Field<number | null>;
  total: Field<number | null>;
  previous: Field<number | null>;
  previous_week: Field<string | null>;
  previous_model_changed: Field<boolean>;
  evidenced_share: Field<number | null>;
  declared_share: Field<number | null>;
  shown_share: Field<number | null>;
  declared_only_share: Field<number | null>;
}

interface SubdriverActivities {
  name: Field<string>;
  driver: Field<string | null>;
  average: Field<number | null>;
  grade: Field<string | null>;
  scored: Field<number | null>;
  total: Field<number | null>;
  activities: Field<ReadonlyArray<Awaitable<GradedActivity>>>;
}

interface GradedActivity {
  id: Field<string>;
  name: Field<string>;
  average: Field<number | null>;
  grade: Field<string | null>;
  not_applicable: Field<boolean | null>;
}

interface GraphDrivers {
  name: Field<string>;
  years: Field<ReadonlyArray<Awaitable<GraphYear>>>;
  steps: Field<ReadonlyArray<Awaitable<GraphStep>>>;
}

interface GraphYear {
  year: Field<number>;
  data: Field<ReadonlyArray<Awaitable<GraphWeek>>>;
}

interface GraphWeek {
  week: Field<string>;
  data: Field<ReadonlyArray<Awaitable<GraphValue>>>;
  like_for_like: Field<ReadonlyArray<Awaitable<GraphValue>>>;
}

interface GraphValue {
  driver: Field<string>;
  averages: Field<number | null>;
}

interface GraphStep {
  version_id: Field<string>;
  note: Field<string>;
  applied_at: Field<string>;
  year: Field<number>;
  week: Field<string>;
  values: Field<ReadonlyArray<Awaitable<GraphStepValue>>>;
}

interface GraphStepValue {
  driver: Field<string>;
  before: Field<number | null>;
  after: Field<number | null>;
}

interface ImpactArea {
  name: Field<string>;
  completed: Field<number>;
  current: Field<string | null>;
  current_name: Field<string | null>;
  answered: Field<number | null>;
  total: Field<number | null>;
}

interface PercentageCompleted {
  total: Field<number>;
  answered: Field<number>;
  completed: Field<number>;
}

interface ActivityStatus {
  id: Field<string>;
  name: Field<string>;
  status: Field<string>;
  not_applicable: Field<boolean | null>;
}

interface ActivityRef {
  id: Field<string>;
  name: Field<string>;
  not_applicable: Field<boolean | null>;
}

interface NextAndPrevious {
  next: Field<string | null>;
  prev: Field<string | null>;
}

interface Activity {
  id: Field<string>;
  name: Field<string>;
  impact_area: Field<string>;
  relevance: Field<number | null>;
  subprocess_id: Field<string | null>;
  description: Field<string | null>;
  status: Field<string | null>;
  anchors: Field<ReadonlyArray<Awaitable<string>> | null>;
}

interface Answer {
  id: Field<string>;
  activity_id: Field<string>;
  activity_name: Field<string>;
  company_id: Field<string>;
  revenue_state: Field<number | null>;
  relevance: Field<number | null>;
  criticality: Field<number | null>;
  cost: Field<number | null>;
  difficulty: Field<number | null>;
  factor_difficulty: Field<number | null>;
  time_w: Field<number | null>;
  avg_cost_thread_m: Field<number | null>;
  est_cost_process_m: Field<number | null>;
  est_cost_driver_m: Field<number | null>;
  est_cost_subdriver_m: Field<number | null>;
  est_cost_company_m: Field<number | null>;
  time_thread_h: Field<number | null>;
  answered_at: Field<string | null>;
  average_score: Field<number | null>;
  revision: Field<number>;
  driver: Field<string | null>;
  impact_area: Field<string | null>;
  not_applicable: Field<boolean | null>;
  not_applicable_reason: Field<string | null>;
  confidence: Field<number | null>;
  confirmed_at: Field<string | null>;
  evidence_count: Field<number | null>;
  comment_count: Field<number | null>;
}

interface Event {
  id: Field<string>;
  at: Field<string>;
  kind: Field<string>;
  actor_id: Field<string | null>;
  actor_name: Field<string | null>;
  actor_email: Field<string | null>;
  subject_type: Field<string | null>;
  subject_id: Field<string | null>;
  subject_name: Field<string | null>;
  company_id: Field<string | null>;
  company_name: Field<string | null>;
  workspace_id: Field<string | null>;
  workspace_name: Field<string | null>;
  changes: Field<ReadonlyArray<Awaitable<FieldChange>>>;
  address: Field<string | null>;
  browser: Field<string | null>;
  os: Field<string | null>;
  user_agent: Field<string | null>;
}

interface DeletedItem {
  kind: Field<string>;
  id: Field<string>;
  name: Field<string>;
  deleted_by: Field<string | null>;
  deleted_at: Field<string>;
  purge_at: Field<string>;
}

interface PortfolioRow {
  company_id: Field<string>;
  company_name: Field<string>;
  company_image: Field<string | null>;
  workspace_name: Field<string | null>;
  money_unit: Field<string>;
  cells: Field<ReadonlyArray<Awaitable<PortfolioCell>>>;
  completed: Field<number>;
  fresh: Field<number | null>;
  plan_open: Field<number>;
  plan_overdue: Field<number>;
  round_asked: Field<number | null>;
  round_handed_in: Field<number | null>;
}

interface WeakestPoint {
  driver: Field<string>;
  below_target: Field<number | null>;
  action: Field<WeakestAction | null>;
}

interface WeakestAction {
  id: Field<string>;
  name: Field<string>;
  impact_area: Field<string>;
  days_late: Field<number | null>;
}

interface BenchmarkRow {
  driver: Field<string>;
  week: Field<string>;
  peers: Field<number>;
  needed: Field<number>;
  starts_on: Field<string | null>;
  median: Field<number | null>;
  lower: Field<number | null>;
  upper: Field<number | null>;
  above: Field<number | null>;
  equal: Field<number | null>;
}

interface PortfolioCell {
  driver: Field<string>;
  average: Field<number | null>;
  grade: Field<string | null>;
  scored: Field<number>;
  total: Field<number>;
  previous: Field<number | null>;
  target: Field<number | null>;
  target_status: Field<string | null>;
}

interface ScoreMovement {
  driver: Field<string>;
  from: Field<string>;
  to: Field<string>;
  before: Field<number | null>;
  after: Field<number | null>;
  change: Field<number | null>;
  rescored: Field<number>;
  reweighted: Field<number>;
  first_scored: Field<number>;
  no_longer_scored: Field<number>;
  model: Field<number>;
  unexplained: Field<number>;
  complete_since: Field<string | null>;
  contributions: Field<ReadonlyArray<Awaitable<Contribution>>>;
}

interface Contribution {
  activity_id: Field<string>;
  name: Field<string>;
  impact_area: Field<string>;
  driver: Field<string>;
  subdriver: Field<string>;
  cause: Field<string>;
  contribution: Field<number>;
  state_effect: Field<number>;
  weight_effect: Field<number>;
  state_before: Field<number | null>;
  state_after: Field<number | null>;
  weight_before: Field<number | null>;
  weight_after: Field<number | null>;
  changes: Field<number>;
  last_changed_by: Field<string | null>;
  last_changed_at: Field<string | null>;
}

interface AnswerChange {
  revision: Field<number>;
  changed_at: Field<string>;
  changed_by: Field<string | null>;
  source: Field<string>;
  changes: Field<ReadonlyArray<Awaitable<FieldChange>>>;
  driver_before: Field<number | null>;
  driver_after: Field<number | null>;
  round_id: Field<string | null>;
}

interface FieldChange {
  field: Field<string>;
  before: Field<string | null>;
  after: Field<string | null>;
}

interface PlanItem {
  id: Field<string>;
  activity_id: Field<string>;
  activity_name: Field<string>;
  impact_area: Field<string>;
  driver: Field<string>;
  aim: Field<number>;
  status: Field<string>;
  owner_id: Field<string | null>;
  owner_name: Field<string | null>;
  starts_on: Field<string | null>;
  due_on: Field<string | null>;
  note: Field<string | null>;
  state: Field<number | null>;
  baseline_state: Field<number | null>;
  cost_m: Field<number | null>;
  time_w: Field<number | null>;
  gain: Field<number | null>;
  planned_gain: Field<number | null>;
  realised: Field<number | null>;
  not_applicable: Field<boolean | null>;
  created_at: Field<string>;
  done_at: Field<string | null>;
  revision: Field<number>;
  retired: Field<boolean>;
  benefit_m: Field<number | null>;
  benefit_kind: Field<string | null>;
  full_on: Field<string | null>;
  benefit_real_m: Field<number | null>;
  confirmed_by: Field<string | null>;
  confirmed_by_name: Field<string | null>;
  confirmed_on: Field<string | null>;
  payback_months: Field<number | null>;
  comment_count: Field<number | null>;
}

interface Scenario {
  id: Field<string>;
  name: Field<string>;
  note: Field<string | null>;
  items: Field<ReadonlyArray<Awaitable<ScenarioItem>>>;
  created_by: Field<string | null>;
  revision: Field<number>;
  chosen_at: Field<string | null>;
  gain: Field<number | null>;
  then: Field<ReadonlyArray<Awaitable<GraphValue>>>;
  cost_m: Field<number>;
  not_costed: Field<number>;
  benefit_year_m: Field<number>;
  benefit_once_m: Field<number>;
  answers_changed: Field<boolean>;
}

interface ScenarioItem {
  activity_id: Field<string>;
  aim: Field<number>;
  owner_id: Field<string | null>;
  owner_name: Field<string | null>;
  due_on: Field<string | null>;
  benefit_m: Field<number | null>;
  benefit_kind: Field<string | null>;
}

interface WeeklyMail {
  subject: Field<string>;
  text: Field<string>;
  html: Field<string>;
}

interface Target {
  id: Field<string>;
  driver: Field<string>;
  start_on: Field<string>;
  start_average: Field<number | null>;
  value: Field<number>;
  due_on: Field<string>;
  milestones: Field<ReadonlyArray<Awaitable<Milestone>>>;
  reason: Field<string>;
  set_by: Field<string | null>;
  set_at: Field<string>;
  ended_at: Field<string | null>;
  average: Field<number | null>;
  expected: Field<number | null>;
  status: Field<string | null>;
  pace: Field<number | null>;
  pace_date: Field<string | null>;
  plan_average: Field<number | null>;
  plan_date: Field<string | null>;
}

interface Milestone {
  on: Field<string>;
  value: Field<number>;
}

interface DataHealth {
  scored: Field<number>;
  applicable: Field<number>;
  fresh: Field<number>;
  evidenced_share: Field<number | null>;
  declared_share: Field<number | null>;
  shown_share: Field<number | null>;
  declared_only_share: Field<number | null>;
  items: Field<ReadonlyArray<Awaitable<HealthItem>>>;
  due_soon: Field<ReadonlyArray<Awaitable<HealthItem>>>;
}

interface HealthItem {
  rule: Field<string>;
  activity_id: Field<string>;
  name: Field<string>;
  impact_area: Field<string>;
  driver: Field<string>;
  weight: Field<number>;
  state: Field<number | null>;
  revision: Field<number | null>;
  since: Field<string | null>;
  detail: Field<string | null>;
}

interface Round {
  id: Field<string>;
  workspace_id: Field<string | null>;
  name: Field<string>;
  names: Field<string>;
  opens_on: Field<string>;
  due_on: Field<string>;
  companies: Field<ReadonlyArray<Awaitable<RoundCompany>>>;
}

interface RoundCompany {
  company_id: Field<string>;
  company_name: Field<string>;
  asked: Field<number>;
  handed_in: Field<number>;
  opened_at: Field<string | null>;
  closed_at: Field<string | null>;
  asks_me: Field<boolean>;
  my_handed_in_at: Field<string | null>;
  people: Field<ReadonlyArray<Awaitable<RoundPerson>> | null>;
}

interface RoundPerson {
  user_id: Field<string>;
  name: Field<string | null>;
  party: Field<string | null>;
  areas: Field<ReadonlyArray<Awaitable<string>>>;
  handed_in_at: Field<string | null>;
}

interface RoundResult {
  names: Field<string>;
  asked: Field<number>;
  handed_in: Field<number>;
  closed_at: Field<string | null>;
  actions: Field<ReadonlyArray<Awaitable<ActionOpinions>>>;
  drivers: Field<ReadonlyArray<Awaitable<OpinionRange>>>;
  gaps: Field<ReadonlyArray<Awaitable<PartyGap>>>;
}

interface ActionOpinions {
  activity_id: Field<string>;
  name: Field<string>;
  driver: Field<string>;
  impact_area: Field<string>;
  answer: Field<number | null>;
  revision: Field<number>;
  weight: Field<number>;
  count: Field<number>;
  lowest: Field<number | null>;
  highest: Field<number | null>;
  proposal: Field<number | null>;
  difference: Field<number | null>;
  swing: Field<number | null>;
  camps: Field<boolean>;
  decided: Field<number | null>;
  anchors: Field<ReadonlyArray<Awaitable<string>> | null>;
  opinions: Field<ReadonlyArray<Awaitable<Opinion>>>;
}

interface Opinion {
  party: Field<string | null>;
  person: Field<string | null>;
  state: Field<number | null>;
  unsure: Field<boolean>;
  not_applicable: Field<boolean>;
  reason: Field<string | null>;
  late: Field<boolean>;
}

interface OpinionRange {
  driver: Field<string>;
  average: Field<number | null>;
  low: Field<number | null>;
  high: Field<number | null>;
}

interface PartyGap {
  driver: Field<string>;
  party: Field<string>;
  other: Field<string>;
  actions: Field<number>;
  gap: Field<number | null>;
}

interface MyOpinion {
  activity_id: Field<string>;
  name: Field<string>;
  driver: Field<string>;
  impact_area: Field<string>;
  description: Field<string | null>;
  anchors: Field<ReadonlyArray<Awaitable<string>> | null>;
  state: Field<number | null>;
  unsure: Field<boolean>;
  not_applicable: Field<boolean>;
  confidence: Field<number | null>;
  reason: Field<string | null>;
}

interface ModelVersion {
  id: Field<string>;
  status: Field<string>;
  note: Field<string>;
  digest: Field<string>;
  changes: Field<number>;
  created_at: Field<string>;
  applied_at: Field<string | null>;
}

interface ModelEffect {
  company_id: Field<string>;
  company_name: Field<string>;
  driver: Field<string>;
  before: Field<number | null>;
  after: Field<number | null>;
  change: Field<number | null>;
  contributions: Field<ReadonlyArray<Awaitable<ModelContribution>>>;
}

interface ModelContribution {
  activity_id: Field<string>;
  name: Field<string>;
  contribution: Field<number>;
}

interface Profile {
  id: Field<string>;
  name: Field<string>;
  activities: Field<ReadonlyArray<Awaitable<string>>>;
  reason: Field<string>;
  applied: Field<ReadonlyArray<Awaitable<ProfileUse>>>;
}

interface ProfileUse {
  company_id: Field<string>;
  applied_at: Field<string>;
  marked: Field<number>;
}

interface Mapping {
  id: Field<string>;
  name: Field<string>;
  header_digest: Field<string>;
  columns: Field<ReadonlyArray<Awaitable<MappingColumn>>>;
  scale: Field<ReadonlyArray<Awaitable<MappingScale>>>;
  pairs: Field<ReadonlyArray<Awaitable<MappingPair>>>;
  combine: Field<string>;
  by: Field<string>;
  by_name: Field<string | null>;
  at: Field<string>;
  revision: Field<number>;
}

interface MappingColumn {
  field: Field<string>;
  header: Field<string>;
}

interface MappingScale {
  theirs: Field<string>;
  ours: Field<number | null>;
}

interface MappingPair {
  theirs: Field<string>;
  activity_id: Field<string>;
}

interface RoundCandidate {
  user_id: Field<string>;
  name: Field<string>;
  areas: Field<ReadonlyArray<Awaitable<string>>>;
}

interface Review {
  id: Field<string>;
  name: Field<string>;
  as_of: Field<string>;
  kind: Field<string>;
  summary: Field<string | null>;
  averages: Field<ReadonlyArray<Awaitable<GraphValue>>>;
  taken_by: Field<string | null>;
  taken_at: Field<string>;
  signed_by: Field<string | null>;
  signed_at: Field<string | null>;
  second_signed_by: Field<string | null>;
  second_signed_at: Field<string | null>;
  withdrawn_at: Field<string | null>;
  withdrawn_reason: Field<string | null>;
  digest: Field<string | null>;
  previous_digest: Field<string | null>;
}

interface ReviewPage {
  review: Field<Review>;
  content: Field<string>;
  people: Field<ReadonlyArray<Awaitable<PersonRef>>>;
}

interface Proof {
  figure: Field<string>;
  value: Field<number | null>;
  shown: Field<string>;
  rows: Field<ReadonlyArray<Awaitable<ProofRow>>>;
  since: Field<number | null>;
}

interface ProofRow {
  activity_id: Field<string>;
  name: Field<string>;
  weight: Field<number>;
  state: Field<number | null>;
  share: Field<number>;
  shown: Field<string>;
  changed_by: Field<string | null>;
  changed_at: Field<string | null>;
  evidence: Field<number>;
}

interface ReviewShare {
  id: Field<string>;
  recipient: Field<string>;
  scope: Field<string>;
  created_by: Field<string | null>;
  created_at: Field<string>;
  ends_on: Field<string>;
  revoked_at: Field<string | null>;
  opened: Field<number>;
  last_opened_at: Field<string | null>;
}

interface Evidence {
  id: Field<string>;
  activity_id: Field<string>;
  kind: Field<string>;
  name: Field<string>;
  url: Field<string | null>;
  size: Field<number | null>;
  type: Field<string | null>;
  sha256: Field<string | null>;
  evidence_on: Field<string | null>;
  valid_until: Field<string | null>;
  state_when_added: Field<number | null>;
  audience: Field<string>;
  request_id: Field<string | null>;
  replaces_id: Field<string | null>;
  added_by: Field<string | null>;
  added_by_name: Field<string | null>;
  added_at: Field<string>;
  shown: Field<boolean>;
  checking: Field<boolean>;
}

interface PersonRef {
  id: Field<string>;
  name: Field<string>;
}

interface Comment {
  id: Field<string>;
  text: Field<string>;
  mentions: Field<ReadonlyArray<Awaitable<PersonRef>>>;
  author_id: Field<string | null>;
  author_name: Field<string | null>;
  created_at: Field<string>;
  edited_at: Field<string | null>;
  resolved_at: Field<string | null>;
  resolved_by: Field<string | null>;
}

interface Request {
  id: Field<string>;
  activity_id: Field<string>;
  activity_name: Field<string>;
  impact_area: Field<string | null>;
  kind: Field<string>;
  text: Field<string | null>;
  asked_of: Field<string | null>;
  asked_of_name: Field<string | null>;
  asked_by: Field<string | null>;
  asked_by_name: Field<string | null>;
  due_on: Field<string | null>;
  done_at: Field<string | null>;
  cancelled_at: Field<string | null>;
}

interface Notice {
  id: Field<string>;
  kind: Field<string>;
  company_id: Field<string | null>;
  company_name: Field<string | null>;
  subject_kind: Field<string>;
  subject_id: Field<string>;
  activity_id: Field<string | null>;
  activity_name: Field<string | null>;
  impact_area: Field<string | null>;
  round_name: Field<string | null>;
  review_name: Field<string | null>;
  created_at: Field<string>;
  read_at: Field<string | null>;
}

interface Task {
  id: Field<string>;
  kind: Field<string>;
  company_id: Field<string>;
  company_name: Field<string>;
  activity_id: Field<string | null>;
  activity_name: Field<string | null>;
  impact_area: Field<string | null>;
  round_id: Field<string | null>;
  round_name: Field<string | null>;
  text: Field<string | null>;
  asked_by_name: Field<string | null>;
  due_on: Field<string | null>;
}

export interface QueryResolvers<Context> {
  companies: (
    args: {
      user_role?: string | null;
      search?: string | null;
      first?: number | null;
      after?: string | null;
      ids?: ReadonlyArray<string> | null;
    },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Company>>>;
  workspaces: (
    args: {
      user_role?: string | null;
      search?: string | null;
      first?: number | null;
      after?: string | null;
    },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Workspace>>>;
  collaborators: (
    args: {
      search?: string | null;
      first?: number | null;
      after?: string | null;
      ids?: ReadonlyArray<string> | null;
    },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<CollaboratorGroup>>>;
  drivers: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Driver>>>;
  driver: (
    args: { company_id: string; driver_name: string },
    context: Context,
  ) => Awaitable<Driver | null>;
  subdriverActivitiesGrade: (
    args: { company_id: string; driver_name: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<SubdriverActivities>>>;
  graphDrivers: (args: { company_id: string }, context: Context) => Awaitable<GraphDrivers>;
  impactAreas: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<ImpactArea>>>;
  percentageCompleted: (
    args: { company_id: string; impact_area?: string | null; activity_id?: string | null },
    context: Context,
  ) => Awaitable<PercentageCompleted>;
  impactAreaActivities: (
    args: { company_id: string; impact_area: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<ActivityStatus>>>;
  impactAreaCompletedActivities: (
    args: { company_id: string; impact_area: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<ActivityRef>>>;
  nextAndPreviousActivity: (
    args: { activity_id: string; impact_area: string },
    context: Context,
  ) => Awaitable<NextAndPrevious>;
  activity: (args: { activity_id: string }, context: Context) => Awaitable<Activity | null>;
  answer: (
    args: { activity_id: string; company_id: string },
    context: Context,
  ) => Awaitable<Answer | null>;
  recentlyDeleted: (args: {}, context: Context) => Awaitable<ReadonlyArray<Awaitable<DeletedItem>>>;
  events: (
    args: {
      person?: string | null;
      company_id?: string | null;
      kinds?: ReadonlyArray<string> | null;
      from?: string | null;
      until?: string | null;
      first?: number | null;
      after?: string | null;
    },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Event>>>;
  scoreMovement: (
    args: { company_id: string; driver_name: string; from: string; to?: string | null },
    context: Context,
  ) => Awaitable<ScoreMovement>;
  answerHistory: (
    args: { activity_id: string; company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<AnswerChange>>>;
  portfolio: (
    args: { weeks?: number | null },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<PortfolioRow>>>;
  benchmark: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<BenchmarkRow>>>;
  answers: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Answer>>>;
  dataHealth: (args: { company_id: string }, context: Context) => Awaitable<DataHealth>;
  plan: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<PlanItem>>>;
  planDue: (args: { company_id: string }, context: Context) => Awaitable<number | null>;
  weakestPoint: (args: { company_id: string }, context: Context) => Awaitable<WeakestPoint | null>;
  scenarios: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Scenario>>>;
  weeklyMail: (args: {}, context: Context) => Awaitable<WeeklyMail | null>;
  targets: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Target>>>;
  rounds: (
    args: { company_id?: string | null },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Round>>>;
  round: (
    args: { id: string; company_id: string },
    context: Context,
  ) => Awaitable<RoundResult | null>;
  myPart: (
    args: { round_id: string; company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<MyOpinion>>>;
  roundsDue: (args: {}, context: Context) => Awaitable<number>;
  roundCandidates: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<RoundCandidate>>>;
  modelVersions: (args: {}, context: Context) => Awaitable<ReadonlyArray<Awaitable<ModelVersion>>>;
  modelPreview: (
    args: { version_id: string; first?: number | null; after?: string | null },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<ModelEffect>>>;
  reviews: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Review>>>;
  review: (args: { id: string }, context: Context) => Awaitable<ReviewPage | null>;
  proof: (args: { review_id: string; figure: string }, context: Context) => Awaitable<Proof | null>;
  reviewShares: (
    args: { review_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<ReviewShare>>>;
  profiles: (
    args: { workspace_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Profile>>>;
  mappings: (
    args: { workspace_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Mapping>>>;
  evidence: (
    args: { activity_id: string; company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Evidence>>>;
  comments: (
    args: { company_id: string; subject_kind: string; subject_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Comment>>>;
  requests: (
    args: { company_id: string },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Request>>>;
  notices: (
    args: { first?: number | null; after?: string | null },
    context: Context,
  ) => Awaitable<ReadonlyArray<Awaitable<Notice>>>;
  noticeCount: (args: {}, context: Context) => Awaitable<number>;
  tasks: (args: {}, context: Context) => Awaitable<ReadonlyArray<Awaitable<Task>>>;
}
