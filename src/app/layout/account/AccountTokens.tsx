import { useState } from 'react';
import { ApiTokens } from '@/features/apiTokens';
import { useCurrentUser } from '@/features/auth';
import { CompanyField, useShownCompany, type Company } from '@/features/companies';

/** The API tokens of the signed-in person, for one of the companies that they see. */
export function AccountTokens() {
  const user = useCurrentUser();
  const list = useShownCompany(user);
  // Of a long list, the company may have been found on the server.
  const [found, setFound] = useState<readonly Company[]>([]);
  const { companies, isComplete } =
    list.state === 'ready' ? list.data : { companies: [], isComplete: true };
  return (
    <ApiTokens
      companyField={
        <CompanyField
          companies={[...companies, ...found]}
          searchAs={isComplete ? null : user.role}
          onFound={(company) => {
            if (!companies.some(({ id }) => id === company.id)) setFound([company]);
          }}
        />
      }
    />
  );
}
