/** The module of each page, by the beginning of its address. */
const PAGES: Record<string, string> = {
  '/actionco': 'companyAction/CompanyActionPage',
  '/actionia': 'impactAreaAction/ImpactAreaActionPage',
  '/collaborators-management': 'collaboratorsManagement/CollaboratorsManagementPage',
  '/companies-management': 'companiesManagement/CompaniesManagementPage',
  '/company-overview': 'companyOverview/CompanyOverviewPage',
  '/evolution': 'evolution/EvolutionPage',
  '/faq': 'help/HelpPage',
  '/plan': 'plan/PlanPage',
  '/impact-areas': 'impactAreas/ImpactAreasPage',
  '/portfolio': 'portfolio/PortfolioPage',
  '/workspaces-management': 'workspacesManagement/WorkspacesManagementPage',
};

/**
 * Loads the page of an address in advance, so that compiling it does not count toward the time
 * limits of the test.
 */
export function preloadPage(address: string): void {
  const name = PAGES[address.split('?')[0] ?? ''];
  if (name) jest.requireActual(`@/pages/${name}`);
}
