import type { Role } from '@contract/permissions/roles';
import type { AppDispatch } from '@/shared/lib/useAppDispatch';
import type { Company } from '../../Company';
import { companiesApi } from '../../companiesApi';

/** Caches a company that the server found in a long list, so that it can be shown without another request. */
export const companyLoaded =
  (role: Role, company: Company) =>
  (dispatch: AppDispatch): void => {
    dispatch(
      companiesApi.util.upsertQueryEntries([
        { endpointName: 'getCompaniesById', arg: { role, ids: [company.id] }, value: [company] },
      ]),
    );
  };
