import { ApiTokens } from '@/features/apiTokens';
import { useCurrentUser } from '@/features/auth';
import { CompanyField, useShownCompany } from '@/features/companies';

/** The API tokens of the signed-in person, for one of the companies that they see. */
export function AccountTokens() {
  const user = useCurrentUser();
  const list = useShownCompany(user);
  const { companies, isComplete } =
    list.state === 'ready' ? list.data : { companies: [], isComplete: true };
  return (
    <ApiTokens
      companyField={<CompanyField companies={companies} searchAs={isComplete ? null : user.role} />}
    />
  );
}
