import { isAnyOf } from '@reduxjs/toolkit';
import { knowUser, selectUser } from '@/features/auth';
import { collaboratorsApi } from '@/features/collaborators';
import { baseApi } from '@/shared/api/baseApi';
import type { StartListening } from '@/shared/lib/listening';
import type { RootState } from './store';

const { updateRole, changeCompany } = collaboratorsApi.endpoints;

/** Whoever changes their own role or company goes on as who they are now. */
export function addPeopleListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(updateRole.matchFulfilled, changeCompany.matchFulfilled),
    effect: ({ payload: changed }, { dispatch, getState }) => {
      if (changed.id !== selectUser(getState() as RootState)?.id) return;
      dispatch(knowUser(changed));
      dispatch(baseApi.util.invalidateTags([{ type: 'Company', id: 'LIST' }]));
    },
  });
}
