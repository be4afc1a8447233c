export {
  MAX_WHOLE_LIST,
  resourceOf,
  toCompanyList,
  type Company,
  type CompanyList,
} from './Company';
export { companiesApi, useGetCompaniesByIdQuery, useGetCompaniesQuery } from './companiesApi';
export { COMPANIES_VIEW, MIN_FOR_TABLE } from './manage/list/companiesView';
export { CompanyFilter } from './selection/CompanyFilter';
export { CompanyField } from './selection/CompanyField';
export { CompanyLogo } from './CompanyLogo';
export {
  companiesChosen,
  companiesRestored,
  companiesSlice,
  companyCompared,
  companyShown,
  parseCompaniesState,
  selectCompanyChoice,
} from './companiesSlice';
export { CompanySelector } from './selection/CompanySelector';
export { CompareSelect } from './selection/CompareSelect';
export { comparisonOf } from './selection/comparison';
export { companiesMessages } from './messages.en';
export { companyLoaded } from './selection/longList/companyLoaded';
export { knownCompany } from './selection/longList/knownCompany';
export { useCompanyPages } from './selection/longList/useCompanyPages';
export { selectShownCompanyId, selectStartingChoice } from './selection/selectShownCompanyId';
export { useCompany, useOneCompany } from './selection/longList/useOneCompany';
export { useSelectedCompany } from './selection/useSelectedCompany';
export { useShownCompany } from './selection/useShownCompany';
export { useShownCompanyId } from './selection/useShownCompanyId';
export { AddCompanyDialog } from './manage/dialogs/AddCompanyDialog';
export { CompanyCards } from './manage/list/CompanyCards';
export { useCompanyList } from './manage/list/useCompanyList';
export { CompanyDialogs } from './manage/dialogs/CompanyDialogs';
export { CompanyMenu } from './manage/list/CompanyMenu';
export { CompanyRow } from './manage/list/CompanyRow';
export { useRestoreCompany } from './manage/useRestoreCompany';
export { DeactivatedCompany } from './manage/DeactivatedCompany';
export { useCompanyTask } from './manage/dialogs/useCompanyTask';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const companiesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
