import { useEffect } from 'react';
import { can } from '@contract/permissions/permissions';
import { LIMITS } from '@contract/limits';
import { useCurrentUser } from '@/features/auth';
import { companyShown } from '@/features/companies';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import type { UrlParam } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';

const company: UrlParam<string> = {
  initial: '',
  parse: (text) => (text.length <= LIMITS.nameLength ? text : undefined),
  format: (id) => id,
};
const VIEW = { company };

/** Shows the company that a mailed link names, to people who may choose one. `shownId`: the one that is shown. */
export function useCompanyInAddress(shownId: string): void {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const [{ company: asked }, change] = useUrlState(VIEW);
  useEffect(() => {
    if (asked === '') return;
    if (asked !== shownId && can(user, 'chooseCompany')) dispatch(companyShown(asked));
    change({ company: '' });
  }, [asked, shownId, user, dispatch, change]);
}
