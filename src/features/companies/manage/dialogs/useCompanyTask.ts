import { useState } from 'react';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { companySelected } from '../../companiesSlice';
import type { CompanyTask } from '../list/CompanyMenu';

/** The state of the company dialogs: which action was chosen, for the company that `begin` selects. */
export function useCompanyTask() {
  const dispatch = useAppDispatch();
  const [task, setTask] = useState<CompanyTask | null>(null);

  return {
    task,
    begin: (next: CompanyTask, companyId: string) => {
      dispatch(companySelected(companyId));
      setTask(next);
    },
    end: () => setTask(null),
  };
}
