export type { Company, CompanyList } from './Company';
export { companiesApi } from './companiesApi';
export { CompanyField } from './CompanyField';
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
export { CompanySelector } from './CompanySelector';
export { CompareSelect } from './CompareSelect';
export { comparisonOf } from './comparison';
export { companiesMessages } from './messages.en';
export { selectShownCompanyId, selectStartingChoice } from './selectShownCompanyId';
export { useShownCompany } from './useShownCompany';
export { useShownCompanyId } from './useShownCompanyId';
export { AddCompanyDialog } from './manage/AddCompanyDialog';
export { CompanyCards } from './manage/CompanyCards';
export { CompanyCardsSkeleton } from './manage/CompanyCardsSkeleton';
export { CompanyDialogs } from './manage/CompanyDialogs';
export { CompanyMenu } from './manage/CompanyMenu';
export { CompanyRow } from './manage/CompanyRow';
export { useRestoreCompany } from './manage/useRestoreCompany';
export { DeactivatedCompany } from './manage/DeactivatedCompany';
export { useCompanyTask } from './manage/useCompanyTask';

/** Its messages in Spanish, in a file that only those load who read them. */
export const companiesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
