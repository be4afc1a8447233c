/** A label, message, condition or number in the specification, and the test that verifies it. */
export interface Row {
  text: string;
  /** Whether the text is a label or message that must occur literally in the sources. */
  literal?: true;
  proof: { file: string; title: string } | { openIssue: 5 | 6 | 7 };
  /** If the product differs from the specification: how, and which document or issue decided it. */
  resolved?: string;
}

type Unproven = Pick<Row, 'text' | 'literal' | 'resolved'>;

/** The test files by short name. */
const FILES = {
  account: 'src/app/layout/account/MyAccount.test.tsx',
  accounts: 'server/routes/account/accounts.test.ts',
  actionForm: 'src/pages/impactAreaAction/ActionForm.test.tsx',
  actionPage: 'src/pages/impactAreaAction/ImpactAreaActionPage.test.tsx',
  answerForm: 'src/features/activity/form/answerForm.test.ts',
  app: 'src/app/App.test.tsx',
  areas: 'src/pages/impactAreas/ImpactAreasPage.test.tsx',
  areaRules: 'src/features/impactAreas/ImpactArea.test.ts',
  auth: 'server/routes/account/auth.test.ts',
  authPages: 'src/pages/auth/MailedLinks.test.tsx',
  authScreens: 'src/pages/auth/AuthForms.test.tsx',
  autosave: 'server/domain/saveAnswer/autosave.test.ts',
  autosaveValues: 'server/domain/saveAnswer/autosaveValues.test.ts',
  chart: 'e2e/evolution/evolution.e2e.ts',
  chosenYear: 'src/features/evolution/period/chosenYear.test.ts',
  clients: 'src/shared/api/transport/clients.test.ts',
  inviteAndRemove: 'src/pages/collaboratorsManagement/InviteAndRemoveCollaborators.test.tsx',
  companies: 'src/pages/companiesManagement/CompaniesManagementPage.test.tsx',
  companyDialogs: 'src/pages/companiesManagement/CompanyDialogs.test.tsx',
  comparison: 'src/features/companies/selection/comparison.test.ts',
  dashboard: 'src/pages/dashboard/DashboardPage.test.tsx',
  deleted: 'src/pages/companiesManagement/DeleteAndRestoreCompany.test.tsx',
  downloads: 'src/pages/downloads/Downloads.test.tsx',
  draft: 'src/features/activity/saving/savingSlice.test.ts',
  driverRules: 'src/features/drivers/DriverDetail.test.ts',
  evolution: 'src/pages/evolution/EvolutionPage.test.tsx',
  evolutionRules: 'src/features/evolution/Evolution.test.ts',
  help: 'src/pages/help/HelpPage.test.tsx',
  helpArticles: 'src/features/help/content/help.test.ts',
  layout: 'e2e/layout/layout.e2e.ts',
  login: 'src/pages/auth/LoginPage.test.tsx',
  mainJob: 'e2e/saving/mainJob.e2e.ts',
  management: 'server/routes/management/management.test.ts',
  myAccount: 'server/routes/account/myAccount.test.ts',
  overview: 'src/pages/companyOverview/CompanyOverviewPage.test.tsx',
  paths: 'src/shared/routing/paths.test.ts',
  people: 'src/pages/collaboratorsManagement/CollaboratorsManagementPage.test.tsx',
  percentages: 'contract/scoring/percentages.test.ts',
  plot: 'src/features/evolution/plot/plotConfig.test.ts',
  axes: 'src/features/evolution/model/axes.test.ts',
  plotPalette: 'src/features/evolution/plot/plotPalette.test.ts',
  report: 'src/app/layout/account/ReportError.test.tsx',
  scoreClass: 'src/features/activity/averageScore/scoreClass.test.ts',
  serverFigures: 'server/routes/graphql/queries/figures.test.ts',
  startingChoice: 'src/features/companies/selection/startingChoice.test.ts',
  tokens: 'src/shared/ui/theme/tokens.test.ts',
  variables: 'server/routes/graphql/graphqlTransport.test.ts',
  visibility: 'server/routes/graphql/queries/visibility.test.ts',
  permissions: 'server/everyRoute/permissions.test.ts',
  dashboardCards: 'src/pages/dashboard/DashboardCards.test.tsx',
  weekWindow: 'src/features/evolution/period/weekWindow.test.ts',
  workspaceDialogs: 'src/pages/workspacesManagement/WorkspaceDialogs.test.tsx',
  workspacePeople: 'src/pages/workspacesManagement/WorkspacePeople.test.tsx',
  workspaceRules: 'src/features/workspaces/Workspace.test.ts',
  workspaces: 'src/pages/workspacesManagement/WorkspacesManagementPage.test.tsx',
  yRange: 'src/features/evolution/model/yRange.test.ts',
  emails: 'contract/fields/email.test.ts',
  grades: 'contract/scoring/scoring.test.ts',
  names: 'contract/fields/naming.test.ts',
  passwords: 'contract/fields/password.test.ts',
  progress: 'contract/scoring/progress.test.ts',
  roles: 'contract/permissions/roles.test.ts',
  websites: 'contract/fields/website.test.ts',
} as const;

/** The rows that one test verifies. */
export function by(
  file: keyof typeof FILES,
  title: string,
  rows: readonly (string | Unproven)[],
): Row[] {
  return rows.map((row) => ({
    ...(typeof row === 'string' ? { text: row } : row),
    proof: { file: FILES[file], title },
  }));
}

/** A label or message that must occur literally in the sources. */
export const label = (text: string): Unproven => ({ text, literal: true });

/** A row from which the product differs, with the document or issue that decided it. */
export const decided = (text: string, resolved: string): Unproven => ({ text, resolved });
