/** The module of each page that the app loads when it is opened, by the beginning of its address. */
const PAGES: Record<string, string> = {
  '/actionco': 'companyAction/CompanyActionPage',
  '/actionia': 'impactAreaAction/ImpactAreaActionPage',
  '/collaborators-management': 'collaboratorsManagement/CollaboratorsManagementPage',
  '/companies-management': 'companiesManagement/CompaniesManagementPage',
  '/company-overview': 'companyOverview/CompanyOverviewPage',
  '/evolution': 'evolution/EvolutionPage',
  '/faq': 'help/HelpPage',
  '/impact-areas': 'impactAreas/ImpactAreasPage',
  '/workspaces-management': 'workspacesManagement/WorkspacesManagementPage',
};

/** Loads the page of an address at once: a test's limits are for the page, not for compiling it. */
export function loadPage(address: string): void {
  const name = PAGES[address.split('?')[0] ?? ''];
  if (name) jest.requireActual(`@/pages/${name}`);
}
