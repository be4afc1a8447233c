export { targetOf, type Company, type CompanyList } from './Company';
export { companiesApi, useGetCompanyFiguresQuery } from './companiesApi';
export { COMPANIES_VIEW, MIN_FOR_TABLE } from './manage/list/companiesView';
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
export { selectShownCompanyId, selectStartingChoice } from './selection/selectShownCompanyId';
export { useShownCompany } from './selection/useShownCompany';
export { useShownCompanyId } from './selection/useShownCompanyId';
export { AddCompanyDialog } from './manage/dialogs/AddCompanyDialog';
export { CompanyCards } from './manage/list/CompanyCards';
export { CompanyCardsSkeleton } from './manage/list/CompanyCardsSkeleton';
export { CompanyDialogs } from './manage/dialogs/CompanyDialogs';
export { CompanyMenu } from './manage/list/CompanyMenu';
export { CompanyRow } from './manage/list/CompanyRow';
export { useRestoreCompany } from './manage/useRestoreCompany';
export { DeactivatedCompany } from './manage/DeactivatedCompany';
export { useCompanyTask } from './manage/dialogs/useCompanyTask';

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const companiesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
