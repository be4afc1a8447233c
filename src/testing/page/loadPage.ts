/** The module of each page that the app loads when it is opened, by the beginning of its address. */
const PAGES: Record<string, string> = {
  '/actionco': 'CompanyActionPage',
  '/actionia': 'ImpactAreaActionPage',
  '/collaborators-management': 'CollaboratorsManagementPage',
  '/companies-management': 'CompaniesManagementPage',
  '/company-overview': 'CompanyOverviewPage',
  '/evolution': 'EvolutionPage',
  '/faq': 'HelpPage',
  '/impact-areas': 'ImpactAreasPage',
  '/workspaces-management': 'WorkspacesManagementPage',
};

/** Loads the page of an address at once: a test's limits are for the page, not for compiling it. */
export function loadPage(address: string): void {
  const name = PAGES[address.split('?')[0] ?? ''];
  if (name) jest.requireActual(`@/pages/${name}`);
}
