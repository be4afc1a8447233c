// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

import {
  array,
  boolean,
  nullOr,
  number,
  object,
  orNull,
  string,
  stringOrNull,
} from '../transport/shapes';
import { TypedDocumentString } from '../transport/TypedDocument';

export type ActivityPartsFragment = {
  id: string;
  name: string;
  impact_area: string;
  description: string | null;
  anchors: Array<string> | null;
};

export type FullAnswerFragment = {
  id: string;
  activity_id: string;
  activity_name: string;
  company_id: string;
  revenue_state: number | null;
  relevance: number | null;
  criticality: number | null;
  cost: number | null;
  difficulty: number | null;
  factor_difficulty: number | null;
  time_w: number | null;
  avg_cost_thread_m: number | null;
  est_cost_process_m: number | null;
  est_cost_driver_m: number | null;
  est_cost_subdriver_m: number | null;
  est_cost_company_m: number | null;
  time_thread_h: number | null;
  answered_at: string | null;
  average_score: number | null;
  revision: number;
  not_applicable: boolean | null;
  not_applicable_reason: string | null;
  confidence: number | null;
  confirmed_at: string | null;
};

export type ActivityQueryVariables = {
  activity_id: string;
};

export type ActivityQuery = {
  activity: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
};

export type AnswerQueryVariables = {
  activity_id: string;
  company_id: string;
};

export type AnswerQuery = {
  answer: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
};

export type ImpactAreaActivitiesQueryVariables = {
  company_id: string;
  impact_area: string;
};

export type ImpactAreaActivitiesQuery = {
  impactAreaActivities: Array<{
    not_applicable: boolean | null;
    id: string;
    name: string;
    status: string;
  }>;
};

export type ImpactAreaCompletedActivitiesQueryVariables = {
  company_id: string;
  impact_area: string;
};

export type ImpactAreaCompletedActivitiesQuery = {
  impactAreaCompletedActivities: Array<{
    id: string;
    name: string;
    not_applicable: boolean | null;
  }>;
};

export type NextAndPreviousActivityQueryVariables = {
  activity_id: string;
  impact_area: string;
};

export type NextAndPreviousActivityQuery = {
  nextAndPreviousActivity: { next: string | null; prev: string | null };
};

export type ListedFragment = { id: string; name: string; status: string };

export type AllActivitiesQueryVariables = {
  company_id: string;
};

export type AllActivitiesQuery = {
  area1: Array<{ id: string; name: string; status: string }>;
  area2: Array<{ id: string; name: string; status: string }>;
  area3: Array<{ id: string; name: string; status: string }>;
  area4: Array<{ id: string; name: string; status: string }>;
  area5: Array<{ id: string; name: string; status: string }>;
  area6: Array<{ id: string; name: string; status: string }>;
  area7: Array<{ id: string; name: string; status: string }>;
};

export type ActionsAheadQueryVariables = {
  company_id: string;
  id1: string;
  id2: string;
  id3: string;
  id4: string;
  id5: string;
  id6: string;
  id7: string;
};

export type ActionsAheadQuery = {
  activity1: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer1: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity2: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer2: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity3: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer3: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity4: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer4: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity5: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer5: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity6: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer6: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
  activity7: {
    id: string;
    name: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
  } | null;
  answer7: {
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  } | null;
};

export type AnswerHistoryQueryVariables = {
  activity_id: string;
  company_id: string;
};

export type AnswerHistoryQuery = {
  answerHistory: Array<{
    revision: number;
    changed_at: string;
    changed_by: string | null;
    source: string;
    driver_before: number | null;
    driver_after: number | null;
    changes: Array<{ field: string; before: string | null; after: string | null }>;
  }>;
};

export type CollaboratorPartsFragment = {
  id: string;
  name: string;
  email: string;
  image: string | null;
  company_id: string | null;
  company_name: string | null;
  company_image: string | null;
  role: string | null;
  company_role: string;
  workspace_role: string;
  activated: boolean;
  invitation_expires: string | null;
};

export type GetCollaboratorsQueryVariables = {
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
};

export type GetCollaboratorsQuery = {
  collaborators: Array<{
    company_id: string;
    company_name: string;
    company_image: string | null;
    activated: boolean | null;
    workspace_id: string | null;
    collaborators: Array<{
      id: string;
      name: string;
      email: string;
      image: string | null;
      company_id: string | null;
      company_name: string | null;
      company_image: string | null;
      role: string | null;
      company_role: string;
      workspace_role: string;
      activated: boolean;
      invitation_expires: string | null;
    }>;
  }>;
};

export type GetLastActiveQueryVariables = {
  ids?: Array<string> | string | null | undefined;
  first?: number | null | undefined;
};

export type GetLastActiveQuery = {
  collaborators: Array<{ collaborators: Array<{ id: string; last_active: string | null }> }>;
};

export type GetSignInStatusesQueryVariables = {
  ids?: Array<string> | string | null | undefined;
};

export type GetSignInStatusesQuery = {
  collaborators: Array<{
    collaborators: Array<{ id: string; second_factor: boolean | null; sessions: number | null }>;
  }>;
};

export type CompanyPartsFragment = {
  id: string;
  name: string;
  logo: string | null;
  website: string | null;
  activated: boolean;
  expiration_date: string | null;
  money_unit: string | null;
  workspace: { id: string; name: string } | null;
};

export type GetCompaniesQueryVariables = {
  user_role?: string | null | undefined;
  first?: number | null | undefined;
  ids?: Array<string> | string | null | undefined;
};

export type GetCompaniesQuery = {
  workspaces: Array<{ id: string; name: string }>;
  companies: Array<{
    id: string;
    name: string;
    logo: string | null;
    website: string | null;
    activated: boolean;
    expiration_date: string | null;
    money_unit: string | null;
    workspace: { id: string; name: string } | null;
  }>;
};

export type GetCompanyPageQueryVariables = {
  user_role?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  figures?: boolean | null | undefined;
};

export type GetCompanyPageQuery = {
  companies: Array<{
    average?: number | null;
    completed?: number | null;
    people?: number | null;
    id: string;
    name: string;
    logo: string | null;
    website: string | null;
    activated: boolean;
    expiration_date: string | null;
    money_unit: string | null;
    workspace: { id: string; name: string } | null;
  }>;
};

export type GetCompanyFiguresQueryVariables = {
  user_role?: string | null | undefined;
};

export type GetCompanyFiguresQuery = {
  companies: Array<{
    id: string;
    average: number | null;
    completed: number | null;
    people: number | null;
  }>;
};

export type HealthItemFragment = {
  rule: string;
  activity_id: string;
  name: string;
  impact_area: string;
  revision: number | null;
  since: string | null;
  detail: string | null;
};

export type GetDataHealthQueryVariables = {
  company_id: string;
};

export type GetDataHealthQuery = {
  dataHealth: {
    scored: number;
    applicable: number;
    fresh: number;
    evidenced_share: number | null;
    shown_share: number | null;
    declared_only_share: number | null;
    items: Array<{
      rule: string;
      activity_id: string;
      name: string;
      impact_area: string;
      revision: number | null;
      since: string | null;
      detail: string | null;
    }>;
    due_soon: Array<{
      rule: string;
      activity_id: string;
      name: string;
      impact_area: string;
      revision: number | null;
      since: string | null;
      detail: string | null;
    }>;
  };
};

export type GetDriversQueryVariables = {
  company_id: string;
};

export type GetDriversQuery = {
  planDue: number | null;
  roundsDue: number | null;
  noticeCount: number | null;
  drivers: Array<{
    name: string;
    average: number | null;
    grade: string | null;
    scored: number | null;
    total: number | null;
    previous: number | null;
    previous_week: string | null;
    previous_model_changed: boolean | null;
  }>;
  weakestPoint: {
    below_target: number | null;
    action: { id: string; name: string; impact_area: string; days_late: number | null } | null;
  } | null;
};

export type GetSubdriversQueryVariables = {
  company_id: string;
};

export type GetSubdriversQuery = {
  subdriverActivitiesGrade: Array<{
    name: string;
    driver: string | null;
    average: number | null;
    grade: string | null;
    scored: number | null;
    total: number | null;
  }>;
};

export type GetDriverQueryVariables = {
  company_id: string;
  driver_name: string;
};

export type GetDriverQuery = {
  driver: {
    name: string;
    average: number | null;
    grade: string | null;
    description: string | null;
    evidenced_share: number | null;
    shown_share: number | null;
    declared_only_share: number | null;
  } | null;
  subdriverActivitiesGrade: Array<{
    name: string;
    activities: Array<{
      id: string;
      name: string;
      average: number | null;
      grade: string | null;
      not_applicable: boolean | null;
    }>;
  }>;
};

export type GetBenchmarkQueryVariables = {
  company_id: string;
};

export type GetBenchmarkQuery = {
  benchmark: Array<{
    driver: string;
    peers: number;
    needed: number;
    starts_on: string | null;
    median: number | null;
    lower: number | null;
    upper: number | null;
    above: number | null;
    equal: number | null;
  }>;
};

