// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

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