export type GetEventsQueryVariables = {
  person?: string | null | undefined;
  company_id?: string | null | undefined;
  kinds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type GetEventsQuery = {
  events: Array<{
    id: string;
    at: string;
    kind: string;
    actor_id: string | null;
    actor_name: string | null;
    actor_email: string | null;
    subject_type: string | null;
    subject_id: string | null;
    subject_name: string | null;
    company_name: string | null;
    workspace_name: string | null;
    address: string | null;
    browser: string | null;
    os: string | null;
    user_agent: string | null;
    changes: Array<{ field: string; before: string | null; after: string | null }>;
  }>;
};

export type FindPeopleQueryVariables = {
  search: string;
};

export type FindPeopleQuery = {
  collaborators: Array<{ collaborators: Array<{ id: string; name: string; email: string }> }>;
};

export type ShownCommentFragment = {
  id: string;
  text: string;
  author_id: string | null;
  author_name: string | null;
  created_at: string;
  edited_at: string | null;
  resolved_at: string | null;
  resolved_by: string | null;
  mentions: Array<{ id: string; name: string }>;
};

export type GetActionNotesQueryVariables = {
  company_id: string;
  activity_id: string;
};

export type GetActionNotesQuery = {
  activity: { name: string } | null;
  evidence: Array<{
    id: string;
    kind: string;
    name: string;
    url: string | null;
    size: number | null;
    type: string | null;
    evidence_on: string | null;
    valid_until: string | null;
    audience: string;
    replaces_id: string | null;
    added_by_name: string | null;
    added_at: string;
    shown: boolean;
    checking: boolean;
  }>;
  comments: Array<{
    id: string;
    text: string;
    author_id: string | null;
    author_name: string | null;
    created_at: string;
    edited_at: string | null;
    resolved_at: string | null;
    resolved_by: string | null;
    mentions: Array<{ id: string; name: string }>;
  }>;
  requests: Array<{
    id: string;
    activity_id: string;
    kind: string;
    text: string | null;
    asked_of: string | null;
    asked_of_name: string | null;
    asked_by: string | null;
    asked_by_name: string | null;
    due_on: string | null;
    done_at: string | null;
    cancelled_at: string | null;
  }>;
};

export type GetCommentsQueryVariables = {
  company_id: string;
  subject_kind: string;
  subject_id: string;
};

export type GetCommentsQuery = {
  comments: Array<{
    id: string;
    text: string;
    author_id: string | null;
    author_name: string | null;
    created_at: string;
    edited_at: string | null;
    resolved_at: string | null;
    resolved_by: string | null;
    mentions: Array<{ id: string; name: string }>;
  }>;
};

export type GetGraphDriversQueryVariables = {
  company_id: string;
};

export type GetGraphDriversQuery = {
  graphDrivers: {
    name: string;
    years: Array<{
      year: number;
      data: Array<{ week: string; data: Array<{ driver: string; averages: number | null }> }>;
    }>;
  };
};

export type GetModelStepsQueryVariables = {
  company_id: string;
};

export type GetModelStepsQuery = {
  graphDrivers: {
    years: Array<{
      year: number;
      data: Array<{
        week: string;
        like_for_like: Array<{ driver: string; averages: number | null }>;
      }>;
    }>;
    steps: Array<{
      version_id: string;
      note: string;
      applied_at: string;
      values: Array<{ driver: string; before: number | null; after: number | null }>;
    }>;
  };
};

export type GetImpactAreasQueryVariables = {
  company_id: string;
};

export type GetImpactAreasQuery = {
  impactAreas: Array<{
    name: string;
    completed: number;
    current_name: string | null;
    answered: number | null;
    total: number | null;
  }>;
};

export type GetImpactAreasWithCurrentQueryVariables = {
  company_id: string;
};

export type GetImpactAreasWithCurrentQuery = {
  impactAreas: Array<{ name: string; completed: number; current: string | null }>;
};

export type PercentageCompletedQueryVariables = {
  company_id: string;
  impact_area?: string | null | undefined;
  activity_id?: string | null | undefined;
};

export type PercentageCompletedQuery = {
  percentageCompleted: { total: number; answered: number; completed: number };
};

export type ShownNoticeFragment = {
  id: string;
  kind: string;
  company_id: string | null;
  company_name: string | null;
  subject_kind: string;
  activity_id: string | null;
  activity_name: string | null;
  impact_area: string | null;
  subject_id: string;
  round_name: string | null;
  review_name: string | null;
  created_at: string;
  read_at: string | null;
};

export type GetInboxQueryVariables = { [key: string]: never };

export type GetInboxQuery = {
  tasks: Array<{
    id: string;
    kind: string;
    company_id: string;
    company_name: string;
    activity_id: string | null;
    activity_name: string | null;
    impact_area: string | null;
    round_id: string | null;
    round_name: string | null;
    text: string | null;
    asked_by_name: string | null;
    due_on: string | null;
  }>;
  notices: Array<{
    id: string;
    kind: string;
    company_id: string | null;
    company_name: string | null;
    subject_kind: string;
    activity_id: string | null;
    activity_name: string | null;
    impact_area: string | null;
    subject_id: string;
    round_name: string | null;
    review_name: string | null;
    created_at: string;
    read_at: string | null;
  }>;
};

export type GetEarlierNoticesQueryVariables = {
  after: string;
};

export type GetEarlierNoticesQuery = {
  notices: Array<{
    id: string;
    kind: string;
    company_id: string | null;
    company_name: string | null;
    subject_kind: string;
    activity_id: string | null;
    activity_name: string | null;
    impact_area: string | null;
    subject_id: string;
    round_name: string | null;
    review_name: string | null;
    created_at: string;
    read_at: string | null;
  }>;
};

export type GetModelVersionsQueryVariables = { [key: string]: never };

export type GetModelVersionsQuery = {
  modelVersions: Array<{
    id: string;
    status: string;
    note: string;
    changes: number;
    created_at: string;
    applied_at: string | null;
  }>;
};

export type GetModelPreviewQueryVariables = {
  version_id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type GetModelPreviewQuery = {
  modelPreview: Array<{
    company_id: string;
    company_name: string;
    driver: string;
    before: number | null;
    after: number | null;
    change: number | null;
    contributions: Array<{ activity_id: string; name: string; contribution: number }>;
  }>;
};

export type GetScoreMovementQueryVariables = {
  company_id: string;
  driver_name: string;
  from: string;
  to: string;
};

export type GetScoreMovementQuery = {
  scoreMovement: {
    before: number | null;
    after: number | null;
    change: number | null;
    rescored: number;
    reweighted: number;
    first_scored: number;
    no_longer_scored: number;
    model: number;
    unexplained: number;
    complete_since: string | null;
    contributions: Array<{
      activity_id: string;
      name: string;
      impact_area: string;
      driver: string;
      subdriver: string;
      cause: string;
      contribution: number;
      state_before: number | null;
      state_after: number | null;
      weight_before: number | null;
      weight_after: number | null;
      changes: number;
      last_changed_by: string | null;
      last_changed_at: string | null;
    }>;
  };
};

export type GetPrioritiesQueryVariables = {
  company_id: string;
};

export type GetPrioritiesQuery = {
  answers: Array<{
    activity_id: string;
    activity_name: string;
    driver: string | null;
    impact_area: string | null;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    est_cost_company_m: number | null;
    time_w: number | null;
    not_applicable: boolean | null;
    answered_at: string | null;
  }>;
  percentageCompleted: { total: number };
};

export type GetPlanQueryVariables = {
  company_id: string;
};

export type GetPlanQuery = {
  drivers: Array<{ name: string; average: number | null }>;
  plan: Array<{
    id: string;
    activity_id: string;
    activity_name: string;
    impact_area: string;
    driver: string;
    aim: number;
    status: string;
    owner_id: string | null;
    owner_name: string | null;
    starts_on: string | null;
    due_on: string | null;
    note: string | null;
    state: number | null;
    cost_m: number | null;
    time_w: number | null;
    planned_gain: number | null;
    realised: number | null;
    done_at: string | null;
    not_applicable: boolean | null;
    retired: boolean | null;
    revision: number;
    benefit_m: number | null;
    benefit_kind: string | null;
    full_on: string | null;
    benefit_real_m: number | null;
    confirmed_by_name: string | null;
    confirmed_on: string | null;
    payback_months: number | null;
    comment_count: number | null;
  }>;
};

export type GetScenariosQueryVariables = {
  company_id: string;
};

export type GetScenariosQuery = {
  scenarios: Array<{
    id: string;
    name: string;
    note: string | null;
    created_by: string | null;
    revision: number;
    chosen_at: string | null;
    answers_changed: boolean;
    items: Array<{
      activity_id: string;
      aim: number;
      owner_id: string | null;
      owner_name: string | null;
      due_on: string | null;
      benefit_m: number | null;
      benefit_kind: string | null;
    }>;
  }>;
};

export type GetPortfolioQueryVariables = {
  weeks?: number | null | undefined;
};

export type GetPortfolioQuery = {
  portfolio: Array<{
    company_id: string;
    company_name: string;
    company_image: string | null;
    workspace_name: string | null;
    completed: number;
    fresh: number | null;
    plan_open: number;
    plan_overdue: number;
    round_asked: number | null;
    round_handed_in: number | null;
    cells: Array<{
      driver: string;
      average: number | null;
      grade: string | null;
      scored: number;
      total: number;
      previous: number | null;
      target: number | null;
      target_status: string | null;
    }>;
  }>;
};

export type GetProfilesQueryVariables = {
  workspace_id: string;
};

export type GetProfilesQuery = {
  profiles: Array<{
    id: string;
    name: string;
    activities: Array<string>;
    reason: string;
    applied: Array<{ company_id: string; applied_at: string; marked: number }>;
  }>;
};

export type GetProfileActionsQueryVariables = {
  company_id: string;
};

export type GetProfileActionsQuery = {
  subdriverActivitiesGrade: Array<{ activities: Array<{ id: string; name: string }> }>;
};

export type RecentlyDeletedQueryVariables = { [key: string]: never };

export type RecentlyDeletedQuery = {
  recentlyDeleted: Array<{
    kind: string;
    id: string;
    name: string;
    deleted_by: string | null;
    deleted_at: string;
    purge_at: string;
  }>;
};

export type FullReviewFragment = {
  id: string;
  name: string;
  as_of: string;
  kind: string;
  summary: string | null;
  taken_by: string | null;
  taken_at: string;
  signed_by: string | null;
  signed_at: string | null;
  second_signed_by: string | null;
  second_signed_at: string | null;
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
  digest: string | null;
  previous_digest: string | null;
  averages: Array<{ driver: string; averages: number | null }>;
};

export type GetReviewsQueryVariables = {
  company_id: string;
};

export type GetReviewsQuery = {
  reviews: Array<{
    id: string;
    name: string;
    as_of: string;
    kind: string;
    summary: string | null;
    taken_by: string | null;
    taken_at: string;
    signed_by: string | null;
    signed_at: string | null;
    second_signed_by: string | null;
    second_signed_at: string | null;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    digest: string | null;
    previous_digest: string | null;
    averages: Array<{ driver: string; averages: number | null }>;
  }>;
};

export type GetReviewQueryVariables = {
  id: string;
};

export type GetReviewQuery = {
  review: {
    content: string;
    review: {
      id: string;
      name: string;
      as_of: string;
      kind: string;
      summary: string | null;
      taken_by: string | null;
      taken_at: string;
      signed_by: string | null;
      signed_at: string | null;
      second_signed_by: string | null;
      second_signed_at: string | null;
      withdrawn_at: string | null;
      withdrawn_reason: string | null;
      digest: string | null;
      previous_digest: string | null;
      averages: Array<{ driver: string; averages: number | null }>;
    };
    people: Array<{ id: string; name: string }>;
  } | null;
};

export type GetProofQueryVariables = {
  review_id: string;
  figure: string;
};

export type GetProofQuery = {
  proof: {
    figure: string;
    value: number | null;
    shown: string;
    since: number | null;
    rows: Array<{
      activity_id: string;
      name: string;
      weight: number;
      state: number | null;
      share: number;
      shown: string;
      changed_by: string | null;
      changed_at: string | null;
      evidence: number;
    }>;
  } | null;
};

export type GetReviewSharesQueryVariables = {
  review_id: string;
};

export type GetReviewSharesQuery = {
  reviewShares: Array<{
    id: string;
    recipient: string;
    scope: string;
    created_by: string | null;
    created_at: string;
    ends_on: string;
    revoked_at: string | null;
    opened: number;
    last_opened_at: string | null;
  }>;
};

export type ListedRoundFragment = {
  id: string;
  name: string;
  names: string;
  opens_on: string;
  due_on: string;
  workspace_id: string | null;
  companies: Array<{
    company_id: string;
    company_name: string;
    asked: number;
    handed_in: number;
    opened_at: string | null;
    closed_at: string | null;
    asks_me: boolean;
    my_handed_in_at: string | null;
    people: Array<{
      user_id: string;
      name: string | null;
      party: string | null;
      areas: Array<string>;
      handed_in_at: string | null;
    }> | null;
  }>;
};

export type GetRoundsQueryVariables = {
  company_id: string;
};

export type GetRoundsQuery = {
  rounds: Array<{
    id: string;
    name: string;
    names: string;
    opens_on: string;
    due_on: string;
    workspace_id: string | null;
    companies: Array<{
      company_id: string;
      company_name: string;
      asked: number;
      handed_in: number;
      opened_at: string | null;
      closed_at: string | null;
      asks_me: boolean;
      my_handed_in_at: string | null;
      people: Array<{
        user_id: string;
        name: string | null;
        party: string | null;
        areas: Array<string>;
        handed_in_at: string | null;
      }> | null;
    }>;
  }>;
};

export type GetOwnRoundsQueryVariables = { [key: string]: never };

export type GetOwnRoundsQuery = {
  rounds: Array<{
    id: string;
    name: string;
    names: string;
    opens_on: string;
    due_on: string;
    workspace_id: string | null;
    companies: Array<{
      company_id: string;
      company_name: string;
      asked: number;
      handed_in: number;
      opened_at: string | null;
      closed_at: string | null;
      asks_me: boolean;
      my_handed_in_at: string | null;
      people: Array<{
        user_id: string;
        name: string | null;
        party: string | null;
        areas: Array<string>;
        handed_in_at: string | null;
      }> | null;
    }>;
  }>;
};

export type GetRoundResultQueryVariables = {
  id: string;
  company_id: string;
};

export type GetRoundResultQuery = {
  round: {
    names: string;
    asked: number;
    handed_in: number;
    closed_at: string | null;
    actions: Array<{
      activity_id: string;
      name: string;
      driver: string;
      impact_area: string;
      answer: number | null;
      revision: number;
      weight: number;
      count: number;
      lowest: number | null;
      highest: number | null;
      proposal: number | null;
      difference: number | null;
      swing: number | null;
      camps: boolean;
      decided: number | null;
      anchors: Array<string> | null;
      opinions: Array<{
        party: string | null;
        person: string | null;
        state: number | null;
        unsure: boolean;
        not_applicable: boolean;
        reason: string | null;
        late: boolean;
      }>;
    }>;
    drivers: Array<{
      driver: string;
      average: number | null;
      low: number | null;
      high: number | null;
    }>;
    gaps: Array<{
      driver: string;
      party: string;
      other: string;
      actions: number;
      gap: number | null;
    }>;
  } | null;
};

export type GetMyPartQueryVariables = {
  round_id: string;
  company_id: string;
};

export type GetMyPartQuery = {
  myPart: Array<{
    activity_id: string;
    name: string;
    driver: string;
    impact_area: string;
    description: string | null;
    anchors: Array<string> | null;
    state: number | null;
    unsure: boolean;
    not_applicable: boolean;
    confidence: number | null;
    reason: string | null;
  }>;
};

export type GetRoundCandidatesQueryVariables = {
  company_id: string;
};

export type GetRoundCandidatesQuery = {
  roundCandidates: Array<{ user_id: string; name: string; areas: Array<string> }>;
};

export type GetWeeklyMailQueryVariables = { [key: string]: never };

export type GetWeeklyMailQuery = { weeklyMail: { subject: string; text: string } | null };

export type GetTargetsQueryVariables = {
  company_id: string;
};

export type GetTargetsQuery = {
  targets: Array<{
    id: string;
    driver: string;
    start_on: string;
    start_average: number | null;
    value: number;
    due_on: string;
    reason: string;
    set_by: string | null;
    set_at: string;
    ended_at: string | null;
    average: number | null;
    expected: number | null;
    status: string | null;
    pace: number | null;
    pace_date: string | null;
    plan_average: number | null;
    plan_date: string | null;
    milestones: Array<{ on: string; value: number }>;
  }>;
};

export type GetMappingsQueryVariables = {
  workspace_id: string;
};

export type GetMappingsQuery = {
  mappings: Array<{
    id: string;
    name: string;
    header_digest: string;
    combine: string;
    at: string;
    by_name: string | null;
    revision: number;
    columns: Array<{ field: string; header: string }>;
    scale: Array<{ theirs: string; ours: number | null }>;
    pairs: Array<{ theirs: string; activity_id: string }>;
  }>;
};

export type GetAssessmentQueryVariables = {
  company_id: string;
};

export type GetAssessmentQuery = {
  answers: Array<{
    id: string;
    activity_id: string;
    activity_name: string;
    company_id: string;
    revenue_state: number | null;
    relevance: number | null;
    criticality: number | null;
    cost: number | null;
    difficulty: number | null;
    factor_difficulty: number | null;
    time_w: number | null;
    avg_cost_thread_m: number | null;
    est_cost_process_m: number | null;
    est_cost_driver_m: number | null;
    est_cost_subdriver_m: number | null;
    est_cost_company_m: number | null;
    time_thread_h: number | null;
    answered_at: string | null;
    average_score: number | null;
    revision: number;
    not_applicable: boolean | null;
    not_applicable_reason: string | null;
    confidence: number | null;
    confirmed_at: string | null;
  }>;
  subdriverActivitiesGrade: Array<{
    name: string;
    driver: string | null;
    activities: Array<{ id: string }>;
  }>;
  area1: Array<{ id: string; name: string }>;
  area2: Array<{ id: string; name: string }>;
  area3: Array<{ id: string; name: string }>;
  area4: Array<{ id: string; name: string }>;
  area5: Array<{ id: string; name: string }>;
  area6: Array<{ id: string; name: string }>;
  area7: Array<{ id: string; name: string }>;
};

export type InAreaFragment = { id: string; name: string };

export type GetWorkspaceReachesQueryVariables = {
  user_role?: string | null | undefined;
};

export type GetWorkspaceReachesQuery = {
  workspaces: Array<{ id: string; administrators_reach: string | null }>;
};

export type WorkspacePartsFragment = {
  id: string;
  name: string;
  companies: Array<{ id: string; name: string; image: string | null; activated: boolean }>;
  collaborators: Array<{
    id: string;
    name: string;
    email: string;
    image: string | null;
    company_id: string | null;
    company_name: string | null;
    role: string | null;
    company_role: string;
    workspace_role: string;
    activated: boolean;
    invitation_expires: string | null;
  }>;
};

export type GetWorkspacesQueryVariables = {
  user_role?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
};

export type GetWorkspacesQuery = {
  workspaces: Array<{
    id: string;
    name: string;
    companies: Array<{ id: string; name: string; image: string | null; activated: boolean }>;
    collaborators: Array<{
      id: string;
      name: string;
      email: string;
      image: string | null;
      company_id: string | null;
      company_name: string | null;
      role: string | null;
      company_role: string;
      workspace_role: string;
      activated: boolean;
      invitation_expires: string | null;
    }>;
  }>;
};

export const ActivityDocument = new TypedDocumentString<ActivityQuery, ActivityQueryVariables>(
  'activity',
  'query activity($activity_id:ID!){activity(activity_id:$activity_id){...activityParts}}fragment activityParts on Activity{id name impact_area description <model:anchors>}',
  object({
    activity: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
  }),
);
export const AnswerDocument = new TypedDocumentString<AnswerQuery, AnswerQueryVariables>(
  'answer',
  'query answer($activity_id:ID!$company_id:ID!){answer(activity_id:$activity_id company_id:$company_id){...fullAnswer}}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}',
  object({
    answer: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
  }),
);
export const ImpactAreaActivitiesDocument = new TypedDocumentString<
  ImpactAreaActivitiesQuery,
  ImpactAreaActivitiesQueryVariables
>(
  'impactAreaActivities',
  'query impactAreaActivities($company_id:ID!$impact_area:ID!){impactAreaActivities(company_id:$company_id impact_area:$impact_area){...listed <answer_marks:not_applicable>}}fragment listed on ActivityStatus{id name status}',
  object({
    impactAreaActivities: array(
      object({ id: string, name: string, status: string, not_applicable: orNull(boolean) }),
    ),
  }),
);
export const ImpactAreaCompletedActivitiesDocument = new TypedDocumentString<
  ImpactAreaCompletedActivitiesQuery,
  ImpactAreaCompletedActivitiesQueryVariables
>(
  'impactAreaCompletedActivities',
  'query impactAreaCompletedActivities($company_id:ID!$impact_area:ID!){impactAreaCompletedActivities(company_id:$company_id impact_area:$impact_area){id name <answer_marks:not_applicable>}}',
  object({
    impactAreaCompletedActivities: array(
      object({ id: string, name: string, not_applicable: orNull(boolean) }),
    ),
  }),
);
export const NextAndPreviousActivityDocument = new TypedDocumentString<
  NextAndPreviousActivityQuery,
  NextAndPreviousActivityQueryVariables
>(
  'nextAndPreviousActivity',
  'query nextAndPreviousActivity($activity_id:ID!$impact_area:ID!){nextAndPreviousActivity(activity_id:$activity_id impact_area:$impact_area){next prev}}',
  object({ nextAndPreviousActivity: object({ next: stringOrNull, prev: stringOrNull }) }),
);
export const AllActivitiesDocument = new TypedDocumentString<
  AllActivitiesQuery,
  AllActivitiesQueryVariables
>(
  'allActivities',
  'query allActivities($company_id:ID!){area1:impactAreaActivities(company_id:$company_id impact_area:"1"){...listed}area2:impactAreaActivities(company_id:$company_id impact_area:"2"){...listed}area3:impactAreaActivities(company_id:$company_id impact_area:"3"){...listed}area4:impactAreaActivities(company_id:$company_id impact_area:"4"){...listed}area5:impactAreaActivities(company_id:$company_id impact_area:"5"){...listed}area6:impactAreaActivities(company_id:$company_id impact_area:"6"){...listed}area7:impactAreaActivities(company_id:$company_id impact_area:"7"){...listed}}fragment listed on ActivityStatus{id name status}',
  object({
    area1: array(object({ id: string, name: string, status: string })),
    area2: array(object({ id: string, name: string, status: string })),
    area3: array(object({ id: string, name: string, status: string })),
    area4: array(object({ id: string, name: string, status: string })),
    area5: array(object({ id: string, name: string, status: string })),
    area6: array(object({ id: string, name: string, status: string })),
    area7: array(object({ id: string, name: string, status: string })),
  }),
);
export const ActionsAheadDocument = new TypedDocumentString<
  ActionsAheadQuery,
  ActionsAheadQueryVariables
>(
  'actionsAhead',
  'query actionsAhead($company_id:ID!$id1:ID!$id2:ID!$id3:ID!$id4:ID!$id5:ID!$id6:ID!$id7:ID!){activity1:activity(activity_id:$id1){...activityParts}answer1:answer(activity_id:$id1 company_id:$company_id){...fullAnswer}activity2:activity(activity_id:$id2){...activityParts}answer2:answer(activity_id:$id2 company_id:$company_id){...fullAnswer}activity3:activity(activity_id:$id3){...activityParts}answer3:answer(activity_id:$id3 company_id:$company_id){...fullAnswer}activity4:activity(activity_id:$id4){...activityParts}answer4:answer(activity_id:$id4 company_id:$company_id){...fullAnswer}activity5:activity(activity_id:$id5){...activityParts}answer5:answer(activity_id:$id5 company_id:$company_id){...fullAnswer}activity6:activity(activity_id:$id6){...activityParts}answer6:answer(activity_id:$id6 company_id:$company_id){...fullAnswer}activity7:activity(activity_id:$id7){...activityParts}answer7:answer(activity_id:$id7 company_id:$company_id){...fullAnswer}}fragment activityParts on Activity{id name impact_area description <model:anchors>}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}',
  object({
    activity1: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer1: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity2: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer2: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity3: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer3: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity4: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer4: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity5: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer5: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity6: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer6: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    activity7: nullOr(
      object({
        id: string,
        name: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
      }),
    ),
    answer7: nullOr(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
  }),
);
export const AnswerHistoryDocument = new TypedDocumentString<
  AnswerHistoryQuery,
  AnswerHistoryQueryVariables
>(
  'answerHistory',
  'query answerHistory($activity_id:ID!$company_id:ID!){answerHistory(activity_id:$activity_id company_id:$company_id){revision changed_at changed_by source changes{field before after}driver_before driver_after}}',
  object({
    answerHistory: array(
      object({
        revision: number,
        changed_at: string,
        changed_by: stringOrNull,
        source: string,
        changes: array(object({ field: string, before: stringOrNull, after: stringOrNull })),
        driver_before: orNull(number),
        driver_after: orNull(number),
      }),
    ),
  }),
  ['answer_history'],
);
export const GetCollaboratorsDocument = new TypedDocumentString<
  GetCollaboratorsQuery,
  GetCollaboratorsQueryVariables
>(
  'getCollaborators',
  'query getCollaborators(<lists:$search:String $first:Int $after:ID $ids:[ID!]>){collaborators(<lists:search:$search first:$first after:$after ids:$ids>){company_id company_name company_image <lists:activated workspace_id> collaborators{...collaboratorParts}}}fragment collaboratorParts on Collaborator{id name email image company_id company_name company_image role company_role workspace_role activated invitation_expires}',
  object({
    collaborators: array(
      object({
        company_id: string,
        company_name: string,
        company_image: stringOrNull,
        activated: orNull(boolean),
        workspace_id: stringOrNull,
        collaborators: array(
          object({
            id: string,
            name: string,
            email: string,
            image: stringOrNull,
            company_id: stringOrNull,
            company_name: stringOrNull,
            company_image: stringOrNull,
            role: stringOrNull,
            company_role: string,
            workspace_role: string,
            activated: boolean,
            invitation_expires: stringOrNull,
          }),
        ),
      }),
    ),
  }),
);
export const GetLastActiveDocument = new TypedDocumentString<
  GetLastActiveQuery,
  GetLastActiveQueryVariables
>(
  'getLastActive',
  'query getLastActive(<lists:$ids:[ID!] $first:Int>){collaborators(<lists:ids:$ids first:$first>){collaborators{id <sign_in_status:last_active>}}}',
  object({
    collaborators: array(
      object({ collaborators: array(object({ id: string, last_active: stringOrNull })) }),
    ),
  }),
);
export const GetSignInStatusesDocument = new TypedDocumentString<
  GetSignInStatusesQuery,
  GetSignInStatusesQueryVariables
>(
  'getSignInStatuses',
  'query getSignInStatuses(<lists:$ids:[ID!]>){collaborators(<lists:ids:$ids first:1>){collaborators{id <sign_in_status:second_factor sessions>}}}',
  object({
    collaborators: array(
      object({
        collaborators: array(
          object({ id: string, second_factor: orNull(boolean), sessions: orNull(number) }),
        ),
      }),
    ),
  }),
);
export const GetCompaniesDocument = new TypedDocumentString<
  GetCompaniesQuery,
  GetCompaniesQueryVariables
>(
  'getCompanies',
  'query getCompanies($user_role:String<lists:$first:Int $ids:[ID!]>){workspaces(user_role:$user_role){id name}companies(user_role:$user_role <lists:first:$first ids:$ids>){...companyParts}}fragment companyParts on Company{id name logo website activated expiration_date <value_plan:money_unit> workspace{id name}}',
  object({
    workspaces: array(object({ id: string, name: string })),
    companies: array(
      object({
        id: string,
        name: string,
        logo: stringOrNull,
        website: stringOrNull,
        activated: boolean,
        expiration_date: stringOrNull,
        money_unit: stringOrNull,
        workspace: orNull(object({ id: string, name: string })),
      }),
    ),
  }),
);
export const GetCompanyPageDocument = new TypedDocumentString<
  GetCompanyPageQuery,
  GetCompanyPageQueryVariables
>(
  'getCompanyPage',
  'query getCompanyPage($user_role:String<lists:$search:String $first:Int $after:ID $ids:[ID!]><counts:$figures:Boolean=false>){companies(user_role:$user_role <lists:search:$search first:$first after:$after ids:$ids>){...companyParts <counts:average@include(if:$figures) completed@include(if:$figures) people@include(if:$figures)>}}fragment companyParts on Company{id name logo website activated expiration_date <value_plan:money_unit> workspace{id name}}',
  object({
    companies: array(
      object({
        id: string,
        name: string,
        logo: stringOrNull,
        website: stringOrNull,
        activated: boolean,
        expiration_date: stringOrNull,
        money_unit: stringOrNull,
        workspace: orNull(object({ id: string, name: string })),
        average: orNull(number),
        completed: orNull(number),
        people: orNull(number),
      }),
    ),
  }),
);
export const GetCompanyFiguresDocument = new TypedDocumentString<
  GetCompanyFiguresQuery,
  GetCompanyFiguresQueryVariables
>(
  'getCompanyFigures',
  'query getCompanyFigures($user_role:String){companies(user_role:$user_role){id <counts:average completed people>}}',
  object({
    companies: array(
      object({
        id: string,
        average: orNull(number),
        completed: orNull(number),
        people: orNull(number),
      }),
    ),
  }),
);
export const GetDataHealthDocument = new TypedDocumentString<
  GetDataHealthQuery,
  GetDataHealthQueryVariables
>(
  'getDataHealth',
  'query getDataHealth($company_id:ID!){dataHealth(company_id:$company_id){scored applicable fresh evidenced_share <inbox:shown_share declared_only_share> items{...healthItem}due_soon{...healthItem}}}fragment healthItem on HealthItem{rule activity_id name impact_area revision since detail}',
  object({
    dataHealth: object({
      scored: number,
      applicable: number,
      fresh: number,
      evidenced_share: orNull(number),
      shown_share: orNull(number),
      declared_only_share: orNull(number),
      items: array(
        object({
          rule: string,
          activity_id: string,
          name: string,
          impact_area: string,
          revision: orNull(number),
          since: stringOrNull,
          detail: stringOrNull,
        }),
      ),
      due_soon: array(
        object({
          rule: string,
          activity_id: string,
          name: string,
          impact_area: string,
          revision: orNull(number),
          since: stringOrNull,
          detail: stringOrNull,
        }),
      ),
    }),
  }),
  ['data_health'],
);
export const GetDriversDocument = new TypedDocumentString<
  GetDriversQuery,
  GetDriversQueryVariables
>(
  'getDrivers',
  'query getDrivers($company_id:ID!){drivers(company_id:$company_id){name average grade <counts:scored total previous previous_week> <model:previous_model_changed>}<plan:planDue(company_id:$company_id)> <weakest_point:weakestPoint(company_id:$company_id){below_target action{id name impact_area days_late}}> <rounds:roundsDue> <inbox:noticeCount>}',
  object({
    drivers: array(
      object({
        name: string,
        average: orNull(number),
        grade: stringOrNull,
        scored: orNull(number),
        total: orNull(number),
        previous: orNull(number),
        previous_week: stringOrNull,
        previous_model_changed: orNull(boolean),
      }),
    ),
    planDue: orNull(number),
    weakestPoint: orNull(
      object({
        below_target: orNull(number),
        action: orNull(
          object({ id: string, name: string, impact_area: string, days_late: orNull(number) }),
        ),
      }),
    ),
    roundsDue: orNull(number),
    noticeCount: orNull(number),
  }),
);
export const GetSubdriversDocument = new TypedDocumentString<
  GetSubdriversQuery,
  GetSubdriversQueryVariables
>(
  'getSubdrivers',
  'query getSubdrivers($company_id:ID!){subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){name <counts:driver average grade scored total>}}',
  object({
    subdriverActivitiesGrade: array(
      object({
        name: string,
        driver: stringOrNull,
        average: orNull(number),
        grade: stringOrNull,
        scored: orNull(number),
        total: orNull(number),
      }),
    ),
  }),
);
export const GetDriverDocument = new TypedDocumentString<GetDriverQuery, GetDriverQueryVariables>(
  'getDriver',
  'query getDriver($company_id:ID!$driver_name:String!){driver(company_id:$company_id driver_name:$driver_name){name average grade description <answer_marks:evidenced_share> <inbox:shown_share declared_only_share>}subdriverActivitiesGrade(company_id:$company_id driver_name:$driver_name){name activities{id name average grade <answer_marks:not_applicable>}}}',
  object({
    driver: nullOr(
      object({
        name: string,
        average: orNull(number),
        grade: stringOrNull,
        description: stringOrNull,
        evidenced_share: orNull(number),
        shown_share: orNull(number),
        declared_only_share: orNull(number),
      }),
    ),
    subdriverActivitiesGrade: array(
      object({
        name: string,
        activities: array(
          object({
            id: string,
            name: string,
            average: orNull(number),
            grade: stringOrNull,
            not_applicable: orNull(boolean),
          }),
        ),
      }),
    ),
  }),
);
export const GetBenchmarkDocument = new TypedDocumentString<
  GetBenchmarkQuery,
  GetBenchmarkQueryVariables
>(
  'getBenchmark',
  'query getBenchmark($company_id:ID!){benchmark(company_id:$company_id){driver peers needed starts_on median lower upper above equal}}',
  object({
    benchmark: array(
      object({
        driver: string,
        peers: number,
        needed: number,
        starts_on: stringOrNull,
        median: orNull(number),
        lower: orNull(number),
        upper: orNull(number),
        above: orNull(number),
        equal: orNull(number),
      }),
    ),
  }),
  ['benchmark'],
);
export const GetEventsDocument = new TypedDocumentString<GetEventsQuery, GetEventsQueryVariables>(
  'getEvents',
  'query getEvents($person:ID$company_id:ID$kinds:[String!]$from:String$until:String$first:Int$after:ID){events(person:$person company_id:$company_id kinds:$kinds from:$from until:$until first:$first after:$after){id at kind actor_id actor_name actor_email subject_type subject_id subject_name company_name workspace_name changes{field before after}address browser os user_agent}}',
  object({
    events: array(
      object({
        id: string,
        at: string,
        kind: string,
        actor_id: stringOrNull,
        actor_name: stringOrNull,
        actor_email: stringOrNull,
        subject_type: stringOrNull,
        subject_id: stringOrNull,
        subject_name: stringOrNull,
        company_name: stringOrNull,
        workspace_name: stringOrNull,
        changes: array(object({ field: string, before: stringOrNull, after: stringOrNull })),
        address: stringOrNull,
        browser: stringOrNull,
        os: stringOrNull,
        user_agent: stringOrNull,
      }),
    ),
  }),
  ['events'],
);
export const FindPeopleDocument = new TypedDocumentString<
  FindPeopleQuery,
  FindPeopleQueryVariables
>(
  'findPeople',
  'query findPeople(<lists:$search:String!>){collaborators(<lists:search:$search first:20>){collaborators{id name email}}}',
  object({
    collaborators: array(
      object({ collaborators: array(object({ id: string, name: string, email: string })) }),
    ),
  }),
);
export const GetActionNotesDocument = new TypedDocumentString<
  GetActionNotesQuery,
  GetActionNotesQueryVariables
>(
  'getActionNotes',
  'query getActionNotes($company_id:ID!$activity_id:ID!){activity(activity_id:$activity_id){name}evidence(company_id:$company_id activity_id:$activity_id){id kind name url size type evidence_on valid_until audience replaces_id added_by_name added_at shown checking}comments(company_id:$company_id subject_kind:"activity" subject_id:$activity_id){...shownComment}requests(company_id:$company_id){id activity_id kind text asked_of asked_of_name asked_by asked_by_name due_on done_at cancelled_at}}fragment shownComment on Comment{id text mentions{id name}author_id author_name created_at edited_at resolved_at resolved_by}',
  object({
    activity: nullOr(object({ name: string })),
    evidence: array(
      object({
        id: string,
        kind: string,
        name: string,
        url: stringOrNull,
        size: orNull(number),
        type: stringOrNull,
        evidence_on: stringOrNull,
        valid_until: stringOrNull,
        audience: string,
        replaces_id: stringOrNull,
        added_by_name: stringOrNull,
        added_at: string,
        shown: boolean,
        checking: boolean,
      }),
    ),
    comments: array(
      object({
        id: string,
        text: string,
        mentions: array(object({ id: string, name: string })),
        author_id: stringOrNull,
        author_name: stringOrNull,
        created_at: string,
        edited_at: stringOrNull,
        resolved_at: stringOrNull,
        resolved_by: stringOrNull,
      }),
    ),
    requests: array(
      object({
        id: string,
        activity_id: string,
        kind: string,
        text: stringOrNull,
        asked_of: stringOrNull,
        asked_of_name: stringOrNull,
        asked_by: stringOrNull,
        asked_by_name: stringOrNull,
        due_on: stringOrNull,
        done_at: stringOrNull,
        cancelled_at: stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetCommentsDocument = new TypedDocumentString<
  GetCommentsQuery,
  GetCommentsQueryVariables
>(
  'getComments',
  'query getComments($company_id:ID!$subject_kind:String!$subject_id:ID!){comments(company_id:$company_id subject_kind:$subject_kind subject_id:$subject_id){...shownComment}}fragment shownComment on Comment{id text mentions{id name}author_id author_name created_at edited_at resolved_at resolved_by}',
  object({
    comments: array(
      object({
        id: string,
        text: string,
        mentions: array(object({ id: string, name: string })),
        author_id: stringOrNull,
        author_name: stringOrNull,
        created_at: string,
        edited_at: stringOrNull,
        resolved_at: stringOrNull,
        resolved_by: stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetGraphDriversDocument = new TypedDocumentString<
  GetGraphDriversQuery,
  GetGraphDriversQueryVariables
>(
  'getGraphDrivers',
  'query getGraphDrivers($company_id:ID!){graphDrivers(company_id:$company_id){name years{year data{week data{driver averages}}}}}',
  object({
    graphDrivers: object({
      name: string,
      years: array(
        object({
          year: number,
          data: array(
            object({
              week: string,
              data: array(object({ driver: string, averages: orNull(number) })),
            }),
          ),
        }),
      ),
    }),
  }),
);
export const GetModelStepsDocument = new TypedDocumentString<
  GetModelStepsQuery,
  GetModelStepsQueryVariables
>(
  'getModelSteps',
  'query getModelSteps($company_id:ID!){graphDrivers(company_id:$company_id){years{year data{week <model:like_for_like{driver averages}>}}<model:steps{version_id note applied_at values{driver before after}}>}}',
  object({
    graphDrivers: object({
      years: array(
        object({
          year: number,
          data: array(
            object({
              week: string,
              like_for_like: array(object({ driver: string, averages: orNull(number) })),
            }),
          ),
        }),
      ),
      steps: array(
        object({
          version_id: string,
          note: string,
          applied_at: string,
          values: array(object({ driver: string, before: orNull(number), after: orNull(number) })),
        }),
      ),
    }),
  }),
);
export const GetImpactAreasDocument = new TypedDocumentString<
  GetImpactAreasQuery,
  GetImpactAreasQueryVariables
>(
  'getImpactAreas',
  'query getImpactAreas($company_id:ID!){impactAreas(company_id:$company_id){name completed <counts:current_name answered total>}}',
  object({
    impactAreas: array(
      object({
        name: string,
        completed: number,
        current_name: stringOrNull,
        answered: orNull(number),
        total: orNull(number),
      }),
    ),
  }),
);
export const GetImpactAreasWithCurrentDocument = new TypedDocumentString<
  GetImpactAreasWithCurrentQuery,
  GetImpactAreasWithCurrentQueryVariables
>(
  'getImpactAreasWithCurrent',
  'query getImpactAreasWithCurrent($company_id:ID!){impactAreas(company_id:$company_id){name completed current}}',
  object({
    impactAreas: array(object({ name: string, completed: number, current: stringOrNull })),
  }),
);
export const PercentageCompletedDocument = new TypedDocumentString<
  PercentageCompletedQuery,
  PercentageCompletedQueryVariables
>(
  'percentageCompleted',
  'query percentageCompleted($company_id:ID!$impact_area:ID$activity_id:ID){percentageCompleted(company_id:$company_id impact_area:$impact_area activity_id:$activity_id){total answered completed}}',
  object({ percentageCompleted: object({ total: number, answered: number, completed: number }) }),
);
export const GetInboxDocument = new TypedDocumentString<GetInboxQuery, GetInboxQueryVariables>(
  'getInbox',
  'query getInbox{tasks{id kind company_id company_name activity_id activity_name impact_area round_id round_name text asked_by_name due_on}notices{...shownNotice}}fragment shownNotice on Notice{id kind company_id company_name subject_kind activity_id activity_name impact_area subject_id round_name review_name created_at read_at}',
  object({
    tasks: array(
      object({
        id: string,
        kind: string,
        company_id: string,
        company_name: string,
        activity_id: stringOrNull,
        activity_name: stringOrNull,
        impact_area: stringOrNull,
        round_id: stringOrNull,
        round_name: stringOrNull,
        text: stringOrNull,
        asked_by_name: stringOrNull,
        due_on: stringOrNull,
      }),
    ),
    notices: array(
      object({
        id: string,
        kind: string,
        company_id: stringOrNull,
        company_name: stringOrNull,
        subject_kind: string,
        activity_id: stringOrNull,
        activity_name: stringOrNull,
        impact_area: stringOrNull,
        subject_id: string,
        round_name: stringOrNull,
        review_name: stringOrNull,
        created_at: string,
        read_at: stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetEarlierNoticesDocument = new TypedDocumentString<
  GetEarlierNoticesQuery,
  GetEarlierNoticesQueryVariables
>(
  'getEarlierNotices',
  'query getEarlierNotices($after:ID!){notices(after:$after){...shownNotice}}fragment shownNotice on Notice{id kind company_id company_name subject_kind activity_id activity_name impact_area subject_id round_name review_name created_at read_at}',
  object({
    notices: array(
      object({
        id: string,
        kind: string,
        company_id: stringOrNull,
        company_name: stringOrNull,
        subject_kind: string,
        activity_id: stringOrNull,
        activity_name: stringOrNull,
        impact_area: stringOrNull,
        subject_id: string,
        round_name: stringOrNull,
        review_name: stringOrNull,
        created_at: string,
        read_at: stringOrNull,
      }),
    ),
  }),
  ['inbox'],
);
export const GetModelVersionsDocument = new TypedDocumentString<
  GetModelVersionsQuery,
  GetModelVersionsQueryVariables
>(
  'getModelVersions',
  'query getModelVersions{modelVersions{id status note changes created_at applied_at}}',
  object({
    modelVersions: array(
      object({
        id: string,
        status: string,
        note: string,
        changes: number,
        created_at: string,
        applied_at: stringOrNull,
      }),
    ),
  }),
  ['model'],
);
export const GetModelPreviewDocument = new TypedDocumentString<
  GetModelPreviewQuery,
  GetModelPreviewQueryVariables
>(
  'getModelPreview',
  'query getModelPreview($version_id:ID!$first:Int$after:ID){modelPreview(version_id:$version_id first:$first after:$after){company_id company_name driver before after change contributions{activity_id name contribution}}}',
  object({
    modelPreview: array(
      object({
        company_id: string,
        company_name: string,
        driver: string,
        before: orNull(number),
        after: orNull(number),
        change: orNull(number),
        contributions: array(object({ activity_id: string, name: string, contribution: number })),
      }),
    ),
  }),
  ['model'],
);
export const GetScoreMovementDocument = new TypedDocumentString<
  GetScoreMovementQuery,
  GetScoreMovementQueryVariables
>(
  'getScoreMovement',
  'query getScoreMovement($company_id:ID!$driver_name:String!$from:String!$to:String!){scoreMovement(company_id:$company_id driver_name:$driver_name from:$from to:$to){before after change rescored reweighted first_scored no_longer_scored model unexplained complete_since contributions{activity_id name impact_area driver subdriver cause contribution state_before state_after weight_before weight_after changes last_changed_by last_changed_at}}}',
  object({
    scoreMovement: object({
      before: orNull(number),
      after: orNull(number),
      change: orNull(number),
      rescored: number,
      reweighted: number,
      first_scored: number,
      no_longer_scored: number,
      model: number,
      unexplained: number,
      complete_since: stringOrNull,
      contributions: array(
        object({
          activity_id: string,
          name: string,
          impact_area: string,
          driver: string,
          subdriver: string,
          cause: string,
          contribution: number,
          state_before: orNull(number),
          state_after: orNull(number),
          weight_before: orNull(number),
          weight_after: orNull(number),
          changes: number,
          last_changed_by: stringOrNull,
          last_changed_at: stringOrNull,
        }),
      ),
    }),
  }),
  ['score_movement'],
);
export const GetPrioritiesDocument = new TypedDocumentString<
  GetPrioritiesQuery,
  GetPrioritiesQueryVariables
>(
  'getPriorities',
  'query getPriorities($company_id:ID!){answers(company_id:$company_id){activity_id activity_name <answers:driver impact_area> revenue_state relevance criticality cost difficulty factor_difficulty est_cost_company_m time_w <answer_marks:not_applicable> answered_at}percentageCompleted(company_id:$company_id){total}}',
  object({
    answers: array(
      object({
        activity_id: string,
        activity_name: string,
        driver: stringOrNull,
        impact_area: stringOrNull,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        est_cost_company_m: orNull(number),
        time_w: orNull(number),
        not_applicable: orNull(boolean),
        answered_at: stringOrNull,
      }),
    ),
    percentageCompleted: object({ total: number }),
  }),
  ['answers'],
);
export const GetPlanDocument = new TypedDocumentString<GetPlanQuery, GetPlanQueryVariables>(
  'getPlan',
  'query getPlan($company_id:ID!){drivers(company_id:$company_id){name average}plan(company_id:$company_id){id activity_id activity_name impact_area driver aim status owner_id owner_name starts_on due_on note state cost_m time_w planned_gain realised done_at not_applicable <model:retired> revision <value_plan:benefit_m benefit_kind full_on benefit_real_m confirmed_by_name confirmed_on payback_months> <inbox:comment_count>}}',
  object({
    drivers: array(object({ name: string, average: orNull(number) })),
    plan: array(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        impact_area: string,
        driver: string,
        aim: number,
        status: string,
        owner_id: stringOrNull,
        owner_name: stringOrNull,
        starts_on: stringOrNull,
        due_on: stringOrNull,
        note: stringOrNull,
        state: orNull(number),
        cost_m: orNull(number),
        time_w: orNull(number),
        planned_gain: orNull(number),
        realised: orNull(number),
        done_at: stringOrNull,
        not_applicable: orNull(boolean),
        retired: orNull(boolean),
        revision: number,
        benefit_m: orNull(number),
        benefit_kind: stringOrNull,
        full_on: stringOrNull,
        benefit_real_m: orNull(number),
        confirmed_by_name: stringOrNull,
        confirmed_on: stringOrNull,
        payback_months: orNull(number),
        comment_count: orNull(number),
      }),
    ),
  }),
  ['plan'],
);
export const GetScenariosDocument = new TypedDocumentString<
  GetScenariosQuery,
  GetScenariosQueryVariables
>(
  'getScenarios',
  'query getScenarios($company_id:ID!){scenarios(company_id:$company_id){id name note items{activity_id aim owner_id owner_name due_on benefit_m benefit_kind}created_by revision chosen_at answers_changed}}',
  object({
    scenarios: array(
      object({
        id: string,
        name: string,
        note: stringOrNull,
        items: array(
          object({
            activity_id: string,
            aim: number,
            owner_id: stringOrNull,
            owner_name: stringOrNull,
            due_on: stringOrNull,
            benefit_m: orNull(number),
            benefit_kind: stringOrNull,
          }),
        ),
        created_by: stringOrNull,
        revision: number,
        chosen_at: stringOrNull,
        answers_changed: boolean,
      }),
    ),
  }),
  ['value_plan'],
);
export const GetPortfolioDocument = new TypedDocumentString<
  GetPortfolioQuery,
  GetPortfolioQueryVariables
>(
  'getPortfolio',
  'query getPortfolio(<portfolio_weeks:$weeks:Int>){portfolio(<portfolio_weeks:weeks:$weeks>){company_id company_name company_image workspace_name completed fresh plan_open plan_overdue <rounds:round_asked round_handed_in> cells{driver average grade scored total previous target target_status}}}',
  object({
    portfolio: array(
      object({
        company_id: string,
        company_name: string,
        company_image: stringOrNull,
        workspace_name: stringOrNull,
        completed: number,
        fresh: orNull(number),
        plan_open: number,
        plan_overdue: number,
        round_asked: orNull(number),
        round_handed_in: orNull(number),
        cells: array(
          object({
            driver: string,
            average: orNull(number),
            grade: stringOrNull,
            scored: number,
            total: number,
            previous: orNull(number),
            target: orNull(number),
            target_status: stringOrNull,
          }),
        ),
      }),
    ),
  }),
  ['portfolio'],
);
export const GetProfilesDocument = new TypedDocumentString<
  GetProfilesQuery,
  GetProfilesQueryVariables
>(
  'getProfiles',
  'query getProfiles($workspace_id:ID!){profiles(workspace_id:$workspace_id){id name activities reason applied{company_id applied_at marked}}}',
  object({
    profiles: array(
      object({
        id: string,
        name: string,
        activities: array(string),
        reason: string,
        applied: array(object({ company_id: string, applied_at: string, marked: number })),
      }),
    ),
  }),
  ['profiles'],
);
export const GetProfileActionsDocument = new TypedDocumentString<
  GetProfileActionsQuery,
  GetProfileActionsQueryVariables
>(
  'getProfileActions',
  'query getProfileActions($company_id:ID!){subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){activities{id name}}}',
  object({
    subdriverActivitiesGrade: array(
      object({ activities: array(object({ id: string, name: string })) }),
    ),
  }),
);
export const RecentlyDeletedDocument = new TypedDocumentString<
  RecentlyDeletedQuery,
  RecentlyDeletedQueryVariables
>(
  'recentlyDeleted',
  'query recentlyDeleted{recentlyDeleted{kind id name deleted_by deleted_at purge_at}}',
  object({
    recentlyDeleted: array(
      object({
        kind: string,
        id: string,
        name: string,
        deleted_by: stringOrNull,
        deleted_at: string,
        purge_at: string,
      }),
    ),
  }),
);
export const GetReviewsDocument = new TypedDocumentString<
  GetReviewsQuery,
  GetReviewsQueryVariables
>(
  'getReviews',
  'query getReviews($company_id:ID!){reviews(company_id:$company_id){...fullReview}}fragment fullReview on Review{id name as_of kind summary averages{driver averages}taken_by taken_at signed_by signed_at second_signed_by second_signed_at withdrawn_at withdrawn_reason digest previous_digest}',
  object({
    reviews: array(
      object({
        id: string,
        name: string,
        as_of: string,
        kind: string,
        summary: stringOrNull,
        averages: array(object({ driver: string, averages: orNull(number) })),
        taken_by: stringOrNull,
        taken_at: string,
        signed_by: stringOrNull,
        signed_at: stringOrNull,
        second_signed_by: stringOrNull,
        second_signed_at: stringOrNull,
        withdrawn_at: stringOrNull,
        withdrawn_reason: stringOrNull,
        digest: stringOrNull,
        previous_digest: stringOrNull,
      }),
    ),
  }),
  ['reviews'],
);
export const GetReviewDocument = new TypedDocumentString<GetReviewQuery, GetReviewQueryVariables>(
  'getReview',
  'query getReview(<reviews:$id:ID!>){<reviews:review(id:$id){review{...fullReview}content people{id name}}>}fragment fullReview on Review{id name as_of kind summary averages{driver averages}taken_by taken_at signed_by signed_at second_signed_by second_signed_at withdrawn_at withdrawn_reason digest previous_digest}',
  object({
    review: orNull(
      object({
        review: object({
          id: string,
          name: string,
          as_of: string,
          kind: string,
          summary: stringOrNull,
          averages: array(object({ driver: string, averages: orNull(number) })),
          taken_by: stringOrNull,
          taken_at: string,
          signed_by: stringOrNull,
          signed_at: stringOrNull,
          second_signed_by: stringOrNull,
          second_signed_at: stringOrNull,
          withdrawn_at: stringOrNull,
          withdrawn_reason: stringOrNull,
          digest: stringOrNull,
          previous_digest: stringOrNull,
        }),
        content: string,
        people: array(object({ id: string, name: string })),
      }),
    ),
  }),
);
export const GetProofDocument = new TypedDocumentString<GetProofQuery, GetProofQueryVariables>(
  'getProof',
  'query getProof(<reviews:$review_id:ID! $figure:String!>){<reviews:proof(review_id:$review_id figure:$figure){figure value shown since rows{activity_id name weight state share shown changed_by changed_at evidence}}>}',
  object({
    proof: orNull(
      object({
        figure: string,
        value: orNull(number),
        shown: string,
        since: orNull(number),
        rows: array(
          object({
            activity_id: string,
            name: string,
            weight: number,
            state: orNull(number),
            share: number,
            shown: string,
            changed_by: stringOrNull,
            changed_at: stringOrNull,
            evidence: number,
          }),
        ),
      }),
    ),
  }),
);
export const GetReviewSharesDocument = new TypedDocumentString<
  GetReviewSharesQuery,
  GetReviewSharesQueryVariables
>(
  'getReviewShares',
  'query getReviewShares($review_id:ID!){reviewShares(review_id:$review_id){id recipient scope created_by created_at ends_on revoked_at opened last_opened_at}}',
  object({
    reviewShares: array(
      object({
        id: string,
        recipient: string,
        scope: string,
        created_by: stringOrNull,
        created_at: string,
        ends_on: string,
        revoked_at: stringOrNull,
        opened: number,
        last_opened_at: stringOrNull,
      }),
    ),
  }),
  ['reviews'],
);
export const GetRoundsDocument = new TypedDocumentString<GetRoundsQuery, GetRoundsQueryVariables>(
  'getRounds',
  'query getRounds($company_id:ID!){rounds(company_id:$company_id){...listedRound}}fragment listedRound on Round{id name names opens_on due_on workspace_id companies{company_id company_name asked handed_in opened_at closed_at asks_me my_handed_in_at people{user_id name party areas handed_in_at}}}',
  object({
    rounds: array(
      object({
        id: string,
        name: string,
        names: string,
        opens_on: string,
        due_on: string,
        workspace_id: stringOrNull,
        companies: array(
          object({
            company_id: string,
            company_name: string,
            asked: number,
            handed_in: number,
            opened_at: stringOrNull,
            closed_at: stringOrNull,
            asks_me: boolean,
            my_handed_in_at: stringOrNull,
            people: orNull(
              array(
                object({
                  user_id: string,
                  name: stringOrNull,
                  party: stringOrNull,
                  areas: array(string),
                  handed_in_at: stringOrNull,
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
  ['rounds'],
);
export const GetOwnRoundsDocument = new TypedDocumentString<
  GetOwnRoundsQuery,
  GetOwnRoundsQueryVariables
>(
  'getOwnRounds',
  'query getOwnRounds{rounds{...listedRound}}fragment listedRound on Round{id name names opens_on due_on workspace_id companies{company_id company_name asked handed_in opened_at closed_at asks_me my_handed_in_at people{user_id name party areas handed_in_at}}}',
  object({
    rounds: array(
      object({
        id: string,
        name: string,
        names: string,
        opens_on: string,
        due_on: string,
        workspace_id: stringOrNull,
        companies: array(
          object({
            company_id: string,
            company_name: string,
            asked: number,
            handed_in: number,
            opened_at: stringOrNull,
            closed_at: stringOrNull,
            asks_me: boolean,
            my_handed_in_at: stringOrNull,
            people: orNull(
              array(
                object({
                  user_id: string,
                  name: stringOrNull,
                  party: stringOrNull,
                  areas: array(string),
                  handed_in_at: stringOrNull,
                }),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
  ['rounds'],
);
export const GetRoundResultDocument = new TypedDocumentString<
  GetRoundResultQuery,
  GetRoundResultQueryVariables
>(
  'getRoundResult',
  'query getRoundResult(<rounds:$id:ID! $company_id:ID!>){<rounds:round(id:$id company_id:$company_id){names asked handed_in closed_at actions{activity_id name driver impact_area answer revision weight count lowest highest proposal difference swing camps decided <model:anchors> opinions{party person state unsure not_applicable reason late}}drivers{driver average low high}gaps{driver party other actions gap}}>}',
  object({
    round: orNull(
      object({
        names: string,
        asked: number,
        handed_in: number,
        closed_at: stringOrNull,
        actions: array(
          object({
            activity_id: string,
            name: string,
            driver: string,
            impact_area: string,
            answer: orNull(number),
            revision: number,
            weight: number,
            count: number,
            lowest: orNull(number),
            highest: orNull(number),
            proposal: orNull(number),
            difference: orNull(number),
            swing: orNull(number),
            camps: boolean,
            decided: orNull(number),
            anchors: orNull(array(string)),
            opinions: array(
              object({
                party: stringOrNull,
                person: stringOrNull,
                state: orNull(number),
                unsure: boolean,
                not_applicable: boolean,
                reason: stringOrNull,
                late: boolean,
              }),
            ),
          }),
        ),
        drivers: array(
          object({
            driver: string,
            average: orNull(number),
            low: orNull(number),
            high: orNull(number),
          }),
        ),
        gaps: array(
          object({
            driver: string,
            party: string,
            other: string,
            actions: number,
            gap: orNull(number),
          }),
        ),
      }),
    ),
  }),
);
export const GetMyPartDocument = new TypedDocumentString<GetMyPartQuery, GetMyPartQueryVariables>(
  'getMyPart',
  'query getMyPart($round_id:ID!$company_id:ID!){myPart(round_id:$round_id company_id:$company_id){activity_id name driver impact_area description <model:anchors> state unsure not_applicable confidence reason}}',
  object({
    myPart: array(
      object({
        activity_id: string,
        name: string,
        driver: string,
        impact_area: string,
        description: stringOrNull,
        anchors: orNull(array(string)),
        state: orNull(number),
        unsure: boolean,
        not_applicable: boolean,
        confidence: orNull(number),
        reason: stringOrNull,
      }),
    ),
  }),
  ['rounds'],
);
export const GetRoundCandidatesDocument = new TypedDocumentString<
  GetRoundCandidatesQuery,
  GetRoundCandidatesQueryVariables
>(
  'getRoundCandidates',
  'query getRoundCandidates($company_id:ID!){roundCandidates(company_id:$company_id){user_id name areas}}',
  object({
    roundCandidates: array(object({ user_id: string, name: string, areas: array(string) })),
  }),
  ['rounds'],
);
export const GetWeeklyMailDocument = new TypedDocumentString<
  GetWeeklyMailQuery,
  GetWeeklyMailQueryVariables
>(
  'getWeeklyMail',
  'query getWeeklyMail{<subscriptions:weeklyMail{subject text}>}',
  object({ weeklyMail: orNull(object({ subject: string, text: string })) }),
);
export const GetTargetsDocument = new TypedDocumentString<
  GetTargetsQuery,
  GetTargetsQueryVariables
>(
  'getTargets',
  'query getTargets($company_id:ID!){targets(company_id:$company_id){id driver start_on start_average value due_on milestones{on value}reason set_by set_at ended_at average expected status pace pace_date plan_average plan_date}}',
  object({
    targets: array(
      object({
        id: string,
        driver: string,
        start_on: string,
        start_average: orNull(number),
        value: number,
        due_on: string,
        milestones: array(object({ on: string, value: number })),
        reason: string,
        set_by: stringOrNull,
        set_at: string,
        ended_at: stringOrNull,
        average: orNull(number),
        expected: orNull(number),
        status: stringOrNull,
        pace: orNull(number),
        pace_date: stringOrNull,
        plan_average: orNull(number),
        plan_date: stringOrNull,
      }),
    ),
  }),
  ['targets'],
);
export const GetMappingsDocument = new TypedDocumentString<
  GetMappingsQuery,
  GetMappingsQueryVariables
>(
  'getMappings',
  'query getMappings($workspace_id:ID!){mappings(workspace_id:$workspace_id){id name header_digest columns{field header}scale{theirs ours}pairs{theirs activity_id}combine at by_name revision}}',
  object({
    mappings: array(
      object({
        id: string,
        name: string,
        header_digest: string,
        columns: array(object({ field: string, header: string })),
        scale: array(object({ theirs: string, ours: orNull(number) })),
        pairs: array(object({ theirs: string, activity_id: string })),
        combine: string,
        at: string,
        by_name: stringOrNull,
        revision: number,
      }),
    ),
  }),
  ['mappings'],
);
export const GetAssessmentDocument = new TypedDocumentString<
  GetAssessmentQuery,
  GetAssessmentQueryVariables
>(
  'getAssessment',
  'query getAssessment($company_id:ID!){answers(company_id:$company_id){...fullAnswer}subdriverActivitiesGrade(company_id:$company_id driver_name:"Total"){name <counts:driver> activities{id}}area1:impactAreaActivities(company_id:$company_id impact_area:"1"){...inArea}area2:impactAreaActivities(company_id:$company_id impact_area:"2"){...inArea}area3:impactAreaActivities(company_id:$company_id impact_area:"3"){...inArea}area4:impactAreaActivities(company_id:$company_id impact_area:"4"){...inArea}area5:impactAreaActivities(company_id:$company_id impact_area:"5"){...inArea}area6:impactAreaActivities(company_id:$company_id impact_area:"6"){...inArea}area7:impactAreaActivities(company_id:$company_id impact_area:"7"){...inArea}}fragment fullAnswer on Answer{id activity_id activity_name company_id revenue_state relevance criticality cost difficulty factor_difficulty time_w avg_cost_thread_m est_cost_process_m est_cost_driver_m est_cost_subdriver_m est_cost_company_m time_thread_h answered_at average_score revision <answer_marks:not_applicable not_applicable_reason confidence confirmed_at>}fragment inArea on ActivityStatus{id name}',
  object({
    answers: array(
      object({
        id: string,
        activity_id: string,
        activity_name: string,
        company_id: string,
        revenue_state: orNull(number),
        relevance: orNull(number),
        criticality: orNull(number),
        cost: orNull(number),
        difficulty: orNull(number),
        factor_difficulty: orNull(number),
        time_w: orNull(number),
        avg_cost_thread_m: orNull(number),
        est_cost_process_m: orNull(number),
        est_cost_driver_m: orNull(number),
        est_cost_subdriver_m: orNull(number),
        est_cost_company_m: orNull(number),
        time_thread_h: orNull(number),
        answered_at: stringOrNull,
        average_score: orNull(number),
        revision: number,
        not_applicable: orNull(boolean),
        not_applicable_reason: stringOrNull,
        confidence: orNull(number),
        confirmed_at: stringOrNull,
      }),
    ),
    subdriverActivitiesGrade: array(
      object({ name: string, driver: stringOrNull, activities: array(object({ id: string })) }),
    ),
    area1: array(object({ id: string, name: string })),
    area2: array(object({ id: string, name: string })),
    area3: array(object({ id: string, name: string })),
    area4: array(object({ id: string, name: string })),
    area5: array(object({ id: string, name: string })),
    area6: array(object({ id: string, name: string })),
    area7: array(object({ id: string, name: string })),
  }),
  ['answers'],
);
export const GetWorkspaceReachesDocument = new TypedDocumentString<
  GetWorkspaceReachesQuery,
  GetWorkspaceReachesQueryVariables
>(
  'getWorkspaceReaches',
  'query getWorkspaceReaches($user_role:String){workspaces(user_role:$user_role){id <reach:administrators_reach>}}',
  object({ workspaces: array(object({ id: string, administrators_reach: stringOrNull })) }),
);
export const GetWorkspacesDocument = new TypedDocumentString<
  GetWorkspacesQuery,
  GetWorkspacesQueryVariables
>(
  'getWorkspaces',
  'query getWorkspaces($user_role:String<lists:$search:String $first:Int $after:ID>){workspaces(user_role:$user_role <lists:search:$search first:$first after:$after>){...workspaceParts}}fragment workspaceParts on Workspace{id name companies{id name image activated}collaborators{id name email image company_id company_name role company_role workspace_role activated invitation_expires}}',
  object({
    workspaces: array(
      object({
        id: string,
        name: string,
        companies: array(
          object({ id: string, name: string, image: stringOrNull, activated: boolean }),
        ),
        collaborators: array(
          object({
            id: string,
            name: string,
            email: string,
            image: stringOrNull,
            company_id: stringOrNull,
            company_name: stringOrNull,
            role: stringOrNull,
            company_role: string,
            workspace_role: string,
            activated: boolean,
            invitation_expires: stringOrNull,
          }),
        ),
      }),
    ),
  }),
);
